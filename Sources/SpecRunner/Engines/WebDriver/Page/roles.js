// The roles of elements, from the page's markup. Loading this file changes nothing in the page.

// The computed role in the W3C's own words (WAI-ARIA 1.3, HTML-AAM, SVG-AAM).
const ARIA_ROLES = new Set(('alert alertdialog application article banner blockquote button '
  + 'caption cell checkbox code columnheader combobox comment complementary contentinfo '
  + 'definition deletion dialog directory document emphasis feed figure form generic '
  + 'graphics-document graphics-object graphics-symbol grid gridcell group heading image img '
  + 'insertion link list listbox listitem log main mark marquee math menu menubar menuitem '
  + 'menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation '
  + 'progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox '
  + 'sectionfooter sectionheader separator slider spinbutton status strong subscript suggestion '
  + 'superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree '
  + 'treegrid treeitem').split(' '));
const SYNONYMS = { image: 'img', presentation: 'none', directory: 'list' };
// An element that can be focused or has an attribute of this list stays in the accessibility tree.
const GLOBAL = ['atomic', 'busy', 'controls', 'current', 'describedby', 'description', 'details',
  'dropeffect', 'flowto', 'grabbed', 'keyshortcuts', 'label', 'labelledby', 'live', 'owns',
  'relevant', 'roledescription'].map(name => `[aria-${name}]`).join();
const FOCUSABLE = '[tabindex], :is(a, area)[href], :is(button, input, select, textarea):enabled, '
  + 'summary, iframe, [contenteditable]:not([contenteditable=false])';
const isKept = node => node.matches(GLOBAL) || node.matches(FOCUSABLE);
// Whether a page names an element, which decides whether a region is one.
const isNamed = node => tidy(node.getAttribute('aria-label')) !== ''
  || tidy(node.getAttribute('title')) !== '' || referencesOf(node, 'aria-labelledby').length > 0;
const explicitRole = node => {
  for (const word of node.getAttribute('role').toLowerCase().split(/\s+/)) {
    if (!ARIA_ROLES.has(word)) continue;
    const role = SYNONYMS[word] ?? word;
    if (role === 'none' && isKept(node)) return null;
    if (!['region', 'form'].includes(role) || isNamed(node)) return role;
  }
  return null;
};

const SECTIONS = 'article, aside, nav, section, [role=article], [role=complementary], '
  + '[role=navigation], [role=region]';
const isWithin = (node, selector) => Boolean(node.parentElement?.closest(selector));
const isInSection = node => isWithin(node, SECTIONS + ', main, [role=main]');
const tableRole = node => {
  const table = node.closest('table');
  return table ? ariaRoleOf(table) : 'table';
};
const CELLS = { table: 'cell', grid: 'gridcell', treegrid: 'gridcell', none: 'none' };
const headerRole = node => {
  if (tableRole(node) === 'none') return 'none';
  if (['row', 'rowgroup'].includes(node.scope)) return 'rowheader';
  const isBeside = [node.previousElementSibling, node.nextElementSibling]
    .some(cell => cell?.localName === 'td');
  return !node.scope && isBeside ? 'rowheader' : 'columnheader';
};
const inTable = role => node => tableRole(node) === 'none' ? 'none' : role;
const INPUT_ROLES = {
  button: 'button', submit: 'button', reset: 'button', image: 'button', checkbox: 'checkbox',
  radio: 'radio', range: 'slider', number: 'spinbutton', search: 'searchbox', text: 'textbox',
  email: 'textbox', tel: 'textbox', url: 'textbox',
};
const inputRole = node => {
  const role = INPUT_ROLES[node.type] ?? null;
  if (role === 'checkbox' && node.hasAttribute('switch')) return 'switch';
  if (role === 'checkbox' && node.hasAttribute('aria-pressed')) return 'button';
  return ['textbox', 'searchbox'].includes(role) && node.list ? 'combobox' : role;
};
const linkRole = node =>
  node.hasAttribute('href') || node.hasAttribute('xlink:href') ? 'link' : 'generic';
// The role of an element without the attribute: a word, or a function of the element.
const IMPLICIT = {
  a: linkRole, address: 'group', area: linkRole, article: 'article',
  aside: node => isWithin(node, SECTIONS) && !isNamed(node) ? 'generic' : 'complementary',
  b: 'generic', bdi: 'generic', bdo: 'generic', blockquote: 'blockquote', body: 'generic',
  button: 'button', caption: 'caption', code: 'code', data: 'generic', datalist: 'listbox',
  dd: 'definition', del: 'deletion', details: 'group', dfn: 'term', dialog: 'dialog',
  div: 'generic', dt: 'term', em: 'emphasis', fieldset: 'group', figure: 'figure',
  footer: node => isInSection(node) ? 'sectionfooter' : 'contentinfo', form: 'form',
  h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading',
  header: node => isInSection(node) ? 'sectionheader' : 'banner', hgroup: 'group',
  hr: 'separator', html: 'document', i: 'generic', image: 'img',
  img: node => node.getAttribute('alt') === '' && !tidy(node.getAttribute('title'))
    && !isKept(node) ? 'none' : 'img',
  input: inputRole, ins: 'insertion',
  li: node => node.parentElement && ariaRoleOf(node.parentElement) === 'none'
    ? 'none' : 'listitem',
  main: 'main', mark: 'mark', math: 'math', menu: 'list', meter: 'meter', nav: 'navigation',
  ol: 'list', optgroup: 'group', option: 'option', output: 'status', p: 'paragraph',
  pre: 'generic', progress: 'progressbar', q: 'generic', s: 'deletion', samp: 'generic',
  search: 'search', section: node => isNamed(node) ? 'region' : 'generic',
  select: node => node.multiple || node.size > 1 ? 'listbox' : 'combobox', small: 'generic',
  span: 'generic', strong: 'strong', sub: 'subscript', sup: 'superscript',
  svg: 'graphics-document', table: 'table', tbody: inTable('rowgroup'),
  td: node => CELLS[tableRole(node)] ?? null, textarea: 'textbox', tfoot: inTable('rowgroup'),
  th: headerRole, thead: inTable('rowgroup'), time: 'time', tr: inTable('row'), u: 'generic',
  ul: 'list',
};
// The computed role of an element; null if the W3C's mappings give it none.
const ariaRoleOf = node => {
  const role = node.hasAttribute('role') && explicitRole(node) || internalsOf.get(node)?.role;
  if (role) return role;
  const implicit = Object.hasOwn(IMPLICIT, node.localName) ? IMPLICIT[node.localName] : null;
  return typeof implicit === 'function' ? implicit(node) : implicit;
};
