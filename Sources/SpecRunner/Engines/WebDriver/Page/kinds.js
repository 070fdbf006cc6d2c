// The roles of elements in the words of specifications, their identifiers, and the names of screens.
// Loading this file changes nothing in the page.

// The words for the roles of the W3C. Those that are not listed say nothing to users.
const WORDS = {
  __proto__: null,
  alert: 'alert', alertdialog: 'dialog', application: 'area', article: 'card', banner: 'region',
  button: 'button', cell: 'cell', checkbox: 'checkbox', columnheader: 'column header',
  combobox: 'picker', complementary: 'region', contentinfo: 'region', dialog: 'dialog',
  directory: 'list', feed: 'list', figure: 'figure', form: 'form', 'graphics-document': 'image',
  'graphics-object': 'image', 'graphics-symbol': 'image', grid: 'table', gridcell: 'cell',
  group: 'group', heading: 'heading', image: 'image', img: 'image', link: 'link', list: 'list',
  listbox: 'picker', listitem: 'list item', log: 'status', main: 'region', marquee: 'status',
  menu: 'menu', menubar: 'menu', menuitem: 'menu item', menuitemcheckbox: 'menu item',
  menuitemradio: 'menu item', meter: 'meter', navigation: 'region', note: 'text',
  option: 'option', progressbar: 'progress', radio: 'radio', radiogroup: 'segments',
  region: 'region', row: 'row', rowgroup: 'group', rowheader: 'row header', search: 'region',
  searchbox: 'search field', separator: 'separator', slider: 'slider',
  spinbutton: 'spin button', status: 'status',
  switch: 'switch', tab: 'tab', table: 'table', tablist: 'segments', tabpanel: 'area',
  textbox: 'field', timer: 'status', toolbar: 'group', tooltip: 'tooltip', tree: 'tree',
  treegrid: 'table', treeitem: 'tree item',
};
// What users see as a control or picture although ARIA has no role for it.
const DRAWN = {
  __proto__: null,
  canvas: 'canvas', img: 'image', map: 'map', summary: 'button', svg: 'image', video: 'image',
};
const PLAIN = new Set(['b', 'br', 'center', 'code', 'div', 'em', 'i', 'p', 'pre', 'small', 'span',
  'strong', 'tbody', 'u']);
const roleOf = node => {
  const tag = node.localName;
  if (PLAIN.has(tag) && !node.hasAttributes()) return null;
  const chosen = node.getAttribute('data-spec-role');
  if (chosen) return chosen;
  if (tag === 'input' && !node.hasAttribute('role')) {
    if (node.type === 'hidden') return null;
    if (node.type === 'file') return 'file button';
  }
  const spoken = ariaRoleOf(node);
  if (spoken === 'combobox') return takesText(node) ? 'combobox' : 'picker';
  const role = WORDS[spoken];
  if (role) return role;
  if (tag === 'input') return 'field';
  if (node.isContentEditable && !node.parentElement?.isContentEditable) return 'field';
  return DRAWN[tag] ?? null;
};
const takesText = node => ['input', 'textarea'].includes(node.localName)
  || node.isContentEditable === true;
// The fields, into which text is typed.
const FIELDS = ['field', 'search field', 'spin button', 'combobox'];
const isField = node => FIELDS.includes(roleOf(node));
const CELL_ROLES = ['cell', 'column header', 'row header'];
const ROW_ROLES = ['row', 'list item', 'option', 'menu item', 'tree item', 'card', 'chip'];
const SPOKEN = ['button', 'link', 'checkbox', 'switch', 'radio', 'tab', 'heading', 'status',
  'alert', 'tooltip', ...ROW_ROLES, ...CELL_ROLES];
// Texts inside these elements belong to them, and are listed only if they are separate blocks.
const TALKING = new Set([...SPOKEN, 'text', 'picker', 'slider']);
const EVERYTHING = { includes: () => true };
// Listed only if the page names them: users see their contents, not them.
const CONTAINERS = new Set(['area', 'group', 'region', 'form', 'segments', 'map', 'figure',
  'separator']);

const testidOf = node => node.getAttribute('data-testid');
// The fields of a form hide its own properties, `id` among them, if they are named so.
const ownId = node => testidOf(node) || node.getAttribute('id');
const ids = new WeakMap();
const nodes = new Map();
let unnamed = 0;
const idOf = node => {
  const own = ownId(node);
  if (own && (nodes.get(own) ?? node) === node) { nodes.set(own, node); return own; }
  if (!ids.has(node)) {
    ids.set(node, `~${roleOf(node) ?? node.localName} ${++unnamed}`);
  }
  nodes.set(ids.get(node), node);
  return ids.get(node);
};
// The name of the page's own screen, even if another one is presented over it.
const pageName = () => {
  const marked = [...document.querySelectorAll('[data-screen]')]
    .filter(node => isRendered(node) && !node.closest(SHEETS)).at(-1);
  return marked?.dataset.screen || document.title || location.pathname;
};
const screenName = () => presented()?.dataset.screen || pageName();
