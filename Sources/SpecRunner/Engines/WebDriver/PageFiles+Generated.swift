// Written by Scripts/generate from the files in the folder Page; do not edit.
// swift-format-ignore-file

/// The JavaScript files of the page script, by their names.
enum PageFiles {
  static let begin = #"""
// The page script logs what leaves no trace on the screen, and reads the screen on request.
//
// The files of this folder are joined in the order PageScript.swift lists and run as one function
// `world => { ... }`, before a page's own scripts. They share one scope, so each name is declared
// once in the whole folder. `world` is what the launch arranged. A page sees one hidden property
// of the window, `__spec`, and one entry of the session storage.

// A page may declare variables of these names.
const {
  Array, CSS, DOMRect, Document, Element, HTMLElement, JSON, Map, Math, MutationObserver, Node,
  NodeFilter, Number, Object, Promise, Proxy, Reflect, RegExp, Set, String, URL, WeakMap,
  getComputedStyle, parseFloat, parseInt, performance,
} = window;
const spec = {};
Object.defineProperty(window, '__spec', { value: spec });
const wrap = (owner, name, make) => {
  const native = owner?.[name];
  if (typeof native === 'function') owner[name] = make(native);
};

"""#
  static let builtins = #"""
// What pages may replace: the built-ins that this script uses. While it runs, it has its own.

let builtIns = [];
const { defineProperty, getOwnPropertyDescriptor } = Object;
const { apply, ownKeys } = Reflect;
const isMethod = (owner, name) => {
  const now = getOwnPropertyDescriptor(owner, name);
  return now && 'value' in now && typeof now.value === 'function' && name !== 'constructor';
};
// Notes the built-ins before the page's own scripts run. Of the accessors, only those matter that
// libraries replace.
const keepBuiltIns = () => {
  const owners = [
    Object, Array, JSON, Math, Promise, Reflect, Object.getPrototypeOf([][Symbol.iterator]()),
    ...[Object, Array, String, Number, Function, RegExp, Map, Set, WeakMap, Promise, Node, Element,
      HTMLElement, Document, EventTarget, CSSStyleDeclaration, Range, DOMTokenList, Storage]
      .map(maker => maker.prototype),
  ];
  const methods = owners.flatMap(owner => ownKeys(owner)
    .filter(name => isMethod(owner, name)).map(name => ({ owner, name })));
  const accessors = [
    [Node.prototype, 'firstChild'], [Node.prototype, 'nextSibling'],
    [Node.prototype, 'textContent'], [Node.prototype, 'parentElement'],
    [HTMLElement.prototype, 'innerText'], [Element.prototype, 'shadowRoot'],
  ].map(([owner, name]) => ({ owner, name, isAccessor: true }));
  const converters = [Object, Array, String, Number, Boolean]
    .map(maker => ({ owner: maker.prototype, name: 'toJSON' }));
  builtIns = [...methods, ...accessors, ...converters].map(each => {
    const own = getOwnPropertyDescriptor(each.owner, each.name);
    return { ...each, own, value: own?.value };
  });
};
const restore = (owner, name, descriptor) => {
  try { descriptor ? defineProperty(owner, name, descriptor) : delete owner[name] } catch { }
};
const isReplaced = ({ owner, name, own, value, isAccessor }) => isAccessor
  ? getOwnPropertyDescriptor(owner, name)?.get !== own?.get : owner[name] !== value;
let isGuarded = false;
// A function that runs with the built-ins as they were at the start of the page.
const guarded = act => function (...given) {
  if (isGuarded) return apply(act, this, given);
  const replaced = [];
  // Not even arrays can be relied on here.
  for (let place = 0; place < builtIns.length; place++) {
    const each = builtIns[place];
    if (!isReplaced(each)) continue;
    const { owner, name } = each;
    replaced[replaced.length] = { owner, name, now: getOwnPropertyDescriptor(owner, name) };
    restore(owner, name, each.own);
  }
  isGuarded = true;
  try { return apply(act, this, given) } finally {
    isGuarded = false;
    for (let place = 0; place < replaced.length; place++) {
      restore(replaced[place].owner, replaced[place].name, replaced[place].now);
    }
  }
};

"""#
  static let choices = #"""
// Choosing options, and checking boxes. Loading this file changes nothing in the page.

const change = (node, value) => {
  const prototype = Object.getPrototypeOf(node);
  Object.getOwnPropertyDescriptor(prototype, 'value').set.call(node, value);
  changed(node);
};
const changed = node => {
  node.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  node.dispatchEvent(new Event('change', { bubbles: true }));
};
const CHOICES = '[role=tab], [role=radio], [role=option], [role=menuitem], '
  + '[role=menuitemradio], [role=menuitemcheckbox], [role=treeitem], input[type=radio], button, '
  + 'a[href], option';
const offers = node => [...node.querySelectorAll(CHOICES)]
  .filter(found => found.localName === 'option' || isRendered(found));
const namesOf = list => [...new Set(list.map(labelOf).filter(Boolean))];
const POPUPS = ['listbox', 'menu', 'tree', 'grid'];
const opensPopup = node => node.getAttribute('role') === 'combobox' && node.localName !== 'select'
  || POPUPS.includes(node.getAttribute('aria-haspopup'));
// The lists that a combobox or menu button opens: its own, or any that is shown.
const popups = node => {
  const own = [...referencesOf(node, 'aria-controls'), ...referencesOf(node, 'aria-owns')];
  const lists = own.length ? own
    : [...node.ownerDocument.querySelectorAll('[role=listbox], [role=menu], [role=tree]')];
  return lists.filter(isRendered);
};
const VALUES = ['date', 'time', 'datetime-local', 'month', 'week', 'color', 'range'];
// Chooses an option of an element. Returns `done`, the element to `tap` or to `open` first, the
// reason `why` it cannot, or what is `offered`.
spec.choose = (choice, id) => {
  const node = id === null ? document.body : nodes.get(id);
  if (!node) return { gone: true };
  if (VALUES.includes(node.type)) {
    change(node, choice);
    return node.value === choice ? { done: true } : { offered: [`a value such as ${node.value}`] };
  }
  if (node.list) {
    const options = [...node.list.options];
    const option = options.find(found => found.value === choice || found.label === choice);
    if (!option) return { offered: options.map(found => found.label || found.value) };
    node.focus();
    change(node, option.value);
    return { done: true };
  }
  const pops = opensPopup(node);
  const around = pops ? popups(node).flatMap(offers) : offers(node);
  const option = around.find(found => labelOf(found) === choice);
  if (!option && pops && !around.length) return { open: id };
  if (!option) return { offered: namesOf(around) };
  if (option.localName !== 'option') return { tap: idOf(option) };
  return chooseOptions(option.closest('select'), [option]);
};
// Selects exactly these options of a <select>.
const chooseOptions = (list, options) => {
  const off = options.find(isDisabled);
  if (off) return { why: `"${labelOf(off)}" is disabled` };
  list.focus();
  for (const option of list.options) option.selected = options.includes(option);
  changed(list);
  return { done: true };
};
const isPicked = node => node.selected ?? node.checked
  ?? ['aria-selected', 'aria-checked'].some(name => node.getAttribute(name) === 'true');
// Chooses several options of an element and no others. Returns the options to `taps` of a list
// that is not a <select>; otherwise as `choose`.
spec.chooseAll = (choices, id) => {
  const node = nodes.get(id);
  if (!node) return { gone: true };
  const isList = node.localName === 'select';
  const one = isList ? !node.multiple : node.getAttribute('aria-multiselectable') !== 'true'
    && node.getAttribute('role') === 'listbox';
  if (one && choices.length > 1) return { why: 'it accepts only one option' };
  const options = isList ? [...node.options]
    : [...node.querySelectorAll('[role=option], [role=treeitem], [role=checkbox], '
      + '[role=menuitemcheckbox], input[type=checkbox]')];
  const missing = choices.find(choice => !options.some(found => labelOf(found) === choice));
  if (missing !== undefined) return { missing, offered: namesOf(options) };
  const wanted = options.filter(found => choices.includes(labelOf(found)));
  if (isList) return chooseOptions(node, wanted);
  return { taps: options.filter(found => isPicked(found) !== wanted.includes(found)).map(idOf) };
};

// Checkboxes, switches and radio buttons, which may be drawn by their labels.
const BOXES = 'input[type=checkbox], input[type=radio], [role=checkbox], [role=switch], '
  + '[role=radio], [role=menuitemcheckbox], [role=menuitemradio]';
const boxOfName = node => node.matches(BOXES) ? node
  : [node.control, node.closest('label')?.control, ...node.querySelectorAll(BOXES)]
    .find(found => found?.matches(BOXES));
const stateOf = box => box.indeterminate ? 'mixed' : box.checked
  ?? { true: true, mixed: 'mixed' }[box.getAttribute('aria-checked')] ?? false;
const isTouchable = node => {
  const { box, isSeen } = plainSight(node);
  return isSeen && !isDot(box);
};
// What to do so that a box is checked or not: nothing (`done`), a `tap`, or the reason `why` not.
spec.check = (id, wanted) => {
  const node = nodes.get(id);
  if (!node?.isConnected) return { gone: true };
  const box = boxOfName(node);
  if (!box) return { why: 'it is not a checkbox, switch or radio button' };
  if (isDisabled(box)) return { why: 'it is disabled' };
  if (stateOf(box) === wanted) return { done: true };
  if (!wanted && (box.type === 'radio' || ['radio', 'menuitemradio'].includes(roleName(box)))) {
    return { why: 'a radio button is unchecked by checking another one' };
  }
  const parts = [box, ...(box.labels ?? []), box.closest('label'), box.parentElement];
  const part = parts.find(found => found && isTouchable(found));
  return part ? { tap: idOf(part) } : { why: 'it and its label are not visible' };
};
const roleName = node => (node.getAttribute('role') ?? '').split(/\s+/)[0];

"""#
  static let clock = #"""
// The date and timers of a page's scripts. Durations are measured in real time.

const RealDate = Date;
const now = RealDate.now.bind(RealDate);
const soon = window.setTimeout.bind(window);
let ahead = 0;
const shifted = () => now() + ahead;
const ShiftedDate = new Proxy(RealDate, {
  construct: (target, given, self) => Reflect.construct(
    target, given.length ? given : [shifted()], self === ShiftedDate ? target : self),
  apply: () => new RealDate(shifted()).toString(),
  get: (target, key) => key === 'now' ? shifted : Reflect.get(target, key),
});
const shift = time => {
  ahead = time;
  window.Date = RealDate.prototype.constructor = ShiftedDate;
};
const keepShift = () => {
  memory.ahead = ahead;
  remember();
};
// Sets the page's clock to a day and time in the page's own time zone; the clock keeps running.
spec.setDate = (parts, elapsed) => {
  const [year, month, day, ...rest] = parts;
  const date = new RealDate(2000, 0, 1, ...rest);
  date.setFullYear(year, month - 1, day);
  for (const timer of timers.values()) timer.due -= ahead;
  shift(date.getTime() + elapsed - now());
  for (const timer of timers.values()) timer.due += ahead;
  keepShift();
};

// The page's pending timers, due by the page's clock, so that `pass` can run them early.
const timers = new Map();
const wrapTimer = (name, clear, repeats) => {
  const native = window[name].bind(window);
  const stop = window[clear].bind(window);
  window[name] = (act, delay = 0, ...rest) => {
    const run = () => {
      repeats ? timers.get(id) && (timers.get(id).due = shifted() + delay) : timers.delete(id);
      typeof act === 'function' ? act(...rest) : (0, eval)(String(act));
    };
    const id = native(run, delay);
    timers.set(id, { due: shifted() + (Number(delay) || 0), run, repeats, delay, stop });
    return id;
  };
  window[clear] = id => { timers.delete(id); stop(id); };
};
wrapTimer('setTimeout', 'clearTimeout', false);
wrapTimer('setInterval', 'clearInterval', true);
if (AbortSignal.timeout) {
  AbortSignal.timeout = delay => {
    const end = new AbortController();
    setTimeout(
      () => end.abort(new DOMException('The operation timed out.', 'TimeoutError')), delay);
    return end.signal;
  };
}
// Moves the page's clock on and runs the timers that fall due, in order.
const MOST_TURNS = 10_000;
spec.pass = async time => {
  const end = shifted() + time;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const [id, next] = [...timers].reduce(
      (first, timer) => timer[1].due < first[1].due ? timer : first, [null, { due: Infinity }]);
    if (next.due > end) break;
    shift(ahead + Math.max(0, next.due - shifted()));
    if (!next.repeats) next.stop(id);
    try { next.run() } catch (error) { reportError(error) }
    await new Promise(resolve => soon(resolve));
  }
  shift(ahead + Math.max(0, end - shifted()));
  memory.start -= time;
  keepShift();
};

"""#
  static let elements = #"""
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
  if (FIELDS.includes(role)) element.traits = traits(node);
  if (isInView) {
    const cover = coverOf(node, box, view);
    if (cover !== undefined) element.properties['covered by'] = cover;
  }
  return element;
};

"""#
  static let errors = #"""
// What the page writes to the console, and the errors of its scripts.

// For what the driver reads in the browser's log and the page's own log does not show.
const { debug: logForDriver } = console;
const LONGEST_LINE = 10_000;
const written = value => {
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Error) return String(value);
  if (value.nodeType) return `<${value.nodeName.toLowerCase()}>`;
  try { return JSON.stringify(value) ?? String(value) } catch { return '[object]' }
};
// The text of a message: its values, or a format with values.
const lineOf = ([first, ...rest]) => {
  const hasFormat = typeof first === 'string' && rest.length > 0;
  const text = hasFormat ? first.replace(/%([sdifoOc%])/g, (sign, kind) => {
    if (kind === '%') return '%';
    if (!rest.length) return sign;
    const value = rest.shift();
    return kind === 'c' ? '' : 'di'.includes(kind) ? String(Math.trunc(value)) : written(value);
  }) : written(first);
  return [text, ...rest.map(written)].join(' ').slice(0, LONGEST_LINE);
};
const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warning', error: 'error' };
for (const [name, level] of Object.entries(LEVELS)) {
  wrap(console, name, native => function (...values) {
    if (values.length) write('log', lineOf(values), { level });
    return native.apply(this, values);
  });
}
wrap(console, 'assert', native => function (holds, ...values) {
  if (!holds) write('log', lineOf(['Assertion failed', ...values]), { level: 'error' });
  return native.call(this, holds, ...values);
});
const failed = (error, message, source, line) => {
  const text = (error instanceof Error ? String(error) : message).slice(0, LONGEST_LINE);
  write('error', text, { source: source ? addressOf(source) : undefined, line });
};
addEventListener('error', event => {
  // Files that fail to load are events of their elements.
  if (event.target !== window) return;
  failed(event.error, event.message, event.filename, event.lineno || undefined);
});
addEventListener('unhandledrejection', event => {
  const { reason } = event;
  const [, source, line] = /\(?([^\s()]+):(\d+):\d+\)?/.exec(reason?.stack ?? '') ?? [];
  failed(reason, written(reason), source, line && Number(line));
});

"""#
  static let files = #"""
// Files that are chosen or dropped.

// While it is set, a file button hands over its field instead of showing the browser's dialog.
let catching = null;
let chooser = null;
spec.caught = node => {
  if (!catching || node.localName !== 'input' || node.type !== 'file') return false;
  chooser = node;
  catching = null;
  return true;
};
// A frame hands its field to the top page, which can be of another origin.
const topSpec = () => { try { return window.top.__spec ?? spec } catch { return spec } };
for (const name of ['click', 'showPicker']) {
  wrap(HTMLInputElement.prototype, name, native => function () {
    return topSpec().caught(this) ? undefined : native.call(this);
  });
}
addEventListener('click', event => {
  const node = event.composedPath()[0];
  if (node.localName !== 'input' || !topSpec().caught(node)) return;
  event.preventDefault();
}, true);
const fieldOf = node => {
  const isField = found => found?.localName === 'input' && found.type === 'file';
  return [node, node.control, node.closest('label')?.control, ...node.querySelectorAll('input')]
    .find(isField);
};
// The numbers of the frames around a document, outermost first.
const framesOf = page => {
  const path = [];
  for (let view = page.defaultView; view !== window; view = view.parent) {
    path.unshift([...Array(view.parent.length).keys()].find(at => view.parent[at] === view));
  }
  return path;
};
const field = (node, count) => {
  if (isDisabled(node)) return { why: 'it is disabled' };
  if (count > 1 && !node.multiple) return { why: 'it accepts only one file' };
  chooser = node;
  if (!node.isConnected) {
    // A server can only use fields of the page.
    node.hidden = true;
    document.documentElement.append(node);
    node.addEventListener('change', () => node.remove(), { once: true });
  }
  // Otherwise the files would be added to the ones that are chosen.
  if (node.value) node.value = '';
  return { frames: framesOf(node.ownerDocument) };
};
// The file field of an element; for a button without one, waits for the field that it opens.
spec.fileField = (id, count) => {
  const node = nodes.get(id);
  if (!node?.isConnected) return { gone: true };
  const found = fieldOf(node);
  if (found) return field(found, count);
  chooser = null;
  catching = true; // until a field is opened, or `endFileField`
  return { tap: id };
};
spec.fieldOpened = count =>
  chooser ? field(chooser, count) : { why: 'it does not choose files' };
// Lets file buttons show the browser's dialog again.
spec.endFileField = () => { catching = null; };
spec.chooser = () => chooser;
// A field whose files are dropped afterwards.
spec.dropField = () => {
  chooser = document.createElement('input');
  chooser.type = 'file';
  chooser.multiple = true;
  chooser.hidden = true;
  document.documentElement.append(chooser);
};
// Drops the chosen files on an element; returns null, or the reason why it does not accept them.
spec.drop = id => {
  const node = nodes.get(id);
  const files = [...chooser.files];
  chooser.remove();
  if (!node?.isConnected) return 'the page has just removed it';
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const box = node.getBoundingClientRect();
  const send = name => node.dispatchEvent(new DragEvent(name, {
    dataTransfer: data, bubbles: true, cancelable: true, composed: true,
    clientX: box.x + box.width / 2, clientY: box.y + box.height / 2,
  }));
  send('dragenter');
  if (send('dragover')) return 'it does not accept files: no script cancels the event "dragover"';
  send('drop');
  return null;
};

"""#
  static let generated = #"""
// The texts that style sheets add before and after elements. Loading this file changes nothing in
// the page.

// What is computed once for all elements of a tree while a call is answered; null between calls,
// since the page changes then.
let moment = null;
const atOnce = work => {
  const outer = moment;
  moment ??= new Map();
  try { return work() } finally { moment = outer }
};
const once = (owner, kind, compute) => {
  if (!moment) return compute(owner);
  if (!moment.has(owner)) moment.set(owner, {});
  return moment.get(owner)[kind] ??= compute(owner);
};

// Asking the browser for a pseudo-element takes longer than all else about an element's name, so
// during a call, the style sheets show which elements may have one.
const PSEUDO = /(^|[\s>+~,])?::?(?:before|after)\b/gi;
const rulesIn = list => [...list.cssRules ?? []].flatMap(rule =>
  [rule, ...rulesIn(rule.styleSheet ?? rule)]);
// The selectors by which a sheet adds a text; throws if the sheet comes from another site.
const selectorsIn = sheet => rulesIn(sheet)
  .filter(rule => rule.selectorText?.search(PSEUDO) >= 0
    && (rule.style.content || rule.cssRules?.length > 0))
  .map(rule => rule.selectorText.replace(PSEUDO, (_, before) =>
    before === undefined ? '' : before + '*'));
// Selectors that depend on more than the tree: a nested one, one of a scope or of a shadow tree.
const RELATIVE = /&|:scope|:host|::/;
const ANY = { has: () => true };
// The elements of a tree that may have such texts.
const generatorsIn = root => {
  try {
    const sheets = [...root.styleSheets, ...root.adoptedStyleSheets ?? []];
    const selectors = sheets.flatMap(sheet => once(sheet, 'selectors', selectorsIn));
    if (selectors.some(selector => RELATIVE.test(selector))) return ANY;
    return new Set(root.querySelectorAll(['q', ...selectors].join()));
  } catch {
    return ANY;
  }
};
// A shadow tree also styles its host, what is in its slots, and by `::part` is styled from outside.
const mayGenerate = node => moment === null || treeOf(node) !== null
  || node.parentElement && treeOf(node.parentElement) !== null || node.hasAttribute('part')
  || once(node.getRootNode(), 'generators', generatorsIn).has(node);

// A text in the case in which it is shown.
const cased = (text, transform) => {
  if (transform === 'uppercase') return text.toUpperCase();
  if (transform === 'lowercase') return text.toLowerCase();
  return transform !== 'capitalize' ? text
    : text.replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, letter => letter.toUpperCase());
};

// The text that a style sheet adds before or after an element. Its counters are not known to
// scripts, so that a text with one is left out, like the number of a list item.
const PIECE = /"(?:\\.|[^"\\])*"|\/|[\w-]+(?:\((?:"(?:\\.|[^"\\])*"|[^")])*\))?/g;
const unquoted = text => text.slice(1, -1).replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi,
  (_, code, character) => code ? String.fromCodePoint(parseInt(code, 16)) : character);
const quoteMark = (quotes, index) => {
  if (quotes === 'auto') return '“”'[index];
  const mark = quotes.match(PIECE)?.[index];
  return mark?.startsWith('"') ? unquoted(mark) : '';
};
const pieceText = (piece, node, style) => {
  if (piece.startsWith('"')) return unquoted(piece);
  if (piece.startsWith('attr(')) {
    return node.getAttribute(piece.slice(5).match(/[^\s,)]+/)?.[0]) ?? '';
  }
  if (piece === 'open-quote') return quoteMark(style.quotes, 0);
  if (piece === 'close-quote') return quoteMark(style.quotes, 1);
  return /^(url|image|image-set|[\w-]*gradient|element)\(|^no-/.test(piece) ? '' : null;
};
const generated = (node, pseudo) => {
  const style = getComputedStyle(node, pseudo);
  if (['none', 'normal', ''].includes(style.content) || style.display === 'none') return '';
  const pieces = style.content.match(PIECE) ?? [];
  // After the slash is the text for those who do not see the content.
  const texts = pieces.slice(pieces.indexOf('/') + 1).map(piece => pieceText(piece, node, style));
  if (texts.includes(null)) return '';
  const text = cased(texts.join(''), style.textTransform);
  return INLINE.includes(style.display) ? text : ` ${text} `;
};

"""#
  static let hands = #"""
// Helpers for input: the position of an element, the element that covers it, selections of text.

spec.node = id => nodes.get(id) ?? null;
const contains = (outer, inner) => {
  for (let node = inner; node;
    node = node.parentNode ?? node.host ?? node.defaultView?.frameElement) {
    if (node === outer) return true;
  }
  return false;
};
const hit = (x, y) => {
  let found = document.elementFromPoint(x, y);
  while (found) {
    const page = FRAMES.includes(found.localName) ? documentIn(found) : null;
    if (page) [x, y] = [x - cornerOf(page).x, y - cornerOf(page).y];
    const inner = (page ?? treeOf(found))?.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
};
const cornerOf = page => insideOf(page.defaultView.frameElement);
// The middle of the visible part of an element, in the window of the top page.
const pointOf = node => {
  const rect = node.getClientRects()[0] ?? boxOf(node);
  let box = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
  let page = node.ownerDocument;
  while (true) {
    const { innerWidth, innerHeight } = page.defaultView;
    box = {
      left: Math.max(box.left, 0), right: Math.min(box.right, innerWidth),
      top: Math.max(box.top, 0), bottom: Math.min(box.bottom, innerHeight),
    };
    if (page === document) break;
    const { x, y } = cornerOf(page);
    box = { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y };
    page = page.defaultView.frameElement.ownerDocument;
  }
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2,
    isInside: box.left <= box.right && box.top <= box.bottom };
};
// Scrolls an element into view and returns it with the obstacle to a touch, if there is one.
spec.reach = id => {
  const node = nodes.get(id);
  if (!node?.isConnected || !node.ownerDocument.defaultView) return { gone: true };
  const handle = handleOf(node);
  let answer;
  // A fixed bar may cover an element that has been scrolled only just into the window.
  for (const block of ['nearest', 'center', 'start', 'end']) {
    drawer(handle).scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    answer = reached(node, handle);
    if (answer.cover === null) break;
  }
  return answer;
};
const reached = (node, handle) => {
  views.clear();
  const { box, view } = plainSight(handle);
  const { x, y } = pointOf(handle);
  const over = hit(x, y);
  const isFree = !over || isRelated(handle, over) || isRelated(node, over);
  return {
    // A server knows only elements of the page itself.
    node: node.ownerDocument === document ? handle : null,
    x: Math.round(x), y: Math.round(y), focused: focused() === node,
    readonly: Boolean(node.readOnly), file: node.type === 'file', disabled: isDisabled(node),
    empty: !hasSize(box), outside: !isInside(box, view),
    cover: isFree ? null : coverName(over, node),
  };
};
// The middles of two elements that are in view at the same time; null if they cannot be.
spec.reachBoth = (from, to) => {
  const both = [from, to].map(id => nodes.get(id));
  if (!both.every(node => node?.isConnected)) return null;
  for (const block of ['nearest', 'start', 'end']) {
    for (const node of block === 'nearest' ? [...both].reverse() : both) {
      node.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    }
    const places = both.map(pointOf);
    if (places.every(place => place.isInside)) {
      return places.map(({ x, y }) => [Math.round(x), Math.round(y)]);
    }
  }
  return null;
};
// Moves the focus without a tap; returns null, or the reason why it cannot.
spec.focus = id => {
  const node = nodes.get(id);
  node?.focus();
  return focused() === node ? null : 'it does not accept the focus';
};
// Waits until the page has received a turn of the wheel, and scrolled by it.
let wheels = 0;
addEventListener('wheel', () => { wheels++; }, { capture: true, passive: true });
spec.wheels = () => wheels;
spec.wheeled = async before => {
  const end = performance.now() + 300;
  while (wheels === before && performance.now() < end) {
    await new Promise(resolve => soon(resolve, 5));
  }
  let last = null;
  const place = () => [...document.querySelectorAll('*')]
    .reduce((sum, node) => sum + node.scrollTop + node.scrollLeft, 0);
  while (performance.now() < end + 700 && last !== (last = place())) {
    await new Promise(resolve => soon(resolve, 50));
  }
};
const points = text => [...text];
const units = (text, count) => points(text).slice(0, count).join('').length;
const valueOf = node => node.value ?? node.textContent;
const place = (node, start, end) => {
  if (node.setSelectionRange) {
    // Fields for e-mail and numbers have no selection API except `select()`.
    if (node.selectionStart === null) {
      if (start === 0 && end === valueOf(node).length) { node.select(); return null; }
      return `a field of type ${node.type} does not support selecting a part of its text`;
    }
    node.setSelectionRange(start, end);
    return null;
  }
  const page = node.ownerDocument;
  const range = page.createRange();
  const writing = node.firstChild ?? node;
  range.setStart(writing, Math.min(start, writing.length ?? 0));
  range.setEnd(writing, Math.min(end, writing.length ?? 0));
  page.getSelection().removeAllRanges();
  page.getSelection().addRange(range);
  return null;
};
// Selects part of the focused field's text; returns null, or the reason why it cannot.
spec.select = wanted => {
  const node = focused();
  if (!node) return 'no field has the focus';
  const text = valueOf(node) ?? '';
  const count = points(text).length;
  if (wanted.end) {
    if (node.selectionStart !== null) place(node, text.length, text.length);
    return null;
  }
  if (wanted.all) return place(node, 0, text.length);
  if (wanted.text !== undefined) {
    const start = text.indexOf(wanted.text);
    return start < 0 ? `the field contains "${text}"`
      : place(node, start, start + wanted.text.length);
  }
  const end = wanted.start + wanted.count;
  if (wanted.start < 0 || wanted.count < 0 || end > count) {
    return `the field contains ${count}: "${text}"`;
  }
  return place(node, units(text, wanted.start), units(text, end));
};
// Replaces the selection with a text in one edit, as pasting does.
spec.insert = (text, type) => {
  const node = focused();
  if (!node) return 'no field has the focus';
  if (type === 'insertFromPaste') {
    const board = new DataTransfer();
    board.setData('text/plain', text);
    if (!node.dispatchEvent(new ClipboardEvent('paste', {
      clipboardData: board, bubbles: true, cancelable: true, composed: true,
    }))) return null;
  }
  // `execCommand` sends no `beforeinput`, by which a page may refuse the edit.
  if (!node.dispatchEvent(new InputEvent('beforeinput', {
    inputType: type, data: text, bubbles: true, cancelable: true, composed: true,
  }))) return null;
  node.ownerDocument.execCommand('insertText', false, text);
  return null;
};
// The button of the dialog in front.
spec.button = label => {
  const open = openDialog();
  const found = open && [...open.querySelectorAll('button, [role=button], input')]
    .find(node => roleOf(node) === 'button' && labelOf(node) === label);
  return found ? idOf(found) : null;
};
spec.scrollBy = (points, id) => {
  // Without an element, scrolls what a finger in the middle of the screen would scroll.
  let node = id === null ? hit(innerWidth / 2, innerHeight / 2) : nodes.get(id);
  while (node && node.scrollHeight <= node.clientHeight) node = node.parentElement;
  (node ?? document.scrollingElement).scrollBy({ top: points, behavior: 'instant' });
};

"""#
  static let history = #"""
// The pages that the browser visited, logged as pushes and pops.

const history = window.navigation ?? null;
const entryKey = () => history?.currentEntry?.key ?? null;
// A page draws its new screen after its address has changed, so the event receives the screen's
// name later.
let coming = null;
const nameEntry = () => {
  const name = pageName();
  if (memory.trail[memory.at]) memory.trail[memory.at].name = name;
  if (!coming) return;
  if (coming.kind === 'pop') coming.details.to = name; else coming.subject = name;
  coming = null;
};
// Logs a step: back if the entry is known from earlier, forward if not.
const moved = () => {
  if (isFrame) return;
  followSheets();
  const key = entryKey();
  const before = memory.trail[memory.at];
  const known = memory.trail.findIndex(entry => entry.key === key);
  if (key !== null && known === memory.at && before) return;
  if (known >= 0 && known < memory.at) {
    memory.at = known;
    coming = transit('pop', before.name, {});
  } else {
    if (known < 0) memory.trail.splice(memory.at + 1, Infinity, { key, name: '' });
    memory.at++;
    if (!before) return;
    coming = transit('push', '', { from: before.name });
  }
};
let arrival;
const arrive = () => {
  arrival = { page: Math.random().toString(36), version: memory.version };
  moved();
  arrival.count = memory.count;
};
// A page in another process may start before the storage of the last page has arrived there.
// So the driver passes on what the last page knew, and this page's own events are added to it.
const recall = known => {
  if (known?.run !== world.run || known.page === arrival.page) return;
  if (known.version <= arrival.version) return;
  const own = memory.log.filter(entry => entry.n > arrival.count);
  const later = memory.start - known.start;
  memory = { ...known, log: [] };
  if (memory.ahead !== undefined) shift(memory.ahead);
  coming = null;
  // The event is logged late, but the page did not start just now: keep its age.
  const wasYoung = isYoung;
  moved();
  isYoung = wasYoung;
  if (coming) undecided.unshift(undecided.pop());
  for (const entry of own) {
    entry.n = ++memory.count;
    entry.t += later;
    memory.log.push(entry);
  }
  arrival.version = memory.version;
  remember();
};
const knowledge = () => ({ ...memory, log: undefined, page: arrival.page });
history?.addEventListener('currententrychange', event => {
  if (!event.navigationType) return;
  if (coming) nameEntry();
  moved();
});

"""#
  static let keyboard = #"""
// The keyboard of a phone, inferred from the focus.

// A phone's keyboard appears and disappears with the focus of a field; its animation is unknown.
const wantsKeyboard = node => node?.matches && node.inputMode !== 'none'
  && isField(node);
let isKeyboardUp = false;
const followFocus = () => {
  const isWanted = wantsKeyboard(focused());
  if (isWanted === isKeyboardUp) return;
  isKeyboardUp = isWanted;
  write('keyboard', 'keyboard', { notice: isWanted ? 'keyboardWillShow' : 'keyboardWillHide' });
};
addEventListener('focusin', followFocus, true);
// While the focus moves from field to field, no element has it for a moment.
addEventListener('focusout', () => soon(followFocus), true);

"""#
  static let kinds = #"""
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
  region: 'region', row: 'row', rowheader: 'row header', search: 'region',
  searchbox: 'search field', slider: 'slider', spinbutton: 'spin button', status: 'status',
  switch: 'switch', tab: 'tab', table: 'table', tablist: 'segments', tabpanel: 'area',
  textbox: 'field', timer: 'status', toolbar: 'group', tooltip: 'tooltip', tree: 'tree',
  treegrid: 'table', treeitem: 'tree item',
};
// What users see as a control or picture although ARIA has no role for it.
const DRAWN = {
  __proto__: null,
  canvas: 'image', img: 'image', map: 'map', summary: 'button', svg: 'image', video: 'image',
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
const CONTAINERS = new Set(['area', 'group', 'region', 'form', 'segments', 'map', 'figure']);

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
    ids.set(node, (roleOf(node) ?? node.localName).replaceAll(' ', '-') + '-' + ++unnamed);
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

"""#
  static let links = #"""
// Links that leave the page.

// A new window would replace this one for the driver, so the link is logged and not followed.
const isForeign = url => {
  const inside = ['http:', 'https:', 'file:', 'about:', 'blob:', 'data:', 'javascript:'];
  if (!inside.includes(url.protocol)) return true;
  return location.protocol === 'file:' && url.protocol.startsWith('http');
};
const parsed = address => { try { return new URL(address, document.baseURI) } catch { } };
// A page that the scenario lets open windows opens at most this many.
const MOST_WINDOWS = 20;
let opened = 0;
spec.opensWindows = world.windows;
const isOwn = target => !target || ['_self', '_top', '_parent'].includes(target.toLowerCase())
  || [...document.querySelectorAll('iframe, frame')].some(frame => frame.name === target);
const openNative = window.open;
window.open = function (address = '', target, ...rest) {
  const url = parsed(address);
  if (target && isOwn(target)) return openNative.call(this, address, target, ...rest);
  if (spec.opensWindows && !(url && isForeign(url))) {
    write('window opened', url?.href ?? String(address));
    // As if the browser blocked it.
    return ++opened > MOST_WINDOWS ? null : openNative.call(this, address, target, ...rest);
  }
  write('link', url?.href ?? String(address));
  return { closed: false, location: {}, close() { }, focus() { }, postMessage() { } };
};
// What a link or form does that opens its address elsewhere.
const leaves = (event, url, isOut) => {
  if (event.defaultPrevented || !url || !(isOut || isForeign(url))) return;
  if (spec.opensWindows && !isForeign(url)) {
    write('window opened', url.href);
    if (++opened > MOST_WINDOWS) event.preventDefault();
    return;
  }
  event.preventDefault();
  write('link', url.href);
};
const base = () => document.querySelector('base[target]')?.target;
const follow = event => {
  const link = event.composedPath().find(node => node.matches?.('a[href], area[href]'));
  if (!link) return;
  const isOut = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey
    || !isOwn(link.getAttribute('target') || base());
  leaves(event, parsed(link.getAttribute('href')), isOut);
};
addEventListener('click', follow);
addEventListener('auxclick', event => { if (event.button === 1) follow(event); });
addEventListener('submit', event => {
  const { submitter, target: form } = event;
  // A field may be called "action", so the properties of the form are not reliable.
  const written = name => submitter?.getAttribute('form' + name) ?? form.getAttribute(name) ?? '';
  if (written('method').toLowerCase() === 'dialog') return;
  leaves(event, parsed(written('action')), !isOwn(written('target') || base()));
});
history?.addEventListener('navigate', event => {
  const url = parsed(event.destination.url);
  if (!url || !isForeign(url) || !event.cancelable) return;
  event.preventDefault();
  write('link', url.href);
});

"""#
  static let log = #"""
// The events, numbered across all pages of a launch. The session storage carries the log to the
// next page, because variables end with their page.

const KEY = '__spec';
const fresh = {
  run: world.run, start: now(), count: 0, log: [], trail: [], at: -1, version: 0,
};
const remembered = () => {
  try { return JSON.parse(sessionStorage.getItem(KEY)) } catch { return null }
};
// A frame writes to the log of the top page and has no log itself.
const isFrame = window !== window.top;
const remember = () => {
  memory.version++;
  if (isFrame) return;
  try { sessionStorage.setItem(KEY, JSON.stringify(memory)) } catch { }
};
let memory = remembered();
if (memory?.run !== world.run) {
  // A launch starts with an empty session storage.
  if (memory && !isFrame) sessionStorage.clear();
  memory = fresh;
  const items = [
    ...(world.saved[location.origin] ?? []).map(item => ['local storage', ...item]),
    ...world.stored,
  ];
  for (const item of isFrame ? [] : items) {
    const why = spec.store(...item);
    if (why) memory.unstored = why;
  }
  remember();
  if (world.date) spec.setDate(...world.date);
} else if (memory.ahead !== undefined) {
  shift(memory.ahead);
}
addEventListener('pagehide', () => { nameEntry(); remember(); });
addEventListener('pageshow', event => {
  if (event.persisted) { memory = remembered() ?? memory; arrive(); }
});
const write = (kind, subject, details = {}) => {
  if (isFrame) {
    // The top page may have another origin, which a frame cannot access.
    try { window.top.__spec?.write(kind, subject, details) } catch { }
    return;
  }
  if (isFlood(kind)) return;
  memory.log.push({ n: ++memory.count, t: now() - memory.start, kind, subject, details });
  if (kind !== 'log') return remember();
  // A page may write thousands of lines in a row.
  if (!isRemembering) soon(() => { isRemembering = false; remember(); });
  isRemembering = true;
};
let isRemembering = false;
// The lines and errors between two observations are limited, because a page may write without end.
const MOST_LINES = 1000;
let lines = {};
const isFlood = kind => {
  if (!['log', 'error'].includes(kind)) return false;
  if (lines.log !== memory.log) lines = { log: memory.log, counts: { log: 0, error: 0 } };
  const count = ++lines.counts[kind];
  if (count === MOST_LINES + 1) {
    memory.log.push({
      n: ++memory.count, t: now() - memory.start, kind,
      subject: `the page wrote more than ${MOST_LINES} of these; the rest is not recorded`,
      details: { level: 'warning' },
    });
  }
  return count > MOST_LINES;
};
spec.write = write;

"""#
  static let motion = #"""
// Animations, and whether the page has come to rest.

const measure = text => {
  // A percentage refers to an unknown length; a matrix ends with its translation.
  if (String(text).includes('%')) return text;
  const lengths = String(text).replace(/^matrix\(1, 0, 0, 1, /, '')
    .match(/-?\d*\.?\d+(?:e[+-]?\d+)?/g);
  return lengths?.length >= 1 ? Number(lengths.find(Number) ?? 0) : text === 'none' ? 0 : text;
};
const propertyNames = { transform: 'offset', translate: 'offset', left: 'x', top: 'y' };
addEventListener('transitionrun', event => {
  if (movesScreen(event)) return;
  const animation = event.target.getAnimations?.()
    .find(animation => animation.transitionProperty === event.propertyName);
  const frames = animation?.effect.getKeyframes();
  if (!frames) return;
  const key = event.propertyName.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  const property = propertyNames[event.propertyName] ?? event.propertyName;
  animated(event.target, {
    property, from: measure(frames[0][key]), to: measure(frames.at(-1)[key]),
    duration: animation.effect.getTiming().duration,
  });
}, true);
addEventListener('animationstart', event => movesScreen(event) || animated(event.target, {
  property: event.animationName, duration: Math.round(event.target.getAnimations?.()
    .find(animation => animation.animationName === event.animationName)
    ?.effect.getTiming().duration ?? 0),
}), true);
const animated = (node, details) => {
  const id = idOf(node);
  moving.set(id + ' ' + details.property, true);
  write('animation', labelOf(node) || id, { id, screen: screenName(), ...details });
};
const moving = new Map();
const running = () => document.getAnimations().filter(animation =>
  animation.playState === 'running' && animation.effect?.getComputedTiming().endTime < 1e9);
const isBusy = guarded(() => document.readyState !== 'complete' || running().length > 0);
spec.settle = async limit => {
  const end = performance.now() + limit;
  const pause = () => new Promise(resolve => soon(resolve, 8));
  // One turn of the event loop, so that deferred work of the last event has run.
  await new Promise(resolve => soon(resolve));
  while (performance.now() < end && (isBusy() || isYoung)) {
    await pause();
  }
};

"""#
  static let names = #"""
// The names and descriptions of elements as the W3C defines them (Accessible Name and Description
// Computation 1.2, HTML-AAM, SVG-AAM), and their visible texts. Loading this file changes nothing
// in the page.

// Soft hyphens and zero-width spaces are not seen, and private-use characters are icons.
const UNREADABLE = /[\u00ad\u200b\ue000-\uf8ff\u{f0000}-\u{10ffff}]/gu;
const tidy = text => text
  ? text.replace(UNREADABLE, '').replace(/[ \t\r\n\f]+/g, ' ').trim() : '';
// The text including that of shadow trees and slots, which `innerText` omits.
const INLINE = ['inline', 'contents', 'ruby', ''];
const isInline = node => INLINE.includes(displayOf(node));
const flatText = (node, unsaid) => childrenOf(node).map(child => {
  if (child.nodeType === Node.TEXT_NODE) return child.data;
  if (!isElement(child) || SKIPPED.includes(child.localName)) return '';
  if (unsaid && child.matches(unsaid) || !isRendered(child)) return '';
  return isInline(child) ? flatText(child, unsaid) : ` ${flatText(child, unsaid)} `;
}).join('');
const isTree = node => node.localName === 'slot' || treeOf(node) !== null;
const treesIn = node => [...node.querySelectorAll('*')].some(isTree);
const hasTrees = node => isTree(node)
  || once(node.getRootNode(), 'trees', treesIn) && treesIn(node);
const shown = node =>
  tidy(hasTrees(node) ? flatText(node) : node.innerText ?? node.textContent);
// The text of a row without that of its buttons and fields, which are separate elements.
const CONTROLS = 'button, [role=button], input, select, textarea';
const said = node => {
  if (hasTrees(node)) return tidy(flatText(node, CONTROLS));
  if (!node.querySelector(CONTROLS)) return shown(node);
  const words = [];
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (!parent.closest(CONTROLS) && isRendered(parent)) words.push(texts.currentNode.data);
  }
  return tidy(words.join(' '));
};
// The inline text of a nameless element that also contains block elements; null for all others.
const ownLine = node => {
  if (node.dataset?.testid || node.id || ownName(node)) return null;
  const isLine = child => isElement(child) && !isInline(child);
  const children = childrenOf(node);
  if (!children.some(child => isLine(child) && isRendered(child))) return null;
  return tidy(children.map(child => isText(child) ? child.data
    : isElement(child) && isInline(child) && !roleOf(child) && !SKIPPED.includes(child.localName)
      ? flatText(child, CONTROLS) : ' ').join('')) || null;
};

// The labels of a control. `node.labels` alone searches the whole page each time.
const LABELABLE = ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'];
const labelsIn = root => {
  const labels = new Map();
  for (const label of root.querySelectorAll('label')) {
    if (label.control) labels.set(label.control, [...labels.get(label.control) ?? [], label]);
  }
  return labels;
};
const labelsOf = node => {
  if (!LABELABLE.includes(node.localName)) {
    return node.constructor.formAssociated ? [...internalsOf.get(node)?.labels ?? []] : [];
  }
  if (!moment) return [...node.labels ?? []];
  const root = node.getRootNode();
  return once(root, 'labels', labelsIn).get(node) ?? [];
};
// The elements an attribute refers to by their ids, or a script by itself.
const REFLECTED = {
  'aria-labelledby': 'ariaLabelledByElements', 'aria-describedby': 'ariaDescribedByElements',
  'aria-owns': 'ariaOwnsElements', 'aria-controls': 'ariaControlsElements',
};
const referencesOf = (node, attribute) => {
  const ids = node.getAttribute(attribute);
  if (ids === null) return [];
  if (ids.trim() === '') return [...node[REFLECTED[attribute]] ?? []];
  const root = node.getRootNode();
  return ids.split(/\s+/).map(id => id && root.getElementById?.(id)).filter(Boolean);
};
const isPerceived = node => {
  if (!isRendered(node)) return false;
  for (let outer = node; outer; outer = parentOf(outer)) {
    if (outer.getAttribute('aria-hidden') === 'true') return false;
  }
  return true;
};

// The computation of one name or description. A `run` says what is computed:
//   root        the element whose name it is
//   seen        the elements whose text is already part of it; a text counts once
//   inside      not the root itself, but an element that contributes to its name
//   referenced  reached by a reference, so that no further ones are followed
//   hidden      reached by a reference to a hidden element, of which everything counts
//   unseen      in a root that is not visible, and is named as if it were
const runFor = root => ({
  root, seen: new Set(), inside: false, referenced: false, hidden: false, unseen: false,
});
const through = (node, run) => nameFrom(node, { ...run, inside: true, hidden: !isPerceived(node) });
const referredText = (node, attribute, run) => !node.hasAttribute(attribute) ? ''
  : referencesOf(node, attribute)
    .map(found => through(found, { ...run, referenced: true })).join(' ');

// The child of an element that names it.
const NAMING = { fieldset: 'legend', figure: 'figcaption', table: 'caption' };
const firstChild = (node, name) => {
  for (const child of node.children) if (child.localName === name) return child;
  return null;
};
const isSVG = node => node.ownerSVGElement !== undefined;
const INPUT_BUTTONS = ['button', 'submit', 'reset', 'image'];
const buttonText = node => node.type === 'image' ? node.getAttribute('alt') ?? ''
  : node.getAttribute('value') ?? { submit: 'Submit', reset: 'Reset' }[node.type] ?? '';
// The name that an element's markup gives it, other than by ARIA and by its content.
const nativeName = (node, run) => {
  const labels = labelsOf(node).map(label => through(label, run)).join(' ');
  if (tidy(labels)) return labels;
  if (node.localName === 'input' && INPUT_BUTTONS.includes(node.type)) return buttonText(node);
  if (['img', 'area'].includes(node.localName)) return node.alt;
  if (['option', 'optgroup'].includes(node.localName)) return node.getAttribute('label');
  if (node.localName === 'math') return node.getAttribute('alttext');
  if (isSVG(node)) return firstChild(node, 'title')?.textContent;
  const naming = NAMING[node.localName] && firstChild(node, NAMING[node.localName]);
  return naming ? through(naming, run) : '';
};
const authored = (node, role, run) =>
  tidy(node.getAttribute('aria-label') ?? internalsOf.get(node)?.ariaLabel)
    || role !== 'none' && tidy(nativeName(node, run));
const tooltip = node => tidy(node.getAttribute('title') ?? node.getAttribute('xlink:title'))
  || tidy(node.getAttribute('placeholder') ?? node.getAttribute('aria-placeholder'))
  || (node.localName === 'input' && node.type === 'image' ? 'Submit' : '');

// What a control inside a label contributes: its value; null for all other elements.
const RANGES = ['meter', 'progressbar', 'scrollbar', 'slider', 'spinbutton'];
const chosen = (node, run) => {
  if (node.selectedOptions) return [...node.selectedOptions].map(option => option.label).join(' ');
  return [...node.querySelectorAll('[role=option][aria-selected=true]')]
    .map(option => nameFrom(option, { ...run, hidden: true })).join(' ');
};
const embeddedValue = (node, role, run) => {
  if (role === 'textbox' || role === 'searchbox') return node.value ?? contentOf(node, run);
  if (RANGES.includes(role)) {
    return node.getAttribute('aria-valuetext') ?? node.getAttribute('aria-valuenow')
      ?? String(node.value ?? '');
  }
  if (role === 'combobox' || role === 'listbox') {
    if (node.localName === 'input') return node.value;
    const hasChoice = role === 'listbox' || node.selectedOptions
      || node.querySelector('[role=listbox]');
    return hasChoice ? chosen(node, run) : contentOf(node, run);
  }
  return role === 'menu' ? '' : null;
};

const NAMED_BY_CONTENT = ['button', 'cell', 'checkbox', 'columnheader', 'comment', 'gridcell',
  'heading', 'link', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'option', 'radio', 'row',
  'rowheader', 'switch', 'tab', 'tooltip', 'treeitem'];
const WITHOUT_CONTENT = ['audio', 'iframe', 'input', 'meter', 'object', 'progress', 'select',
  'textarea', 'video'];
const UNSAID = [...SKIPPED, 'title', 'desc', 'metadata', 'rp'];
const countsContent = (node, role, run) => !WITHOUT_CONTENT.includes(node.localName)
  && (run.inside ? role !== 'img'
    : NAMED_BY_CONTENT.includes(role) || node.localName === 'summary');
const contentNodes = (node, style, run) => {
  if (run.hidden) return childrenOf(node);
  if (style.contentVisibility === 'hidden') return [];
  if (node.localName === 'details' && !node.open) {
    return childrenOf(node).filter(child => child.localName === 'summary').slice(0, 1);
  }
  return childrenOf(node);
};
// What an element inside another contributes to its name, set apart if it is a block.
const part = (node, run) => {
  if (UNSAID.includes(node.localName)) return '';
  if (node.localName === 'br') return ' ';
  const style = getComputedStyle(node);
  if (!run.hidden
    && (style.display === 'none' || node.getAttribute('aria-hidden') === 'true')) return '';
  // An invisible element may contain visible ones.
  const text = isMute(style, run) ? contentOf(node, run, style) : nameFrom(node, run, style);
  return INLINE.includes(style.display) ? text : ` ${text} `;
};
const isMute = (style, run) => !run.hidden && !run.unseen && style.visibility !== 'visible';
const contentOf = (node, outer, style = getComputedStyle(node)) => {
  const run = outer.inside ? outer
    : { ...outer, inside: true, unseen: style.visibility !== 'visible' };
  const isSeen = !isMute(style, run);
  const generates = isSeen && mayGenerate(node);
  let content = generates ? generated(node, '::before') : '';
  for (const child of contentNodes(node, style, run)) {
    if (isElement(child)) content += part(child, run);
    else if (isSeen && child.nodeType === Node.TEXT_NODE) {
      content += cased(child.data, style.textTransform);
    }
  }
  for (const owned of referencesOf(node, 'aria-owns')) content += part(owned, run);
  return generates ? content + generated(node, '::after') : content;
};
const apart = text => text && ` ${text} `;
const nameFrom = (node, run, style) => {
  // A slot is not an element for those who read the page; only what is in it is.
  if (node.localName === 'slot') return contentOf(node, run, style);
  const referred = run.referenced ? '' : referredText(node, 'aria-labelledby', run);
  if (tidy(referred)) return apart(referred);
  if (run.seen.has(node)) return '';
  run.seen.add(node);
  const role = ariaRoleOf(node);
  const value = run.inside && node !== run.root ? embeddedValue(node, role, run) : null;
  if (value !== null) return apart(value);
  const name = authored(node, role, run);
  if (name) return apart(name);
  const content = countsContent(node, role, run) ? contentOf(node, run, style) : '';
  return tidy(content) || role === 'none' ? content : apart(tooltip(node)) || content;
};

// The roles whose elements have no name. `generic` is not among them: pages do name a <div>.
const NAMELESS = ['caption', 'code', 'definition', 'deletion', 'emphasis', 'insertion', 'mark',
  'none', 'paragraph', 'strong', 'subscript', 'suggestion', 'superscript', 'term', 'time'];
const computeName = node => !isElement(node) || NAMELESS.includes(ariaRoleOf(node)) ? ''
  : tidy(nameFrom(node, runFor(node)));
const nativeDescription = (node, run) => {
  if (node.localName === 'input' && INPUT_BUTTONS.includes(node.type)) return buttonText(node);
  if (isSVG(node)) return firstChild(node, 'desc')?.textContent;
  if (node.localName !== 'table') return '';
  return node.caption ? through(node.caption, run) : node.getAttribute('summary');
};
const computeDescription = node => {
  const run = runFor(node);
  const described = tidy(referredText(node, 'aria-describedby', run))
    || tidy(node.getAttribute('aria-description'));
  if (described) return described;
  const name = computeName(node);
  return [nativeDescription(node, run), node.getAttribute('title')].map(tidy)
    .find(text => text && text !== name) ?? '';
};
// The name that the page gives an element expressly, other than by its content or tooltip.
const ownName = node => {
  if (!isElement(node)) return '';
  const role = ariaRoleOf(node);
  if (NAMELESS.includes(role)) return '';
  const run = runFor(node);
  const referred = tidy(referredText(node, 'aria-labelledby', run));
  run.seen.add(node);
  return referred || authored(node, role, run) || '';
};
// The label of an element in the driver interface.
const labelOf = computeName;

"""#
  static let prompts = #"""
// Prompts and notifications, which the browser shows itself, so that they are not elements.

if (window.Notification) {
  wrap(Notification, 'requestPermission', native => function (...rest) {
    if (Notification.permission === 'default') write('prompt', 'notifications');
    return native.apply(Notification, rest);
  });
  const notice = (title, options) => write('notification', String(title), {
    title: String(title), body: String(options?.body ?? ''),
    foreground: document.visibilityState === 'visible',
  });
  window.Notification = new Proxy(Notification, {
    construct(target, [title, options], self) {
      if (Notification.permission === 'granted') notice(title, options);
      return Reflect.construct(target, [title, options], self);
    },
  });
  wrap(window.ServiceWorkerRegistration?.prototype, 'showNotification', native =>
    function (title, options) {
      notice(title, options);
      return native.call(this, title, options);
    });
}
const asks = (name, permission) => {
  navigator.permissions?.query({ name }).then(
    found => { if (found.state === 'prompt') write('prompt', permission); }, () => { });
};
for (const name of ['getCurrentPosition', 'watchPosition']) {
  wrap(window.Geolocation?.prototype, name, native => function (...rest) {
    asks('geolocation', 'location');
    return native.apply(this, rest);
  });
}
wrap(window.MediaDevices?.prototype, 'getUserMedia', native => function (wanted) {
  if (wanted?.video) asks('camera', 'camera');
  return native.call(this, wanted);
});
// A page that asks before it is left; WebDriver servers always agree.
const haveAsked = new WeakSet();
const asksToStay = event => {
  if (haveAsked.has(event) || navigator.userActivation?.hasBeenActive === false) return;
  haveAsked.add(event);
  write('prompt', 'leave the page');
};
const leaving = window.BeforeUnloadEvent?.prototype;
if (leaving) {
  leaving.preventDefault = function () {
    asksToStay(this);
    Event.prototype.preventDefault.call(this);
  };
  const value = Object.getOwnPropertyDescriptor(leaving, 'returnValue');
  Object.defineProperty(leaving, 'returnValue', {
    ...value,
    set(text) {
      if (text !== '') asksToStay(this);
      value.set.call(this, text);
    },
  });
}

"""#
  static let record = #"""
// What a person does with the page, for a scenario: loaded only while a recording runs.
//
// Only input that the browser itself reports counts, not events that a page's script makes. Each act
// carries the screen as it was before the gesture, because elements are named on that screen.
//   key      the number of the act, with the page that it happened on
//   t        the time in milliseconds
//   screen   the screen before it as JSON, or null if the queue is full
//   id       the element on that screen, or null if none is listed
//   changes  whether it counts only if it changes the screen

const MOST_ACTS = 200;
const MOST_SCENES = 4_000_000;
let acts = memory.acts ?? [];
let actCount = 0;
let lostActs = 0;
// The screen before the gesture that is going on, and the ids of its elements by their nodes.
let scene = null;
let listed = new Map();
spec.scene = () => atOnce(() => jsonOf({
  ...describeScreen(screenName(), readElements(), false), time: 0, last: 0, events: [],
}));
const stage = () => {
  scene = spec.scene();
  const found = new Set(elements.map(element => element.id));
  listed = new Map([...nodes].filter(([id]) => found.has(id)).map(([id, node]) => [node, id]));
};
const queue = (kind, details = {}) => {
  const size = acts.reduce((sum, act) => sum + (act.screen?.length ?? 0), 0);
  if (acts.length >= MOST_ACTS) { lostActs++; return; }
  acts.push({
    key: `${arrival?.page}:${++actCount}`, t: now(), kind,
    screen: scene !== null && size + scene.length <= MOST_SCENES ? scene : null, ...details,
  });
  // The browser's log outlives the page, so the driver receives an act that is lost with its page.
  // The page that follows a step in the history notices that step itself.
  if (kind !== 'go') logForDriver.call(console, `__spec act ${jsonOf(withoutSecret(acts.at(-1)))}`);
  keepActs();
  answerWaiting();
};
const withoutSecret = act => act.secret ? { ...act, text: null } : act;
// The next page passes on what was not taken yet, without the texts of secret fields.
const keepActs = () => {
  memory.acts = acts.map(withoutSecret);
  remember();
};
let waiting = null;
const MOST_TAKEN = 50;
const answerWaiting = () => {
  if (!waiting || !acts.length && !lostActs) return;
  const done = waiting;
  waiting = null;
  // After the page has handled the event as well.
  soon(() => done(actsNow()));
};
const actsNow = () => {
  const lost = lostActs;
  lostActs = 0;
  return jsonOf({
    acts: acts.slice(0, MOST_TAKEN), lost, typing: typing !== null, origin: location.origin,
    page: arrival.page,
  });
};
// Passes the acts to `done` as soon as there are any, or after a time. `taken` are the keys of those
// that have arrived, `ends` says that no further call follows.
spec.acts = (taken, limit, ends, known, done) => {
  takeOver(known);
  recall(known);
  closeArrival(known);
  acts = acts.filter(act => !taken.includes(act.key));
  keepActs();
  if (ends) finishTyping();
  waiting?.(actsNow());
  waiting = null;
  if (acts.length || lostActs || ends) return done(actsNow());
  waiting = done;
  soon(() => {
    if (waiting !== done) return;
    waiting = null;
    done(actsNow());
  }, limit);
};

// The listed element that contains a node.
const listedFrom = path => {
  for (const node of path) if (listed.has(node)) return node;
  return null;
};
const pathOf = event => event.composedPath().filter(node => node.nodeType === Node.ELEMENT_NODE);
// Elements that are used by a click; a click on any other one counts only if it changes something.
const USED = ['button', 'link', 'tab', 'option', 'menu item', 'radio', 'switch', 'checkbox',
  'picker', 'chip', 'tree item'];
const outerName = node =>
  `<${node.localName}${node.id ? ` id="${String(node.id).slice(0, 40)}"` : ''}>`;
// The nodes of the gesture, which were on the page when its scene was read.
let staged = new WeakSet();
const stageFor = path => {
  stage();
  staged = new WeakSet(path);
};
// The listed element of an event on the scene; on a new one if the scene is older than its node.
const locate = path => {
  if (scene === null || !listed.has(path[0]) && !staged.has(path[0])) stageFor(path);
  return listedFrom(path);
};
const about = (path, what) => {
  const node = locate(path);
  return {
    id: node ? listed.get(node) : null, what: `${what} ${outerName(path[0])}`,
    changes: !node || !USED.includes(roleOf(node)),
  };
};
// The element with which a person did something last, which therefore has the focus.
let lastUsed = null;

// Typing: the text of a field, from the first change to the moment at which the field is left.
let typing = null;
const SECRETS = ['current-password', 'new-password', 'one-time-code', 'cc-number', 'cc-csc'];
const secretNodes = new WeakSet();
const isSecret = node => {
  const { secure, content } = traits(node);
  if (secure || SECRETS.includes(content.split(' ').at(-1))) secretNodes.add(node);
  return secretNodes.has(node);
};
const isCaretLast = node => node.selectionStart === null || node.selectionStart === undefined
  || node.selectionStart === node.value.length;
const typedFieldOf = path => path.find(node => isField(node) && !VALUES.includes(node.type)) ?? null;
const startTyping = (field, start) => {
  if (typing?.field === field) return;
  finishTyping();
  stage();
  typing = {
    field, start, scene, id: listed.get(field) ?? null, secret: isSecret(field), keys: '',
    isPlain: true,
  };
};
const finishTyping = () => {
  if (!typing) return;
  const { field, start, id, secret, keys, isPlain } = typing;
  const end = valueOf(field);
  const held = scene;
  scene = typing.scene;
  typing = null;
  // A page may write the keys in another form, such as a number with spaces.
  const text = isPlain && start === '' ? keys : end;
  if (start !== end) {
    queue('type', { id, text, start: start ?? '?', secret, what: `typing into ${outerName(field)}` });
    lastUsed = field;
  }
  scene = held;
};
const handlers = {};
handlers.beforeinput = (event, path) => {
  const field = typedFieldOf(path);
  if (!field || isReturning) return;
  startTyping(field, valueOf(field));
  const isKey = event.inputType === 'insertText' && event.data !== null;
  if (!isKey || !isCaretLast(field)) typing.isPlain = false;
  if (isKey) typing.keys += event.data;
};
handlers.input = (event, path) => {
  const field = typedFieldOf(path);
  if (!field || typing?.field === field) return;
  startTyping(field, null);
  typing.isPlain = false;
};
handlers.focusout = (event, path) => {
  if (typing && path.includes(typing.field)) finishTyping();
};

// The element that a script has clicked last.
let scripted = null;
// Choices: what a control shows after the browser has changed it.
handlers.change = (event, path) => {
  const [node] = path;
  if (node.localName === 'select') {
    const texts = [...node.selectedOptions].map(labelOf);
    const isOne = !node.multiple && texts.length === 1;
    act(isOne ? 'choose' : 'choose all', path, isOne ? { text: texts[0] } : { texts });
  } else if (isBox(node)) {
    if (node !== scripted) act(node.checked ? 'check' : 'uncheck', path);
  } else if (VALUES.includes(node.type)) {
    act('choose', path, { text: node.value });
  } else if (node.type === 'file') {
    act('files', path, { texts: [...node.files].map(file => file.name) });
  }
};
const act = (kind, path, details) => {
  const found = about(path, `the change of`);
  queue(kind, { ...found, ...details, changes: false });
  lastUsed = path[0];
};

// Clicks and keys.
let press = null;
let isReturning = false;
let isDragged = false;
handlers.pointerdown = (event, path) => {
  if (typing && !path.includes(typing.field)) finishTyping();
  stageFor(path);
  isDragged = false;
  press = { x: event.clientX, y: event.clientY, path };
};
const isNative = node => isBox(node) || VALUES.includes(node.type)
  || ['select', 'option'].includes(node.localName) || node.localName === 'input' && node.type === 'file';
const heldKeys = event => [
  ['Control', event.ctrlKey], ['Shift', event.shiftKey], ['Alt', event.altKey],
  ['Meta', event.metaKey],
].filter(([, isHeld]) => isHeld).map(([name]) => name);
handlers.click = (event, path) => {
  // What the browser clicks after the return key, and what a label passes on.
  if (isReturning || isDragged || !path.length) return;
  const label = path.find(node => node.localName === 'label');
  const control = label?.control;
  if (control && !path.includes(control) && !isDisabled(control)) return;
  if (isNative(path[0])) return;
  if (path[0].localName === 'canvas') {
    return queue('other', { id: null, what: 'a click in a canvas, which has no elements' });
  }
  const found = about(path, 'a click on');
  // The second click of a double-click.
  if (event.detail > 1 && found.changes) return;
  queue('tap', { ...found, held: heldKeys(event) });
  lastUsed = path[0];
};
handlers.dblclick = (event, path) => {
  const found = about(path, 'a double-click on');
  if (found.changes && !typedFieldOf(path)) queue('double', found);
};
handlers.contextmenu = (event, path) => {
  const found = about(path, 'a right-click on');
  queue('right', { ...found, changes: true, held: heldKeys(event) });
};
handlers.pointerup = (event, path) => {
  const start = press;
  press = null;
  if (!start || event.view !== window || Math.hypot(event.clientX - start.x, event.clientY - start.y) < 12) return;
  const [from, to] = [listedFrom(start.path), listedFrom(pathAt(event))];
  if (!from || !to || from === to || typedFieldOf(start.path) || isNative(start.path[0])) return;
  isDragged = true;
  drag(from, to);
};
const pathAt = event => {
  const path = [];
  for (let node = hit(event.clientX, event.clientY); node; node = parentOf(node)) path.push(node);
  return path;
};
const drag = (from, to) => queue('drag', {
  id: listed.get(from), onto: listed.get(to), changes: true,
  what: `dragging ${outerName(from)} onto ${outerName(to)}`,
});
let carried = null;
handlers.dragstart = (event, path) => { carried = listedFrom(path); };
handlers.drop = (event, path) => {
  const to = listedFrom(path);
  const files = [...event.dataTransfer?.files ?? []].map(file => file.name);
  if (files.length) act('files', path, { texts: files });
  else if (carried && to && carried !== to) drag(carried, to);
  carried = null;
};
const KEY_NAMES = { ArrowUp: 'Up', ArrowDown: 'Down', ArrowLeft: 'Left', ArrowRight: 'Right', ' ': 'Space' };
const ACTING = /^(Escape|Arrow.*|Page.*|Home|End|F\d+|Enter| )$/;
// What the browser itself does with a chord: copying, pasting, undoing.
const EDITING = /^[acvxyz]$/i;
handlers.keydown = (event, path) => {
  if (event.isComposing || ['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)) return;
  const field = typedFieldOf(path);
  const held = heldKeys(event).filter(name => name !== 'Shift' || event.key.length > 1);
  const isChord = held.some(name => name !== 'Shift');
  if (event.key === 'Enter' && field && !held.length) {
    if (field.localName === 'textarea' || field.isContentEditable) return;
    return pressReturn(field);
  }
  if (field && !isChord && !/^(Escape|ArrowUp|ArrowDown|F\d+)$/.test(event.key)) return;
  if (isNative(path[0]) && !isChord && event.key !== 'Escape') return stageFor(path);
  if (isChord ? EDITING.test(event.key) || event.altKey && event.ctrlKey
    : !ACTING.test(event.key)) return;
  finishTyping();
  stageFor(path);
  // The browser clicks a button or link for these keys.
  if (['Enter', ' '].includes(event.key) && path[0].matches('button, a[href], summary, input')) {
    return;
  }
  const node = focused();
  queue('key', {
    text: [...held, KEY_NAMES[event.key] ?? event.key].join('+'), changes: true,
    id: node && node !== lastUsed && listed.has(node) ? listed.get(node) : null,
    what: `the key ${event.key.slice(0, 20)}`,
  });
  lastUsed = node;
};
const pressReturn = field => {
  finishTyping();
  stage();
  queue('return', {
    id: field === lastUsed ? null : listed.get(field) ?? null, what: 'the return key',
  });
  lastUsed = field;
  isReturning = true;
  soon(() => { isReturning = false; });
};

// The browser's own dialogs: the person's answer, after the page has waited for it.
const asking = (name, answersOf) => wrap(window, name, native => function (...rest) {
  finishTyping();
  stage();
  const [before, message] = [scene, String(rest[0] ?? '')];
  const answer = native.apply(this, rest);
  scene = before;
  queue('answer', { alert: message, texts: answersOf(answer), what: `the answer to ${name}` });
  return answer;
});
if (!isFrame) {
  asking('alert', () => ['OK']);
  asking('confirm', isYes => [isYes ? 'OK' : 'Cancel']);
  asking('prompt', text => text === null ? ['Cancel'] : ['OK', text]);
}

// The controls of the browser: back, forward, reload, the field for the address.
const placeBefore = memory.at;
history?.addEventListener('navigate', event => {
  const { navigationType: type, userInitiated: isByPerson, destination } = event;
  const isStep = type === 'traverse' && isByPerson && event.isTrusted;
  if (isStep && destination.sameDocument) goneBy(destination.index - history.currentEntry.index);
  // The page that follows a step notices it, and the driver knows where it has led.
  if (isStep || destination.sameDocument) return;
  // A page that is left by a link or a script needs no step: the driver connects this with the next
  // arrival, because what a page stores may arrive late.
  if (!isFrame && event.downloadRequest == null) queue('left', { text: type, screen: null });
});
const goneBy = steps => {
  finishTyping();
  if (scene === null) stage();
  for (let step = 0; step < Math.min(Math.abs(steps), 20); step++) {
    queue('go', { text: steps < 0 ? 'back' : 'forward', what: 'the history' });
  }
};
// What the last page has stored may arrive late, so the driver decides on the direction.
const goneSomewhere = () => queue('go', { text: 'history', what: 'the history' });
// How the page was entered, until it is known where it was entered from.
let openArrival = null;
const closeArrival = known => {
  if (!openArrival) return;
  const type = openArrival;
  openArrival = null;
  if (known?.run !== world.run || known.page === arrival.page) return;
  scene = null;
  if (type === 'reload') queue('go', { text: 'reload', what: 'the page was loaded again' });
  if (type === 'back_forward') goneSomewhere();
};
// The acts of the last page, if what it has stored has not arrived here.
const takeOver = known => {
  if (known?.run !== world.run || known.page === arrival.page) return;
  const own = new Set(acts.map(act => act.key));
  acts = [...(known.acts ?? []).filter(act => !own.has(act.key)), ...acts];
};
const { look: plainLook } = spec;
spec.look = (since, known) => {
  takeOver(known);
  const answer = plainLook(since, known);
  closeArrival(known);
  // What the driver has passed on does not contain them.
  if (acts.length) keepActs();
  return answer;
};
const noteArrival = isBack => {
  if (isFrame) return;
  const [entry] = performance.getEntriesByType('navigation');
  const type = isBack ? 'back_forward' : entry?.type ?? 'navigate';
  if (!isBack && placeBefore < 0) { openArrival = type; return; }
  scene = null;
  if (type === 'back_forward') goneSomewhere();
  else if (type === 'reload') queue('go', { text: 'reload', what: 'the page was loaded again' });
  else queue('go', { text: 'open', address: location.href, what: 'an address was opened' });
};
addEventListener('pageshow', event => {
  if (event.persisted) acts = memory.acts ?? [];
  noteArrival(event.persisted);
});
addEventListener('pagehide', finishTyping);

spec.person = event => {
  // The browser counts the change that a script's click makes as that of a person.
  if (event.type === 'click') scripted = event.isTrusted ? null : event.composedPath()[0];
  if (!event.isTrusted) return;
  try { handlers[event.type](event, pathOf(event)) } catch (error) {
    queue('other', { id: null, what: `a ${event.type} that could not be read (${error})` });
  }
};
for (const name of Object.keys(handlers)) {
  addEventListener(name, event => {
    if (!event.isTrusted && name !== 'click') return;
    try { (isFrame ? window.top.__spec : spec).person(event) } catch { }
  }, { capture: true, passive: true });
}

"""#
  static let requests = #"""
// Requests of the page and their arranged responses.

spec.answers = world.answers;
const addressOf = address => {
  const url = parsed(address);
  if (!url) return String(address);
  return url.origin === location.origin || url.protocol === 'file:'
    ? url.pathname + url.search : url.href;
};
// While the device is offline, arranged responses do not arrive either.
const answerTo = (method, address) => navigator.onLine && spec.answers.findLast(answer => {
  if (answer.method && answer.method !== method) return false;
  const url = parsed(address);
  // A path matches the whole address, or the part after the host.
  const ways = [address, url?.href, url && url.pathname + url.search];
  return answer.path.endsWith('*')
    ? ways.some(way => way?.startsWith(answer.path.slice(0, -1)))
    : ways.includes(answer.path);
});
// The text of a body; undefined if it can only be read later, or never.
const textOf = body => {
  if (body === undefined || body === null) return '';
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body);
  if (body instanceof FormData) {
    return String(new URLSearchParams([...body].map(([name, value]) => [name, value.name ?? value])));
  }
  if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) return new TextDecoder().decode(body);
};
const typeOf = body => typeof body === 'string' ? 'text/plain;charset=UTF-8'
  : body instanceof URLSearchParams ? 'application/x-www-form-urlencoded;charset=UTF-8'
    : body instanceof Blob ? body.type : '';
// Logs a request; `read` gives the text of a body that can only be read later.
const sent = (method, address, body, headers, read) => {
  const all = new Headers(headers);
  if (typeOf(body) && !all.has('content-type')) all.set('content-type', typeOf(body));
  const details = { method, body: read ? undefined : textOf(body) };
  for (const [name, value] of all) details['header ' + name] = value;
  write('request', address, details);
  const reading = read ?? (body instanceof Blob ? () => body.text() : null);
  reading?.().then(text => { details.body = text; remember(); }, () => { });
};
const answered = (address, details) => write('response', address, details);
const later = (delay, act) => delay > 0 ? setTimeout(act, delay) : queueMicrotask(act);

wrap(window, 'fetch', native => function (input, options) {
  const request = input instanceof Request ? input : null;
  const method = (options?.method ?? request?.method ?? 'GET').toUpperCase();
  const address = addressOf(request?.url ?? input);
  const copy = options?.body === undefined && request?.body ? request.clone() : null;
  sent(method, address, options?.body, options?.headers ?? request?.headers,
    copy && (() => copy.text()));
  const answer = answerTo(method, address);
  const reply = !answer ? native.call(window, input, options) : new Promise((give, fail) => {
    const signal = options?.signal ?? request?.signal;
    const stop = () => fail(signal.reason);
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { once: true });
    if (answer.kind === 'silence') return;
    later(answer.delay, () => answer.kind === 'failure' ? fail(new TypeError(answer.error))
      : give(new Response(
        [204, 205, 304].includes(answer.status) ? null : answer.body,
        { status: answer.status, headers: answer.headers })));
  });
  reply.then(
    response => answered(address, { status: response.status }),
    error => answered(address, { error: error.message }));
  return reply;
});
wrap(navigator, 'sendBeacon', native => function (address, body) {
  sent('POST', addressOf(address), body);
  return native.call(navigator, address, body);
});

const asked = new WeakMap();
const calls = XMLHttpRequest.prototype;
wrap(calls, 'open', native => function (method, address, ...rest) {
  asked.set(this, {
    method: method.toUpperCase(), address: addressOf(address), headers: new Headers(),
  });
  return native.call(this, method, address, ...rest);
});
wrap(calls, 'setRequestHeader', native => function (name, value) {
  native.call(this, name, value);
  asked.get(this)?.headers.append(name, value);
});
wrap(calls, 'send', native => function (body) {
  const { method, address, headers } = asked.get(this) ?? { method: 'GET', address: '' };
  sent(method, address, body, headers);
  const answer = answerTo(method, address);
  if (answer) return pretend(this, answer, address);
  this.addEventListener('loadend', () => answered(
    address, this.status ? { status: this.status } : { error: 'network error' }));
  return native.call(this, body);
});
const parsedJSON = text => { try { return JSON.parse(text) } catch { return null } };
const pretend = (call, answer, address) => {
  if (answer.kind === 'silence') return;
  const fails = answer.kind === 'failure';
  later(answer.delay, () => {
    const text = fails ? '' : answer.body;
    const headers = new Headers(fails ? [] : answer.headers);
    const values = {
      readyState: 4, status: fails ? 0 : answer.status, responseText: text,
      response: call.responseType === 'json' ? parsedJSON(text) : text,
      getResponseHeader: name => headers.get(name),
      getAllResponseHeaders: () =>
        [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join(''),
    };
    for (const [name, value] of Object.entries(values)) {
      Object.defineProperty(call, name, { value, configurable: true });
    }
    answered(address, fails ? { error: answer.error } : { status: answer.status });
    for (const name of ['readystatechange', fails ? 'error' : 'load', 'loadend']) {
      call.dispatchEvent(name === 'readystatechange' ? new Event(name)
        : new ProgressEvent(name));
    }
  });
};

"""#
  static let roles = #"""
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

"""#
  static let screen = #"""
// The screen as one value: everything that a user could see, in reading order.

// Whether a text is the name of another element, so that it is not listed twice.
const TITLES = ['legend', 'caption', 'figcaption'];
const isNaming = node => {
  if (namers.has(node)) return true;
  if (TITLES.includes(node.localName)) {
    return node.parentElement !== null && ownName(node.parentElement) === shown(node);
  }
  return node.localName === 'label' && node.control && isOnPage(node.control)
    && labelOf(node.control).toLowerCase().includes(said(node).toLowerCase());
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
const DIALOGS = 'dialog[open], [role=alertdialog], [role=dialog]';
let dialogs = [];
// The offset of the frame that is being read from the page's corner.
let corner = { x: 0, y: 0 };
const walkFrame = (node, place) => {
  if (!isLegible(node)) return;
  const page = documentIn(node);
  if (!page?.documentElement) return miss('the frame', node);
  const outer = corner;
  const { x, y } = insideOf(node);
  corner = { x: outer.x + x, y: outer.y + y };
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
  if (elements.length >= MOST_ELEMENTS) { isCut = true; return; }
  if (node.hasAttribute('data-spec-ignore')) return;
  const clear = !place.hidden && isClear(node);
  const isDrawn = clear || !place.hidden && isRendered(node);
  if (!isDrawn && !place.hidden && isUndrawn(node)) missTree(node.parentElement);
  if (!isDrawn && node.getAttribute('data-screen')) return;
  if (FRAMES.includes(tag)) return isDrawn ? walkFrame(node, place) : undefined;
  if (tag.includes('-') && hidesTree(node)) missTree(node);
  if (tag === 'canvas' && isDrawn && isLegible(node)) miss('the canvas', node);
  const children = childrenOf(node);
  const element = list(node, place, isDrawn, clear, children);
  if (element?.role === 'dialog' && isDrawn && matches(node, DIALOGS)) dialogs.push(node);
  if (tag === 'canvas' || tag === 'select' && !isList(node)) return;
  const inner = placeIn(node, element, place, isDrawn);
  for (const child of children) if (isElement(child)) walk(child, inner);
  if (element) finishRow(element, inner);
};
const missTree = host => {
  const what = host && mayHide(host) && `the closed shadow tree of <${host.localName}>`;
  if (what && !hiders.has(host)) { hiders.add(host); missing.push(what); }
};
const hiders = new Set();
const isList = select => select.multiple || select.size > 1;
// Adds the element of a node to the list; null if it is not listed.
const list = (node, place, isDrawn, clear, children) => {
  const id = node.hasAttributes() && ownId(node);
  if (!isDrawn && !id) return null;
  const role = listedRole(node, place, id && testidOf(node), id, children);
  if (!role) return null;
  const element = describe(node, role, place, clear);
  elements.push(element);
  if (CELL_ROLES.includes(role)) enterCell(node, element, place);
  return element;
};
const listedRole = (node, place, testid, id, children) => {
  const role = roleOf(node);
  const isText = role === 'text' || role === 'heading' && place.control;
  if (role && !isText) {
    if (testid || !CONTAINERS.has(role) && (id || adds(node, role, place))) return role;
    if (CONTAINERS.has(role) && ownName(node)) return role;
  }
  if (testid) return speaksAmong(children) ? 'text' : role ?? 'area';
  if (role && !isText && !CONTAINERS.has(role) || isNaming(node)) return null;
  // Inside another text, a text is an element only if it is set apart and adds something.
  const isApart = place.around !== null && (!isInline(node) || node.localName === 'text');
  if (!isText && !(isApart ? speaks(node) : speaksAmong(children))) return null;
  return place.around === null || isApart && !place.around.includes(shown(node)) ? 'text' : null;
};
const speaksAmong = children => children.some(isText);
// Whether an element is more than decoration, or the picture on a control that is named by it.
const adds = (node, role, place) => {
  if (role !== 'image') return true;
  if (ariaRoleOf(node) === 'none') return false;
  const name = labelOf(node);
  return name === '' ? node.localName !== 'svg' && !place.control
    : !place.control || !place.around?.includes(name);
};
const CONTROL_ROLES = new Set(['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option',
  'menu item', 'picker']);
const placeIn = (node, element, place, isDrawn) => {
  const hidden = place.hidden || !isDrawn && ['none', ''].includes(displayOf(node));
  const naming = isNaming(node);
  if (!element && !naming && hidden === place.hidden) return place;
  const inner = { ...place, hidden };
  if (naming) inner.around = [node.control ? labelOf(node.control) : shown(node)];
  if (!element) return inner;
  const { role } = element;
  inner.parent = element.id;
  if (CONTROL_ROLES.has(role)) inner.control = true;
  if (TALKING.has(role) && element.visible !== false) inner.around = [element.label, element.text];
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
  missing = [];
  dialogs = [];
  elements = [];
  isCut = false;
  corner = { x: 0, y: 0 };
  timeForCovers = timeForAll();
  const root = presented() ?? document.body;
  findNamers(document);
  if (root) {
    walk(root, {
      parent: null, around: null, hidden: false, control: false, level: 1, table: null, row: null,
    });
  }
  if (isCut) missing.push(`what follows the first ${MOST_ELEMENTS} elements`);
  return elements;
};

const openDialog = () =>
  [...document.querySelectorAll(DIALOGS), ...dialogs].filter(isRendered).at(-1);
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
const describeScreen = (name, elements, busy) => {
  const focus = focused();
  return {
    name, title: document.title, address: location.href, elements, busy,
    size: [innerWidth, innerHeight], focus: focus ? idOf(focus) : null,
    writes: focus ? isField(focus) : false, blind: blind(focus),
    missing, unstored: memory.unstored ?? null, dialog: dialog(), ...stored(),
    clipboard: memory.clipboard ?? null,
    sheet: presented() !== null,
    stack: entryKey() === null ? null
      : memory.trail.slice(0, memory.at + 1).map(entry => entry.name),
    scroll: [round(scrollX), round(scrollY)],
  };
};
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
  const told = undecided.length ? undecided[0].n - 1 : memory.count;
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
    done(spec.look(since, known));
  } catch (error) {
    done(JSON.stringify({ fault: String(error) }));
  }
};

"""#
  static let start = #"""
// Starts the log of this page, after every file has run.

// The page does not change while a call computes names.
for (const name of ['look', 'reach', 'choose', 'chooseAll', 'button']) {
  const answer = spec[name];
  spec[name] = (...rest) => atOnce(() => answer(...rest));
}
keepBuiltIns();
for (const [name, act] of Object.entries(spec)) {
  if (typeof act !== 'function') continue;
  spec[name] = guarded((...rest) => {
    views.clear();
    return act(...rest);
  });
}
const begin = () => {
  arrive();
  // Stored now as well as on leaving: the next page may start before this one gets `pagehide`.
  remember();
  // Where this script runs late, a field may have the focus already.
  if (wantsKeyboard(focused())) followFocus();
};
// Firefox names the page's place in the history after this script and before the page's own.
history && entryKey() === null ? queueMicrotask(begin) : begin();

"""#
  static let storage = #"""
// What the browser keeps for the page: cookies, local storage, session storage, the clipboard.

const STORES = { 'session storage': () => sessionStorage, 'local storage': () => localStorage };
const LONGEST_ITEM = 100_000;
const itemsOf = (kind, store) => Array.from({ length: store.length }, (_, at) => store.key(at))
  .filter(name => name !== KEY).map(name => [kind, name, store.getItem(name)]);
// The items by kind and name, or the reason why they cannot be read.
const stored = () => {
  try {
    const cookies = document.cookie.split('; ').filter(Boolean).map(cookie => {
      const at = cookie.indexOf('=');
      return ['cookie', cookie.slice(0, Math.max(at, 0)), cookie.slice(at + 1)];
    });
    const items = Object.entries(STORES).flatMap(([kind, store]) => itemsOf(kind, store()));
    return { stored: [...cookies, ...items].map(([kind, name, value]) =>
      [kind, name, value.length > LONGEST_ITEM ? null : value]) };
  } catch (error) {
    return { unread: error.message };
  }
};
// Stores an item, or removes it; returns null, or the reason why it cannot.
spec.store = (kind, name, value) => {
  try {
    const store = STORES[kind]();
    value === null ? store.removeItem(name) : store.setItem(name, value);
    return null;
  } catch (error) {
    return error.message;
  }
};
// The local storage, to restore it in another launch.
spec.saved = () => [location.origin, itemsOf('', localStorage).map(([, ...item]) => item)];

// A page may read the clipboard only with a permission, so copying is followed instead.
spec.copied = text => {
  memory.clipboard = text;
  remember();
};
const copied = text => topSpec().copied(text);
const selectedText = () => {
  const node = focused();
  return node?.selectionStart >= 0 ? node.value.slice(node.selectionStart, node.selectionEnd)
    : String((node?.ownerDocument ?? document).getSelection() ?? '');
};
for (const name of ['copy', 'cut']) {
  addEventListener(name, event => {
    const text = event.defaultPrevented ? event.clipboardData?.getData('text/plain')
      : selectedText();
    if (text) copied(text);
  });
}
const clipboard = window.Clipboard?.prototype;
const writeText = clipboard?.writeText;
wrap(clipboard, 'writeText', native => async function (text) {
  const result = await native.call(this, text);
  copied(String(text));
  return result;
});
wrap(clipboard, 'write', native => async function (items) {
  const result = await native.call(this, items);
  const item = [...items].find(found => found.types.includes('text/plain'));
  if (item) copied(await (await item.getType('text/plain')).text());
  return result;
});
// Sets the clipboard; returns null, or the reason why it cannot.
spec.setClipboard = async text => {
  if (!writeText) return 'this page has no access to the clipboard, because it is not secure';
  try {
    await writeText.call(navigator.clipboard, text);
    copied(text);
    return null;
  } catch (error) {
    return error.message;
  }
};

"""#
  static let styles = #"""
// Styles as values: colours, borders, translations. Loading this file changes nothing in the page.

const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const colors = new Map();
// CSS has many notations for a colour; painting one pixel reads them all.
const color = text => {
  if (colors.has(text)) return colors.get(text);
  let value = null;
  const plain = text.match(/^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/);
  if (plain) {
    value = [+plain[1], +plain[2], +plain[3], Math.round(255 * (plain[4] ?? 1))];
  } else if (painter && CSS.supports('color', text)) {
    painter.clearRect(0, 0, 1, 1);
    painter.fillStyle = text;
    painter.fillRect(0, 0, 1, 1);
    value = [...painter.getImageData(0, 0, 1, 1).data];
  }
  colors.set(text, value);
  return value;
};
const SIDES = ['Top', 'Right', 'Bottom', 'Left'];
const NO_BORDER = [0, 0, 0, 0];
const border = style => {
  if (style.borderStyle === 'none') return NO_BORDER;
  const seen = new Set(SIDES.filter(side => style[`border${side}Style`] !== 'none'
    && parseFloat(style[`border${side}Width`]) > 0).map(side => style[`border${side}Color`]));
  if (seen.size === 0) return NO_BORDER;
  return seen.size === 1 ? color([...seen][0]) : 'differs from side to side';
};
const round = number => Math.round(number * 100) / 100;
const offset = style => {
  const moves = [style.translate, style.transform].filter(move => move && move !== 'none');
  // The style does not reveal the length that a percentage refers to.
  if (moves.length !== 1 || moves[0].includes('%')) return null;
  const matrix = moves[0].match(/^matrix\(1, 0, 0, 1, (.+), (.+)\)$/);
  const [x, y] = matrix ? [+matrix[1], +matrix[2]]
    : moves[0].startsWith('matrix') ? [1, 1] : moves[0].split(' ').map(parseFloat);
  return x && y ? null : round(x || y || 0);
};

"""#
  static let tables = #"""
// The headers of a table's cells. Loading this file changes nothing in the page.

const newTable = () => ({ columns: [], taken: [], rows: 0, header: null, until: 0 });
const newRow = table => ({ number: table ? ++table.rows : 0, column: 0, header: null, cells: [] });
const CELL_MARKUP = '[role=cell], [role=gridcell], [role=columnheader], [role=rowheader]';
// A row without a header has the text of its first cell, by which people call it.
const firstCellOf = row => {
  const cell = row.querySelector(CELL_MARKUP);
  return cell && ariaRoleOf(cell) !== 'columnheader' ? shown(cell) : '';
};
const hasCells = node => node.localName === 'tr' || node.querySelector(CELL_MARKUP) !== null;
const spanOf = (node, native, name) =>
  Math.max(1, Number(aria(node, name) ?? node[native] ?? 1) || 1);
// The headers that a cell names by their ids, in its row or its column.
const namedHeaders = (node, role) => (node.getAttribute('headers') ?? '').split(/\s+/)
  .map(id => id && node.getRootNode().getElementById?.(id))
  .filter(header => header && (roleOf(header) === 'row header') === (role === 'row header'))
  .map(header => nameOf(header, role, () => said(header))).join(' ');
// Notes a cell's column and the headers it has or is, as far as they come before it.
const enterCell = (node, element, { table, row }) => {
  if (!table || !row) return;
  const index = parseInt(aria(node, 'colindex'), 10) - 1;
  if (index >= 0) row.column = index;
  else while (table.taken[row.column] >= row.number) row.column++;
  const first = row.column;
  const last = row.number + spanOf(node, 'rowSpan', 'rowspan') - 1;
  row.column += Math.min(spanOf(node, 'colSpan', 'colspan'), 1000);
  for (let column = first; column < row.column; column++) {
    if (last > row.number) table.taken[column] = last;
    if (element.role === 'column header') table.columns[column] = element.label;
  }
  if (element.role === 'row header') {
    row.header = element.label;
    if (last > row.number) { table.header = element.label; table.until = last; }
  }
  row.cells.push(element);
  const { properties } = element;
  if (element.role !== 'column header') {
    properties.column = (namedHeaders(node, 'column header') || table.columns[first]) || undefined;
  }
  properties.row = namedHeaders(node, 'row header') || undefined;
};
// A row is called what its header is, or else what its cells contain.
const finishRow = (element, { table, row }) => {
  if (element.role !== 'row' || !row?.cells.length) return;
  const header = row.header ?? (table?.until >= row.number ? table.header : null);
  for (const { role, properties } of row.cells) if (role === 'cell') properties.row ??= header ?? undefined;
  const words = row.cells.map(cell => cell.label).filter(Boolean).join(' ');
  element.label ||= header ?? words;
  if (words !== element.label) element.text = words;
};

"""#
  static let transitions = #"""
// Transitions of screens: dialogs that count as screens, and animated screens.

const SHEETS = 'dialog[data-screen]';
const isSheet = node => node.matches?.(SHEETS) && node.open && node.matches(':modal');
// The screen presented over the page, or null; elements beneath it cannot be reached.
const presented = () => [...document.querySelectorAll(SHEETS)].filter(isSheet).at(-1) ?? null;
const isMarked = () => document.querySelector('[data-screen]') !== null;

// Whether a screen is animated is known shortly afterwards; until then the event is held back.
const undecided = [];
const movedScreens = new Set();
let isYoung = false;
const transit = (kind, subject, details) => {
  write(kind, subject, details);
  undecided.push(memory.log.at(-1));
  isYoung = true;
  const end = () => soon(() => { isYoung = false; });
  const late = soon(end, 100);
  requestAnimationFrame(() => { clearTimeout(late); end(); });
  return memory.log.at(-1);
};
const decide = () => {
  for (const event of undecided.splice(0)) {
    const names = [event.subject];
    if (event.kind === 'push') names.push(event.details.from);
    if (event.kind === 'pop') names.push(event.details.to);
    // Without an element marked as a screen, it is not known which animations move a screen.
    if (isMarked()) {
      event.details.animated = movedScreens.has('*')
        || names.some(name => movedScreens.has(name));
    }
  }
  movedScreens.clear();
  remember();
};
const movesScreen = event => {
  const name = event.target.dataset?.screen;
  if (!name || event.pseudoElement) return false;
  movedScreens.add(name);
  return true;
};
wrap(Document.prototype, 'startViewTransition', native => function (...rest) {
  movedScreens.add('*');
  return native.apply(this, rest);
});

const openSheets = new Set();
const followSheets = () => {
  if (isFrame) return;
  for (const sheet of [...openSheets]) {
    if (isSheet(sheet) && sheet.isConnected) continue;
    openSheets.delete(sheet);
    transit('dismiss', sheet.dataset.screen, {});
  }
  for (const sheet of document.querySelectorAll(SHEETS)) {
    if (!isSheet(sheet) || openSheets.has(sheet)) continue;
    const over = [...openSheets].at(-1)?.dataset.screen ?? pageName();
    openSheets.add(sheet);
    transit('present', sheet.dataset.screen, { over });
  }
};
new MutationObserver(followSheets).observe(
  document, { subtree: true, childList: true, attributeFilter: ['open'] });

"""#
  static let tree = #"""
// The page as it is drawn: shadow trees, slots, frames, what is on the page and what in view, and
// parts that cannot be read.

// Closed shadow roots, and the roles and names of custom elements, can be read if this script ran
// before they were attached.
const closed = new WeakMap();
const internalsOf = new WeakMap();
wrap(Element.prototype, 'attachShadow', native => function (...rest) {
  const root = native.apply(this, rest);
  if (root.mode === 'closed') closed.set(this, root);
  return root;
});
wrap(HTMLElement.prototype, 'attachInternals', native => function (...rest) {
  const internals = native.apply(this, rest);
  internalsOf.set(this, internals);
  if (internals.shadowRoot) closed.set(this, internals.shadowRoot);
  return internals;
});
const treeOf = node => node.shadowRoot ?? closed.get(node) ?? null;
const isText = node => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '';
const isElement = node => node.nodeType === Node.ELEMENT_NODE;
// Whether an element is drawn without its contents. The browser reports this for elements, not for texts.
const skipsTexts = node => node.localName === 'details' ? !node.open
  : node.nodeType === Node.ELEMENT_NODE && node.getAttribute('hidden') === 'until-found';
// The nodes drawn inside a node: its shadow tree, and for a slot the assigned nodes.
const childrenOf = node => {
  const slotted = node.localName === 'slot' ? node.assignedNodes?.() ?? [] : [];
  if (slotted.length) return slotted;
  const children = [];
  const isSkipped = skipsTexts(node);
  // Twice as fast as a copy of `childNodes`.
  for (let child = (treeOf(node) ?? node).firstChild; child; child = child.nextSibling) {
    if (!isSkipped || child.nodeType !== Node.TEXT_NODE) children.push(child);
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
const OPAQUE = { visibilityProperty: true, opacityProperty: true };
const isRendered = node => isDrawn(drawer(node), VISIBLE);
const isClear = node => isDrawn(drawer(node), OPAQUE);
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
      gone: view.gone || isCutAway(style) || clips && isDot(box) || isBeyond(box, view, page),
      fixed: view.fixed, inner: true,
    };
  }
  views.set(node, view);
  return view;
};
const viewOfPage = page => {
  let view = views.get(page);
  if (view) return view;
  const { innerWidth, innerHeight, frameElement } = page.defaultView;
  view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (page !== document) {
    const around = viewAround(frameElement, getComputedStyle(frameElement));
    const { x, y } = insideOf(frameElement);
    view = {
      left: Math.max(0, around.left - x), top: Math.max(0, around.top - y),
      right: Math.min(innerWidth, around.right - x),
      bottom: Math.min(innerHeight, around.bottom - y), gone: around.gone,
    };
  }
  views.set(page, view);
  return view;
};
// The corner of a frame's page in the page around it.
const insideOf = frame => {
  const style = getComputedStyle(frame);
  const box = frame.getBoundingClientRect();
  return {
    x: box.x + frame.clientLeft + parseFloat(style.paddingLeft),
    y: box.y + frame.clientTop + parseFloat(style.paddingTop),
  };
};
const INLINE_BOXES = ['inline', 'contents'];
const viewAround = (node, style) => {
  const page = node.ownerDocument;
  if (style.position === 'fixed') return { ...viewOf(null, page), fixed: true };
  if (style.position === 'absolute') return viewOf(node.offsetParent, page);
  return viewOf(parentOf(drawer(node)), page);
};
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
  if (!path.startsWith('inset(')) return false;
  const [top, right = top, bottom = top, left = right] = path.split(' round ')[0]
    .match(/-?[\d.]+(%|px)/g).map(side => side.endsWith('%') ? parseFloat(side) : 0);
  return top + bottom >= 100 || left + right >= 100;
};
// Whether a box lies where no scrolling leads: left of the page, above it, or fixed outside of the
// window.
const isBeyond = (box, view, page) => {
  if (view.inner || !view.fixed && box.right > 0 && box.bottom > 0) return false;
  const { scrollX, scrollY, innerWidth, innerHeight } = page.defaultView;
  if (view.fixed) {
    return box.right <= 0 || box.bottom <= 0 || box.left >= innerWidth || box.top >= innerHeight;
  }
  return box.right + scrollX <= 0 && !isFromRight(page) || box.bottom + scrollY <= 0;
};
const isFromRight = page => getComputedStyle(page.documentElement).direction === 'rtl';
const isInside = (box, view) => box.bottom > view.top && box.top < view.bottom
  && box.right > view.left && box.left < view.right;

// Where a node is and whether it is on the page: rendered, with a size, even if it has to be
// scrolled into view.
const plainSight = (node, style = getComputedStyle(node), clear = isClear(node)) => {
  const box = boxOf(node);
  const view = viewAround(node, style);
  const isSeen = clear && hasSize(box) && !view.gone
    && !(isDot(box) && style.overflow !== 'visible') && !isCutAway(style)
    && !isBeyond(box, view, node.ownerDocument);
  return { box, view, isSeen };
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
const miss = (what, node) => {
  const name = labelOf(node) || node.getAttribute('name') || node.id
    || node.getAttribute('src') || node.getAttribute('data') || '';
  missing.push(what + (name ? ` "${name.slice(0, 80)}"` : ''));
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

"""#
}
