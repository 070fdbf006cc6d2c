// The page as it is drawn: shadow trees, slots, frames, elements scrolled out of view, and parts
// that cannot be read.

// Closed shadow roots can be read if this script ran before they were attached.
const closed = new WeakMap();
wrap(Element.prototype, 'attachShadow', native => function (...rest) {
  const root = native.apply(this, rest);
  if (root.mode === 'closed') closed.set(this, root);
  return root;
});
wrap(HTMLElement.prototype, 'attachInternals', native => function (...rest) {
  const internals = native.apply(this, rest);
  if (internals.shadowRoot) closed.set(this, internals.shadowRoot);
  return internals;
});
const treeOf = node => node.shadowRoot ?? closed.get(node) ?? null;
const isText = node => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '';
const isElement = node => node.nodeType === Node.ELEMENT_NODE;
// The nodes drawn inside a node: its shadow tree, and for a slot the assigned nodes.
const childrenOf = node => {
  const slotted = node.localName === 'slot' ? node.assignedNodes?.() ?? [] : [];
  return slotted.length ? slotted : [...(treeOf(node) ?? node).childNodes];
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
const isRendered = node => isDrawn(node, { visibilityProperty: true });
const textBox = node => {
  const range = node.ownerDocument.createRange();
  range.selectNode(childrenOf(node).find(isText));
  return range.getBoundingClientRect();
};
// A node without a size may still show text that overflows it.
const boxOf = node => {
  const box = node.getBoundingClientRect();
  if (box.width > 0 && box.height > 0 || !speaksItself(node)) return box;
  return getComputedStyle(node).overflow === 'visible' ? textBox(node) : box;
};

// The visible part of a node: the intersection of all scrolled areas around it.
const SCROLLS = ['auto', 'scroll'];
const scrolls = style =>
  SCROLLS.includes(style.overflowY) || SCROLLS.includes(style.overflowX);
const windows = new Map();
const windowOf = node => {
  if (!node || node === document.body || node === document.documentElement) return null;
  if (windows.has(node)) return windows.get(node);
  const style = getComputedStyle(node);
  const page = node.ownerDocument;
  let room = style.position === 'fixed' ? null : windowOf(parentOf(node));
  if (page !== document && node === page.documentElement) {
    room = { left: 0, top: 0, right: page.defaultView.innerWidth,
      bottom: page.defaultView.innerHeight };
  } else if (scrolls(style)) {
    const box = node.getBoundingClientRect();
    room = {
      left: Math.max(box.left, room?.left ?? -Infinity),
      top: Math.max(box.top, room?.top ?? -Infinity),
      right: Math.min(box.right, room?.right ?? Infinity),
      bottom: Math.min(box.bottom, room?.bottom ?? Infinity),
    };
  }
  windows.set(node, room);
  return room;
};
const isClipped = (node, box) => {
  const room = windowOf(parentOf(node));
  return room !== null && (box.bottom <= room.top || box.top >= room.bottom
    || box.right <= room.left || box.left >= room.right);
};
const isShown = (node, box) => isRendered(node) && isDrawn(node, { opacityProperty: true })
  && box.width > 0 && box.height > 0;
const isInSight = node => {
  const box = boxOf(node);
  return isShown(node, box) && !isClipped(node, box);
};

const SKIPPED = ['script', 'style', 'template', 'noscript', 'head'];
const FRAMES = ['iframe', 'frame', 'object', 'embed', 'fencedframe', 'portal'];
// The parts that users could read but this script cannot, each with a description.
let missing = [];
const miss = (what, node) => {
  const name = labelOf(node) || node.getAttribute('name') || node.id
    || node.getAttribute('src') || node.getAttribute('data') || '';
  missing.push(what + (name ? ` "${name.slice(0, 80)}"` : ''));
};
// Smaller parts show nothing readable.
const isLegible = node => {
  const box = boxOf(node);
  return box.width >= 8 && box.height >= 8 && isInSight(node);
};
const documentIn = frame => { try { return frame.contentDocument } catch { return null } };
const HOSTS = ['article', 'aside', 'blockquote', 'body', 'div', 'footer', 'h1', 'h2', 'h3',
  'h4', 'h5', 'h6', 'header', 'main', 'nav', 'p', 'section', 'span'];
// Markup may declare a closed shadow tree; only the children it leaves undrawn reveal it.
const hidesTree = node => {
  if (treeOf(node) || !node.localName.includes('-') && !HOSTS.includes(node.localName)) {
    return false;
  }
  const children = [...node.children];
  if (children.some(child => displayOf(child) === '')) return true;
  return node.localName.includes('-') && !children.some(isRendered)
    && !(speaksItself(node) && textBox(node).width > 0) && isLegible(node);
};
