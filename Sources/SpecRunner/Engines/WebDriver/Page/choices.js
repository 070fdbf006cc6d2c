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
  + '[role=menuitemradio], [role=menuitemcheckbox], [role=treeitem], [role=gridcell], input[type=radio], '
  + 'button, a[href], option';
const offers = node => [...node.querySelectorAll(CHOICES)]
  .filter(found => found.localName === 'option' ? isOffered(found) : isRendered(found));
// The options of a closed list are not drawn, but those that a page hides are not in it when it opens.
const isOffered = option => displayOf(option) !== 'none'
  && (option.parentElement?.localName !== 'optgroup' || displayOf(option.parentElement) !== 'none');
const namesOf = list => [...new Set(list.map(labelOf).filter(Boolean))];
const POPUPS = ['listbox', 'menu', 'tree', 'grid'];
// The kind of list that a combobox or menu button opens; undefined for other elements.
const popupOf = node => {
  if (node.localName === 'select') return undefined;
  const kind = { true: 'menu' }[aria(node, 'haspopup')] ?? aria(node, 'haspopup');
  return POPUPS.includes(kind) ? kind : roleName(node) === 'combobox' ? 'listbox' : undefined;
};
const shownLists = (node, kinds) => [...new Set([node.ownerDocument, node.getRootNode()])]
  .flatMap(root => [...root.querySelectorAll(kinds.map(kind => `[role=${kind}]`).join())])
  .filter(isRendered);
// The lists that were on the page before a combobox or menu button without one of its own was opened.
let standing = [];
// The lists that a combobox or menu button has opened: its own, or those that have appeared.
const popups = (node, hasOpened) => {
  const own = [...referencesOf(node, 'aria-controls'), ...referencesOf(node, 'aria-owns')];
  if (own.length) return own.filter(isRendered);
  if (hasOpened) return shownLists(node, POPUPS).filter(list => !standing.includes(list));
  const isOpen = aria(node, 'expanded') === 'true';
  standing = isOpen ? [] : shownLists(node, POPUPS);
  return isOpen ? shownLists(node, [popupOf(node)]) : [];
};
// What a choice means: a button, link or cell only if nothing else has its name, and a choice with what is
// inside it only once, as are two options of a list with the same value.
const MINOR = 'button:not([role]), a:not([role]), [role=gridcell]';
const meantBy = (choice, offered) => {
  const named = [...new Set(offered)].filter(found => labelOf(found) === choice);
  const proper = named.filter(found => !found.matches(MINOR));
  const all = proper.length ? proper : named;
  return all.filter((found, place) => !all.some((other, at) => other !== found && contains(other, found)
    || at < place && isSameOption(other, found)))
    .map(found => named.find(each => each !== found && contains(found, each) && each.matches(INNER))
      ?? found);
};
const isSameOption = (one, other) => one.localName === 'option' && one.value === other.value
  && one.closest('select') === other.closest('select');
// The fields with a notation of their own: what they take, and an example.
const NOTATIONS = {
  __proto__: null, date: ['a date', '2026-01-31'], time: ['a time', '23:59'],
  'datetime-local': ['a date and time', '2026-01-31T23:59'], month: ['a month', '2026-01'],
  week: ['a week', '2026-W05'], color: ['a colour', '#336699'],
};
const hasNotation = node => node?.localName === 'input' && node.type in NOTATIONS;
const isRange = node => node.localName === 'input' && node.type === 'range';
const takesValue = node => hasNotation(node) || isRange(node);
// Sets the value of such a field or of a slider. Another field shows whether it takes the value,
// because a wrong one would empty this field.
const enter = (node, value) => {
  if (node.readOnly) return { why: 'it is read-only' };
  const probe = document.createElement('input');
  for (const name of ['type', 'min', 'max', 'step']) probe[name] = node[name];
  probe.value = value;
  if (!takes(probe, value)) return { why: refusalOf(node, value), never: !isRange(node) };
  change(node, probe.value);
  return node.value === probe.value ? { done: true }
    : { why: `it shows "${node.value}" after "${value}" was entered` };
};
const takes = (probe, value) => isRange(probe) ? value !== '' && +probe.value === +value
  : probe.type === 'color' ? probe.value === value.toLowerCase()
    : (probe.value === '') === (value === '');
const refusalOf = (node, value) => {
  if (!isRange(node)) {
    const [what, example] = NOTATIONS[node.type];
    return `${value ? `"${value}" is not ${what}` : 'it is never empty'}; write ${what} such as "${example}"`;
  }
  const [low, high] = [node.min || 0, node.max || 100];
  const steps = node.step === 'any' ? '' : ` in steps of ${node.step || 1}`;
  return `"${value}" is not one of its values, which are from ${low} to ${high}${steps}`;
};
const WITHOUT_VALUE = 'the page draws it itself; press keys such as "Right" on it, or tap it at a point';
// Chooses an option of an element. Returns `done`, the element to `tap`, to `open` first or to choose
// `within`, the reason `why` it cannot, or what is `offered`.
spec.choose = (choice, id, hasOpened) => {
  const node = id === null ? document.body : nodes.get(id);
  if (!node) return { gone: true };
  if (takesValue(node)) return enter(node, choice);
  if (roleOf(node) === 'slider') return { why: WITHOUT_VALUE, never: true };
  if (node.list) {
    if (node.readOnly) return { why: 'it is read-only' };
    const options = [...node.list.options];
    const option = options.find(found => found.value === choice || found.label === choice);
    if (!option) return { offered: options.map(found => found.label || found.value) };
    node.focus();
    change(node, option.value);
    return { done: true };
  }
  const pops = popupOf(node) !== undefined;
  const around = pops ? popups(node, hasOpened).flatMap(offers) : offers(node);
  const [option, ...others] = meantBy(choice, around);
  if (!option && pops && !around.length) return { open: id };
  if (!option) return { offered: namesOf(around) };
  if (others.length) return { why: severalOf(others.length + 1, `"${choice}"`) };
  if (option.localName !== 'option') return { tap: idOf(option) };
  const list = option.closest('select');
  return list && id === null ? { within: idOf(list) } : chooseOptions(list, [option]);
};
// Sets the focused field if it has a notation of its own; returns null for other fields.
spec.enter = text => hasNotation(focused()) ? enter(focused(), text) : null;
const severalOf = (count, what) => `there are ${count} ${what}; name the one that is meant`;
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
  const options = isList ? [...node.options].filter(isOffered)
    : [...node.querySelectorAll('[role=option], [role=treeitem], [role=checkbox], '
      + '[role=menuitemcheckbox], input[type=checkbox]')];
  const missing = choices.find(choice => !options.some(found => labelOf(found) === choice));
  if (missing !== undefined) return { missing, offered: namesOf(options) };
  const wanted = options.filter(found => choices.includes(labelOf(found)));
  if (isList) return chooseOptions(node, wanted);
  return { taps: options.filter(found => isPicked(found) !== wanted.includes(found)).map(idOf) };
};

// Checkboxes, switches and radio buttons, which may be drawn by their labels.
const BOX_ROLES = ['checkbox', 'switch', 'radio', 'menuitemcheckbox', 'menuitemradio'];
const BOXES = ['input[type=checkbox]', 'input[type=radio]', ...BOX_ROLES.map(role => `[role=${role}]`)]
  .join();
const isCheckable = node => node.matches(BOXES) || BOX_ROLES.includes(internalsOf.get(node)?.role);
const boxesOf = node => {
  const own = [node, node.control, node.closest('label')?.control].find(found => found && isCheckable(found));
  return own ? [own] : [...node.querySelectorAll('*')].filter(isCheckable);
};
const stateOf = box => box.indeterminate ? 'mixed' : box.checked
  ?? { true: true, mixed: 'mixed' }[aria(box, 'checked')] ?? false;
// A transparent box over a drawing of it cannot be seen but can be touched.
const isTouchable = node => {
  const { box, isSeen } = plainSight(node);
  if (isDot(box) || getComputedStyle(node).visibility !== 'visible') return false;
  if (isSeen) return true;
  const { x, y } = pointOf(node);
  const over = hit(x, y);
  // Nothing is hit outside of the window, which a tap scrolls.
  return !over || isRelated(node, over);
};
// What to do so that a box is checked or not: nothing (`done`), a `tap`, or the reason `why` not.
spec.check = (id, wanted) => {
  const node = nodes.get(id);
  if (!node?.isConnected) return { gone: true };
  const [box, ...others] = boxesOf(node);
  if (others.length) return { why: severalOf(others.length + 1, 'boxes in it') };
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
const roleName = node =>
  (node.getAttribute('role') ?? internalsOf.get(node)?.role ?? '').split(/\s+/)[0];
