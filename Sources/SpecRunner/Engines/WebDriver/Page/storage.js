// What the browser keeps for the page: cookies, local storage, session storage, the clipboard.

const STORES = { 'session storage': () => sessionStorage, 'local storage': () => localStorage };
const LONGEST_ITEM = 100_000;
const itemsOf = (kind, store) => Array.from({ length: store.length }, (_, at) => store.key(at))
  .filter(name => name !== KEY).map(name => [kind, name, store.getItem(name)]);
// The items by kind and name, or the reason why they cannot be read.
const stored = () => {
  try {
    const cookies = document.cookie.split('; ').filter(Boolean).map(cookie => {
      const at = cookie.indexOf('=');
      return ['cookie', cookie.slice(0, Math.max(at, 0)), cookie.slice(at + 1)];
    });
    const items = Object.entries(STORES).flatMap(([kind, store]) => itemsOf(kind, store()));
    return { stored: [...cookies, ...items].map(([kind, name, value]) =>
      [kind, name, value.length > LONGEST_ITEM ? null : value]) };
  } catch (error) {
    return { unread: error.message };
  }
};
// Stores an item, or removes it; returns null, or the reason why it cannot.
spec.store = (kind, name, value) => {
  try {
    const store = STORES[kind]();
    value === null ? store.removeItem(name) : store.setItem(name, value);
    return null;
  } catch (error) {
    return error.message;
  }
};
// The local storage, to restore it in another launch.
spec.saved = () => [location.origin, itemsOf('', localStorage).map(([, ...item]) => item)];

// A page may read the clipboard only with a permission, so copying is followed instead.
spec.copied = text => {
  memory.clipboard = text;
  remember();
};
const copied = text => topSpec().copied(text);
const selectedText = () => {
  const node = focused();
  return node?.selectionStart >= 0 ? node.value.slice(node.selectionStart, node.selectionEnd)
    : String((node?.ownerDocument ?? document).getSelection() ?? '');
};
for (const name of ['copy', 'cut']) {
  addEventListener(name, event => {
    const text = event.defaultPrevented ? event.clipboardData?.getData('text/plain')
      : selectedText();
    if (text) copied(text);
  });
}
const clipboard = window.Clipboard?.prototype;
const writeText = clipboard?.writeText;
// What is being copied, for which a look waits, though not for ever: a page may have to be permitted to.
const copies = new Set();
const LONGEST_COPY = 1000;
const textIn = async items => {
  const item = [...items].find(found => found.types.includes('text/plain'));
  return item && (await item.getType('text/plain')).text();
};
for (const [name, read] of [['writeText', String], ['write', textIn]]) {
  wrap(clipboard, name, native => async function (given) {
    const copy = {};
    copies.add(copy);
    soon(() => copies.delete(copy), LONGEST_COPY);
    try {
      const result = await native.call(this, given);
      const text = await read(given);
      if (text !== undefined) copied(text);
      return result;
    } finally { copies.delete(copy); }
  });
}
// Sets the clipboard; returns null, or the reason why it cannot.
spec.setClipboard = async text => {
  if (!writeText) return 'this page has no access to the clipboard, because it is not secure';
  try {
    await writeText.call(navigator.clipboard, text);
    copied(text);
    return null;
  } catch (error) {
    return error.message;
  }
};
