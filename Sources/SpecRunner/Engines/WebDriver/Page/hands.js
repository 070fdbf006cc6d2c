// Helpers for input: the position of an element, the element that covers it, selections of text.

spec.node = id => nodes.get(id) ?? null;
const contains = (outer, inner) => {
  for (let node = inner; node;
    node = node.parentNode ?? node.host ?? node.defaultView?.frameElement) {
    if (node === outer) return true;
  }
  return false;
};
const hit = (x, y) => {
  let found = document.elementFromPoint(x, y);
  while (found) {
    const page = FRAMES.includes(found.localName) ? documentIn(found) : null;
    if (page) {
      const inside = insideOf(found);
      [x, y] = [(x - inside.x) / inside.across, (y - inside.y) / inside.down];
    }
    const inner = (page ?? treeOf(found))?.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
};
const insideBorder = (node, { left, top, width, height }) => new DOMRect(
  left + node.clientLeft, top + node.clientTop, node.clientWidth || width, node.clientHeight || height);
// A point of an element in the window of the top page: by default the middle of its visible part.
const pointOf = (node, spot) => {
  let rect = node.localName !== 'area' && !spot && node.getClientRects()[0] || boxOf(node);
  let isOff = false;
  if (spot) {
    const [x, y, isPercent] = spot;
    const inner = insideBorder(node, rect);
    const [width, height] = isPercent ? [inner.width / 100, inner.height / 100] : [1, 1];
    isOff = x * width >= inner.width || y * height >= inner.height;
    rect = new DOMRect(inner.left + x * width, inner.top + y * height, 0, 0);
  }
  return { ...pointIn(node, rect), isOff };
};
// The middle of the visible part of a rectangle in the page of a node.
const pointIn = (node, rect) => {
  let box = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
  let page = node.ownerDocument;
  while (true) {
    const { innerWidth, innerHeight } = page.defaultView;
    box = {
      left: Math.max(box.left, 0), right: Math.min(box.right, innerWidth),
      top: Math.max(box.top, 0), bottom: Math.min(box.bottom, innerHeight),
    };
    if (page === document) break;
    const [start, end] = [[box.left, box.top], [box.right, box.bottom]]
      .map(([x, y]) => outOf(page.defaultView.frameElement, x, y));
    box = { left: start.x, right: end.x, top: start.y, bottom: end.y };
    page = page.defaultView.frameElement.ownerDocument;
  }
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2,
    isInside: box.left <= box.right && box.top <= box.bottom };
};
// The element that the next touch is meant for. What another element would receive of it is withheld,
// because the layout may change between finding the element and touching it.
let aim = null;
const isMeant = ({ node, handle, over }, target) => target === over
  || contains(handle, target) || contains(node, target) || closed.has(target) && contains(target, node);
const TOUCHES = ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup', 'click',
  'auxclick', 'dblclick', 'contextmenu'];
// The first event decides: what the page does in answer to it, such as drawing its list again, may take
// the element away from the others, as it does from those of a person's hand. But a finger's touch is
// followed by a click where it was, on whatever has moved there since.
const hasMoved = ({ handle, place }) => {
  const { x, y } = handle.getBoundingClientRect();
  return handle.isConnected && (Math.abs(x - place.x) > 1 || Math.abs(y - place.y) > 1);
};
const followTouch = event => {
  if (!aim || !event.isTrusted) return;
  const target = event.composedPath()[0];
  const isFirst = aim.missed === undefined;
  aim.missed ??= null;
  aim.isFinger ||= event.type === 'touchstart';
  if (!isMeant(aim, target) && (isFirst || aim.isFinger && hasMoved(aim))) {
    aim.missed ??= coverName(target, aim.node);
  }
  if (aim.missed === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};
for (const name of TOUCHES) addEventListener(name, followTouch, { capture: true, passive: false });
// What the last touch would have reached instead of its element; null if it reached that.
const takeMissed = () => {
  const missed = aim?.missed ?? null;
  aim = null;
  return missed;
};
// Scrolls an element into view and returns it with the obstacle to a touch, if there is one.
spec.reach = (id, isTouch, spot) => {
  aim = null;
  const node = nodes.get(id);
  if (!node?.isConnected || !node.ownerDocument.defaultView || !document.documentElement) {
    return { gone: true };
  }
  const handle = handleOf(node);
  const answer = brought(node, handle, spot);
  if (isTouch && answer.cover === null) {
    const place = handle.getBoundingClientRect();
    aim = { node, handle, over: hit(answer.x, answer.y), place, missed: undefined };
  }
  return answer;
};
const brought = (node, handle, spot) => {
  let answer = reached(node, handle, spot);
  // What can be touched where it is stays there.
  if (answer.cover === null && !answer.outside && !answer.empty) return answer;
  // A fixed bar may cover an element that has been scrolled only just into the window.
  for (const block of ['nearest', 'center', 'start', 'end']) {
    drawer(handle).scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    if (spot) bringInside(handle, spot);
    answer = reached(node, handle, spot);
    if (answer.cover === null && !(spot && answer.outside)) break;
  }
  return answer;
};
// Scrolls a point of an element, which may be larger than the window, into it.
const bringInside = (node, spot) => {
  for (let area = node; area; area = parentOf(area)) {
    const { x, y } = pointOf(node, spot);
    const isPage = area === area.ownerDocument.documentElement;
    const { left, top, right, bottom } = isPage
      ? new DOMRect(0, 0, innerWidth, innerHeight) : area.getBoundingClientRect();
    // To the middle, because scroll bars lie at the edges.
    const beyond = (at, low, high) => at >= low && at < high - 20 ? 0 : at - (low + high) / 2;
    const by = { left: beyond(x, left, right), top: beyond(y, top, bottom), behavior: 'instant' };
    if (area !== node) (isPage ? area.ownerDocument.scrollingElement : area).scrollBy(by);
  }
};
// The control in an element that a touch at a place in it would mean; null if it means the element.
const INNER = CONTROLS + ', a[href], summary, [role=link], [role=checkbox], [role=switch]';
const controlIn = (node, over) => {
  if (node.localName === 'label') return null;
  for (let each = over; each && each !== node; each = parentOf(each)) {
    if (matches(each, INNER)) return contains(node, each) ? each : null;
  }
  return null;
};
// The middles of the lines of text in an element that are not those of controls in it.
const ownLines = node => {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const lines = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!isText(text) || controlIn(node, text.parentElement)) continue;
    const range = node.ownerDocument.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) if (hasSize(line)) lines.push(pointIn(node, line));
  }
  return lines;
};
// The point to touch an element at. Where another control lies in its middle, a person touches its text.
const touchPoint = (node, spot) => {
  const middle = pointOf(node, spot);
  const inner = spot ? null : controlIn(node, hit(middle.x, middle.y));
  const lines = inner ? ownLines(node) : [];
  if (!lines.length) return { ...middle, inner: null };
  const free = lines.find(({ x, y, isInside }) => {
    const over = isInside ? hit(x, y) : null;
    return over && contains(node, over) && !controlIn(node, over);
  });
  return free ? { ...free, inner: null, isAside: true } : { ...middle, inner };
};
const reached = (node, handle, spot) => {
  forget();
  const { box, view } = plainSight(handle);
  const { x, y, isInside: isPointInside, isOff, inner, isAside } = touchPoint(handle, spot);
  const over = hit(x, y);
  const isFree = !over || isRelated(handle, over) || isRelated(node, over);
  const veil = isFree && over?.ownerDocument === document ? veilOn(over, handle, x, y) : null;
  // A server refuses to click a box that its label covers.
  const isUnderLabel = over && node.type !== 'file' && !contains(handle, over) && isOnLabel(node, over);
  return {
    // A server knows only elements of the page itself, and not every one where areas of images are.
    node: node.ownerDocument === document && node.localName !== 'area' && !isUnderLabel && !isAside
      ? handle : null,
    x: Math.round(x), y: Math.round(y), focused: focused() === node,
    readonly: isReadOnly(node), file: node.type === 'file', notation: hasNotation(node),
    disabled: isDisabled(node),
    empty: !hasSize(box), outside: !isInside(box, view) || Boolean(spot) && !isPointInside,
    beyond: isOff ? `${round(box.width)} × ${round(box.height)}` : null,
    cover: inner ? labelOf(inner) || coverName(inner, node) : isFree ? veil : coverName(over, node),
    turned: isInTurnedFrame(node),
  };
};
// Where the page of a frame begins.
spec.cornerOf = id => {
  const { x, y } = insideOf(nodes.get(id));
  return [Math.round(x), Math.round(y)];
};
// The middles of two elements that are in view at the same time; null if they cannot be.
// Whether something is still being dragged, because the browser did not drop it.
let isDragging = false;
addEventListener('dragstart', event => { isDragging = event.isTrusted; }, true);
for (const name of ['drop', 'dragend']) addEventListener(name, () => { isDragging = false; }, true);
spec.drags = () => isDragging;
spec.reachBoth = (from, to, ...spots) => {
  const both = [from, to].map(id => nodes.get(id));
  if (!both.every(node => node?.isConnected)) return null;
  const placesNow = () => both.map((node, number) => pointOf(node, spots[number]));
  for (const block of ['nearest', 'start', 'end']) {
    for (const node of block === 'nearest' ? [...both].reverse() : both) {
      node.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    }
    const places = placesNow();
    if (places.every(place => place.isInside)) {
      return places.map(({ x, y }) => [Math.round(x), Math.round(y)]);
    }
  }
  return null;
};
// Moves the focus without a tap; returns null, or the reason why it cannot.
spec.focus = id => {
  const node = nodes.get(id);
  node?.focus();
  return focused() === node ? null : 'it does not accept the focus';
};
// Waits until the page has received a turn of the wheel, and scrolled by it.
let wheels = 0;
addEventListener('wheel', () => { wheels++; }, { capture: true, passive: true });
spec.wheels = () => wheels;
spec.wheeled = async before => {
  const end = performance.now() + 300;
  while (wheels === before && performance.now() < end) {
    await new Promise(resolve => soon(resolve, 5));
  }
  let last = null;
  const place = () => [...document.querySelectorAll('*')]
    .reduce((sum, node) => sum + node.scrollTop + node.scrollLeft, 0);
  while (performance.now() < end + 700 && last !== (last = place())) {
    await new Promise(resolve => soon(resolve, 50));
  }
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
  const page = node.ownerDocument;
  const range = page.createRange();
  const isAll = start === 0 && end === valueOf(node).length;
  if (isAll) range.selectNodeContents(node);
  else {
    range.setStart(...spotIn(node, start, start < end));
    range.setEnd(...spotIn(node, end));
  }
  page.getSelection().removeAllRanges();
  page.getSelection().addRange(range);
  return null;
};
// The place after this many units of the texts in a node: where one text ends and the next begins, at
// the end of the first, unless what follows is meant.
const spotIn = (node, count, isNext) => {
  const walker = node.ownerDocument.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  let last = [node, 0];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (count < text.length || count === text.length && !isNext) return [text, count];
    last = [text, text.length];
    count -= text.length;
  }
  return last;
};
// Places the caret after everything that is written in a node, which may end in an empty line.
const placeAtEnd = node => {
  let last = node;
  while (last.lastChild && (last === node || last.isContentEditable)) last = last.lastChild;
  const range = node.ownerDocument.createRange();
  if (last.localName === 'br') range.setStartBefore(last);
  else if (isElement(last) && last !== node && !last.isContentEditable) range.setStartAfter(last);
  else {
    range.selectNodeContents(last);
    range.collapse(false);
  }
  const selection = node.ownerDocument.getSelection();
  selection.removeAllRanges();
  selection.addRange(range);
};
// Selects part of the focused field's text; returns null, or the reason why it cannot.
spec.select = wanted => {
  const node = focused();
  if (!node) return 'no field has the focus';
  const text = valueOf(node) ?? '';
  const count = points(text).length;
  if (wanted.end) {
    if (!node.setSelectionRange) placeAtEnd(node);
    else if (node.selectionStart !== null) place(node, text.length, text.length);
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
  node.ownerDocument.execCommand('insertText', false, text);
  return null;
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
