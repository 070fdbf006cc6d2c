// The names and descriptions of elements as the W3C defines them (Accessible Name and Description
// Computation 1.2, HTML-AAM, SVG-AAM), and their visible texts. Loading this file changes nothing
// in the page.

// Soft hyphens and zero-width spaces are not seen, and private-use characters are icons.
const UNREADABLE = /[\u00ad\u200b\ue000-\uf8ff\u{f0000}-\u{10ffff}]/gu;
const tidy = text => text
  ? text.replace(UNREADABLE, '').replace(/[ \t\r\n\f]+/g, ' ').trim() : '';
// A text as people read it: the W3C's names keep no-break spaces.
const read = text => tidy(text).replace(/\s+/g, ' ').trim();
// The text including that of shadow trees and slots, which `innerText` omits, and as it is turned
// around; with `added`, also what style sheets add, and with `whole`, what controls show. A part that
// cannot be read does not count, unless it is all of the text that is asked for.
const INLINE = ['inline', 'contents', 'ruby', ''];
const isInline = node => {
  const display = displayOf(node);
  return INLINE.includes(display) || INLINE_BLOCKS.includes(display) && isInSentence(node);
};
// A block within a line of text is a part of it, unless it has an edge of its own, as a badge has, or
// blocks in it.
const INLINE_BLOCKS = ['inline-block', 'inline-flex'];
const isInSentence = node => once(node, 'inSentence', each => {
  const outer = parentOf(each);
  if (!outer || roleOf(each) || !speaksItself(each) || !speaksItself(outer)) return false;
  const style = getComputedStyle(each);
  return EDGES.every(name => !parseFloat(style[name])) && !hasPicture(style)
    && !(color(style.backgroundColor)?.[3] > 0) && childrenOf(each).every(child => !isElement(child)
      || INLINE.includes(displayOf(child)));
});
const EDGES = ['Left', 'Right'].flatMap(side =>
  ['margin' + side, 'padding' + side, `border${side}Width`]);
// A part of a text in a drawing that has a place of its own.
const isPlaced = node => node.localName === 'tspan' && ['x', 'y', 'dy'].some(name => node.hasAttribute(name));
const flatText = (node, unsaid, added, whole, isPart) => {
  const style = getComputedStyle(node);
  const isMuted = isPart && hidesLetters(node);
  const words = childrenOf(node).map(child => {
    if (child.nodeType === Node.TEXT_NODE) {
      return isMuted ? '' : cased(child.data, style.textTransform);
    }
    if (!isElement(child) || SKIPPED.includes(child.localName)) return '';
    if (child.localName === 'br' || unsaid && child.matches(unsaid)) return ' ';
    if (!isRendered(child)) return '';
    const inner = whole && valueShown(child) || partText(child, unsaid, added, whole);
    return isInline(child) && !isPlaced(child) ? inner : ` ${inner} `;
  });
  const text = (added ? addedTo(node, words.join('')) : words.join(''));
  return node.localName === 'bdo' && style.direction === 'rtl'
    && style.unicodeBidi.endsWith('override') ? [...text].reverse().join('') : text;
};
// The text of an element as a part of that of another one.
const partText = (node, unsaid, added, whole) =>
  isFadedOut(node) ? '' : flatText(node, unsaid, added, whole, true);
const isFadedOut = node => once(node, 'fadedOut', each => getComputedStyle(each).opacity < FAINT);
// Whether the letters of an element itself are too small to be read, or of the colour behind them.
const hidesLetters = node => once(node, 'hidesLetters', each => !isSVG(each) && speaksItself(each)
  && (parseFloat(getComputedStyle(each).fontSize) < 1
    || isInkless(each, inkOf(each, getComputedStyle(each)))));
const hidesParts = node => node.firstElementChild !== null
  && [...node.querySelectorAll('*')].some(each => isFadedOut(each) || hidesLetters(each));
const isTree = node => ['slot', 'bdo'].includes(node.localName) || treeOf(node) !== null;
const treesIn = node => [...node.querySelectorAll('*')].some(isTree);
const hasTrees = node => isTree(node)
  || once(node.getRootNode(), 'trees', treesIn) && treesIn(node);
const shown = node => node.localName === 'option' ? read(node.label)
  : read(hasTrees(node) || hidesParts(node) ? flatText(node) : node.innerText ?? flatText(node));
// The text of a row without that of its buttons and fields, which are separate elements.
const CONTROLS = 'button, [role=button], input, select, textarea';
const said = node => {
  return hasTrees(node) || node.querySelector(CONTROLS)
    ? read(flatText(node, CONTROLS)) : shown(node);
};
// What a control shows in the middle of a text; null for what shows the text inside it.
const valueShown = node => {
  if (['meter', 'progress'].includes(node.localName)) return ' ';
  if (node.localName === 'select') return isList(node) ? null : ` ${choiceOf(node)} `;
  if (!['input', 'textarea'].includes(node.localName)) return null;
  if (isLabelled(node)) return ` ${node.type === 'image' ? '' : buttonText(node)} `;
  if (['checkbox', 'radio', 'range', 'color', 'hidden'].includes(node.type)) return ' ';
  if (node.type === 'file') return ` ${filesOf(node)} `;
  return ` ${node.type === 'password' ? '•'.repeat(node.value.length) : node.value} `;
};
const choiceOf = select => [...select.selectedOptions].map(shown).join(', ');
const filesOf = input => [...input.files ?? []].map(file => file.name).join(', ');
// All that is shown in an element, if its own text leaves out a part of it.
const contentsOf = node => read(flatText(node, null, true, true));
// The inline text of a nameless element that also contains block elements; null for all others.
const ownLine = (node, added) => {
  if (node.dataset?.testid || node.id || ownName(node)) return null;
  const isLine = child => isElement(child) && !isInline(child);
  const children = childrenOf(node);
  if (!children.some(child => isLine(child) && isRendered(child))) return null;
  const words = children.map(child => isText(child) ? child.data
    : isElement(child) && isInline(child) && !roleOf(child) && !SKIPPED.includes(child.localName)
      && child.localName !== 'br' ? partText(child, CONTROLS, added) : ' ').join('');
  return read(added ? addedTo(node, words) : words) || null;
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
