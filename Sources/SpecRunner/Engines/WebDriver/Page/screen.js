// The screen as one value: everything that a user could see, in reading order.

// Whether a text is the name of another element, so that it is not listed twice.
const TITLES = ['legend', 'caption', 'figcaption'];
const isNaming = node => {
  if (namers.has(node)) return true;
  if (TITLES.includes(node.localName)) {
    return node.parentElement !== null && read(ownName(node.parentElement)) === shown(node);
  }
  return node.localName === 'label' && node.control && isOnPage(node.control)
    && read(labelOf(node.control)).toLowerCase().includes(said(node).toLowerCase());
};
// The texts to which controls refer for their names.
const namers = new Set();
const NAMED = 'input[aria-labelledby], select[aria-labelledby], textarea[aria-labelledby]';
const findNamers = root => {
  for (const node of root.querySelectorAll(NAMED)) {
    if (!isOnPage(node)) continue;
    for (const namer of referencesOf(node, 'aria-labelledby')) {
      if (!roleOf(namer)) namers.add(namer);
    }
  }
};
// The frames of other origins, in which this script cannot read.
let foreign = [];
spec.foreign = () => foreign.map(({ node }) => node);
const DIALOGS = 'dialog[open], [role=alertdialog], [role=dialog]';
let dialogs = [];
let focus = null;
// The place of the frame that is being read in the page: its corner, and its scale.
const WHOLE_PAGE = { x: 0, y: 0, across: 1, down: 1 };
let corner = WHOLE_PAGE;
const walkFrame = (node, outside) => {
  if (!isLegible(node)) return;
  const page = documentIn(node);
  const element = labelOf(node) ? describe(node, 'frame', outside, true) : null;
  if (element) elements.push(element);
  const place = element ? { ...outside, parent: element.id } : outside;
  const { x, y, across, down } = insideOf(node);
  if (!page?.documentElement) {
    // No script can read what may run none.
    if (node.matches('iframe[sandbox]:not([sandbox~=allow-scripts i])')) {
      return miss('the frame', node, place);
    }
    // The driver enters the frames of this page itself.
    if (node.ownerDocument !== document) return miss('the frame', node, place);
    const { view } = sight(node);
    foreign.push({
      id: idOf(node), node, part: partOf('the frame', node), parent: place.parent,
      at: elements.length, missed: missing.length,
      corner: [round(x), round(y)], inView: isInside(boxOf(node), view),
      covered: isBuried(node, getComputedStyle(node), boxOf(node), view),
    });
    return;
  }
  const outer = corner;
  corner = {
    x: outer.x + x * outer.across, y: outer.y + y * outer.down,
    across: across * outer.across, down: down * outer.down,
  };
  findNamers(page);
  walk(page.body ?? page.documentElement, { ...place, around: null });
  corner = outer;
};
// Whether a node has text of its own, directly or in inline children.
const speaks = node => childrenOf(node).some(child => isText(child)
  || isElement(child) && isInline(child) && !roleOf(child) && speaks(child));
// The most elements that are listed, so that a look at a huge page ends.
const MOST_ELEMENTS = 10_000;
let elements = [];
let isCut = false;
// Lists the elements in a node. The place is where the node is:
//   parent   the id of the closest listed element around it, or null
//   around   the texts of the enclosing element, or null
//   hidden   whether an element around it is not drawn
//   control  whether an element around it is a control
//   level    the level of a tree item in it
//   table, row   the table and the row around it
const walk = (node, place) => {
  const tag = node.localName;
  if (SKIPPED.includes(tag)) return;
  if (elements.length >= MOST_ELEMENTS) {
    isCut = true;
    markUnread(place.parent, `what follows the first ${MOST_ELEMENTS} elements`);
    return;
  }
  if (node.hasAttribute('data-spec-ignore')) return;
  const clear = !place.hidden && isClear(node);
  const isDrawn = clear || !place.hidden && isRendered(node);
  if (!isDrawn && !place.hidden && isUndrawn(node)) missTree(node.parentElement, place);
  if (!isDrawn && node.getAttribute('data-screen')) return;
  if (FRAMES.includes(tag)) return isDrawn ? walkFrame(node, place) : undefined;
  const children = childrenOf(node);
  const element = list(node, place, isDrawn, clear, children);
  const around = element ? { ...place, parent: element.id } : place;
  if (isDrawn && uncounted.has(node)) missCounter(node, around);
  if (tag.includes('-') && hidesTree(node)) missTree(node, around);
  if (tag === 'canvas' && isDrawn && isLegible(node)) missCanvas(node, around);
  if (element?.role === 'dialog' && isDrawn && matches(node, DIALOGS)) dialogs.push(node);
  if (tag === 'canvas' || tag === 'select' && !isList(node)) return;
  const inner = placeIn(node, element, place, isDrawn);
  for (const child of children) if (isElement(child)) walk(child, inner);
  if (element) finishRow(element, inner);
};
const missTree = (host, place) => {
  const what = host && mayHide(host) && `the closed shadow tree of <${host.localName}>`;
  if (!what || hiders.has(host)) return;
  hiders.add(host);
  missing.push(what);
  markUnread(place.parent, what);
};
const missCounter = (node, place) => {
  const what = `the counter in <${node.localName}>`;
  if (!missing.includes(what)) missing.push(what);
  markUnread(place.parent, what);
};
// A canvas shows texts and pictures; one as large as an app may show whatever an app does.
const missCanvas = (node, place) => {
  const { width, height } = boxOf(node);
  if (width * height < innerWidth * innerHeight / 2) canvases++;
  miss('the canvas', node, place);
};
let canvases = 0;
const hiders = new Set();
const isList = select => select.multiple || select.size > 1;
// Adds the element of a node to the list; null if it is not listed.
const list = (node, place, isDrawn, clear, children) => {
  const id = node.hasAttributes() && ownId(node);
  if (!isDrawn && !id) return null;
  const role = listedRole(node, place, id && testidOf(node), id, children);
  if (!role) return null;
  const element = describe(node, role, place, clear);
  if (role === 'text' && namings.has(node)) element.properties.naming = true;
  if (WHOLE_ROLES.includes(role)) element.properties.parts = partsOf(node, element.label);
  elements.push(element);
  if (CELL_ROLES.includes(role)) enterCell(node, element, place);
  return element;
};
// The parts of a text that readers take for texts of their own: its lines, words that are set apart, such
// as those in bold or in a badge, what is beside them, and what stands between controls.
const WHOLE_ROLES = ['text', 'heading', 'list item', 'alert', 'status', 'cell', 'button', 'link', 'tab',
  'option'];
const MOST_PARTS = 20;
const partsOf = (node, label) => {
  // What a style sheet adds may be set apart, or lie over the text.
  const added = mayGenerate(node) ? addedTo(node, '\n').split('\n') : [];
  if (!node.firstElementChild && !added.length) return undefined;
  const parts = new Set();
  let line = '';
  let places = [];
  const end = () => {
    places = places.filter(([from, to]) => !isWithinWord(line, from, to));
    const edges = [0, ...places.flat(), line.length];
    const beside = edges.flatMap((at, place) => place % 2 ? [] : [[at, edges[place + 1]]]);
    for (const [from, to] of [[0, line.length], ...places, ...beside]) parts.add(read(line.slice(from, to)));
    line = '';
    places = [];
  };
  const add = outer => {
    for (const child of childrenOf(outer)) {
      if (child.nodeType === Node.TEXT_NODE) line += child.data;
      else if (isElement(child) && isRendered(child)) {
        const isOne = isInline(child) && child.localName !== 'br' && !SKIPPED.includes(child.localName);
        if (!isOne || roleOf(child) || matches(child, CONTROLS)) { end(); continue; }
        if (child.querySelector('br')) { add(child); continue; }
        if (isPlaced(child)) end();
        const from = line.length;
        line += partText(child);
        if (places.length < MOST_PARTS) places.push([from, line.length]);
      }
    }
  };
  add(node);
  end();
  for (const text of added) parts.add(read(text));
  parts.delete('');
  parts.delete(label);
  return [...parts].slice(0, MOST_PARTS).join('\n') || undefined;
};
// Whether the word at an end of a part goes on beyond it, as it does if only a letter is in bold.
const isWithinWord = (line, from, to) => [from, to].some(place =>
  /\p{L}|\p{N}/u.test(line[place - 1] ?? '') && /\p{L}|\p{N}/u.test(line[place] ?? ''));
const listedRole = (node, place, testid, id, children) => {
  const role = roleOf(node);
  const isText = role === 'text' || role === 'heading' && place.control === true;
  if (role && !isText) {
    if (testid || !CONTAINERS.has(role) && (id || adds(node, role, place))) return role;
    if (CONTAINERS.has(role) && (ownName(node) || tooltip(node))) return role;
  }
  if (testid) return speaksAmong(children) ? 'text' : role ?? 'area';
  if (isNaming(node)) { namings.add(node); return speaks(node) ? 'text' : null; }
  if (id && !role && isEmptyBox(node)) return 'area';
  if (role && !isText && !CONTAINERS.has(role)) return null;
  // Inside another text, a text is an element only if it is set apart and adds something.
  const isApart = place.around !== null
    && (!INLINE.includes(displayOf(node)) || node.localName === 'text');
  if (!isText && !(isApart ? speaks(node) || addsText(node) : speaksAmong(children) || addsText(node)
    || place.around === null && joins(node, children))) return null;
  return place.around === null
    || isApart && !place.around.includes(shown(node) || read(addedTo(node, ''))) ? 'text' : null;
};
const speaksAmong = children => children.some(isText);
// Whether a node without contents is drawn: something may be dropped there.
const isEmptyBox = node => {
  if (node.firstElementChild || isTree(node) || node.textContent.trim()) return false;
  const style = getComputedStyle(node);
  return bordered(style).length > 0 || isTinted(node, style);
};
// Whether a node has one text of several inline elements: it is a line of them, or two of them are
// joined. They are listed too if blanks divide them.
const joins = (node, children) => {
  const pieces = children.filter(child => isElement(child) && isInline(child) && !roleOf(child)
    && !SKIPPED.includes(child.localName) && isRendered(child) && speaks(child) && !isNaming(child));
  if (pieces.length < 2) return false;
  const line = ownLine(node);
  const isLine = children.every(child => !isElement(child) || pieces.includes(child)
    || isInline(child) && !matches(child, CONTROLS + ', label') || !isRendered(child));
  const isJoined = line !== null && children.some((child, place) =>
    pieces.includes(child) && pieces.includes(children[place + 1]));
  if (!isLine && !isJoined) return false;
  if ((line ?? said(node)) === pieces.map(piece => read(flatText(piece, CONTROLS))).join(' ')) {
    divided.add(node);
  }
  return true;
};
const divided = new Set();
// The texts that are listed although they are the names of other elements.
const namings = new Set();
// Whether an element is more than decoration, or the drawing on a control that is named by it.
const adds = (node, role, place) => {
  if (role !== 'image' && role !== 'canvas') return true;
  if (ariaRoleOf(node) === 'none') return false;
  const name = labelOf(node);
  return name === '' ? node.localName !== 'svg' && !place.control
    : node.localName === 'img' || !place.control || !place.around?.includes(name);
};
const CONTROL_ROLES = new Set(['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option',
  'menu item', 'picker']);
const placeIn = (node, element, place, isDrawn) => {
  const hidden = place.hidden || !isDrawn && ['none', ''].includes(displayOf(node));
  const naming = namings.has(node) || !element && isNaming(node);
  if (!element && !naming && hidden === place.hidden) return place;
  const inner = { ...place, hidden };
  if (naming) inner.around = [node.control ? read(labelOf(node.control)) : shown(node)];
  if (!element || naming && element.role === 'text') return inner;
  const { role } = element;
  inner.parent = element.id;
  if (CONTROL_ROLES.has(role)) {
    // What is in a button has no role of its own, unlike what is in a link or a summary.
    inner.control ||= role === 'link' || node.localName === 'summary' ? 'open' : true;
  }
  if (TALKING.has(role) && element.visible !== false && !divided.has(node)) {
    inner.around = [element.label, element.text];
  }
  if (FIELDS.includes(role)) inner.around = EVERYTHING;
  if (role === 'tree item') inner.level = place.level + 1;
  if (role === 'table') Object.assign(inner, { table: newTable(), row: null });
  if (role === 'row') {
    inner.row = newRow(place.table);
    if (hasCells(node)) inner.around = null;
  }
  return inner;
};
// The elements of the screen, in reading order.
const readElements = () => {
  nodes.clear();
  namers.clear();
  hiders.clear();
  divided.clear();
  namings.clear();
  missing = [];
  canvases = 0;
  foreign = [];
  dialogs = [];
  elements = [];
  isCut = false;
  corner = WHOLE_PAGE;
  timeForCovers = timeForAll();
  focus = focused();
  uncounted.clear();
  once(document, 'adding', addingIn);
  const root = presented() ?? document.body;
  findNamers(document);
  if (root) {
    walk(root, {
      parent: null, around: null, hidden: false, control: false, level: 1, table: null, row: null,
    });
  }
  buryOutOfView();
  doubtGrounds();
  if (isCut) missing.push(`what follows the first ${MOST_ELEMENTS} elements`);
  return elements;
};

const openDialog = () =>
  inFront([...new Set([...document.querySelectorAll(DIALOGS), ...dialogs])].filter(isRendered));
const dialog = () => {
  const open = openDialog();
  if (!open || isSheet(open)) return null;
  const heading = open.querySelector('h1, h2, h3, h4, h5, h6, [role=heading]');
  const buttons = [...open.querySelectorAll('button, [role=button], input')]
    .filter(node => roleOf(node) === 'button' && isRendered(node)).map(labelOf);
  const told = computeDescription(open) || [...open.querySelectorAll('p')]
    .filter(isRendered).map(shown).join(' ');
  return {
    kind: open.getAttribute('role') === 'alertdialog' ? 'alert' : 'sheet',
    title: ownName(open) || tidy(heading?.textContent), message: told, buttons,
  };
};
const focused = () => {
  let node = document.activeElement;
  const within = () => (treeOf(node) ?? documentIn(node))?.activeElement;
  while (node && within()) node = within();
  return !node || ['body', 'html', 'frameset'].includes(node.localName) && !node.isContentEditable
    ? null : node;
};
// A focused element that cannot be read, so that it may or may not be a field.
const blind = node => node && (FRAMES.includes(node.localName) ? 'a frame'
  : node.localName === 'canvas' ? 'a canvas'
    : hidesTree(node) ? 'a closed shadow tree' : null);
const MOTIONS = ['x', 'y', 'width', 'height', 'opacity', 'offset'];
let last = { name: null, values: new Map() };
// Logs a jump for each value that changed without animation between two observations of a screen.
const compare = (name, elements) => {
  const values = new Map();
  for (const element of elements) {
    const [x, y, width, height] = element.frame;
    const { opacity = 1, offset = null } = element;
    const now = { x, y, width, height, opacity, offset };
    values.set(element.id, now);
    const before = last.name === name && last.values.get(element.id);
    if (!before || element.visible === false && !before.opacity) continue;
    for (const property of MOTIONS) {
      if (now[property] === before[property] || before[property] === null
        || now[property] === null || moving.has(element.id + ' ' + property)) continue;
      write('jump', element.label || element.id, {
        id: element.id, screen: name, property, from: before[property], to: now[property],
      });
    }
  }
  last = { name, values };
  moving.clear();
};
const describeScreen = (name, elements, busy) => ({
  name, title: document.title, language: document.documentElement.lang, address: location.href,
  status: performance.getEntriesByType('navigation')[0]?.responseStatus || undefined,
  elements, busy, rests: !busy && spec.isAtRest(), waits: isAwaiting(), missed: takeMissed(),
  size: [innerWidth, innerHeight], focus: focus ? idOf(focus) : null,
  writes: focus ? isField(focus) : false, blind: blind(focus),
  foreign: foreign.map(({ node, ...frame }) => frame),
  missing, canvases: missing.length > 0 && canvases === missing.length,
  unstored: memory.unstored ?? null, dialog: dialog(), ...stored(),
  clipboard: memory.clipboard ?? null,
  sheet: presented() !== null,
  stack: entryKey() === null ? null
    : memory.trail.slice(0, memory.at + 1).map(entry => entry.name),
  scroll: [round(scrollX), round(scrollY)],
});
// Half a character becomes an escape, which no other reader accepts.
const jsonOf = answer => {
  const json = JSON.stringify(answer);
  return json.includes('\\ud') && ''.toWellFormed ? JSON.stringify(answer, (_, value) =>
    typeof value === 'string' ? value.toWellFormed() : value) : json;
};
spec.look = (since, known) => {
  recall(known);
  followSheets();
  const name = screenName();
  const elements = readElements();
  const busy = isBusy() || isYoung;
  if (!busy) compare(name, elements);
  if (!isYoung) nameEntry();
  if (!busy) decide();
  const held = [undecided[0], memory.log.find(entry => unreadBodies.has(entry.details))]
    .filter(Boolean).map(entry => entry.n);
  const told = Math.min(memory.count + 1, ...held) - 1;
  const answer = {
    ...describeScreen(name, elements, busy), time: now() - memory.start, last: told,
    events: memory.log.filter(entry => entry.n > since && entry.n <= told),
  };
  memory.log = memory.log.filter(entry => entry.n > since);
  remember();
  answer.memory = knowledge();
  return jsonOf(answer);
};
// Passes the screen after animations have ended to `done`, or the reason why it cannot be read.
spec.settleAndLook = async (since, known, limit, done) => {
  try {
    await spec.settle(limit);
    done(document.documentElement ? spec.look(since, known) : 'missing');
  } catch (error) {
    done(JSON.stringify({ fault: String(error) }));
  }
};
