// Helpers for input: the position of an element, the element that covers it, selections of text.

spec.node = id => nodes.get(id) ?? null;
const contains = (outer, inner) => {
  for (let node = inner; node; node = node.parentNode ?? node.host) {
    if (node === outer) return true;
  }
  return false;
};
const hit = (x, y) => {
  let found = document.elementFromPoint(x, y);
  while (found && treeOf(found)) {
    const inner = treeOf(found).elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
};
// Scrolls an element into view and returns it with what covers its middle, if anything does.
spec.reach = id => {
  const node = nodes.get(id);
  if (!node?.isConnected) return { gone: true };
  if (node.ownerDocument !== document) return { framed: true };
  node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = node.getClientRects()[0] ?? node.getBoundingClientRect();
  const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
  const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
  const over = hit(x, y);
  const isFree = !over || contains(node, over) || contains(over, node)
    || [...(node.labels ?? [])].some(label => contains(label, over));
  return {
    node, x: Math.round(x), y: Math.round(y), focused: focused() === node,
    readonly: Boolean(node.readOnly), file: node.type === 'file', disabled: isDisabled(node),
    cover: isFree ? null : labelOf(over) || idOf(over),
  };
};
const points = text => [...text];
const units = (text, count) => points(text).slice(0, count).join('').length;
const valueOf = node => node.value ?? node.textContent;
const place = (node, start, end) => {
  if (node.setSelectionRange) {
    // Fields for e-mail and numbers have no selection API except `select()`.
    if (node.selectionStart === null) {
      if (start === 0 && end === valueOf(node).length) { node.select(); return null; }
      return `a field of type ${node.type} does not support selecting a part of its text`;
    }
    node.setSelectionRange(start, end);
    return null;
  }
  const range = document.createRange();
  const writing = node.firstChild ?? node;
  range.setStart(writing, Math.min(start, writing.length ?? 0));
  range.setEnd(writing, Math.min(end, writing.length ?? 0));
  getSelection().removeAllRanges();
  getSelection().addRange(range);
  return null;
};
// Selects part of the focused field's text; returns null, or the reason why it cannot.
spec.select = wanted => {
  const node = focused();
  if (!node) return 'no field has the focus';
  const text = valueOf(node) ?? '';
  const count = points(text).length;
  if (wanted.end) {
    if (node.selectionStart !== null) place(node, text.length, text.length);
    return null;
  }
  if (wanted.all) return place(node, 0, text.length);
  if (wanted.text !== undefined) {
    const start = text.indexOf(wanted.text);
    return start < 0 ? `the field contains "${text}"`
      : place(node, start, start + wanted.text.length);
  }
  const end = wanted.start + wanted.count;
  if (wanted.start < 0 || wanted.count < 0 || end > count) {
    return `the field contains ${count}: "${text}"`;
  }
  return place(node, units(text, wanted.start), units(text, end));
};
// Replaces the selection with a text in one edit, as pasting does.
spec.insert = (text, type) => {
  const node = focused();
  if (!node) return 'no field has the focus';
  if (type === 'insertFromPaste') {
    const board = new DataTransfer();
    board.setData('text/plain', text);
    if (!node.dispatchEvent(new ClipboardEvent('paste', {
      clipboardData: board, bubbles: true, cancelable: true, composed: true,
    }))) return null;
  }
  // `execCommand` sends no `beforeinput`, by which a page may refuse the edit.
  if (!node.dispatchEvent(new InputEvent('beforeinput', {
    inputType: type, data: text, bubbles: true, cancelable: true, composed: true,
  }))) return null;
  document.execCommand('insertText', false, text);
  return null;
};
const change = (node, value) => {
  const prototype = Object.getPrototypeOf(node);
  Object.getOwnPropertyDescriptor(prototype, 'value').set.call(node, value);
  node.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  node.dispatchEvent(new Event('change', { bubbles: true }));
};
const CHOICES = '[role=tab], [role=radio], [role=option], [role=menuitem], '
  + '[role=menuitemradio], input[type=radio], button, a[href], option';
const offers = (node, choice) => [...node.querySelectorAll(CHOICES)]
  .filter(found => (found.localName === 'option' || isRendered(found))
    && labelOf(found) === choice);
// Chooses an option of an element: returns `done`, the element to `tap`, or what is `offered`.
spec.choose = (choice, id) => {
  const node = id === null ? document.body : nodes.get(id);
  if (!node) return { gone: true };
  if (['date', 'time', 'datetime-local', 'month', 'week', 'color', 'range']
    .includes(node.type)) {
    change(node, choice);
    return node.value === choice ? { done: true } : { offered: [`a value such as ${node.value}`] };
  }
  const found = offers(node, choice);
  if (found.length === 0) {
    return { offered: [...node.querySelectorAll(CHOICES)].map(labelOf).filter(Boolean) };
  }
  const option = found[0];
  if (option.localName !== 'option') return { tap: idOf(option) };
  const list = option.closest('select');
  list.focus();
  change(list, option.value);
  return { done: true };
};
// The button of the dialog in front.
spec.button = label => {
  const open = openDialog();
  const found = open && [...open.querySelectorAll('button, [role=button], input')]
    .find(node => roleOf(node) === 'button' && labelOf(node) === label);
  return found ? idOf(found) : null;
};
spec.scrollBy = (points, id) => {
  // Without an element, scrolls what a finger in the middle of the screen would scroll.
  let node = id === null ? hit(innerWidth / 2, innerHeight / 2) : nodes.get(id);
  while (node && node.scrollHeight <= node.clientHeight) node = node.parentElement;
  (node ?? document.scrollingElement).scrollBy({ top: points, behavior: 'instant' });
};
