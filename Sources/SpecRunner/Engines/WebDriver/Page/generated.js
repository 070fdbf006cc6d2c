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
const mayGenerateApart = node => treeOf(node) !== null || node.hasAttribute('part')
  || node.parentElement !== null && treeOf(node.parentElement) !== null;
const mayGenerate = node => moment === null || mayGenerateApart(node)
  || once(node.getRootNode(), 'generators', generatorsIn).has(node);

// A text in the case in which it is shown.
const cased = (text, transform) => {
  if (transform === 'uppercase') return text.toUpperCase();
  if (transform === 'lowercase') return text.toLowerCase();
  return transform !== 'capitalize' ? text
    : text.replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, letter => letter.toUpperCase());
};

// The counters of style sheets where a text has one: those in whose scope it is, the innermost last. A
// counter's scope is the element that resets it, with what follows in the same parent.
const countersIn = root => {
  const counts = new Map();
  let scopes = [];
  const innermost = (name, depth) => {
    if (!scopes.some(scope => scope.name === name)) scopes.push({ name, depth, value: 0 });
    return scopes.findLast(scope => scope.name === name);
  };
  const count = (style, depth) => {
    for (const [name, value] of counterPairs(style.counterReset)) {
      scopes = scopes.filter(scope => scope.name !== name || scope.depth !== depth);
      scopes.push({ name, depth, value });
    }
    for (const [name, by] of counterPairs(style.counterIncrement)) innermost(name, depth).value += by;
    for (const [name, value] of counterPairs(style.counterSet)) innermost(name, depth).value = value;
  };
  const countAdded = (node, pseudo, depth) => {
    const style = mayGenerate(node) ? getComputedStyle(node, pseudo) : null;
    if (!style || ['none', 'normal', ''].includes(style.content) || style.display === 'none') return;
    count(style, depth);
    counts.set(node, { ...counts.get(node), [pseudo]: scopes.map(scope => ({ ...scope })) });
  };
  const visit = (node, depth) => {
    const style = getComputedStyle(node);
    if (style.display === 'none') return;
    count(style, depth);
    countAdded(node, '::before', depth + 1);
    for (const child of childrenOf(node)) if (isElement(child)) visit(child, depth + 1);
    countAdded(node, '::after', depth + 1);
    scopes = scopes.filter(scope => scope.depth <= depth);
  };
  if (root.documentElement) visit(root.documentElement, 0);
  return counts;
};
const counterPairs = text => [...(text ?? '').matchAll(/([\w-]+) (-?\d+)/g)]
  .map(([, name, number]) => [name, Number(number)]);
// The text of `counter(a, roman)` or `counters(a, ".")`; null if it is not known.
const counterText = (piece, node, pseudo) => {
  const [name, ...rest] = piece.slice(piece.indexOf('(') + 1, -1).match(PIECE) ?? [];
  const separator = piece.startsWith('counters(') ? unquoted(rest.shift() ?? '""') : null;
  const format = rest[0] === 'none' ? () => '' : NUMBERS[rest[0] ?? 'decimal'];
  // Browsers count the items of lists by themselves.
  if (!format || name === 'list-item' || node.getRootNode() !== node.ownerDocument) return null;
  const scopes = once(node.ownerDocument, 'counters', countersIn).get(node)?.[pseudo] ?? [];
  const values = scopes.filter(scope => scope.name === name).map(scope => format(scope.value));
  if (values.length === 0) return format(0);
  return separator === null ? values.at(-1) : values.join(separator);
};
// The elements with a counter that cannot be read.
const uncounted = new Set();

// The text that a style sheet adds before or after an element; without one that has a counter that is
// not known, like the number of a list item.
const PIECE = /"(?:\\.|[^"\\])*"|\/|[\w-]+(?:\((?:"(?:\\.|[^"\\])*"|[^")])*\))?/g;
const unquoted = text => text.slice(1, -1).replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi,
  (_, code, character) => code ? String.fromCodePoint(parseInt(code, 16)) : character);
const quoteMark = (quotes, index) => {
  if (quotes === 'auto') return '“”'[index];
  const mark = quotes.match(PIECE)?.[index];
  return mark?.startsWith('"') ? unquoted(mark) : '';
};
const pieceText = (piece, node, style, pseudo) => {
  if (/^counters?\(/.test(piece)) return counterText(piece, node, pseudo);
  if (piece.startsWith('"')) return unquoted(piece);
  if (piece.startsWith('attr(')) {
    return node.getAttribute(piece.slice(5).match(/[^\s,)]+/)?.[0]) ?? '';
  }
  if (piece === 'open-quote') return quoteMark(style.quotes, 0);
  if (piece === 'close-quote') return quoteMark(style.quotes, 1);
  return /^(url|image|image-set|[\w-]*gradient|element)\(|^no-/.test(piece) ? '' : null;
};
const generated = (node, pseudo, isSeen) => {
  const style = getComputedStyle(node, pseudo);
  if (['none', 'normal', ''].includes(style.content) || style.display === 'none') return '';
  if (isSeen && (style.visibility !== 'visible' || style.opacity < FAINT || isFaint(style))) return '';
  const pieces = style.content.match(PIECE) ?? [];
  // After the slash is the text for those who do not see the content.
  const slash = pieces.indexOf('/');
  const said = isSeen ? pieces.slice(0, slash < 0 ? pieces.length : slash) : pieces.slice(slash + 1);
  const texts = said.map(piece => pieceText(piece, node, style, pseudo));
  if (texts.includes(null)) {
    if (isSeen) uncounted.add(node);
    return '';
  }
  const text = cased(texts.join(''), style.textTransform);
  return INLINE.includes(style.display) ? text : ` ${text} `;
};

// A text with what is drawn before and after it.
const addedTo = (node, text) => mayGenerate(node)
  ? generated(node, '::before', true) + text + generated(node, '::after', true) : text;
// The elements of a tree with an added text, and those around them with false.
const addingIn = root => {
  const generators = once(root, 'generators', generatorsIn);
  const adding = new Map();
  for (const node of generators === ANY ? root.querySelectorAll('*') : generators) {
    if (!tidy(addedTo(node, ''))) continue;
    adding.set(node, true);
    for (let outer = parentOf(node); outer && !adding.has(outer); outer = parentOf(outer)) {
      adding.set(outer, false);
    }
  }
  return adding;
};
const addsText = node => once(node.getRootNode(), 'adding', addingIn).get(node) === true
  || mayGenerateApart(node) && tidy(addedTo(node, '')) !== '';
// Whether style sheets add to the text of an element or of those in it.
const isAddedTo = node => once(node.getRootNode(), 'adding', addingIn).has(node)
  || mayGenerateApart(node) || hasTrees(node);

// What stands before a list item: its number, or a text of the style sheet.
const ROMAN = [['m', 1000], ['cm', 900], ['d', 500], ['cd', 400], ['c', 100], ['xc', 90], ['l', 50],
  ['xl', 40], ['x', 10], ['ix', 9], ['v', 5], ['iv', 4], ['i', 1]];
const roman = number => ROMAN.reduce((text, [sign, value]) => {
  const count = Math.floor(number / value);
  number %= value;
  return text + sign.repeat(count);
}, '');
const alphabetic = number => number < 1 ? ''
  : alphabetic(Math.floor((number - 1) / 26)) + String.fromCharCode(97 + (number - 1) % 26);
const NUMBERS = {
  __proto__: null, decimal: String, 'decimal-leading-zero': number => String(number).padStart(2, '0'),
  'lower-alpha': alphabetic, 'lower-latin': alphabetic, 'lower-roman': roman,
  'upper-alpha': number => alphabetic(number).toUpperCase(),
  'upper-latin': number => alphabetic(number).toUpperCase(),
  'upper-roman': number => roman(number).toUpperCase(),
};
const numbersIn = list => {
  const items = [...list.children].filter(child => child.localName === 'li');
  const step = list.reversed ? -1 : 1;
  let number = list.hasAttribute('start') || !list.reversed ? list.start ?? 1 : items.length;
  return new Map(items.map(item => {
    if (item.hasAttribute('value')) number = item.value;
    number += step;
    return [item, number - step];
  }));
};
const markerOf = (node, style) => {
  if (!style.display.includes('list-item') || style.listStyleImage !== 'none') return '';
  const own = getComputedStyle(node, '::marker').content;
  if (own?.startsWith('"')) return unquoted(own);
  const type = style.listStyleType;
  if (type.startsWith('"')) return unquoted(type);
  const number = node.parentElement && once(node.parentElement, 'numbers', numbersIn).get(node);
  return number === undefined || number === null || !NUMBERS[type] ? '' : `${NUMBERS[type](number)}. `;
};
