// The list of scenarios by folder, feature, rule and outline. Only the rows that can be seen are
// in the document, so that it stays quick with any number of scenarios.

const tree = {
  list: cases, nodes: [], rows: [], current: 0, height: 30, opened: new Map(), box: null,
  canvas: null,
};

function treeBox() {
  tree.canvas = el('div.tree-rows', { role: 'presentation' });
  tree.box = el('div.tree', {
    role: 'tree', tabindex: '0', 'aria-label': 'Scenarios', scroll: drawRows, keydown: treeKey,
    focus: drawRows, blur: drawRows,
  }, tree.canvas);
  return tree.box;
}

// Shows the scenarios that the search finds.
function showList() {
  tree.list = search(state.query);
  tree.nodes = treeOf(tree.list);
  tree.opened.clear();
  tree.current = 0;
  flatten();
  if (tree.box) tree.box.scrollTop = 0;
  revealCurrent();
  const found = tree.list.length === cases.length ? counted(cases.length, 'scenario')
    : `${number(tree.list.length)} of ${counted(cases.length, 'scenario')}`;
  showCount(found);
}

// MARK: Nodes

function treeOf(list) {
  const folders = new Map();
  for (const one of list) {
    const { folder } = one.feature;
    const top = child(folders, folder, () => node('folder', `d${folder}`, folder || 'no folder'));
    const feature = child(top.map, one.feature, () =>
      node('feature', `f${one.feature.id}`, one.feature.name, one.feature));
    const parent = one.rule ? child(feature.map, one.rule, () =>
      node('rule', `r${one.rule.place}`, one.rule.name || 'Rule')) : feature;
    const outline = child(parent.map, one.scenario, () =>
      node('outline', `o${one.number}`, one.scenario.name || 'without a name'));
    const leaf = node('case', `c${one.number}`, rowLabel(one), one);
    outline.map.set(one, leaf);
    for (const part of new Set([top, feature, parent, outline, leaf])) note(part, one);
  }
  return [...folders.values()].map(finished);
}

function node(kind, key, label, item = null) {
  return { kind, key, label, item, map: new Map(), children: [], count: 0, failed: 0, status: 'p' };
}

function child(map, key, make) {
  if (!map.has(key)) map.set(key, make());
  return map.get(key);
}

const gravity = Object.fromEntries(Object.keys(statusWords).map((status, place) => [status, place]));

function note(part, one) {
  part.status = part.count === 0 || gravity[one.status] < gravity[part.status]
    ? one.status : part.status;
  part.count += 1;
  if (failing.has(one.status)) part.failed += 1;
}

// A scenario that has one row or variant is that row.
function finished(part) {
  part.children = [...part.map.values()].map(finished);
  part.map = null;
  if (part.kind !== 'outline' || part.children.length > 1) return part;
  const [only] = part.children;
  only.label = only.item.name || 'without a name';
  if (only.item.variant) only.label += ` [${only.item.variant}]`;
  return only;
}

function rowLabel(one) {
  const cells = one.row?.slice(2).map(cell => texts[cell]) ?? [];
  const label = one.facts.name !== undefined || !cells.length ? one.name : cells.join(' · ');
  return (label || 'without a name') + (one.variant ? ` [${one.variant}]` : '');
}

function isOpen(part) {
  if (tree.opened.has(part.key)) return tree.opened.get(part.key);
  if (part.kind === 'folder' || part.kind === 'rule') return true;
  if (part.kind === 'outline') return part.failed > 0 && part.count <= 20;
  return state.query !== '' || part.failed > 0 || tree.list.length <= 100;
}

function flatten() {
  tree.rows = [];
  const add = (nodes, level) => nodes.forEach((part, place) => {
    tree.rows.push({ part, level, place: place + 1, count: nodes.length });
    if (part.children.length && isOpen(part)) add(part.children, level + 1);
  });
  add(tree.nodes, 1);
  tree.current = Math.min(tree.current, Math.max(tree.rows.length - 1, 0));
  drawRows();
}

// MARK: Rows

function drawRows() {
  const { box, canvas, rows, height } = tree;
  if (!box) return;
  canvas.style.height = `${rows.length * height}px`;
  const first = Math.max(Math.floor(box.scrollTop / height) - 5, 0);
  const last = Math.min(Math.ceil((box.scrollTop + (box.clientHeight || 800)) / height) + 5,
    rows.length);
  canvas.replaceChildren(...rows.slice(first, last).map((row, place) => rowOfTree(row, first + place)));
  if (rows.length) box.setAttribute('aria-activedescendant', `row-${tree.current}`);
  else box.removeAttribute('aria-activedescendant');
}

function rowOfTree({ part, level, place, count }, number_) {
  const hasChildren = part.children.length > 0;
  const isCurrent = part.kind === 'case' ? part.item.id === state.id && state.view === 'scenario'
    : part.kind === 'feature' && part.item.id === state.id && state.view === 'feature';
  const row = el(`div.row.${part.kind}`, {
    role: 'treeitem', id: `row-${number_}`, 'aria-level': level, 'aria-posinset': place,
    'aria-setsize': count, 'aria-expanded': hasChildren ? String(isOpen(part)) : null,
    'aria-selected': String(isCurrent), title: part.label, dir: 'auto',
    click: () => { tree.current = number_; press(part); },
  },
  el('span.arrow', { 'aria-hidden': 'true' }, hasChildren ? (isOpen(part) ? '▾' : '▸') : ''),
  sign(part.status), el('span.label', null, part.label),
  hasChildren && el('span.count', null, part.failed > 0 && [
    el('span.failed', null, number(part.failed), el('span.hidden', null, ' failed')), ' of ',
  ], number(part.count)));
  if (number_ === tree.current) row.classList.add('active');
  row.style.top = `${number_ * tree.height}px`;
  row.style.setProperty('--level', level);
  return row;
}

function press(part) {
  if (part.kind === 'case') return go('scenario', part.item.id);
  // A feature opens when it is shown, and closes when it is pressed again.
  const isShown = part.kind !== 'feature'
    || (state.view === 'feature' && state.id === part.item.id);
  setOpen(part, !(isShown && isOpen(part)));
  if (part.kind === 'feature') go('feature', part.item.id);
}

function setOpen(part, isOpened) {
  tree.opened.set(part.key, isOpened);
  flatten();
}

// Opens the folders of the scenario that is shown, and scrolls to it.
function revealCurrent() {
  const one = byID.get(state.id);
  if (state.view !== 'scenario' || !one) return drawRows();
  const open = nodes => nodes.some(part => {
    if (part.item === one) return true;
    const isInside = open(part.children);
    if (isInside) tree.opened.set(part.key, true);
    return isInside;
  });
  if (open(tree.nodes)) flatten();
  const place = tree.rows.findIndex(row => row.part.item === one);
  if (place >= 0) moveTo(place);
}

function moveTo(place) {
  tree.current = Math.max(0, Math.min(place, tree.rows.length - 1));
  const { box, height } = tree;
  const top = tree.current * height;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + height > box.scrollTop + box.clientHeight) {
    box.scrollTop = top + height - box.clientHeight;
  }
  drawRows();
}

function treeKey(event) {
  const row = tree.rows[tree.current];
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
  const { part, level } = row;
  const hasChildren = part.children.length > 0;
  const parent = () => tree.rows.findLastIndex((other, place) =>
    place < tree.current && other.level < level);
  const page = Math.max(Math.floor(tree.box.clientHeight / tree.height) - 1, 1);
  const actions = {
    ArrowDown: () => moveTo(tree.current + 1),
    ArrowUp: () => moveTo(tree.current - 1),
    PageDown: () => moveTo(tree.current + page),
    PageUp: () => moveTo(tree.current - page),
    Home: () => moveTo(0),
    End: () => moveTo(tree.rows.length - 1),
    ArrowRight: () => {
      if (hasChildren && !isOpen(part)) setOpen(part, true);
      else if (hasChildren) moveTo(tree.current + 1);
    },
    ArrowLeft: () => {
      if (hasChildren && isOpen(part)) setOpen(part, false);
      else moveTo(Math.max(parent(), 0));
    },
    Enter: () => press(part),
    ' ': () => press(part),
  };
  if (!actions[event.key]) return;
  actions[event.key]();
  event.preventDefault();
  event.stopPropagation();
}
