// Files that are chosen or dropped.

// While it is set, a file button hands over its field instead of showing the browser's dialog.
let catching = null;
let chooser = null;
spec.caught = node => {
  if (!catching || node.localName !== 'input' || node.type !== 'file') return false;
  chooser = node;
  catching = null;
  return true;
};
// A frame hands its field to the top page, which can be of another origin.
const topSpec = () => { try { return window.top.__spec ?? spec } catch { return spec } };
for (const name of ['click', 'showPicker']) {
  wrap(HTMLInputElement.prototype, name, native => function () {
    return topSpec().caught(this) ? undefined : native.call(this);
  });
}
addEventListener('click', event => {
  const node = event.composedPath()[0];
  if (node.localName !== 'input' || !topSpec().caught(node)) return;
  event.preventDefault();
}, true);
const fieldOf = node => {
  const isField = found => found?.localName === 'input' && found.type === 'file';
  return [node, node.control, node.closest('label')?.control, ...node.querySelectorAll('input')]
    .find(isField);
};
// The numbers of the frames around a document, outermost first.
const framesOf = page => {
  const path = [];
  for (let view = page.defaultView; view !== window; view = view.parent) {
    path.unshift([...Array(view.parent.length).keys()].find(at => view.parent[at] === view));
  }
  return path;
};
const field = (node, count) => {
  if (isDisabled(node)) return { why: 'it is disabled' };
  if (count > 1 && !node.multiple) return { why: 'it accepts only one file' };
  chooser = node;
  if (!node.isConnected) {
    // A server can only use fields of the page.
    node.hidden = true;
    document.documentElement.append(node);
    node.addEventListener('change', () => node.remove(), { once: true });
  }
  // Otherwise the files would be added to the ones that are chosen.
  if (node.value) node.value = '';
  return { frames: framesOf(node.ownerDocument) };
};
// The modal dialog because of which a person cannot choose a file; the field itself may be hidden.
const modalOver = node => {
  const open = [...node.ownerDocument.querySelectorAll('dialog')].filter(each => matches(each, ':modal'));
  const front = inFront(open);
  return front && !contains(front, node) ? front : null;
};
// The file field of an element; for a button without one, waits for the field that it opens.
spec.fileField = (id, count) => {
  const node = nodes.get(id);
  if (!node?.isConnected) return { gone: true };
  const front = modalOver(node);
  if (front) return { why: `"${labelOf(front) || 'a dialog'}" is in front of it` };
  const found = fieldOf(node);
  if (found) return field(found, count);
  chooser = null;
  catching = true; // until a field is opened, or `endFileField`
  return { tap: id };
};
spec.fieldOpened = count =>
  chooser ? field(chooser, count) : { why: 'it does not choose files' };
// Lets file buttons show the browser's dialog again.
spec.endFileField = () => { catching = null; };
spec.chooser = () => chooser;
// A field whose files are dropped afterwards.
spec.dropField = () => {
  chooser = document.createElement('input');
  chooser.type = 'file';
  chooser.multiple = true;
  chooser.hidden = true;
  document.documentElement.append(chooser);
};
// Drops the chosen files on an element; returns null, or the reason why it does not accept them.
spec.drop = id => {
  const node = nodes.get(id);
  const files = [...chooser.files];
  chooser.remove();
  if (!node?.isConnected) return 'the page has just removed it';
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const box = node.getBoundingClientRect();
  const send = name => node.dispatchEvent(new DragEvent(name, {
    dataTransfer: data, bubbles: true, cancelable: true, composed: true,
    clientX: box.x + box.width / 2, clientY: box.y + box.height / 2,
  }));
  send('dragenter');
  if (send('dragover')) return 'it does not accept files: no script cancels the event "dragover"';
  send('drop');
  return null;
};
