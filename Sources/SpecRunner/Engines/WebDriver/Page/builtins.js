// What pages may replace: the built-ins that this script uses. While it runs, it has its own.

let builtIns = [];
const { defineProperty, getOwnPropertyDescriptor } = Object;
const { apply, ownKeys } = Reflect;
const isMethod = (owner, name) => {
  const now = getOwnPropertyDescriptor(owner, name);
  return now && 'value' in now && typeof now.value === 'function' && name !== 'constructor';
};
// Notes the built-ins before the page's own scripts run. Of the accessors, only those matter that
// libraries replace.
const keepBuiltIns = () => {
  const owners = [
    Object, Array, JSON, Math, Promise, Reflect, Object.getPrototypeOf([][Symbol.iterator]()),
    ...[Object, Array, String, Number, Function, RegExp, Map, Set, WeakMap, Promise, Node, Element,
      HTMLElement, Document, EventTarget, CSSStyleDeclaration, Range, DOMTokenList, Storage]
      .map(maker => maker.prototype),
  ];
  const methods = owners.flatMap(owner => ownKeys(owner)
    .filter(name => isMethod(owner, name)).map(name => ({ owner, name })));
  const accessors = [
    [Node.prototype, 'firstChild'], [Node.prototype, 'nextSibling'],
    [Node.prototype, 'textContent'], [Node.prototype, 'parentElement'],
    [HTMLElement.prototype, 'innerText'], [Element.prototype, 'shadowRoot'],
  ].map(([owner, name]) => ({ owner, name, isAccessor: true }));
  const converters = [Object, Array, String, Number, Boolean]
    .map(maker => ({ owner: maker.prototype, name: 'toJSON' }));
  builtIns = [...methods, ...accessors, ...converters].map(each => {
    const own = getOwnPropertyDescriptor(each.owner, each.name);
    return { ...each, own, value: own?.value };
  });
};
const restore = (owner, name, descriptor) => {
  try { descriptor ? defineProperty(owner, name, descriptor) : delete owner[name] } catch { }
};
const isReplaced = ({ owner, name, own, value, isAccessor }) => isAccessor
  ? getOwnPropertyDescriptor(owner, name)?.get !== own?.get : owner[name] !== value;
let isGuarded = false;
// A function that runs with the built-ins as they were at the start of the page.
const guarded = act => function (...given) {
  if (isGuarded) return apply(act, this, given);
  const replaced = [];
  // Not even arrays can be relied on here.
  for (let place = 0; place < builtIns.length; place++) {
    const each = builtIns[place];
    if (!isReplaced(each)) continue;
    const { owner, name } = each;
    replaced[replaced.length] = { owner, name, now: getOwnPropertyDescriptor(owner, name) };
    restore(owner, name, each.own);
  }
  isGuarded = true;
  try { return apply(act, this, given) } finally {
    isGuarded = false;
    for (let place = 0; place < replaced.length; place++) {
      restore(replaced[place].owner, replaced[place].name, replaced[place].now);
    }
  }
};
