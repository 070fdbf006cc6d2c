// The page as it is drawn: slots, frames, what is on the page and what in view, and parts that cannot be
// read.

const isText = node => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '';
const isElement = node => node.nodeType === Node.ELEMENT_NODE;
// Whether an element is drawn without its contents. The browser reports this for elements, not for texts.
const skipsTexts = node => isMedia(node) ? true : node.localName === 'details' ? !node.open
  : isElement(node) && getComputedStyle(node).contentVisibility === 'hidden';
// Browsers draw a player instead of what is inside.
const isMedia = node => node.localName === 'video' || node.localName === 'audio';
// The nodes drawn inside a node: its shadow tree, and for a slot the assigned nodes.
const childrenOf = node => {
  if (isMedia(node)) return [];
  const slotted = node.localName === 'slot' ? node.assignedNodes?.() ?? [] : [];
  if (slotted.length) return slotted;
  const children = [];
  let isSkipped;
  // Twice as fast as a copy of `childNodes`.
  const tree = treeOf(node);
  // A tree that the markup declares has not been seen before.
  if (tree) followTree(tree);
  for (let child = (tree ?? node).firstChild; child; child = child.nextSibling) {
    if (child.nodeType === Node.TEXT_NODE && (isSkipped ??= skipsTexts(node))) continue;
    children.push(child);
  }
  return children;
};
const parentOf = node =>
  node.assignedSlot ?? node.parentElement ?? node.getRootNode().host ?? null;
const speaksItself = node => childrenOf(node).some(isText);
const displayOf = node => getComputedStyle(node).display;
// `display: contents` has no box of its own, so it is drawn if its parent is.
const isDrawn = (node, wanted) => !node || (!node.checkVisibility
  ? node.getClientRects().length > 0
  : node.checkVisibility(wanted) || displayOf(node) === 'contents'
    && getComputedStyle(node).visibility === 'visible' && isDrawn(parentOf(node), wanted));
const VISIBLE = { visibilityProperty: true };
const isRendered = node => isDrawn(drawer(node), VISIBLE);
const isClear = node => isRendered(node) && shadeOf(drawer(node)) >= FAINT;
// How much of what a node draws is let through, from 0 to 1, by itself and all around it.
const shades = new Map();
const LAYERS = ['absolute', 'fixed'];
// The elements of a colour that lie over others, and all that draw more than what is around them.
const lids = new Set();
const paints = new Set();
const shadeOf = node => {
  if (!node) return 1;
  let shade = shades.get(node);
  if (shade !== undefined) return shade;
  const style = getComputedStyle(node);
  shade = shadeOf(parentOf(node) ?? node.ownerDocument.defaultView?.frameElement) * style.opacity;
  for (const [, part] of style.filter.matchAll(/opacity\(([\d.]+)\)/g)) shade *= part;
  if (masksAll(style.maskImage ?? style.webkitMaskImage)
    || style.backfaceVisibility === 'hidden' && isTurned(node, style)) shade = 0;
  if (shade === 1 && LAYERS.includes(style.position) && hasColor(node, style)) lids.add(node);
  if (isPicture(node, style) || style.position !== 'static' && color(style.backgroundColor)?.[3] > 0) {
    paints.add(node);
  }
  shades.set(node, shade);
  return shade;
};
// A mask of colours that are all transparent.
const masksAll = mask => /^[\w-]+-gradient\(/.test(mask ?? '')
  && (mask.match(/rgba?\([^)]*\)/g) ?? ['']).every(stop => color(stop)?.[3] === 0);
// Whether an element shows its back. Elements around it turn it too if they keep its depth.
const isTurned = (node, style) => {
  let turn = new DOMMatrix();
  let outer = node;
  do {
    turn = turnOf(style).multiply(turn);
    outer = parentOf(outer);
    style = outer && getComputedStyle(outer);
  } while (style?.transformStyle === 'preserve-3d');
  return turn.m33 < -1e-6;
};
const turnOf = ({ rotate, transform }) => {
  const turn = new DOMMatrix(transform === 'none' ? '' : transform);
  const [, axis, angle] = rotate?.match(/^([xyz] |(?:\S+ ){3})?(\S+deg)$/) ?? [];
  if (!angle) return turn;
  const [x, y, z] = { 'x ': [1, 0, 0], 'y ': [0, 1, 0] }[axis]
    ?? (axis?.length > 2 ? axis.trim().split(' ').map(Number) : [0, 0, 1]);
  return new DOMMatrix().rotateAxisAngle(x, y, z, parseFloat(angle)).multiply(turn);
};
// An area of an image map is drawn by its image, and some browsers draw options by their list.
const drawer = node => {
  if (node.localName === 'area') return imageOf(node) ?? node;
  return isOption(node) && displayOf(node) !== 'none' ? node.closest('select') ?? node : node;
};
const isOption = node => node.localName === 'option' || node.localName === 'optgroup';
const imageOf = area => {
  const name = area.closest('map')?.getAttribute('name');
  return [...area.getRootNode().querySelectorAll('img[usemap]')]
    .find(image => image.getAttribute('usemap').replace(/^#/, '') === name) ?? null;
};
const areaBox = area => {
  const image = imageOf(area)?.getBoundingClientRect();
  if (!image) return area.getBoundingClientRect();
  const numbers = (area.coords.match(/-?[\d.]+/g) ?? []).map(Number);
  if (area.shape === 'circle') {
    const [x, y, radius] = numbers;
    return new DOMRect(image.x + x - radius, image.y + y - radius, 2 * radius, 2 * radius);
  }
  if (numbers.length < 4) return image;
  const xs = numbers.filter((_, place) => place % 2 === 0);
  const ys = numbers.filter((_, place) => place % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return new DOMRect(
    image.x + left, image.y + top, Math.max(...xs) - left, Math.max(...ys) - top);
};
const contentBox = node => {
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(treeOf(node) ?? node);
  return range.getBoundingClientRect();
};
const hasSize = box => box.width > 0 && box.height > 0;
// A node without a size may still show content that overflows it.
const boxOf = node => {
  if (node.localName === 'area') return areaBox(node);
  const box = node.getBoundingClientRect();
  if (hasSize(box)) return box;
  if (isOption(node)) return node.closest('select')?.getBoundingClientRect() ?? box;
  return getComputedStyle(node).overflow === 'visible' ? contentBox(node) : box;
};

// The part of the window in which the contents of a node can be seen: a rectangle, and whether
//   gone    nothing of them is seen, because the node or one around it is collapsed or cut away
//   fixed   they do not move when the page scrolls
//   inner   they are in an area of their own that clips or scrolls them
//   reach   the rectangle that nothing leads out of, unlike an area that scrolls
const SCROLLS = ['auto', 'scroll'];
const scrolls = style =>
  SCROLLS.includes(style.overflowY) || SCROLLS.includes(style.overflowX);
const views = new Map();
const viewOf = (node, page) => {
  if (!node || node === page.body || node === page.documentElement) return viewOfPage(page);
  let view = views.get(node);
  if (view) return view;
  const style = getComputedStyle(node);
  view = viewAround(node, style);
  const clips = style.overflow !== 'visible' && !INLINE_BOXES.includes(style.display);
  if (clips || isCutAway(style)) {
    const box = node.getBoundingClientRect();
    view = {
      left: Math.max(box.left, view.left), top: Math.max(box.top, view.top),
      right: Math.min(box.right, view.right), bottom: Math.min(box.bottom, view.bottom),
      gone: view.gone || isCutAway(style) || clips && isDot(box) || isBeyond(box, view, page)
        || isCutOff(box, view),
      fixed: view.fixed, inner: true, reach: clips ? reachIn(box, view.reach, style) : view.reach,
    };
  }
  views.set(node, view);
  return view;
};
const ENDLESS = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
const CUTS = ['hidden', 'clip'];
const reachIn = (box, around, { overflowX, overflowY }) => {
  const reach = { ...around };
  if (SCROLLS.includes(overflowX)) Object.assign(reach, { left: -Infinity, right: Infinity });
  if (SCROLLS.includes(overflowY)) Object.assign(reach, { top: -Infinity, bottom: Infinity });
  if (CUTS.includes(overflowX)) {
    reach.left = Math.max(box.left, around.left);
    reach.right = Math.min(box.right, around.right);
  }
  if (CUTS.includes(overflowY)) {
    reach.top = Math.max(box.top, around.top);
    reach.bottom = Math.min(box.bottom, around.bottom);
  }
  return reach;
};
// Whether less than a pixel of a box remains.
const isCutOff = (box, { reach }) =>
  Math.min(box.right, reach.right) - Math.max(box.left, reach.left) < Math.min(1, box.width)
  || Math.min(box.bottom, reach.bottom) - Math.max(box.top, reach.top) < Math.min(1, box.height);
const viewOfPage = page => {
  let view = views.get(page);
  if (view) return view;
  const { frameElement } = page.defaultView;
  // Without the scroll bars, under which nothing is seen.
  const { clientWidth: width, clientHeight: height } = page.scrollingElement ?? page.documentElement;
  view = { left: 0, top: 0, right: width, bottom: height, reach: ENDLESS };
  if (page !== document) {
    const around = viewAround(frameElement, getComputedStyle(frameElement));
    const { x, y, across, down } = insideOf(frameElement);
    view = {
      left: Math.max(0, (around.left - x) / across), top: Math.max(0, (around.top - y) / down),
      right: Math.min(width, (around.right - x) / across),
      bottom: Math.min(height, (around.bottom - y) / down),
      reach: frameElement.scrolling?.toLowerCase() === 'no'
        ? { left: 0, top: 0, right: width, bottom: height } : ENDLESS,
      gone: around.gone || isCutOff(frameElement.getBoundingClientRect(), around),
    };
  }
  views.set(page, view);
  return view;
};
// The corner of a frame's page in the page around it, and how many points there one of its points has.
const insideOf = frame => {
  const style = getComputedStyle(frame);
  const box = frame.getBoundingClientRect();
  const across = scaleOf(box.width, frame.offsetWidth);
  const down = scaleOf(box.height, frame.offsetHeight);
  return {
    x: box.x + (frame.clientLeft + parseFloat(style.paddingLeft)) * across,
    y: box.y + (frame.clientTop + parseFloat(style.paddingTop)) * down, across, down,
  };
};
// Lengths of layout are rounded.
const scaleOf = (drawn, laid) => !laid || Math.abs(drawn - laid) < 1 ? 1 : drawn / laid;
const outOf = (frame, left, top) => {
  const { x, y, across, down } = insideOf(frame);
  return { x: x + left * across, y: y + top * down };
};
// Whether a point in the page of a node cannot be known from outside, because a frame is rotated, or not
// of the same size in a page of another origin.
const isInTurnedFrame = node => {
  if (FRAMES.includes(node.localName) && !documentIn(node)) {
    const { across, down } = insideOf(node);
    if (across !== 1 || down !== 1 || isAskew(node)) return true;
  }
  const frame = node.ownerDocument.defaultView.frameElement;
  return Boolean(frame) && (isAskew(frame) || isInTurnedFrame(frame));
};
const isAskew = node => {
  for (let each = node; each; each = parentOf(each)) {
    const { m12, m21 } = turnOf(getComputedStyle(each));
    if (Math.abs(m12) > 1e-6 || Math.abs(m21) > 1e-6) return true;
  }
  return false;
};
// What was seen of a page that changes, or is scrolled, after a call.
const forget = () => { for (const known of [views, shades, grounds, lids, paints]) known.clear(); };
const INLINE_BOXES = ['inline', 'contents'];
const viewAround = (node, style) => {
  const page = node.ownerDocument;
  if (style.position === 'fixed') return fixedView(node, page);
  if (style.position === 'absolute') return viewOf(node.offsetParent, page);
  return viewOf(parentOf(drawer(node)), page);
};
// What is fixed is fixed to the window, or to the closest element around it that is drawn as a whole.
const fixedView = (node, page) => {
  for (let outer = parentOf(node); outer && outer !== page.body; outer = parentOf(outer)) {
    if (holdsFixed(getComputedStyle(outer))) return viewOf(outer, page);
  }
  return { ...viewOf(null, page), fixed: true };
};
const WHOLES = ['transform', 'translate', 'rotate', 'scale', 'filter', 'backdropFilter',
  'perspective'];
const holdsFixed = style => WHOLES.some(name => (style[name] ?? 'none') !== 'none')
  || ['paint', 'layout', 'strict', 'content'].some(word => style.contain?.includes(word))
  || WHOLES.some(name => style.willChange?.split(', ').includes(name));
// Content for screen readers alone is put into a dot.
const isDot = box => !hasSize(box) || box.width <= 1 && box.height <= 1;
const isCutAway = style => {
  if (style.clipPath !== 'none' && leavesNothing(style.clipPath)) return true;
  if (!['absolute', 'fixed'].includes(style.position) || style.clip === 'auto') return false;
  const [top, right, bottom, left] = style.clip.match(/-?[\d.]+|auto/g).map(Number);
  return bottom <= top || right <= left;
};
const leavesNothing = path => {
  if (/^(circle|ellipse)\(0(px|%)?( |\))/.test(path)) return true;
  if (path.startsWith('polygon(')) {
    const points = path.replace(/^polygon\(((nonzero|evenodd),)?|\)$/g, '').split(',').map(tidy);
    const isLine = axis => new Set(points.map(point => point.split(' ')[axis])).size < 2;
    return new Set(points).size < 3 || isLine(0) || isLine(1);
  }
  if (!path.startsWith('inset(')) return false;
  const [top, right = top, bottom = top, left = right] = path.split(' round ')[0]
    .match(/-?[\d.]+(%|px)/g).map(side => side.endsWith('%') ? parseFloat(side) : 0);
  return top + bottom >= 100 || left + right >= 100;
};
// Whether a box lies where no scrolling leads: before the page, above it, or fixed outside of the
// window.
const isBeyond = (box, view, page) => {
  if (view.inner || box.right > 0 && box.bottom > 0 && box.left < view.right && box.top < view.bottom) {
    return false;
  }
  if (view.fixed) return true;
  const { scrollX, scrollY } = page.defaultView;
  return box.bottom + scrollY <= 0
    || (isFromRight(page) ? box.left + scrollX >= view.right : box.right + scrollX <= 0);
};
const isFromRight = page => getComputedStyle(page.body ?? page.documentElement).direction === 'rtl';
const isInside = (box, view) => box.bottom > view.top && box.top < view.bottom
  && box.right > view.left && box.left < view.right;

// Where a node is and whether it is on the page: rendered, with a size, even if it has to be
// scrolled into view.
const plainSight = (node, style = getComputedStyle(node), clear = isClear(node)) => {
  const box = boxOf(node);
  let view = viewAround(node, style);
  if (!view.gone && isCutOff(box, view)) view = { ...view, gone: true };
  const isSeen = clear && hasSize(box) && !view.gone
    && !(isDot(box) && style.overflow !== 'visible') && !isCutAway(style)
    && !isBeyond(box, view, node.ownerDocument);
  return { box, view, isSeen };
};
// Whether the text of a node lies where it is seen, and has a size and a colour of its own.
const isReadable = (node, style, box, view, voice, ink) =>
  !liesAway(node, style, box, view) && (!isLeaf(voice) || !isTiny(voice) && !isInkless(voice, ink)
    || !['', shown(voice)].includes(shown(node))) || style.backgroundImage.includes('url(');
// What a style sheet adds has a size of its own.
const isTiny = node => !isSVG(node) && parseFloat(getComputedStyle(node).fontSize) < 1
  && addedTo(node, '').trim() === '';
const liesAway = (node, style, box, view) => {
  const clips = style.overflow !== 'visible';
  const { left, top, right, bottom } = view.reach;
  if (!clips && box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom
    && !style.textIndent.startsWith('-') || !speaksItself(node)) return false;
  const words = contentBox(node);
  const page = node.ownerDocument;
  return hasSize(words)
    && (isCutOff(words, clips ? viewOf(node, page) : view) || isBeyond(words, view, page));
};
// The innermost element that draws the text of a node: itself, or the first one in it that does.
const voiceOf = node => {
  if (isLeaf(node)) return node;
  const children = childrenOf(node);
  if (children.some(isText)) return node;
  for (const child of children) {
    if (!isElement(child) || SKIPPED.includes(child.localName) || matches(child, CONTROLS)) continue;
    const voice = isRendered(child) ? voiceOf(child) : null;
    if (voice && speaksItself(voice)) return voice;
  }
  return node;
};
// A checkbox is often invisible under its styled label or beside a box drawn in its place.
const sight = (node, style, clear) => {
  const own = plainSight(node, style, clear);
  if (own.isSeen || node.localName !== 'input' || !isRendered(node)) return own;
  const other = standIn(node, own.box);
  if (!other) return own;
  return isDot(own.box) || own.view.gone ? other : { ...own, isSeen: true };
};
const standIn = (node, box) => {
  for (const label of node.labels ?? []) {
    const found = plainSight(label);
    if (found.isSeen) return { ...found, node: label };
  }
  for (const other of node.parentElement?.children ?? []) {
    if (other === node || isDot(box)) continue;
    const found = plainSight(other);
    if (found.isSeen && isInside(found.box, box)) return { ...found, node: other };
  }
  return null;
};
// The element to touch instead of another: the label of an invisible checkbox.
const handleOf = node => {
  const own = plainSight(node);
  const isHidden = !own.isSeen && (isDot(own.box) || own.view.gone);
  return isHidden && node.localName === 'input' ? standIn(node, own.box)?.node ?? node : node;
};
const isOnPage = node => sight(node).isSeen;

const SKIPPED = ['script', 'style', 'template', 'noscript', 'head', 'datalist'];
const FRAMES = ['iframe', 'frame', 'object', 'embed', 'fencedframe', 'portal'];
// The parts that users could read but this script cannot, each with a description.
let missing = [];
const partOf = (what, node) => {
  const name = labelOf(node) || node.getAttribute('name') || node.id
    || node.getAttribute('src') || node.getAttribute('data') || '';
  return what + (name ? ` "${name.slice(0, 80)}"` : '');
};
const miss = (what, node, place) => {
  const part = partOf(what, node);
  missing.push(part);
  markUnread(place.parent, part);
};
const markUnread = (id, part) => {
  const element = elements.findLast(each => each.id === id);
  if (element) element.properties.unread = `it cannot read ${part}`;
};
// Smaller parts show nothing readable.
const isLegible = node => {
  const box = boxOf(node);
  return box.width >= 8 && box.height >= 8 && isOnPage(node);
};
const documentIn = frame => { try { return frame.contentDocument } catch { return null } };
const HOSTS = ['article', 'aside', 'blockquote', 'body', 'div', 'footer', 'h1', 'h2', 'h3',
  'h4', 'h5', 'h6', 'header', 'main', 'nav', 'p', 'section', 'span'];
// Markup may declare a closed shadow tree; only the children it leaves undrawn reveal it, which have
// no style then.
const isUndrawn = node => displayOf(node) === '';
const mayHide = node => !treeOf(node)
  && (node.localName.includes('-') || HOSTS.includes(node.localName));
const hidesTree = node => {
  if (!mayHide(node)) return false;
  const children = childrenOf(node).filter(isElement);
  if (children.some(isUndrawn)) return true;
  return node.localName.includes('-') && !children.some(isRendered)
    && !(speaksItself(node) && contentBox(node).width > 0) && isLegible(node);
};
