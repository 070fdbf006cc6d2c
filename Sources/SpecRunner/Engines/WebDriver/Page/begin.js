// The page script keeps a log of what leaves nothing to see, and reads the screen when asked.
//
// The files of this folder are joined in the order PageScript.swift lists and run as one function
// `world => { ... }`, before a page's own scripts. So they share one scope: a name of one file is
// known in all others. `world` is what the launch arranged. A page sees one hidden property of the
// window, `__spec`, and one entry of the session storage.

const spec = {};
Object.defineProperty(window, '__spec', { value: spec });
const wrap = (owner, name, make) => {
  const native = owner?.[name];
  if (typeof native === 'function') owner[name] = make(native);
};
