// An element in the form of the driver interface. Loading this file changes nothing in the page.

const isDisabled = node => node.matches(':disabled') || isOff(node);
// Whether an element, or one around it on the page as it is drawn, is inert or disabled by ARIA.
const isOff = node => node.closest('[inert], [aria-disabled=true]') !== null
  || (hasInternals || trees.size > 0 || node.ownerDocument !== document) && isOffAround(node);
const isOffAround = node => once(node, 'off', each =>
  each.matches('[inert]') || aria(each, 'disabled') === 'true'
  || [parentOf(each) ?? each.ownerDocument.defaultView?.frameElement]
    .some(outer => outer && isOffAround(outer)));
// What an element has of ARIA by its attributes, or a custom element by itself.
const aria = (node, name) => node.getAttribute('aria-' + name) ?? ariaOf(node, name);
const ariaOf = (node, name) =>
  hasInternals ? internalsOf.get(node)?.[ARIA_OF_INTERNALS[name]] ?? null : null;
const ARIA_OF_INTERNALS = Object.fromEntries(['Busy', 'Checked', 'Current', 'Disabled', 'Expanded',
  'HasPopup', 'Invalid', 'Level', 'Modal', 'Pressed', 'ReadOnly', 'Required', 'Selected', 'ValueNow',
  'ValueText']
  .map(name => [name.toLowerCase(), 'aria' + name]));
// A state with the values true, false and mixed; undefined if the element does not have it.
const truth = value => value === 'mixed' ? 'mixed' : value ? value !== 'false' : undefined;
const isBox = node => node.localName === 'input' && ['checkbox', 'radio'].includes(node.type);
const selected = node => {
  if (isBox(node)) return node.checked;
  if (node.localName === 'option') return node.selected;
  if (!node.hasAttributes() && !internalsOf.has(node)) return undefined;
  const said = ['selected', 'checked', 'pressed', 'current']
    .map(name => truth(aria(node, name))).find(value => value !== undefined);
  return said && said !== 'mixed';
};
const valueText = node => aria(node, 'valuetext') ?? aria(node, 'valuenow')
  ?? (node.localName === 'progress' && !node.hasAttribute('value') ? null
    : valueIn(node) === undefined ? null : String(valueIn(node)));
// The value of an element that shows it: that of a button is sent only, and that of a list item its number.
const valueIn = node => ['button', 'data', 'li'].includes(node.localName) ? undefined : node.value;
const text = (node, role, words) => {
  if (role === 'text') return ownLine(node) ?? words();
  if (role === 'cell') return words();
  if (CELL_ROLES.includes(role)) return words() || shown(node);
  if (role === 'picker') {
    if (node.selectedOptions?.length) return choiceOf(node);
    const chosen = [...node.querySelectorAll('[role=option][aria-selected=true]')];
    return chosen.length ? chosen.map(shown).join(', ')
      : valueIn(node) ?? (ariaRoleOf(node) === 'listbox' ? '' : shown(node));
  }
  // Browsers keep a line break in an edited element that is empty.
  if (FIELDS.includes(role)) {
    // What the browser rejects, such as a letter in a number field, it does not pass on.
    if (node.validity?.badInput) return null;
    return valueIn(node) ?? writtenIn(node);
  }
  if (role === 'file button') return filesOf(node);
  if (RANGED.includes(role)) return valueText(node) ?? '';
  if (role === 'segments') {
    const chosen = node.querySelector('[aria-checked=true], [aria-selected=true], :checked');
    return chosen ? labelOf(chosen) : '';
  }
};
const writtenIn = node =>
  treeOf(node) ? shown(node) : node.innerText === '\n' ? '' : node.innerText;
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
// Whether a picture could not be loaded; null as long as that is not known. One made of shapes may have
// no size of its own.
const isBroken = image => !image.complete ? null : image.naturalWidth > 0 ? false
  : /\.svg\b|image\/svg/.test(image.currentSrc) ? null : image.currentSrc !== '';
// The longest value of an attribute that is reported.
const LONGEST = 500;
// The states of an element by the names of its properties: only those that apply, and null for
// those that are not known.
const states = (node, role, place) => {
  const found = {};
  const put = (name, value) => { if (value !== undefined) found[name] = value; };
  if (CHECKED.includes(role) || aria(node, 'checked') !== null) put('checked', checked(node));
  put('level', levelOf(node, role, place));
  put('expanded', expanded(node));
  if (ENTRIES.includes(role)) {
    put('invalid', matches(node, ':user-invalid'));
    put('required', node.required === true);
  }
  if (FIELDS.includes(role)) put('read-only', isReadOnly(node));
  if (role === 'dialog') put('modal', matches(node, ':modal'));
  if (role === 'link') put('address', node.href?.baseVal ?? node.href);
  if (node.localName === 'img') put('broken', isBroken(node));
  if (RANGED.includes(role)) put('value text', valueText(node) ?? undefined);
  if (internalsOf.has(node)) for (const name of Object.keys(TOLD)) tell(name, ariaOf(node, name), put);
  if (node.hasAttributes()) describeMarkup(node, put);
  return found;
};
const isReadOnly = node => node.readOnly === true || node.contentEditable === 'false';
const TOLD = { __proto__: null, pressed: 'pressed', busy: 'busy', invalid: 'invalid', required: 'required',
  readonly: 'read-only', modal: 'modal', current: 'current', valuetext: 'value text' };
const tell = (name, value, put) => {
  if (!TOLD[name] || value === null) return;
  put(TOLD[name], name === 'current' ? current(value) : name === 'valuetext' ? value : truth(value));
};
const DESCRIBING = ['aria-describedby', 'aria-description', 'title'];
const describeMarkup = (node, put) => {
  const names = node.getAttributeNames();
  for (const name of names) {
    if (name === 'style') continue;
    const value = node.getAttribute(name);
    put('attribute ' + name, value.length > LONGEST ? null : value);
    if (name.startsWith('aria-')) tell(name.slice('aria-'.length), value, put);
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
const isLeaf = node => node.firstElementChild === null && !isTree(node);
const wordsOf = (node, role, style) => {
  if (node.localName === 'option') return shown(node);
  if (PICTURED.includes(role) && hidesLetters(node)) return read(partText(node, CONTROLS));
  if (isLeaf(node)) return skipsTexts(node) ? '' : read(cased(node.textContent, style.textTransform));
  return ROW_ROLES.includes(role) ? read(flatText(node, APART)) : said(node);
};
// The text with what style sheets add to it; null if they add nothing.
const fullWords = (node, role, style) => {
  if (!isLettered(role) && !CONTROLLING.includes(role)) return read(addedTo(node, '')) || null;
  if (!isLettered(role) || role === 'link' || role === 'row' && hasCells(node)) return null;
  const marker = markerOf(node, style);
  if (!marker && !isAddedTo(node)) return null;
  const unsaid = ROW_ROLES.includes(role) ? APART : CONTROLS;
  return read(marker + (role === 'text' && ownLine(node, true) || flatText(node, unsaid, true)));
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
  if (role === 'row') return ownName(node) || (hasCells(node) ? '' : words());
  if (CELL_ROLES.includes(role) || CALLED_BY_TEXT.includes(role)) {
    return ownName(node) || words() || (role.endsWith('header') ? shown(node) : '');
  }
  const name = (role === 'card' ? ownName(node) : labelOf(node))
    || (HEADED.includes(role) ? headingIn(node) : '');
  return name || !ROW_ROLES.includes(role) ? name : words();
};
// Values that most elements have are left out, to keep the answer short.
const unless = (value, usual) => value === usual ? undefined : value;
const PICTURED = ['button', 'checkbox', 'radio', 'switch', 'tab', ...HEADED];
// The text that a control shows as its label.
const LABELLED = [...FIELDS, 'picker', 'slider', 'file button'];
const labelShown = (node, role) => {
  const labels = ENTRIES.includes(role) ? labelsOf(node).filter(isOnPage) : [];
  if (labels.length) return read(labels.map(seenText).join(' '));
  if (isLabelled(node)) return read(node.type === 'image' ? '' : buttonText(node));
  return LABELLED.includes(role) ? '' : read(seenText(node));
};
const isLabelled = node => node.localName === 'input' && INPUT_BUTTONS.includes(node.type);
const CONTROLLING = ['button', 'link', 'tab', 'menu item', 'chip', ...ENTRIES];
// Fonts of icons draw the letters of a word as one picture.
const ICONS = /^[^,]*(icon|symbol)/i;
const seenText = node => {
  const style = getComputedStyle(node);
  if (ICONS.test(style.fontFamily)) return '';
  return addedTo(node, childrenOf(node).map(child => {
    if (child.nodeType === Node.TEXT_NODE) {
      return hidesLetters(node) ? '' : cased(child.data, style.textTransform);
    }
    if (!isElement(child) || SKIPPED.includes(child.localName) || child.matches(CONTROLS)
      || !isOnPage(child)) return ' ';
    return isInline(child) ? seenText(child) : ` ${seenText(child)} `;
  }).join(''));
};
const LISTS = ['list', 'table', 'tree', 'menu'];
const isLettered = role => role === 'text' || SPOKEN.includes(role) && !PICTURED.includes(role);
const describe = (node, role, place, clear) => {
  const style = getComputedStyle(node);
  const { box, view, isSeen: isOn } = sight(node, style, clear);
  const voice = isLettered(role) || role === 'button' || role === 'tab' ? voiceOf(node) : node;
  const voiceStyle = voice === node ? style : getComputedStyle(voice);
  const ink = inkOf(voice, voiceStyle);
  const isSeen = isOn && !isUnused(node)
    && (!isLettered(role) || isReadable(node, style, box, view, voice, ink));
  const isInView = isSeen && isInside(box, view);
  let said;
  const words = () => said ??= wordsOf(node, role, style);
  const element = {
    id: idOf(node), parent: place.parent ?? undefined, role, label: read(nameOf(node, role, words)),
    frame: [box.x * corner.across + corner.x, box.y * corner.down + corner.y,
      box.width * corner.across, box.height * corner.down].map(round),
    visible: unless(isSeen, true), inView: unless(isInView, true),
    enabled: unless(!isDisabled(node), true), selected: selected(node),
    text: text(node, role, words), border: unless(border(style), NO_BORDER),
    color: unless(drawn(ink, () => groundOf(voice)), color('rgb(0, 0, 0)')),
    background: hasPicture(style) ? false : unless(
      drawn(color(style.backgroundColor), () => behind(node, style)), color('rgba(0, 0, 0, 0)')),
    opacity: unless(round(+style.opacity), 1), offset: offset(style) ?? undefined,
    properties: states(node, role, place),
  };
  if (!FIELDS.includes(role) && scrolls(style)) {
    // The frame's height plus the scrollable rest, so that borders do not count as content.
    const more = node.scrollHeight - node.clientHeight;
    element.scroll = [round(node.scrollTop), round(box.height + more)];
  }
  const full = fullWords(node, role, style);
  if (role === 'text') element.text ||= full ?? '';
  if (role === 'text' && !element.label) element.label = element.text;
  if (full && full !== (element.text || element.label)) element.properties['visible text'] = full;
  if (!element.text && !FIELDS.includes(role) && role !== 'picker') {
    // An accessible name may differ from the visible text, so the text is reported as well.
    const seen = !SPOKEN.includes(role)
      ? read(childrenOf(node).filter(isText).map(child => child.data).join(' '))
      : role === 'row' && hasCells(node) ? '' : words();
    if (seen && seen !== element.label) element.text = seen;
  }
  const label = CONTROLLING.includes(role) ? labelShown(node, role) : null;
  if (label !== null) element.properties['visible text'] = label;
  else if (hasMore(node, role, element)) element.properties.content = contentsOf(node);
  const draws = label !== null ? LABELLED.includes(role) || label && !labelsOf(node).length
    : role === 'row' && hasCells(node) ? false
      : SPOKEN.includes(role) ? words() : role === 'text' || element.text;
  if (draws) {
    element.behind = backdrop(voice, isInView);
    element.properties['font size'] = parseFloat(voiceStyle.fontSize);
    element.properties['font weight'] = +voiceStyle.fontWeight;
  }
  if (node === focus) element.properties['focus visible'] = showsFocus(node, role, style);
  if (FIELDS.includes(role)) {
    element.traits = traits(node);
    // A style sheet may draw the placeholder of an element that is edited, which has none of its own.
    if (node.value === undefined && writtenIn(node) === '') {
      element.traits.placeholder ||= read(addedTo(node, ''));
    } else {
      element.properties['visible text'] ||= read(addedTo(node, ''));
    }
    element.underline = underline(style);
  }
  // The things in a list can be asked for even if there are none, and it has no size.
  if (!isOn && element.label && LISTS.includes(role) && isClear(node) && !view.gone
    && !hasSize(box) && node.textContent.trim() === '') {
    element.visible = undefined;
    element.properties['wholly covered'] = true;
  }
  if (isInView) {
    const cover = coverOf(node, box, view);
    if (cover !== undefined) element.properties['covered by'] = cover;
    if (cover && isBuried(node, style, box, view)) element.properties['wholly covered'] = true;
  }
  return element;
};
// Whether an element shows more than its text, or between the parts of it: controls and lists in a row
// or text, and other elements beside the text of a container.
const hasMore = (node, role, { text }) => {
  if (FIELDS.includes(role) || isLeaf(node)) return false;
  if (!SPOKEN.includes(role) && role !== 'text') return speaksItself(node);
  if (role === 'row' && hasCells(node)) return false;
  return hasTrees(node) || node.querySelector(APART) !== null
    || role === 'text' && text === ownLine(node);
};
// A definition of a drawing is drawn only where it is used.
const DEFINING = 'defs, symbol, clipPath, mask, pattern, marker';
const isUnused = node => {
  if (!isSVG(node) || !node.closest(DEFINING)) return false;
  const uses = [...node.getRootNode().querySelectorAll('use')];
  for (let each = node; each?.closest(DEFINING); each = each.parentElement) {
    if (each.id && uses.some(use => use.href.baseVal === '#' + each.id && isOnPage(use))) return false;
  }
  return true;
};
