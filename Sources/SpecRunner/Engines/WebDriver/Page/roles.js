// The roles and identifiers of elements, and the names of screens, from the page's markup. Loading
// this file changes nothing in the page.

const ROLES = {
  button: 'button', link: 'link', textbox: 'field', searchbox: 'field', spinbutton: 'field',
  checkbox: 'checkbox', switch: 'switch', radio: 'radio', slider: 'slider',
  combobox: 'picker', listbox: 'picker', img: 'image', image: 'image', tab: 'tab',
  tablist: 'segments', radiogroup: 'segments', row: 'row', listitem: 'row', option: 'row',
  menuitem: 'row', article: 'card', heading: 'text', status: 'text', note: 'text',
  alert: 'text', progressbar: 'progress', region: 'area', group: 'area', form: 'area',
  dialog: 'area', alertdialog: 'area', list: 'area', navigation: 'area', main: 'area',
};
const TAGS = {
  button: 'button', summary: 'button', textarea: 'field', select: 'picker', img: 'image',
  canvas: 'image', video: 'image', svg: 'image', li: 'row', tr: 'row', option: 'row',
  article: 'card', progress: 'progress', meter: 'progress', section: 'area', form: 'area',
  fieldset: 'area', dialog: 'area', nav: 'area', main: 'area', ul: 'area', ol: 'area',
  table: 'area', figure: 'area', map: 'map', optgroup: 'area',
};
const roleOf = node => {
  const chosen = node.dataset?.specRole;
  if (chosen) return chosen;
  const role = ROLES[(node.getAttribute('role') ?? '').split(/\s+/)[0]];
  if (role) return role;
  if (node.localName === 'a') return node.hasAttribute('href') ? 'link' : null;
  if (node.localName === 'input') {
    if (node.type === 'hidden') return null;
    if (INPUT_BUTTONS.includes(node.type)) return 'button';
    return { checkbox: 'checkbox', radio: 'radio', range: 'slider' }[node.type] ?? 'field';
  }
  if (node.isContentEditable && !node.parentElement?.isContentEditable) return 'field';
  return TAGS[node.localName] ?? null;
};
const SPOKEN = ['button', 'link', 'checkbox', 'switch', 'radio', 'tab', 'row'];
// Texts inside these elements belong to them, and are listed only if they are separate blocks.
const TALKING = [...SPOKEN, 'text', 'picker', 'slider'];
const EVERYTHING = { includes: () => true };
// Listed only if the page names them: users see their contents, not them.
const CONTAINERS = ['area', 'row', 'card', 'segments', 'chip', 'map'];

const ids = new WeakMap();
const nodes = new Map();
let unnamed = 0;
const idOf = node => {
  const own = node.dataset?.testid || node.id;
  if (own && (nodes.get(own) ?? node) === node) { nodes.set(own, node); return own; }
  if (!ids.has(node)) ids.set(node, (roleOf(node) ?? node.localName) + '-' + ++unnamed);
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
