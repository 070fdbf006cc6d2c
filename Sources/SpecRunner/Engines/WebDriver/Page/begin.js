// The page script logs what leaves no trace on the screen, and reads the screen on request.
//
// The files of this folder are joined in the order PageScript.swift lists and run as one function
// `world => { ... }`, before a page's own scripts. They share one scope, so each name is declared
// once in the whole folder. `world` is what the launch arranged. A page sees one hidden property
// of the window, `__spec`, and one entry of the session storage.

// A page may declare variables of these names.
const {
  Array, CSS, DOMMatrix, DOMRect, Document, Element, HTMLElement, JSON, Map, Math, MutationObserver, Node,
  NodeFilter, Number, Object, Promise, Proxy, Reflect, RegExp, Set, String, URL, WeakMap,
  WeakRef, WeakSet, getComputedStyle, matchMedia, parseFloat, parseInt, performance,
} = window;
const spec = {};
Object.defineProperty(window, '__spec', { value: spec });
const wrap = (owner, name, make) => {
  const native = owner?.[name];
  if (typeof native === 'function') owner[name] = make(native);
};
