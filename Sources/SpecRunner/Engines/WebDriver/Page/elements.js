// An element in the form of the driver interface. Loading this file changes nothing in the page.

const isDisabled = node =>
  node.matches(':disabled') || Boolean(node.closest('[inert], [aria-disabled=true]'));
const aria = (node, name) => node.getAttribute('aria-' + name);
// A state with the values true, false and mixed; undefined if the element does not have it.
const truth = value => value === 'mixed' ? 'mixed' : value ? value !== 'false' : undefined;
const isBox = node => node.localName === 'input' && ['checkbox', 'radio'].includes(node.type);
const selected = node => {
  if (isBox(node)) return node.checked;
  if (node.localName === 'option') return node.selected;
  if (!node.hasAttributes()) return undefined;
  const said = ['checked', 'selected', 'pressed', 'current']
    .map(name => truth(aria(node, name))).find(value => value !== undefined);
  return said && said !== 'mixed';
};
const valueText = node => aria(node, 'valuetext') ?? aria(node, 'valuenow')
  ?? (node.localName === 'progress' && !node.hasAttribute('value') ? null
    : node.value === undefined ? null : String(node.value));
const text = (node, role, words) => {
  if (role === 'text') return ownLine(node) ?? words();
  if (role === 'cell') return words();
  if (CELL_ROLES.includes(role)) return words() || shown(node);
  if (role === 'picker') {
    const chosen = [...node.selectedOptions
      ?? node.querySelectorAll('[role=option][aria-selected=true]')];
    return chosen.length ? chosen.map(shown).join(', ')
      : node.value ?? (ariaRoleOf(node) === 'listbox' ? '' : shown(node));
  }
  if (FIELDS.includes(role)) return node.value ?? node.innerText;
  if (role === 'file button') return [...node.files ?? []].map(file => file.name).join(', ');
  if (RANGED.includes(role)) return valueText(node) ?? '';
  if (role === 'segments') {
    const chosen = node.querySelector('[aria-checked=true], [aria-selected=true], :checked');
    return chosen ? labelOf(chosen) : '';
  }
};
const RANGED = ['slider', 'progress', 'meter'];
const CHECKED = ['checkbox', 'radio', 'switch'];
const ENTRIES = [...FIELDS, ...CHECKED, 'picker', 'slider', 'file button'];
const matches = (node, selector) => { try { return node.matches(selector) } catch { return false } };
const checked = node => isBox(node) ? node.indeterminate ? 'mixed' : node.checked
  : truth(aria(node, 'checked'));
const expanded = node => {
  const said = truth(aria(node, 'expanded'));
  if (said !== undefined) return said;
  if (node.localName === 'summary') return node.parentElement?.open;
  const popover = node.popoverTargetElement;
  return popover ? matches(popover, ':popover-open') : undefined;
};
const levelOf = (node, role, place) => {
  const said = parseInt(aria(node, 'level'), 10);
  if (said > 0) return said;
  if (role === 'heading') return Number(/^h([1-6])$/.exec(node.localName)?.[1] ?? 2);
  return role === 'tree item' ? place.level : undefined;
};
const current = value =>
  ['true', 'false'].includes(value) ? value === 'true' : value || undefined;
// The longest value of an attribute that is reported.
const LONGEST = 500;
// The states of an element by the names of its properties: only those that apply, and null for
// those that are not known.
const states = (node, role, place) => {
  const found = {};
  const put = (name, value) => { if (value !== undefined) found[name] = value; };
  if (CHECKED.includes(role) || node.hasAttribute('aria-checked')) put('checked', checked(node));
  put('level', levelOf(node, role, place));
  put('expanded', expanded(node));
  if (ENTRIES.includes(role)) {
    put('invalid', matches(node, ':user-invalid'));
    put('required', node.required === true);
  }
  if (FIELDS.includes(role)) put('read-only', node.readOnly === true);
  if (role === 'dialog') put('modal', matches(node, ':modal'));
  if (role === 'link') put('address', node.href?.baseVal ?? node.href);
  if (RANGED.includes(role)) put('value text', valueText(node) ?? undefined);
  if (node.hasAttributes()) describeMarkup(node, put);
  return found;
};
const TOLD = { __proto__: null, 'aria-pressed': 'pressed', 'aria-busy': 'busy', 'aria-invalid': 'invalid',
  'aria-required': 'required', 'aria-readonly': 'read-only', 'aria-modal': 'modal' };
const DESCRIBING = ['aria-describedby', 'aria-description', 'title'];
const describeMarkup = (node, put) => {
  const names = node.getAttributeNames();
  for (const name of names) {
    if (name === 'style') continue;
    const value = node.getAttribute(name);
    put('attribute ' + name, value.length > LONGEST ? null : value);
    if (TOLD[name]) put(TOLD[name], truth(value));
    if (name === 'aria-current') put('current', current(value));
    if (name === 'aria-valuetext') put('value text', value);
  }
  if (names.some(name => DESCRIBING.includes(name))) {
    put('description', computeDescription(node) || undefined);
  }
};
// WebKit on a desktop has no keyboard, and therefore not this property.
const KEYS = ['enter', 'done', 'go', 'next', 'previous', 'search', 'send'];
const knownKey = (node, hint) =>
  node.enterKeyHint ?? KEYS.find(key => key === hint?.toLowerCase());
const traits = node => {
  const style = getComputedStyle(node);
  const type = node.localName === 'input' ? node.type : 'text';
  const masks = (style.webkitTextSecurity ?? 'none') !== 'none';
  const correction = node.getAttribute('autocorrect');
  const hint = node.getAttribute('enterkeyhint');
  return {
    placeholder: node.placeholder ?? node.getAttribute('aria-placeholder') ?? '',
    keyboard: node.inputMode || type, hint: hint ?? '',
    // For a word the browser does not know, the browser chooses the key's title itself.
    returnKey: knownKey(node, hint) || (hint ? null : 'enter'),
    correction: correction === null ? !['url', 'email', 'password'].includes(type)
      : correction !== 'off',
    spelling: node.spellcheck && type !== 'password', secure: type === 'password' || masks,
    content: node.getAttribute('autocomplete') ?? '',
  };
};
// The text of an element without that of the controls and rows in it, which are listed themselves.
const APART = CONTROLS + ', ul, ol, li, tr, option, [role=list], [role=listitem], [role=row], '
  + '[role=option], [role=group], [role=tree], [role=treeitem], [role=menu], [role=menuitem]';
const isLeaf = node => node.firstElementChild === null && treeOf(node) === null
  && node.localName !== 'slot';
const wordsOf = (node, role, style) => {
  if (isLeaf(node)) return tidy(cased(node.textContent, style.textTransform));
  return ROW_ROLES.includes(role) ? tidy(flatText(node, APART)) : said(node);
};
const headingIn = node => {
  const heading = node.querySelector('h1, h2, h3, h4, h5, h6, [role=heading]');
  return heading ? labelOf(heading) : '';
};
// The roles whose names are what the page gives them expressly, or else their visible text.
const CALLED_BY_TEXT = ['cell', 'chip', 'list item', 'status', 'alert', 'tooltip', 'tree item'];
const HEADED = ['card', 'dialog'];
const nameOf = (node, role, words) => {
  if (role === 'text') return ownName(node);
  if (role === 'row') return ownName(node) || (hasCells(node) ? firstCellOf(node) : words());
  if (CELL_ROLES.includes(role) || CALLED_BY_TEXT.includes(role)) {
    return ownName(node) || words() || (role.endsWith('header') ? shown(node) : '');
  }
  const name = (role === 'card' ? ownName(node) : labelOf(node))
    || (HEADED.includes(role) ? headingIn(node) : '');
  return name || !ROW_ROLES.includes(role) ? name : words();
};
// What lies over an element: the name of the opaque element over its middle, or null.
const middleOf = (box, view) => ({
  x: (Math.max(box.left, view.left) + Math.min(box.right, view.right)) / 2,
  y: (Math.max(box.top, view.top) + Math.min(box.bottom, view.bottom)) / 2,
});
const isRelated = (node, over) => contains(node, over) || contains(over, node)
  || [...node.labels ?? []].some(label => contains(label, over))
  || node.localName === 'area' && over === imageOf(node);
const SOLID = ['img', 'video', 'canvas', 'iframe', 'embed', 'object'];
const isSolid = (node, style) => SOLID.includes(node.localName)
  || (color(style.backgroundColor)?.[3] ?? 0) === 255 || style.backgroundImage.includes('url(');
const outward = function* (over, node) {
  for (let each = over; each && !contains(each, node); each = parentOf(each)) yield each;
};
const isOpaque = (over, node) => {
  let solid = false;
  for (const each of outward(over, node)) {
    const style = getComputedStyle(each);
    if (+style.opacity < 1) return false;
    solid ||= isSolid(each, style);
  }
  return solid;
};
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
const coverOf = (node, box, view) => {
  if (timeForCovers <= 0) return null;
  const start = performance.now();
  const cover = coverAt(node, middleOf(box, view));
  timeForCovers -= performance.now() - start;
  if (cover === undefined) return undefined;
  // Between the lines of a wrapped text there may be anything.
  const lines = [...node.getClientRects()].filter(line => isInside(line, view));
  return lines.length > 1 ? coverAt(node, middleOf(lines[0], view)) : cover;
};
const coverAt = (node, { x, y }) => {
  const top = { x: x + corner.x, y: y + corner.y };
  const over = hit(top.x, top.y);
  if (!over || isRelated(node, over)) return undefined;
  const page = over.ownerDocument;
  const point = page === document ? top : { x, y };
  const opaque = page.elementsFromPoint(point.x, point.y)
    .find(each => isRelated(node, each) || isOpaque(each, node));
  return opaque && !isRelated(node, opaque) ? coverName(opaque, node) : undefined;
};
// Values that most elements have are left out, to keep the answer short.
const unless = (value, usual) => value === usual ? undefined : value;
const describe = (node, role, place, clear) => {
  const style = getComputedStyle(node);
  const { box, view, isSeen } = sight(node, style, clear);
  const isInView = isSeen && isInside(box, view);
  let said;
  const words = () => said ??= wordsOf(node, role, style);
  const element = {
    id: idOf(node), parent: place.parent ?? undefined, role, label: nameOf(node, role, words),
    frame: [round(box.x + corner.x), round(box.y + corner.y), round(box.width), round(box.height)],
    visible: unless(isSeen, true), inView: unless(isInView, true),
    enabled: unless(!isDisabled(node), true), selected: selected(node),
    text: text(node, role, words), border: unless(border(style), NO_BORDER),
    color: unless(color(style.color), color('rgb(0, 0, 0)')),
    background: unless(color(style.backgroundColor), color('rgba(0, 0, 0, 0)')),
    opacity: unless(round(+style.opacity), 1), offset: offset(style) ?? undefined,
    properties: states(node, role, place),
  };
  if (!FIELDS.includes(role) && scrolls(style)) {
    // The frame's height plus the scrollable rest, so that borders do not count as content.
    const more = node.scrollHeight - node.clientHeight;
    element.scroll = [round(node.scrollTop), round(box.height + more)];
  }
  if (role === 'text' && !element.label) element.label = element.text ?? '';
  if (!element.text && !FIELDS.includes(role) && role !== 'picker') {
    // An accessible name may differ from the visible text, so the text is reported as well.
    const seen = !SPOKEN.includes(role)
      ? tidy(childrenOf(node).filter(isText).map(child => child.data).join(' '))
      : role === 'row' && hasCells(node) ? '' : words();
    if (seen && seen !== element.label) element.text = seen;
  }
  if (FIELDS.includes(role)) {
    element.traits = traits(node);
    element.underline = underline(style);
  }
  if (isInView) {
    const cover = coverOf(node, box, view);
    if (cover !== undefined) element.properties['covered by'] = cover;
  }
  return element;
};
