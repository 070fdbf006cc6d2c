// The screen as one value: everything that a user could see, in reading order.

const isLabel = node => node.localName === 'legend'
  || node.localName === 'label' && node.control && isInSight(node.control);
const DIALOGS = 'dialog[open], [role=alertdialog], [role=dialog]';
let dialogs = [];
// The offset of the frame that is being read from the page's corner.
let corner = { x: 0, y: 0 };
const walkFrame = (node, elements) => {
  if (!isLegible(node)) return;
  const page = documentIn(node);
  if (!page) return miss('the frame', node);
  const outer = corner;
  const box = node.getBoundingClientRect();
  corner = { x: outer.x + box.x + node.clientLeft, y: outer.y + box.y + node.clientTop };
  if (page.body) walk(page.body, elements, null);
  corner = outer;
};
// Whether a node has text of its own, directly or in inline children.
const speaks = node => childrenOf(node).some(child => isText(child)
  || isElement(child) && isInline(child) && !roleOf(child) && speaks(child));
// Lists the visible elements; `around` contains the texts of the enclosing element, or null.
const walk = (node, elements, around) => {
  if (SKIPPED.includes(node.localName) || node.dataset?.specIgnore !== undefined) return;
  if (node.dataset?.screen && !isRendered(node)) return;
  if (FRAMES.includes(node.localName)) return walkFrame(node, elements);
  if (node.matches(DIALOGS)) dialogs.push(node);
  if (hidesTree(node)) missing.push(`the closed shadow tree of <${node.localName}>`);
  if (node.localName === 'canvas' && isLegible(node)) miss('the canvas', node);
  let role = roleOf(node);
  const isNaming = isLabel(node);
  const testid = node.dataset?.testid;
  const named = testid || ownName(node);
  if (CONTAINERS.includes(role) && !named) {
    const isLeaf = role === 'row' && !node.querySelector(
      'a[href], button, input, select, textarea, [role], [tabindex]');
    if (!isLeaf) role = null;
  }
  if (!role && testid) role = speaksItself(node) ? 'text' : 'area';
  const isApart = around && !isInline(node);
  if (!role && !isNaming && (isApart ? speaks(node) : speaksItself(node))) role = 'text';
  // Inside another text, a text is an element only if it is set apart and adds something.
  if (role === 'text' && around && !testid
    && (!isApart || around.includes(shown(node)))) role = null;
  const isUnseen = role && !isRendered(node);
  if (isUnseen && !node.id && !testid) role = null;
  let within = isNaming ? [labelOf(node.control ?? node.parentElement)] : around;
  if (role) {
    const element = describe(node, role);
    elements.push(element);
    if (TALKING.includes(role)) within = [element.label, element.text];
    if (role === 'field') within = EVERYTHING;
  }
  if (node.localName === 'canvas') return;
  for (const child of childrenOf(node)) if (isElement(child)) walk(child, elements, within);
};

const openDialog = () =>
  [...document.querySelectorAll(DIALOGS), ...dialogs].filter(isRendered).at(-1);
// The page's records by name, or the reason why they cannot be read.
const stored = () => {
  try {
    const cookies = document.cookie.split('; ').filter(Boolean).map(cookie => {
      const at = cookie.indexOf('=');
      return [cookie.slice(0, Math.max(at, 0)), cookie.slice(at + 1)];
    });
    const records = [sessionStorage, localStorage].flatMap(storage => Object.keys(storage)
      .filter(name => name !== KEY).map(name => [name, storage.getItem(name)]));
    return { records: [...cookies, ...records]
      .map(([name, value]) => [name, value.length > 100000 ? null : value]) };
  } catch (error) {
    return { unread: error.message };
  }
};
const dialog = () => {
  const open = openDialog();
  if (!open || isSheet(open)) return null;
  const heading = open.querySelector('h1, h2, h3, h4, h5, h6, [role=heading]');
  const buttons = [...open.querySelectorAll('button, [role=button], input')]
    .filter(node => roleOf(node) === 'button' && isRendered(node)).map(labelOf);
  const told = byIds(open, 'aria-describedby') || [...open.querySelectorAll('p')]
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
  return !node || ['body', 'html', 'frameset'].includes(node.localName) ? null : node;
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
    const now = { x, y, width, height, opacity: element.opacity, offset: element.offset };
    values.set(element.id, now);
    const before = last.name === name && last.values.get(element.id);
    if (!before || !element.visible && !before.opacity) continue;
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
spec.look = (since, known) => {
  recall(known);
  followSheets();
  const name = screenName();
  nodes.clear();
  windows.clear();
  missing = [];
  dialogs = [];
  const elements = [];
  const sheet = presented();
  if (sheet ?? document.body) walk(sheet ?? document.body, elements, null);
  const busy = isBusy() || isYoung;
  if (!busy) compare(name, elements);
  if (!isYoung) nameEntry();
  if (!busy) decide();
  const told = undecided.length ? undecided[0].n - 1 : memory.count;
  const focus = focused();
  const answer = {
    name, title: document.title, address: location.href, elements, busy,
    size: [innerWidth, innerHeight], focus: focus ? idOf(focus) : null,
    writes: focus ? roleOf(focus) === 'field' : false, blind: blind(focus),
    missing, unstored: memory.unstored ?? null, dialog: dialog(), ...stored(),
    sheet: sheet !== null,
    stack: history ? memory.trail.slice(0, memory.at + 1).map(entry => entry.name) : null,
    scroll: [round(scrollX), round(scrollY)],
    time: now() - memory.start, last: told,
    events: memory.log.filter(entry => entry.n > since && entry.n <= told),
  };
  memory.log = memory.log.filter(entry => entry.n > since);
  remember();
  answer.memory = knowledge();
  return JSON.stringify(answer, (_, value) =>
    typeof value === 'string' && value.toWellFormed ? value.toWellFormed() : value);
};
