// What lies over elements, and whether it hides them. Loading this file changes nothing in the page.

// What lies over an element: the name of the opaque element over its middle, or null.
const middleOf = (box, view) => ({
  x: (Math.max(box.left, view.left) + Math.min(box.right, view.right)) / 2,
  y: (Math.max(box.top, view.top) + Math.min(box.bottom, view.bottom)) / 2,
});
const isOnLabel = (node, over) => [...node.labels ?? []].some(label => contains(label, over));
const isRelated = (node, over) => contains(node, over) || contains(over, node) || isOnLabel(node, over)
  || node.localName === 'area' && over === imageOf(node);
const SOLID = ['img', 'video', 'canvas', 'iframe', 'embed', 'object'];
const isSolid = (node, style) => SOLID.includes(node.localName)
  || (color(style.backgroundColor)?.[3] ?? 0) === 255 || style.backgroundImage.includes('url(');
// The opaque layer that an element draws at a point of its page, over its own content as a busy sign is
// often made, or over that of others; null if there is none.
const veilOn = (over, node, x, y) => {
  if (over === node || contains(node, over) || !mayGenerate(over)) return null;
  const { left, top } = over.getBoundingClientRect();
  for (const part of ['::after', '::before']) {
    const style = getComputedStyle(over, part);
    if (style.content === 'none' || style.position !== 'absolute' || +style.opacity < 1
      || style.visibility !== 'visible' || color(style.backgroundColor)?.[3] !== 255
      || getComputedStyle(over).position === 'static') continue;
    const [px, py] = [x - left - over.clientLeft - parseFloat(style.left),
      y - top - over.clientTop - parseFloat(style.top)];
    const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
    if (px >= 0 && py >= 0 && px <= width && py <= height) {
      return `${part} of ${ownId(over) || over.classList[0] || over.localName}`;
    }
  }
  return null;
};
const outward = function* (over, node) {
  for (let each = over; each && !contains(each, node); each = parentOf(each)) yield each;
};
// The part of what lies over an element that hides it; null if that lets through what is behind it.
const hiderIn = (over, node, hides = isSolid, leastOpacity = 1) => {
  let hider = null;
  for (const each of outward(over, node)) {
    const style = getComputedStyle(each);
    if (+style.opacity < leastOpacity) return null;
    if (!hider && hides(each, style)) hider = each;
  }
  return hider;
};
// Whether an element draws something over what is behind it.
const isTinted = (node, style) =>
  isSolid(node, style) || color(style.backgroundColor)?.[3] >= 255 * FAINT;
const coverName = (over, node) => {
  for (const each of outward(over, node)) {
    const name = labelOf(each) || ownId(each);
    if (name) return name;
  }
  return shown(over).slice(0, 80) || `<${over.localName}>`;
};
// Finding what is at a point takes long on a page of very many elements, so that a look has 50 ms for
// it there; null if it is not known, undefined if there is none.
const MANY = 5000;
const timeForAll = () =>
  document.getElementsByTagName('*').length > MANY ? 50 : Infinity;
let timeForCovers;
const inTime = find => {
  if (timeForCovers <= 0) return null;
  const start = performance.now();
  const found = find();
  timeForCovers -= performance.now() - start;
  return found;
};
const coverOf = (node, box, view) => {
  const cover = inTime(() => coverAt(node, middleOf(box, view)));
  if (!cover) return cover;
  // Between the lines of a wrapped text there may be anything.
  const lines = [...node.getClientRects()].filter(line => isInside(line, view));
  return lines.length > 1 ? coverAt(node, middleOf(lines[0], view)) : cover;
};
const coverAt = (node, { x, y }) => {
  const top = { x: x * corner.across + corner.x, y: y * corner.down + corner.y };
  const over = hit(top.x, top.y);
  if (!over) return undefined;
  const veil = over.ownerDocument === node.ownerDocument ? veilOn(over, node, x, y) : null;
  if (veil || isRelated(node, over)) return veil ?? undefined;
  const page = over.ownerDocument;
  const point = page === document ? top : { x, y };
  const layer = page.elementsFromPoint(point.x, point.y)
    .find(each => isRelated(node, each) || hiderIn(each, node, isTinted, FAINT));
  return layer && !isRelated(node, layer) ? coverName(layer, node) : undefined;
};
// Whether nothing of an element that is in view is seen for what lies over it, and no scrolling changes
// that. A picture may have holes, so that only what has a colour counts.
const hasColor = (node, style) => color(style.backgroundColor)?.[3] === 255;
const isBuried = (node, style, box, view) => {
  if (style.pointerEvents === 'none') return false;
  const lines = [...node.getClientRects()].filter(line => isInside(line, view));
  return (lines.length ? lines : [box]).every(line => {
    const [left, right] = [Math.max(line.left, view.left) + 1, Math.min(line.right, view.right) - 1];
    const [top, bottom] = [Math.max(line.top, view.top) + 1, Math.min(line.bottom, view.bottom) - 1];
    return [0.5, 0, 1].every(across => [0.5, 0, 1].every(down =>
      isBuriedAt(node, left + across * (right - left), top + down * (bottom - top))));
  });
};
const isBuriedAt = (node, x, y) => {
  const page = node.ownerDocument;
  if (hidesAt(node, x, y)) return true;
  if (page === document) return false;
  // What is over the frame of its page hides it, too.
  const frame = page.defaultView.frameElement;
  const outside = outOf(frame, x, y);
  return isBuriedAt(frame, outside.x, outside.y);
};
const hidesAt = (node, x, y) => {
  for (const each of node.getRootNode().elementsFromPoint(x, y)) {
    if (veilOn(each, node, x, y)) return true;
    if (isRelated(node, each)) return false;
    if (isBackdropAt(each, x, y)) {
      if (isOpaqueBackdrop(each)) return true;
      continue;
    }
    const hider = hiderIn(each, node, hasColor);
    if (hider) return staysOver(hider, node);
  }
  return false;
};
// Everywhere around the box of a modal dialog, browsers find the dialog, because its backdrop is there.
const isBackdropAt = (over, x, y) => {
  if (over.localName !== 'dialog' || !matches(over, ':modal')) return false;
  const { left, top, right, bottom } = over.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
};
const isOpaqueBackdrop = dialog => {
  const style = getComputedStyle(dialog, '::backdrop');
  return style.display !== 'none' && +style.opacity === 1
    && color(style.backgroundColor)?.[3] === 255;
};
// What lies over elements that are not in view: no point of theirs can be asked for, so that only a
// lid over the whole of a plain element counts, or one over the whole window. Of those that there was no
// time to ask for, it is not known.
const buryOutOfView = () => {
  const covers = [...lids].filter(isRendered).map(lid => ({
    lid, box: lid.getBoundingClientRect(), isCurtain: isCurtain(lid),
  }));
  for (const element of covers.length ? elements : []) {
    const isUnasked = element.properties['covered by'] === null;
    if (element.inView !== false && !isUnasked || element.visible === false) continue;
    const node = nodes.get(element.id);
    const { left, top, right, bottom } = boxOf(node);
    const over = covers.filter(({ lid, box, isCurtain }) => !isRelated(node, lid)
      && lid.ownerDocument === node.ownerDocument && (isCurtain || box.left <= left && box.top <= top
        && box.right >= right && box.bottom >= bottom));
    if (isUnasked && over.some(({ lid }) => mayLieOver(node, lid))) element.visible = null;
    else if (!isUnasked && over.some(({ lid, isCurtain }) => isCurtain || isPlainBelow(node, lid))) {
      element.properties['wholly covered'] = true;
    }
  }
};
const mayLieOver = (node, lid) => {
  const { zIndex } = getComputedStyle(lid);
  return zIndex > 0 || !(zIndex < 0)
    && Boolean(node.compareDocumentPosition(lid) & Node.DOCUMENT_POSITION_FOLLOWING);
};
const isCurtain = lid => {
  const { position } = getComputedStyle(lid);
  const { left, top, right, bottom } = lid.getBoundingClientRect();
  return position === 'fixed' && left <= 0 && top <= 0 && right >= innerWidth
    && bottom >= innerHeight && contains(lid, hit(innerWidth / 2, innerHeight / 2));
};
const isPlainBelow = (node, lid) => {
  const { position, zIndex } = getComputedStyle(lid);
  if (position === 'fixed' || zIndex < 0
    || !(node.compareDocumentPosition(lid) & Node.DOCUMENT_POSITION_FOLLOWING)) return false;
  for (let each = node; each && !contains(each, lid); each = parentOf(each)) {
    const style = getComputedStyle(each);
    if (style.position !== 'static' || style.transform !== 'none' || scrolls(style)) return false;
  }
  return true;
};
const staysOver = (hider, node) => {
  const lies = hider.getBoundingClientRect();
  const fills = (left, top, right, bottom) => lies.left <= left + 1 && lies.top <= top + 1
    && lies.right >= right - 1 && lies.bottom >= bottom - 1;
  let outer = node;
  const inner = node.localName === 'iframe' ? documentIn(node)?.scrollingElement : null;
  if (inner && inner.scrollHeight > inner.clientHeight) {
    const box = node.getBoundingClientRect();
    if (!fills(box.left, box.top, box.right, box.bottom)) return false;
  }
  for (; outer && getComputedStyle(outer).position !== 'fixed'; outer = parentOf(outer)) {
    if (contains(outer, hider)) break;
    if (!scrolls(getComputedStyle(outer)) || outer.scrollHeight <= outer.clientHeight) continue;
    const box = outer.getBoundingClientRect();
    if (!fills(box.left, box.top, box.right, box.bottom)) return false;
  }
  const page = node.ownerDocument;
  const { innerWidth, innerHeight, scrollY } = page.defaultView;
  const most = page.scrollingElement.scrollHeight - innerHeight;
  if (!contains(outer, hider) || most <= 0) return true;
  for (let each = hider; each && each !== outer; each = parentOf(each)) {
    const { position } = getComputedStyle(each);
    if (!['fixed', 'sticky'].includes(position)) continue;
    const box = node.getBoundingClientRect();
    if (position === 'fixed' && isPinnedOver(lies, box, scrollY, most, innerHeight)) return true;
    return fills(0, 0, innerWidth, innerHeight);
  }
  return true;
};
// Whether a bar at the top or bottom of the window lies over a box that no scrolling brings out from
// under it.
const isPinnedOver = (bar, box, scrolled, most, height) =>
  bar.left <= box.left && bar.right >= box.right
  && (bar.top <= 0 && box.bottom + scrolled <= bar.bottom
    || bar.bottom >= height && box.top - (most - scrolled) >= bar.top);
