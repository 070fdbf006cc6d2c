// Written by Scripts/generate from the files in the folder Page; do not edit.
// swift-format-ignore-file

/// The script and the style of the HTML report.
enum HTMLPageFiles {
  static let script = #"""
"use strict";
{
// The page shows a run. Its data is JSON in the element `data`; nothing is loaded.
//
// Scripts/generate joins the files of this folder, this one first and start.js last, in one block.
// They share one scope, so each name is declared once in the whole folder. All text from the data
// enters the page as text nodes or attributes, never as markup.

const data = JSON.parse(document.getElementById('data').textContent);
const texts = data.texts;
const run = data.run;

// The letters of the data, as words, in the order in which lists show them.
const statusWords = {
  f: 'failed', x: 'passed unexpectedly', a: 'ambiguous', u: 'undefined', w: 'pending', '-': 'unfinished', k: 'known issue',
  s: 'skipped', n: 'not checked', r: 'flaky', p: 'passed',
};
// A sign for each status, so that no colour is needed to tell them apart.
const statusSigns = {
  f: '✗', x: '⚑', a: '≠', u: '?', w: '…', '-': '!', k: '◑', s: '○', n: '◌', r: '↻', p: '✓',
};
// The class that colours it.
const statusClasses = {
  f: 'failed', x: 'failed', a: 'failed', u: 'failed', w: 'failed', '-': 'failed', k: 'known', s: 'skipped',
  n: 'skipped', r: 'warning', p: 'passed',
};
const failing = new Set(['f', 'x', 'a', 'u', 'w', '-']);

// What the page shows: the view and the search, both of which are in the fragment.
const state = { view: 'overview', id: '', query: '' };
// What steps attached: log lines, links, texts, pictures and files.

const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml',
  'image/avif', 'image/bmp'];

function attachmentsOf(items) {
  if (!items?.length) return null;
  return el('div.attachments', null, items.map(attachment));
}

function attachment(item) {
  const type = texts[item.type];
  const name = optional(item.name);
  if (item.text === undefined && item.bytes === undefined) {
    return el('p.soft', null, `${name ?? type} (${size(item.size ?? 0)}) is not on this page, `
      + 'to limit its size.');
  }
  if (item.text !== undefined) return attachedText(type, name, texts[item.text]);
  const plain = type.split(';')[0].trim().toLowerCase();
  if (pictureTypes.includes(plain)) return picture(plain, name, item);
  return el('p', null, download(name ?? item.file, item), ` ${type}, ${size(item.size)}`);
}

function attachedText(type, name, text) {
  if (type === 'text/x.cucumber.log+plain') return el('pre.log', { dir: 'auto' }, text);
  if (type === 'text/uri-list') {
    return el('p', null, text.split('\n').filter(Boolean).map(line => [outward(line), ' ']));
  }
  return details(name ?? type, text.length < 2000, pre(text));
}

// A link to another page; only to addresses that a browser opens as a page.
function outward(text) {
  return /^https?:\/\//i.test(text)
    ? el('a', { href: text, rel: 'noreferrer noopener', target: '_blank' }, text) : text;
}

function picture(type, name, item) {
  const title = name ?? 'picture';
  return el('figure', null,
    el('img', { src: `data:${type};base64,${item.bytes}`, alt: title, loading: 'lazy' }),
    el('figcaption', null, download(title, item), ` ${size(item.size)}`));
}

// The bytes as a file of no type, so that nothing opens them in this page's place.
function download(title, item) {
  return el('a', { href: `data:application/octet-stream;base64,${item.bytes}`,
    download: item.file }, title);
}
// A failed scenario as plain text, for an issue or an assistant.

function failureAsText(one) {
  const lines = [
    `${statusWords[one.status].toUpperCase()}: ${titleOf(one)}`, placeOf(one), '',
  ];
  for (const failure of failuresOf(one)) lines.push(...failureLines(failure), '');
  if (one.facts.problem !== undefined) lines.push(texts[one.facts.problem], '');
  lines.push('steps:', ...stepLines(one), '');
  const log = logLines(one);
  if (log.length) lines.push('log:', ...log, '');
  if (one.attempts.length > 1) {
    lines.push(`attempts: ${one.attempts.map(attempt => statusWords[attempt.status]).join(', ')}`, '');
  }
  if (one.facts.again !== undefined) lines.push('to run it again:', `  ${texts[one.facts.again]}`);
  for (const [name, value] of run.facts) lines.push(`${name}: ${value}`);
  return `${lines.join('\n').trim()}\n`;
}

function failureLines({ title, item }) {
  const lines = [title];
  const add = (label, place) => {
    const text = optional(place);
    if (text === null) return;
    const [first, ...rest] = text.split('\n');
    lines.push(`  ${label}${first}`, ...rest.map(line => `  ${' '.repeat(label.length)}${line}`));
  };
  if (item.innerStep !== undefined) add('in the step: ', item.innerStep);
  add('', item.headline);
  add('expected: ', item.expected);
  add('  actual: ', item.actual);
  add('', item.notes);
  if (item.screen !== undefined) {
    lines.push('  the screen after the step:');
    add('| ', item.screen);
  }
  add('', item.place);
  add('', item.trace);
  add('', item.fix);
  return lines;
}

function stepLines(one) {
  return stepsOf(one).map((step, place) => {
    const status = one.last.steps[place] ?? '-';
    return `  ${statusSigns[status]} ${step.keyword}${step.text}`
      + (status === 'p' ? '' : `  (${statusWords[status]})`);
  });
}

function logLines(one) {
  return (one.last.more?.steps ?? []).flatMap(item => item.attachments ?? [])
    .filter(item => texts[item.type] === 'text/x.cucumber.log+plain' && item.text !== undefined)
    .flatMap(item => texts[item.text].split('\n').map(line => `  ${line}`));
}

function copyButton(label, make) {
  const button = el('button', { type: 'button' }, label);
  button.addEventListener('click', async () => {
    const text = make();
    const isCopied = await copied(text);
    announce(isCopied ? 'Copied' : 'Select the text and copy it');
    if (!isCopied) return showText(text);
    button.textContent = 'Copied';
    setTimeout(() => { button.textContent = label; }, 2000);
  });
  return button;
}

async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = el('textarea.hidden', { 'aria-hidden': 'true', tabindex: '-1' });
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand('copy');
    area.remove();
    return isCopied;
  }
}

// The text in a dialog, where a browser does not let the page copy it.
function showText(text) {
  const area = el('textarea', { readonly: true, rows: '20', 'aria-label': 'The text to copy' });
  area.value = text;
  showDialog('Copy this text', area);
  area.select();
}
// Elements. A text is always a text node.

// An element by its name and classes, `div.row.wide`, with attributes and children.
// An attribute that is a function is a listener, one that is null or false is left out.
function el(tag, attributes, ...children) {
  const [name, ...classes] = tag.split('.');
  const element = document.createElement(name);
  if (classes.length) element.className = classes.join(' ');
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(key, value);
    else element.setAttribute(key, value === true ? '' : value);
  }
  append(element, children);
  return element;
}

function append(parent, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    parent.append(child);
  }
}

const drawing = 'http://www.w3.org/2000/svg';

function svg(name, attributes, ...children) {
  const element = document.createElementNS(drawing, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null) element.setAttribute(key, value);
  }
  append(element, children);
  return element;
}

// The sign of a status, with its word for those who do not see it.
function sign(status) {
  return el('span.sign', { class: `sign ${statusClasses[status]}` },
    el('span', { 'aria-hidden': 'true' }, statusSigns[status]),
    el('span.hidden', null, `${statusWords[status]} `));
}

// The word of a status on its colour.
function badge(status) {
  return el('span', { class: `badge ${statusClasses[status]}` },
    el('span', { 'aria-hidden': 'true' }, `${statusSigns[status]} `), statusWords[status]);
}

function link(address, ...children) {
  return el('a', { href: address }, ...children);
}

function section(title, ...children) {
  const id = `section-${digest(title)}`;
  return el('section', { 'aria-labelledby': id }, el('h2', { id }, title), ...children);
}

function details(title, isOpen, ...children) {
  return el('details', { open: isOpen }, el('summary', null, title), ...children);
}

// What fills the details that have not been opened yet.
const fillers = new WeakMap();

// Details whose content is made when they are opened.
function lazyDetails(title, isOpen, make) {
  if (isOpen) return details(title, true, make());
  const element = details(title, false);
  fillers.set(element, make);
  element.addEventListener('toggle', () => fill(element));
  return element;
}

function fill(element) {
  const make = fillers.get(element);
  if (!make) return;
  fillers.delete(element);
  append(element, [make()]);
}

function pre(text, className = 'code') {
  return el('pre', { class: className, tabindex: text.length > 400 ? '0' : null, dir: 'auto' },
    text);
}

// A table; the cells of a column after `numbers` are numbers.
function table(caption, header, rows, numbers = Infinity) {
  const cell = (tag, content, column) =>
    el(tag, { class: column >= numbers ? 'number' : null, scope: tag === 'th' ? 'col' : null },
      content);
  return el('div.scroll', { tabindex: '0', role: 'region', 'aria-label': caption },
    el('table', null, el('caption.hidden', null, caption),
      el('thead', null, el('tr', null, header.map((text, column) => cell('th', text, column)))),
      el('tbody', null, rows.map(row =>
        el('tr', null, row.map((content, column) => cell('td', content, column)))))));
}

// The first entries of a list, and a button that shows more of them.
function listed(entries, make, first = 20, tag = 'ul') {
  const list = el(tag, { class: 'plain' });
  let shown = 0;
  const more = el('button.more', { type: 'button', click: () => show(200) });
  const show = count => {
    append(list, entries.slice(shown, shown + count).map(make));
    shown = Math.min(shown + count, entries.length);
    const rest = entries.length - shown;
    more.hidden = rest === 0;
    more.textContent = `Show ${number(Math.min(rest, 200))} of ${number(rest)} more`;
  };
  show(first);
  return [list, more];
}
// The failed scenarios, those with the same cause together.

// The cause of a failure: the definition of its step, or its text, and the kind of failure.
function causeOf(one) {
  const [first] = failuresOf(one);
  if (!first && one.facts.problem !== undefined) return { key: 'x', title: 'known issues that pass' };
  if (!first) return { key: one.status, title: `${statusWords[one.status]}, without a failed step` };
  const pattern = optional(first.item.definition) ?? first.title;
  const kind = texts[first.item.kind];
  return { key: `${pattern}\n${kind}`, pattern, kind, title: first.title };
}

// The kind of a failure in words: `ExpectationFailure` is an expectation failure.
function kindText(kind) {
  return kind?.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

function causes(list) {
  const groups = new Map();
  for (const one of list) {
    const cause = causeOf(one);
    if (!groups.has(cause.key)) groups.set(cause.key, { cause, list: [] });
    const group = groups.get(cause.key);
    group.list.push(one);
    if (group.cause.title !== cause.title) group.cause.title = cause.pattern;
  }
  return [...groups.values()].sort((one, other) => other.list.length - one.list.length);
}

function failuresSection() {
  const list = cases.filter(one => failing.has(one.status));
  if (!list.length) return null;
  const groups = causes(list);
  const title = groups.length === 1 || groups.length === list.length
    ? `${number(list.length)} failed`
    : `${number(list.length)} failed, for ${counted(groups.length, 'cause')}`;
  const isAlone = groups.length <= 5;
  return section(title, listed(groups, group => causeItem(group, isAlone), 25));
}

function causeItem({ cause, list }, isOpen) {
  const [first, ...others] = list;
  if (!others.length) return el('li', null, failureCard(first, 3, isOpen));
  return el('li.cause', null,
    el('h3', null, cause.title, ' ',
      el('span.soft', null, [kindText(cause.kind), counted(list.length, 'scenario')].filter(Boolean)
        .join(' · '))),
    failureCard(first, 4, isOpen),
    lazyDetails(`${counted(others.length, 'more scenario')} with this cause`, others.length <= 5,
      () => listed(others, one => el('li', null, caseLink(one)), 10)));
}

// A scenario that failed, with all that is known of its failure.
function failureCard(one, level, isOpen) {
  const failures = failuresOf(one);
  const title = el(`h${level}`, { dir: 'auto' }, link(address('scenario', one.id), sign(one.status),
    titleOf(one)));
  return el('article.card', { tabindex: '-1', 'data-id': one.id }, title,
    el('p.place', null, placeOf(one), sinceOf(one),
      one.facts.history && ` · ${texts[one.facts.history[0]]}`),
    failures.map((failure, place) => el('div.failed-step', null,
      el('p.step-title', { dir: 'auto' }, sign(failure.status), failure.title),
      place === 0 || isOpen ? failureBody(failure.item, one.last)
        : details('Details', false, failureBody(failure.item, one.last)),
      attachmentsOf(failure.item.attachments))),
    !failures.length && el('p.headline', null, one.status === '-'
      ? 'The recording ends before this scenario does.'
      : optional(one.facts.problem) ?? statusWords[one.status]),
    againLine(one));
}

// The command that runs it again, and buttons that copy.
function againLine(one) {
  if (one.facts.again === undefined) return null;
  const command = texts[one.facts.again];
  return el('div.again', null, el('code', { tabindex: '0' }, command),
    copyButton('Copy command', () => command),
    copyButton('Copy as text', () => failureAsText(one)));
}

function caseLink(one) {
  return link(address('scenario', one.id), sign(one.status), titleOf(one));
}

// How many attempts it took.
function sinceOf(one) {
  return one.attempts.length > 1 ? ` · ${counted(one.attempts.length, 'attempt')}` : null;
}
// The search: words that must be found, words after a minus that must not, and fields.

const filterFields = ['status', 'file', 'flow', 'worker'];

// The terms of a search; quotes hold words together.
function parseQuery(query) {
  const terms = [];
  for (const [, minus, field, quoted, word] of
    query.matchAll(/(-?)(?:(status|file|flow|worker):)?(?:"([^"]*)"?|(\S+))/gi)) {
    const text = (quoted ?? word ?? '').toLowerCase();
    if (!text) continue;
    const isTag = !field && quoted === undefined && text.startsWith('@') && text.length > 1;
    terms.push({
      isExcluded: minus === '-', field: isTag ? 'tag' : field?.toLowerCase() ?? 'text', text,
    });
  }
  return terms;
}

// The scenarios that a search finds, in order.
function search(query) {
  const terms = parseQuery(query);
  if (!terms.length) return cases;
  const excluded = terms.filter(term => term.isExcluded);
  const wanted = terms.filter(term => !term.isExcluded);
  // One of several values of a field is enough; every tag and every word must be there.
  const groups = [
    ...filterFields.map(field => wanted.filter(term => term.field === field)),
    ...wanted.filter(term => !filterFields.includes(term.field)).map(term => [term]),
  ].filter(group => group.length);
  return cases.filter(one =>
    !excluded.some(term => matches(one, term))
      && groups.every(group => group.some(term => matches(one, term))));
}

function matches(one, { field, text }) {
  switch (field) {
  case 'status': return hasStatus(one, text);
  case 'tag': return tagsOf(one).some(tag => tag.toLowerCase() === text);
  case 'file': return placeOf(one).toLowerCase().includes(text);
  case 'flow': return one.feature.flow.toLowerCase() === text
    || one.feature.folder.toLowerCase() === text;
  case 'worker': return String(one.last.worker + 1) === text;
  default: return one.name.toLowerCase().includes(text) || searchedText(one).includes(text);
  }
}

// `failed` finds everything that makes the run fail; the other words find only themselves.
function hasStatus(one, text) {
  if (text === 'failed') return failing.has(one.status);
  if (text === 'passed') return one.status === 'p' || one.status === 'r';
  if (text === 'skipped') return one.status === 's' || one.status === 'n';
  const word = statusWords[one.status];
  return word === text || word.replace(' ', '-') === text || word.split(' ')[0] === text;
}

function searchedText(one) {
  const { scenario } = one;
  if (scenario.searched === null) {
    const step = ([keyword, text]) => texts[keyword] + texts[text];
    scenario.searched = [
      scenario.feature.uri, scenario.feature.name, scenario.rule?.name ?? '', scenario.name,
      ...tagsOf(one), ...(scenario.item.steps ?? []).map(step),
    ].join('\n').toLowerCase();
  }
  if (!one.row) return scenario.searched;
  const cells = one.row.slice(2).map(cell => texts[cell]).join('\n').toLowerCase();
  return `${scenario.searched}\n${cells}`;
}

// The search with a term added, or without it if it has it.
function toggled(query, term) {
  const terms = query.match(/-?(?:\w+:)?(?:"[^"]*"?|\S+)/g) ?? [];
  return terms.includes(term)
    ? terms.filter(other => other !== term).join(' ') : [...terms, term].join(' ');
}

// A term for a field, quoted if its value needs it.
function term(field, value) {
  return `${field}:${/[\s"]/.test(value) ? `"${value.replaceAll('"', '')}"` : value}`;
}
// Keys, and the panel that explains them and the search.

const keys = [
  ['j', 'next failure or scenario', () => step(1)],
  ['k', 'previous failure or scenario', () => step(-1)],
  ['/', 'search', () => focusSearch()],
  ['l', 'the list of scenarios', () => focusTree()],
  ['o', 'overview', () => go('overview')],
  ['t', 'timeline', () => go('timeline')],
  ['c', 'copy the failure as text', () => copyCurrent()],
  ['?', 'this panel', () => showHelp()],
];

function pageKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) {
    return;
  }
  const target = event.target;
  const isTyping = target.matches?.('input, textarea, select');
  if (event.key === 'Escape') return escape(isTyping);
  if (isTyping) return;
  if (event.key === 'Enter' && target.matches?.('article[data-id]')) {
    return go('scenario', target.dataset.id);
  }
  const action = keys.find(([key]) => key === event.key)?.[2];
  if (!action) return;
  event.preventDefault();
  action();
}

// Clears the search, then goes back to the overview.
function escape(isTyping) {
  if (state.query) {
    changeQuery('');
    showSearch();
  } else if (isTyping) focusTree();
  else if (state.view !== 'overview') go('overview');
}

function step(by) {
  const cards = [...document.querySelectorAll('main article[data-id]')];
  if (state.view === 'overview' && cards.length) {
    const place = cards.indexOf(document.activeElement);
    const card = cards[Math.max(0, Math.min(place + by, cards.length - 1))];
    card.focus({ preventScroll: true });
    return card.scrollIntoView({ block: 'start' });
  }
  const place = tree.list.findIndex(one => one.id === state.id);
  const next = tree.list[place < 0 ? 0 : Math.max(0, Math.min(place + by, tree.list.length - 1))];
  if (next) go('scenario', next.id);
}

function copyCurrent() {
  const card = document.activeElement?.closest?.('article[data-id]');
  const one = byID.get(card?.dataset.id ?? state.id);
  if (!one) return;
  const text = failureAsText(one);
  copied(text).then(isCopied => {
    announce(isCopied ? 'Copied' : 'Select the text and copy it');
    if (!isCopied) showText(text);
  });
}

function showHelp() {
  const entry = ([key, meaning]) =>
    el('div', null, el('dt', null, el('kbd', null, key)), el('dd', null, meaning));
  const searches = [
    ['word', 'in names, steps, tags and values'], ['"two words"', 'together'],
    ['status:failed', 'also passed, skipped, flaky, known-issue, undefined, pending, ambiguous, unfinished'],
    ['@tag', 'with this tag'], ['file:login', 'a part of the file name'],
    ['flow:sign-up', 'a folder'], ['-@slow', 'a minus leaves out what it finds'],
  ];
  showDialog('Keys and search', el('h3', null, 'Keys'), el('dl.keys', null,
    keys.map(entry), entry(['Enter', 'open what is selected']),
    entry(['Esc', 'clear the search, then back to the overview'])),
  el('h3', null, 'Search'), el('dl.keys', null, searches.map(entry)));
}

function showDialog(title, ...content) {
  const id = 'dialog-title';
  const before = document.activeElement;
  const dialog = el('dialog', { 'aria-labelledby': id, close: () => {
    dialog.remove();
    before?.focus?.();
  } }, el('div.dialog-head', null, el('h2', { id }, title),
    el('button', { type: 'button', click: () => dialog.close() }, 'Close')), ...content);
  document.body.append(dialog);
  dialog.showModal();
}
// The scenarios of the run, with everything that they refer to.

const features = data.features.map((item, place) => {
  const uri = texts[item.uri];
  const parts = uri.split('/');
  return {
    place, item, uri, file: parts.at(-1), folder: parts.slice(0, -1).join('/'),
    flow: parts.at(-2) ?? '', name: heading(item) || uri, language: optional(item.language),
    id: digest(uri), cases: [],
  };
});
const rules = data.rules.map((item, place) => ({ place, item, name: heading(item) }));
const outlines = data.scenarios.map(item => ({
  item, name: heading(item), feature: features[item.feature], rule: rules[item.rule] ?? null,
  tags: null, searched: null, cases: [],
}));
const requirements = new Set(data.requirements.map(place => texts[place]));
const cases = [];
const byID = new Map();
// How often each id was given.
const copies = new Map();
const featureByID = new Map(features.map(feature => [feature.id, feature]));

for (const entry of data.cases) addCase(entry);

function heading(item) { return item.name === undefined ? '' : texts[item.name]; }

function optional(place) { return place === undefined ? null : texts[place]; }

function addCase([place, last, facts = {}]) {
  const scenario = outlines[place];
  const attempts = [...facts.earlier ?? [], last].map(attemptOf);
  const one = {
    number: cases.length, scenario, feature: scenario.feature, rule: scenario.rule, facts, attempts,
    last: attempts.at(-1), name: optional(facts.name) ?? scenario.name,
    variant: optional(facts.variant), row: facts.row ?? null, status: '', id: '',
  };
  one.status = statusOf(one);
  one.id = identity(one);
  cases.push(one);
  byID.set(one.id, one);
  scenario.cases.push(one);
  scenario.feature.cases.push(one);
}

function attemptOf([status, steps, start, time, worker, times, more]) {
  return { status, steps, start, time, worker, times, more: more ?? null };
}

function statusOf(one) {
  const status = one.last.status;
  if (status === 's' && one.facts.isUnchecked) return 'n';
  return status === 'p' && one.attempts.length > 1 ? 'r' : status;
}

// The same for a scenario in each run of the same text; names may repeat, so equal ones are
// numbered.
function identity(one) {
  const cells = one.row?.slice(2).map(cell => texts[cell]) ?? [];
  const key = [one.feature.uri, one.rule?.name ?? '', one.scenario.name, ...cells,
    one.variant ?? ''].join('\n');
  const id = digest(key);
  const copy = (copies.get(id) ?? 0) + 1;
  copies.set(id, copy);
  return copy === 1 ? id : `${id}-${copy}`;
}

// All tags of a scenario, those of its feature and rule first.
function tagsOf(one) {
  const { scenario } = one;
  scenario.tags ??= [scenario.feature.item, scenario.rule?.item, scenario.item]
    .flatMap(item => item?.tags ?? []).map(place => texts[place]);
  const block = one.row && scenario.item.examples?.[one.row[0]];
  const more = block?.tags?.map(place => texts[place]) ?? [];
  return [...new Set([...scenario.tags, ...more])];
}

// The names and values of the row of examples; null if there is none.
function rowOf(one) {
  const block = one.row && one.scenario.item.examples?.[one.row[0]];
  if (!block) return null;
  return block.header.map((cell, column) => [texts[cell], texts[one.row[column + 2]] ?? '']);
}

function placeOf(one) {
  return `${one.feature.uri}:${one.row ? one.row[1] : one.scenario.item.line}`;
}

// The steps in order, with the values of the row and the background that each is from.
function stepsOf(one) {
  if (one.facts.steps) return one.facts.steps.map(step => stepOf(step, null, null));
  const row = rowOf(one);
  const parts = [one.feature.item.background, one.rule?.item.background, one.scenario.item];
  return parts.flatMap((part, place) =>
    part?.steps?.map(step => stepOf(step, place === 2 ? row : null, place === 2 ? null : part))
      ?? []);
}

function stepOf([keyword, text, line, argument], row, background) {
  return {
    keyword: texts[keyword], text: filled(texts[text], row), line, background, row,
    argument: argument ?? null,
  };
}

// The failed steps and hooks of an attempt, each with its details.
function failuresOf(one, attempt = one.last) {
  const steps = stepsOf(one);
  const failed = item => item.kind !== undefined;
  const hooks = (attempt.more?.hooks ?? []).filter(failed).map(item => ({
    title: texts[item.name], status: item.status, isHook: true, step: -1, item,
  }));
  const others = (attempt.more?.steps ?? []).filter(failed).map(item => ({
    title: steps[item.step] ? steps[item.step].keyword + steps[item.step].text : 'a step',
    status: attempt.steps[item.step] ?? 'f', isHook: false, step: item.step, item,
  }));
  return [...hooks.filter(hook => hook.item.isBefore), ...others,
    ...hooks.filter(hook => !hook.item.isBefore)];
}

// The name with its feature and rule.
function titleOf(one) {
  return [one.feature.name, one.rule?.name, one.name].filter(Boolean).join(' › ')
    + (one.variant ? ` [${one.variant}]` : '');
}

// How many scenarios have each status.
function tally(list) {
  const counts = {};
  for (const one of list) counts[one.status] = (counts[one.status] ?? 0) + 1;
  return counts;
}

// The gravest status of several scenarios, in the order of the words.
function worst(counts) {
  return Object.keys(statusWords).find(status => counts[status]) ?? 'p';
}

function sum(counts, statuses) {
  return [...statuses].reduce((total, status) => total + (counts[status] ?? 0), 0);
}

function grouped(list, keys) {
  const groups = new Map();
  for (const one of list) {
    for (const key of keys(one)) {
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(one);
    }
  }
  return groups;
}
// The first page: whether the run passed, what failed, and how each part did.

const verdictWords = {
  passed: ['p', 'Passed'], failed: ['f', 'Failed'], broken: ['f', 'The specifications have errors'],
  'nothing run': ['w', 'Nothing was run'], interrupted: ['-', 'Interrupted'],
  incomplete: ['-', 'Incomplete'],
};

function overviewView() {
  return [
    verdict(), runErrors(), warnings(), failuresSection(), knownSection(), flakySection(),
    flowSection(),
    requirementSection(), skippedSection(), slowSection(), factSection(),
  ];
}

function verdict() {
  const [status, word] = verdictWords[run.outcome] ?? ['-', run.outcome];
  const [scenarios, steps, ...others] = run.sentences;
  const facts = [steps, run.duration === undefined ? null : others.pop(),
    run.start ? instant(run.start) : null];
  const counts = tally(cases);
  return el('header.verdict', { class: `verdict ${statusClasses[status]}` },
    el('h1', null, el('span.sign', { 'aria-hidden': 'true' }, statusSigns[status]), ' ', word),
    el('p.lead', null, scenarios),
    proportions(counts),
    others.map(text => el('p', null, text)),
    el('p.soft.facts-line', null, facts.filter(Boolean).map(text => el('span', null, text))));
}

// A bar of all scenarios by status; the sentence above it says the same.
function proportions(counts) {
  const total = cases.length;
  if (!total) return null;
  const order = Object.keys(statusWords).filter(status => counts[status]);
  let start = 0;
  const parts = order.map(status => {
    const width = counts[status] / total * 1000;
    const rect = svg('rect', { class: statusClasses[status], x: start, y: 0, width, height: 8 });
    start += width;
    return rect;
  });
  return svg('svg', { class: 'proportions', viewBox: '0 0 1000 8', preserveAspectRatio: 'none',
    'aria-hidden': 'true' }, parts);
}

function runErrors() {
  if (!run.errors.length) return null;
  return section(counted(run.errors.length, 'error outside scenarios', 'errors outside scenarios'),
    run.errors.map(error => el('article.card.failed', null, el('h3', null, error.name),
      pre(error.text))));
}

function warnings() {
  if (!run.warnings.length) return null;
  return section('Warnings', el('ul', null, run.warnings.map(text => el('li', null, text))));
}

function knownSection() {
  const list = cases.filter(one => one.status === 'k');
  if (!list.length) return null;
  return section(`${counted(list.length, 'known issue')}: expected to fail`,
    listed(list, one => el('li', null, caseLink(one), ' ', issuesOf(one))));
}

function flakySection() {
  const list = cases.filter(one => one.status === 'r');
  if (!list.length) return null;
  return section(`${number(list.length)} flaky: passed, but not at the first attempt`,
    listed(list, one => el('li', null, caseLink(one), ' ',
      el('span.soft', null, counted(one.attempts.length, 'attempt')))));
}

function flowSection() {
  const groups = [...grouped(cases, one => [one.feature.folder])];
  if (!groups.length) return null;
  const rows = groups.map(([folder, list]) => [
    link(address('overview', '', term('flow', folder)), folder || 'no folder'), ...numbersOf(list),
  ]);
  return section('By flow', table('Results by flow', ['Flow', ...numberHeader], rows, 1));
}

const numberHeader = ['Scenarios', 'Failed', 'Flaky', 'Skipped', 'Time'];

function numbersOf(list) {
  const counts = tally(list);
  const count = (status, statuses) => {
    const value = sum(counts, statuses);
    return value ? el('span', { class: statusClasses[status] }, number(value)) : '–';
  };
  return [number(list.length), count('f', failing), count('r', ['r']), count('s', ['s', 'n']),
    duration(list.reduce((total, one) => total + one.last.time, 0))];
}

function requirementSection() {
  const groups = [...grouped(cases, one => tagsOf(one).filter(tag => requirements.has(tag)))];
  if (!groups.length) return null;
  const graded = groups.map(([tag, list]) => ({ tag, list, status: worst(tally(list)) }));
  const order = Object.keys(statusWords);
  const failed = graded.filter(one => failing.has(one.status)).length;
  const title = failed ? `${number(failed)} of ${counted(graded.length, 'requirement')} failed`
    : counted(graded.length, 'requirement');
  const collator = new Intl.Collator('en', { numeric: true });
  const sorted = () => graded.sort((one, other) =>
    order.indexOf(one.status) - order.indexOf(other.status) || collator.compare(one.tag, other.tag));
  return section('By requirement', lazyDetails(title, failed > 0, () =>
    listed(sorted(), one => el('li', null,
      link(address('overview', '', one.tag), sign(one.status), one.tag.slice(1)), ' ',
      el('span.soft', null, countText(tally(one.list)))), 30)));
}

function skippedSection() {
  const groups = [...grouped(cases.filter(one => one.facts.reason !== undefined),
    one => [`${one.status === 'n' ? 'not checked: ' : ''}${texts[one.facts.reason]}`])];
  if (!groups.length && !run.notRun) return null;
  return section('Skipped and not run',
    run.notRun ? el('p', null, `${counted(run.notRun, 'scenario')} not run: ${run.notRunReason}`)
      : null,
    listed(groups, ([reason, list]) => el('li', null,
      lazyDetails(`${counted(list.length, 'scenario')}: ${reason}`, false, () =>
        listed(list, one => el('li', null, caseLink(one)))))));
}

function slowSection() {
  const list = [...cases].filter(one => one.last.time > 0)
    .sort((one, other) => other.last.time - one.last.time).slice(0, 10);
  if (list.length < 2) return null;
  return section('Slowest', table('Slowest scenarios', ['Scenario', 'Time'],
    list.map(one => [caseLink(one), duration(one.last.time)]), 1));
}

function factSection() {
  const facts = run.facts.map(([name, value]) =>
    el('div', null, el('dt', null, name), el('dd', null, outward(value))));
  if (!facts.length && !run.notes.length) return null;
  return section('This run', el('dl.facts-list', null, facts),
    run.notes.map(note => el('p.soft', null, note)));
}
// The fragment: `#/scenario/ID?q=SEARCH`. It has all state that a link should keep.

function address(view, id = '', query = state.query) {
  const path = view === 'overview' ? '' : id ? `${view}/${id}` : view;
  return `#/${path}${query ? `?q=${encodeURIComponent(query)}` : ''}`;
}

function readAddress() {
  const [path, rest = ''] = location.hash.replace(/^#\/?/, '').split('?q=');
  const [view, id = ''] = path.split('/');
  state.view = ['scenario', 'feature', 'timeline', 'list'].includes(view) ? view : 'overview';
  state.id = id;
  try { state.query = decodeURIComponent(rest); } catch { state.query = ''; }
}

function go(view, id = '', query = state.query) { location.hash = address(view, id, query); }

function changeQuery(query) {
  state.query = query;
  history.replaceState(null, '', address(state.view, state.id));
  showList();
}
// The page of a scenario, and that of a feature.

function scenarioView(one) {
  const spoken = one.feature.language;
  return [
    crumbs(one.feature, one.rule),
    el('h1', { lang: spoken, dir: 'auto' }, one.name || 'without a name'),
    el('p.facts', null, badge(one.status), ' ', el('span.number', null, duration(one.last.time)),
      one.facts.stage !== undefined && ` · ${texts[one.facts.stage]}`,
      one.variant && ` · ${one.variant}`, sinceOf(one),
      one.last.worker > 0 || hasWorkers() ? ` · worker ${one.last.worker + 1}` : null,
      ' · ', el('span.place', null, placeOf(one))),
    tagLine(tagsOf(one)),
    description(one.scenario.item),
    issuesOf(one),
    one.facts.problem !== undefined && el('p.note.headline', null, texts[one.facts.problem]),
    one.facts.reason !== undefined && !one.last.more
      && el('p.note', null, texts[one.facts.reason]),
    againLine(one),
    historyOf(one),
    attemptsOf(one, spoken),
    examplesOf(one),
  ];
}

// The open issues because of which it is expected to fail.
function issuesOf(one) {
  if (!one.facts.issues) return null;
  return el('p', null, 'known issue: ', one.facts.issues.map(url => [outward(texts[url]), ' ']));
}

// The results of earlier runs, oldest first.
function historyOf(one) {
  if (!one.facts.history) return null;
  const [line, ...results] = one.facts.history;
  const runs = [];
  for (let place = 0; place < results.length; place += 2) {
    const [status, run] = [results[place], texts[results[place + 1]]];
    runs.push(el('li', { title: `${statusWords[status]}, ${run}` }, sign(status),
      el('span.hidden', null, `, ${run}`)));
  }
  return el('div.history', null, el('p', null, `Earlier runs: ${texts[line]}`),
    el('ol', { 'aria-label': 'Results of earlier runs, the oldest first' }, runs));
}

function crumbs(feature, rule = null) {
  return el('nav.crumbs', { 'aria-label': 'Breadcrumb' },
    feature.folder && [link(address('overview', '', term('flow', feature.folder)), feature.flow),
      ' › '],
    link(address('feature', feature.id), feature.name), rule && [' › ', rule.name]);
}

function tagLine(tags) {
  if (!tags.length) return null;
  return el('p.tags', null, tags.map(tag =>
    [link(address(state.view, state.id, toggled(state.query, tag)), tag), ' ']));
}

function description(item) {
  const text = optional(item.description);
  if (!text) return null;
  const lines = text.split('\n');
  const indents = lines.filter(line => line.trim()).map(line => line.match(/^\s*/)[0].length);
  const indent = Math.min(...indents);
  return el('p.description', { dir: 'auto' }, lines.map(line => line.slice(indent)).join('\n'));
}

function attemptsOf(one, spoken) {
  if (one.attempts.length === 1) {
    return el('div', { lang: spoken }, filmStrip(one, one.last), stepList(one, one.last));
  }
  return section(`${number(one.attempts.length)} attempts`,
    el('div.attempts', { lang: spoken }, one.attempts.map((attempt, place) =>
      el('section', { 'aria-label': `Attempt ${place + 1}` },
        el('h3', null, `Attempt ${place + 1} `, badge(attempt.status), ' ',
          el('span.soft', null, duration(attempt.time))),
        filmStrip(one, attempt), stepList(one, attempt)))));
}

// The examples of an outline, a row for each scenario that was run.
function examplesOf(one) {
  const blocks = one.scenario.item.examples ?? [];
  return blocks.map((block, place) => {
    const list = one.scenario.cases.filter(other => other.row?.[0] === place);
    if (!list.length) return null;
    const name = heading(block);
    const title = texts[block.keyword] + (name ? `: ${name}` : '');
    return section(title, el('div.examples', null, examplesTable(one, block, list, title)));
  });
}

function examplesTable(one, block, list, title) {
  const most = 200;
  const around = Math.max(0, Math.min(list.indexOf(one) - most / 2, list.length - most));
  const shown = list.slice(around, around + most);
  const notRun = block.rows - new Set(list.map(other => other.row[1])).size;
  const header = ['Result', ...block.header.map(cell => texts[cell])];
  const rows = shown.map(other => {
    const mark = other === one ? [badge(other.status), ' this one']
      : link(address('scenario', other.id), badge(other.status),
        el('span.hidden', null, ` ${other.name}`));
    const cells = block.header.map((_, column) => texts[other.row[column + 2]] ?? '');
    return [[mark, other.variant ? ` ${other.variant}` : ''], ...cells];
  });
  return [
    table(title, header, rows),
    list.length > most && el('p.soft', null, `${number(most)} of ${counted(list.length, 'row')}; `
      + 'the list of scenarios has all of them.'),
    notRun > 0 && el('p.soft', null, `${counted(notRun, 'row')} not run`),
  ];
}

// MARK: A feature

function featureView(feature) {
  const counts = tally(feature.cases);
  const groups = grouped(feature.cases, one => [one.rule]);
  return [
    crumbs({ ...feature, name: feature.file }),
    el('h1', { lang: feature.language, dir: 'auto' }, feature.name),
    el('p.facts', null, countLine(counts), ' · ', el('span.place', null, feature.uri)),
    tagLine((feature.item.tags ?? []).map(place => texts[place])),
    description(feature.item),
    backgroundOf(feature.item),
    [...groups].map(([rule, list]) => rule
      ? section(rule.name || 'Rule', tagLine((rule.item.tags ?? []).map(place => texts[place])),
        description(rule.item), backgroundOf(rule.item), scenarioLinks(list))
      : section('Scenarios', scenarioLinks(list))),
  ];
}

function scenarioLinks(list) {
  const outlines = [...grouped(list, one => [one.scenario])];
  return listed(outlines, ([scenario, rows]) => {
    const [first] = rows;
    if (rows.length === 1) return el('li', null, caseLinkShort(first));
    const counts = tally(rows);
    const gravest = worst(counts);
    const target = rows.find(one => one.status === gravest) ?? first;
    return el('li', null, link(address('scenario', target.id), sign(gravest), scenario.name), ' ',
      el('span.soft', null, countText(counts)));
  }, 200);
}

function caseLinkShort(one) {
  return link(address('scenario', one.id), sign(one.status), one.name || 'without a name',
    one.variant ? ` [${one.variant}]` : '');
}

function backgroundOf(item) {
  if (!item.background) return null;
  const { background } = item;
  const name = heading(background);
  const steps = background.steps.map(step => stepOf(step, null, background));
  return section(texts[background.keyword] + (name ? `: ${name}` : ''), description(background),
    el('ul.plain', null, steps.map(step =>
      el('li', { dir: 'auto' }, el('b', null, step.keyword), stepText(step), argumentOf(step)))));
}

// The counts of statuses in words, the gravest first.
function countText(counts) {
  return Object.keys(statusWords).filter(status => counts[status])
    .map(status => `${number(counts[status])} ${statusWords[status]}`).join(', ');
}

function countLine(counts) {
  return Object.keys(statusWords).filter(status => counts[status]).map((status, place) =>
    [place ? ', ' : '', sign(status), `${number(counts[status])} ${statusWords[status]}`]);
}

function hasWorkers() {
  return cases.some(one => one.last.worker > 0);
}
// The screens of a step: as text, and as drawings where the run recorded them.
//
// A drawing is a list of fragments, each an SVG element; the data has each fragment once, and each
// screen as its difference to the one before it in its attempt.

const frames = new WeakMap();

// All screens of an attempt in order, each with its step.
function framesOf(attempt) {
  if (frames.has(attempt)) return frames.get(attempt);
  const list = [];
  let current = [];
  const items = [...attempt.more?.steps ?? [], ...attempt.more?.hooks ?? []];
  for (const item of items) {
    for (const screen of item.screens ?? []) {
      // A number is the text of why a screen cannot be read.
      if (!Array.isArray(screen)) continue;
      const [moment, title, width, height, edits, marked, changes, events, notes] = screen;
      current = edited(current, edits);
      list.push({
        moment, title, width, height, edits, marked, item, step: item.step ?? -1, changes,
        events: texts[events], notes: texts[notes], fragments: current,
      });
    }
  }
  frames.set(attempt, list);
  return list;
}

// The list after its changes: of each, the place, how many to remove, how many to insert, and those.
function edited(list, edits) {
  const next = [...list];
  for (let place = 0; place < edits.length;) {
    const [at, gone, count] = edits.slice(place, place + 3);
    next.splice(at, gone, ...edits.slice(place + 3, place + 3 + count));
    place += 3 + count;
  }
  return next;
}

// The picture of a screen, with what changed outlined.
function pictureOf(frame, isMarked = true) {
  const title = optional(frame.title) ?? 'Screen';
  const markup = frame.fragments.map(place => data.fragments[place] ?? '').join('');
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="${drawing}">${markup}</svg>`, 'image/svg+xml');
  if (parsed.querySelector('parsererror')) return el('p.soft', null, 'This screen cannot be drawn.');
  const picture = svg('svg', { class: 'ss', viewBox: `0 0 ${frame.width} ${frame.height}`,
    width: frame.width, height: frame.height, role: 'img', 'aria-label': title },
  [...parsed.documentElement.childNodes].map(node => document.importNode(node, true)));
  if (isMarked && frame.marked.length) outlineLater(picture, frame.marked);
  return picture;
}

// The size of an element is known once it is in the document.
function outlineLater(picture, places) {
  const elements = places.map(place => picture.children[place]).filter(Boolean);
  const observer = new ResizeObserver(() => {
    if (!picture.isConnected || !picture.clientWidth) return;
    observer.disconnect();
    for (const element of elements) {
      const { x, y, width, height } = element.getBBox();
      picture.append(svg('rect', { class: 'hl', x: x - 3, y: y - 3, width: width + 6,
        height: height + 6, rx: 4 }));
    }
  });
  observer.observe(picture);
}

function frameButton(frame, label) {
  return el('button.frame-button', { type: 'button', 'aria-label': `${label}: enlarge`,
    click: () => showDialog(label, el('div.large', null, pictureOf(frame)), frameNotes(frame)) },
  pictureOf(frame));
}

function frameNotes(frame) {
  return frame.notes && el('p.soft', null, frame.notes);
}

// What happened and what changed since the screen before, in words.
function between(frame) {
  const events = frame.events.split('\n').filter(Boolean);
  const lines = [...events, ...frame.changes.map(change => texts[change])];
  if (!lines.length) return null;
  const most = 6;
  return el('ul.plain.between', { dir: 'auto' }, lines.slice(0, most).map(line => el('li', null, line)),
    lines.length > most && el('li', null, `and ${number(lines.length - most)} more`));
}

// The screens of an attempt side by side, equal ones once.
function filmStrip(one, attempt) {
  const all = framesOf(attempt);
  // With a screen of each step, that before the last action is there already.
  const list = all.some(frame => frame.moment === 'step')
    ? all.filter(frame => frame.moment !== 'before') : all;
  if (!list.length) return null;
  const steps = stepsOf(one);
  const panels = [];
  for (const frame of list) {
    const step = steps[frame.step];
    const title = (frame.moment === 'before' ? 'before: ' : '')
      + (step ? step.keyword + step.text : 'hook');
    const caption = { title, status: attempt.steps[frame.step] ?? 'p' };
    const last = panels.at(-1);
    if (last && !frame.edits.length && frame.moment !== 'before' && !frame.events) {
      last.captions.push(caption);
    } else panels.push({ frame, captions: [caption] });
  }
  return section('Screens', el('ol.film', { tabindex: '0', 'aria-label': 'Screens, in order' },
    panels.slice(0, 200).map(({ frame, captions }) => el('li', null,
      frameButton(frame, captions.at(-1).title),
      el('ul.plain.captions', { dir: 'auto' }, captions.map(({ title, status }) =>
        el('li', null, sign(status), title))),
      between(frame)))),
  panels.length > 200 && el('p.soft', null, `and ${counted(panels.length - 200, 'more screen')}`));
}

// The screens before and after a failed step, or the text of the one after it.
function screenOf(item, attempt) {
  const found = attempt ? framesOf(attempt).filter(frame => frame.item === item) : [];
  const text = optional(item.screen);
  const described = text !== null
    && details('Screen after the step, as text', !found.length, pre(text, 'code screen'));
  if (!found.length) return described || null;
  const words = { before: 'before the last action', after: 'after the step', step: 'after the step' };
  return [
    el('div.pair', null, found.slice(-2).map(frame => el('figure', null,
      frameButton(frame, words[frame.moment]), el('figcaption', null, words[frame.moment]),
      frameNotes(frame)))),
    described,
  ];
}
// The steps of an attempt with their status, arguments and details.

function stepList(one, attempt) {
  const steps = stepsOf(one);
  const more = new Map((attempt.more?.steps ?? []).map(item => [item.step, item]));
  const hooks = attempt.more?.hooks ?? [];
  const items = [];
  let background = null;
  for (const [place, step] of steps.entries()) {
    if (step.background !== background) {
      background = step.background;
      const title = background ? texts[background.keyword] : texts[one.scenario.item.keyword];
      const name = background ? heading(background) : '';
      items.push(el('li.part', null, el('span.soft', null, name ? `${title}: ${name}` : title)));
    }
    items.push(stepItem(step, attempt.steps[place] ?? '-', attempt.times[place] ?? 0,
      more.get(place) ?? {}, attempt));
  }
  return el('ol.steps', null, hooks.filter(hook => hook.isBefore).map(hook => hookItem(hook, attempt)),
    items, hooks.filter(hook => !hook.isBefore).map(hook => hookItem(hook, attempt)));
}

function stepItem(step, status, time, item, attempt) {
  return el('li', { class: `step ${statusClasses[status]}` },
    el('div.line', null, sign(status),
      el('span.text', { dir: 'auto' }, el('b', null, step.keyword), stepText(step)),
      el('span.time', null, shortTime(time))),
    el('div.more', null, argumentOf(step), itemDetails(item, attempt)));
}

function hookItem(item, attempt) {
  return el('li', { class: `step ${statusClasses[item.status]}` },
    el('div.line', null, sign(item.status), el('span.text', null, texts[item.name]),
      el('span.time', null, shortTime(item.duration))),
    el('div.more', null, itemDetails(item, attempt)));
}

// The time of a step; nothing if it rounds to zero.
function shortTime(micros) {
  return micros >= 500 ? duration(micros) : '';
}

// The text with its values set apart, as far as they are in quotes or numbers.
function stepText(step) {
  return step.text.split(/("(?:[^"\\]|\\.)*"|“[^”]*”)/).map((part, place) =>
    place % 2 ? el('span.value', null, part) : part);
}

function argumentOf({ argument, row }) {
  if (!argument) return null;
  const rows = argument.table && dataTable(argument.table, row);
  const text = argument.text !== undefined && el('div', null,
    argument.mediaType === undefined ? null : el('span.soft', null, texts[argument.mediaType]),
    pre(filled(texts[argument.text], row)));
  return argument.tableFirst ? [rows, text] : [text, rows];
}

function dataTable(rows, row) {
  const most = 200;
  return [
    el('div.scroll', { tabindex: '0', role: 'region', 'aria-label': 'Table' },
      el('table.data', null, el('tbody', null, rows.slice(0, most).map(cells =>
        el('tr', null, cells.map(cell => el('td', { dir: 'auto' }, filled(texts[cell], row)))))))),
    rows.length > most && el('p.soft', null, `and ${counted(rows.length - most, 'more row')}`),
  ];
}

// The failure, the reason, the inner steps, the trace, and what was attached.
function itemDetails(item, attempt) {
  return [
    item.reason !== undefined && el('p.soft', null, texts[item.reason]),
    item.inner && innerSteps(item.inner),
    item.kind !== undefined && failureBody(item, attempt),
    (item.screens ?? []).filter(screen => !Array.isArray(screen))
      .map(problem => el('p.soft', null, texts[problem])),
    item.events !== undefined && details('Events', false, pre(texts[item.events])),
    item.screenAfter !== undefined
      && details('Screen after the step', false, pre(texts[item.screenAfter], 'code screen')),
    attachmentsOf(item.attachments),
  ];
}

// The steps of a text step as nested lists.
function innerSteps(items) {
  const top = el('ol.steps.inner');
  const lists = [top];
  for (const [depth, status, time, line, place, message] of items) {
    while (lists.length > depth) lists.pop();
    while (lists.length < depth) {
      const list = el('ol.steps.inner');
      (lists.at(-1).lastElementChild ?? lists.at(-1)).append(list);
      lists.push(list);
    }
    lists.at(-1).append(el('li', { class: `step ${statusClasses[status]}` },
      el('div.line', null, sign(status), el('span.text', { dir: 'auto' }, texts[line]),
        el('span.place', null, texts[place]), el('span.time', null, shortTime(time))),
      message !== undefined && el('div.more', null, el('p', null, texts[message]))));
  }
  return top;
}

function failureBody(item, attempt) {
  return el('div.failure-body', null,
    item.innerStep !== undefined && el('p', null, 'in the step: ', el('code', null,
      texts[item.innerStep])),
    el('p.headline', { dir: 'auto' }, optional(item.headline) ?? texts[item.kind]),
    valuesOf(item),
    (optional(item.notes) ?? '').split('\n').filter(Boolean).map(note =>
      el('p', { dir: 'auto' }, note)),
    item.snippet !== undefined && details('Define it, for example', true, pre(texts[item.snippet])),
    item.fix !== undefined && item.snippet === undefined && el('p', null, texts[item.fix]),
    screenOf(item, attempt),
    el('ul.plain.place', null,
      [item.place, item.trace].filter(place => place !== undefined)
        .flatMap(place => texts[place].split('\n')).map(line => el('li', null, line))),
  );
}
// Numbers, times and names as text.

function counted(count, noun, plural) {
  return `${number(count)} ${count === 1 ? noun : plural ?? `${noun}s`}`;
}

function number(value) {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

// A duration in microseconds: `3 ms`, `1.24 s` or `2 min 5 s`.
function duration(micros) {
  const millis = Math.round(micros / 1000);
  if (millis < 1000) return `${millis} ms`;
  if (millis < 60_000) return `${(micros / 1_000_000).toFixed(2)} s`;
  const seconds = Math.round(micros / 1_000_000);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor(seconds / 60) % 60} min`;
}

function size(bytes) {
  if (bytes < 1024) return counted(bytes, 'byte');
  if (bytes < 1 << 20) return `${Math.round(bytes / 1024)} KiB`;
  return `${(bytes / (1 << 20)).toFixed(1)} MiB`;
}

// An instant in the reader's time zone.
function instant(millis) {
  const date = new Date(millis);
  if (Number.isNaN(date.getTime())) return '';
  const two = value => String(value).padStart(2, '0');
  const zone = -date.getTimezoneOffset();
  const sign = zone < 0 ? '−' : '+';
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} `
    + `${two(date.getHours())}:${two(date.getMinutes())} `
    + `UTC${zone === 0 ? '' : `${sign}${Math.floor(Math.abs(zone) / 60)}`
      + (zone % 60 === 0 ? '' : `:${two(Math.abs(zone) % 60)}`)}`;
}

// The values of a row in the place of `<names>`, column by column as Gherkin does it.
function filled(text, row) {
  if (!row || !text.includes('<')) return text;
  for (const [name, value] of row) text = text.split(`<${name}>`).join(value);
  return text;
}

// A number of 53 bits of a text, in base 36: the same in each run.
function digest(text) {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    one = Math.imul(one ^ unit, 2654435761);
    two = Math.imul(two ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}
// When each worker ran which scenario.

function timelineView() {
  const lanes = [...grouped(cases, one => one.attempts.map(attempt => attempt.worker))]
    .sort(([one], [other]) => one - other);
  const end = cases.reduce((last, one) => Math.max(last, one.last.start + one.last.time), 1);
  const most = 64;
  return [
    el('h1', null, 'Timeline'),
    el('p.soft', null, `${counted(lanes.length, 'worker')}, ${duration(end)}. Each bar is a `
      + 'scenario, or several that are shorter than the bar is wide.'),
    el('div.lanes', null, lanes.slice(0, most).map(([worker, list]) => lane(worker, list, end))),
    lanes.length > most && el('p.soft', null, `and ${counted(lanes.length - most, 'more worker')}`),
    axis(end),
    table('Workers', ['Worker', 'Scenarios', 'Busy', 'Share of the run'], lanes.map(
      ([worker, list]) => {
        const busy = list.flatMap(one => one.attempts)
          .filter(attempt => attempt.worker === worker)
          .reduce((total, attempt) => total + attempt.time, 0);
        return [link(address('overview', '', `worker:${worker + 1}`), `worker ${worker + 1}`),
          number(list.length), duration(busy), `${Math.min(Math.round(busy / end * 100), 100)} %`];
      }), 1),
  ];
}

// The bars of a worker. Neighbours that would be narrower than a unit share one.
function lane(worker, list, end) {
  const units = 1000;
  const attempts = list.flatMap(one => one.attempts.map(attempt => ({ one, attempt })))
    .filter(({ attempt }) => attempt.worker === worker)
    .sort((one, other) => one.attempt.start - other.attempt.start);
  const bars = [];
  for (const { one, attempt } of attempts) {
    const start = attempt.start / end * units;
    const width = attempt.time / end * units;
    const last = bars.at(-1);
    if (last && width < 1 && last.isShared && start - last.start < 1) {
      last.width = Math.max(last.width, start + width - last.start);
      last.list.push(one);
    } else bars.push({ start, width, isShared: width < 1, list: [one], status: attempt.status });
  }
  return el('div.lane', null, el('span.soft', null, `worker ${worker + 1}`),
    svg('svg', { viewBox: `0 0 ${units} 20`, preserveAspectRatio: 'none', role: 'img',
      'aria-label': `${counted(list.length, 'scenario')} of worker ${worker + 1}` },
    bars.map(bar)));
}

function bar({ start, width, list, status }) {
  const gravest = list.length > 1 ? worst(tally(list)) : status;
  const title = list.length > 1 ? counted(list.length, 'scenario')
    : `${titleOf(list[0])}, ${duration(list[0].last.time)}, ${statusWords[status]}`;
  const rect = svg('rect', { class: statusClasses[gravest], x: start, y: 2,
    width: Math.max(width - 0.4, 0.6), height: 16 }, svg('title', {}, title));
  const target = list.find(one => one.status === gravest) ?? list[0];
  rect.addEventListener('click', () => go('scenario', target.id));
  return rect;
}

function axis(end) {
  return el('div.axis', { 'aria-hidden': 'true' }, el('span'),
    el('div', null, [0, 1, 2, 3, 4].map(part => el('span', null, duration(end * part / 4)))));
}
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
// Expected and actual values, with what differs marked.

// The parts of two lists that are the same and not, as runs `[isSame, parts of one, of other]`.
function compared(one, other) {
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < one.length - start && end < other.length - start
    && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const middle = aligned(one.slice(start, one.length - end), other.slice(start, other.length - end));
  const runs = [[true, one.slice(0, start), other.slice(0, start)], ...middle,
    [true, one.slice(one.length - end), other.slice(other.length - end)]];
  return runs.filter(([, first, second]) => first.length || second.length);
}

// By the longest common subsequence; very long lists are compared as a whole.
function aligned(one, other) {
  if (!one.length || !other.length || one.length * other.length > 250_000) {
    return [[false, one, other]];
  }
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = one[i] === other[j] ? lengths[(i + 1) * width + j + 1] + 1
        : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
    }
  }
  const runs = [];
  const add = (isSame, first, second) => {
    const last = runs.at(-1);
    if (!last || last[0] !== isSame) runs.push([isSame, [...first], [...second]]);
    else { last[1].push(...first); last[2].push(...second); }
  };
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      add(true, [one[i]], [other[j]]);
      i += 1;
      j += 1;
    } else if (j === other.length
      || (i < one.length && lengths[(i + 1) * width + j] >= lengths[i * width + j + 1])) {
      add(false, [one[i]], []);
      i += 1;
    } else {
      add(false, [], [other[j]]);
      j += 1;
    }
  }
  return runs;
}

// Both values below each other; lines are compared if there are several, else words.
function valuesOf(item) {
  if (!item.compares) return null;
  const expected = optional(item.expected) ?? '';
  const actual = optional(item.actual) ?? '';
  if (item.expected === undefined || item.actual === undefined) {
    const label = item.expected === undefined ? 'actual' : 'expected';
    return el('dl.values', null, valueOf(label, [expected + actual]));
  }
  if (expected.includes('\n') && actual.includes('\n')) return linesOf(expected, actual);
  const words = text => text.match(/[\p{L}\p{N}]+|\s+|./gsu) ?? [];
  const [first, second] = [words(expected), words(actual)];
  const runs = first.length + second.length > 4000 ? [[false, [expected], [actual]]]
    : compared(first, second);
  const marked = place => runs.map(run => {
    const text = run[place].join('');
    return run[0] || !text ? text : el('mark', null, text);
  });
  return el('dl.values', null, valueOf('expected', marked(1)), valueOf('actual', marked(2)));
}

function valueOf(label, content) {
  return el('div', { class: label }, el('dt', null, label),
    el('dd', { dir: 'auto' }, content.some(part => part !== '') ? content
      : el('span.soft', null, 'nothing')));
}

function linesOf(expected, actual) {
  const runs = compared(expected.split('\n'), actual.split('\n'));
  const line = (kind, mark, text) => el('span', { class: `line ${kind}` }, `${mark} ${text}\n`);
  return el('div.lines', null,
    el('p.legend', null, el('span.line.expected', null, '− expected'), ' ',
      el('span.line.actual', null, '+ actual')),
    el('pre.code', { tabindex: '0', dir: 'auto' }, runs.map(([isSame, one, other]) =>
      isSame ? one.map(text => line('same', ' ', text))
        : [one.map(text => line('expected', '−', text)),
          other.map(text => line('actual', '+', text))])));
}
// The frame of the page, and the view in it.

const frame = {
  main: el('main', { id: 'main', tabindex: '-1' }),
  search: el('input', {
    type: 'search', id: 'search', placeholder: 'Search, or @tag, status:failed …',
    'aria-label': 'Search scenarios', autocomplete: 'off', spellcheck: 'false',
    'aria-keyshortcuts': '/',
  }),
  chips: el('div.chips', { role: 'group', 'aria-label': 'Results to show' }),
  count: el('p.count-line', { role: 'status', 'aria-live': 'polite' }),
  said: el('p.hidden', { role: 'status', 'aria-live': 'polite' }),
  views: {},
};
const scrolled = new Map();
let shownAddress = null;

function buildFrame() {
  const [status, word] = verdictWords[run.outcome] ?? ['-', run.outcome];
  const view = (name, label, className = 'view') => {
    frame.views[name] = el(`a.${className}`, { href: address(name) }, label);
    return frame.views[name];
  };
  const skip = el('a.skip', { href: '#main', click: event => {
    event.preventDefault();
    frame.main.focus();
  } }, 'Skip to the content');
  let waiting = 0;
  frame.search.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => { changeQuery(frame.search.value.trim()); drawChips(); }, 120);
  });
  frame.search.addEventListener('keydown', event => {
    if (event.key === 'ArrowDown' || event.key === 'Enter') {
      clearTimeout(waiting);
      changeQuery(frame.search.value.trim());
      drawChips();
      focusTree();
      event.preventDefault();
    }
  });
  document.body.append(skip,
    el('header.top', null,
      el('a.home', { href: address('overview') }, sign(status), el('span.word', null, word)),
      el('nav', { 'aria-label': 'Views' }, view('overview', 'Overview'),
        view('list', 'Scenarios', 'view.narrow'), view('timeline', 'Timeline')),
      el('button.help', { type: 'button', 'aria-label': 'Keys and search', click: showHelp,
        'aria-keyshortcuts': '?' }, '?')),
    el('div.frame', null,
      el('aside', { 'aria-label': 'Scenarios' },
        el('form', { role: 'search', submit: event => event.preventDefault() }, frame.search,
          frame.chips, frame.count),
        treeBox()),
      frame.main),
    frame.said);
}

function drawChips() {
  const counts = tally(cases);
  const chips = [
    ['failed', sum(counts, failing), 'f'], ['known-issue', counts.k ?? 0, 'k'],
    ['flaky', counts.r ?? 0, 'r'], ['skipped', sum(counts, ['s', 'n']), 's'],
    ['passed', sum(counts, ['p', 'r']), 'p'],
  ];
  frame.chips.replaceChildren(...chips.filter(([, count]) => count).map(([word, count, status]) => {
    const wanted = `status:${word}`;
    const isOn = parseQuery(state.query).some(term =>
      !term.isExcluded && term.field === 'status' && term.text === word);
    return el('button.chip', { type: 'button', 'aria-pressed': String(isOn), click: () => {
      changeQuery(toggled(state.query, wanted));
      showSearch();
    } }, el('span', { class: `sign ${statusClasses[status]}`, 'aria-hidden': 'true' },
      statusSigns[status]), word.replace('-', ' '), ' ', el('span.number', null, number(count)));
  }));
}

function showCount(text) {
  frame.count.textContent = text;
}

function announce(text) {
  frame.said.textContent = text;
}

function showSearch() {
  frame.search.value = state.query;
  drawChips();
}

function focusSearch() {
  if (isNarrow()) go('list');
  requestAnimationFrame(() => {
    frame.search.focus();
    frame.search.select();
  });
}

function focusTree() {
  if (isNarrow()) go('list');
  requestAnimationFrame(() => tree.box.focus());
}

function isNarrow() {
  return matchMedia('(max-width: 800px)').matches;
}

// MARK: Views

function show() {
  const before = state.query;
  if (shownAddress !== null) scrolled.set(shownAddress, scrollY);
  readAddress();
  const isFirst = shownAddress === null;
  shownAddress = location.hash;
  const [title, content] = viewOf();
  document.title = `${title} – ${(verdictWords[run.outcome] ?? ['', run.outcome])[1]}`;
  document.body.dataset.view = state.view;
  frame.main.replaceChildren();
  append(frame.main, [content]);
  for (const [name, view] of Object.entries(frame.views)) {
    view.href = address(name);
    if (name === state.view) view.setAttribute('aria-current', 'page');
    else view.removeAttribute('aria-current');
  }
  if (isFirst || before !== state.query) {
    showSearch();
    showList();
  } else revealCurrent();
  scrollTo(0, scrolled.get(shownAddress) ?? 0);
  const isElsewhere = [tree.box, frame.search].includes(document.activeElement);
  if (!isFirst && !isElsewhere) frame.main.focus({ preventScroll: true });
}

function viewOf() {
  switch (state.view) {
  case 'scenario': {
    const one = byID.get(state.id);
    return one ? [one.name, scenarioView(one)] : ['Not found', missing('scenario')];
  }
  case 'feature': {
    const feature = featureByID.get(state.id);
    return feature ? [feature.name, featureView(feature)] : ['Not found', missing('feature')];
  }
  case 'timeline': return ['Timeline', timelineView()];
  default: return ['Overview', overviewView()];
  }
}

// A link from another run may name what this one does not have.
function missing(noun) {
  return [el('h1', null, `This run has no such ${noun}`),
    el('p', null, `The ${noun} was renamed, or it was not run. `,
      link(address('overview', '', ''), 'Show the overview'))];
}

// Everything is open on paper.
const opened = [];
addEventListener('beforeprint', () => {
  for (const one of document.querySelectorAll('main details:not([open])')) {
    fill(one);
    one.open = true;
    opened.push(one);
  }
});
addEventListener('afterprint', () => {
  for (const one of opened.splice(0)) one.open = false;
});

document.documentElement.classList.add('has-script');
buildFrame();
addEventListener('hashchange', show);
addEventListener('keydown', pageKey);
addEventListener('resize', drawRows);
show();
}

"""#
  static let style = #"""
/* The colours, fonts and distances of every page that spec writes, for light and dark screens.
 *
 * A name ending in -soft is a background: the colour of the same name, --text and --text-soft are
 * readable on it. HTMLColourTests computes the contrast of each pair. */
:root {
  color-scheme: light dark;

  --text: #1d1d1f;
  --text-soft: #5a5d64;
  --background: #ffffff;
  --surface: #f6f6f7;
  --border: #dfe0e3;
  /* The edge of a control, which must be seen. */
  --border-strong: #85888f;

  --passed: #17713a;
  --passed-soft: #e8f5ec;
  --failed: #bd2129;
  --failed-soft: #fdeded;
  --warning: #875400;
  --warning-soft: #fdf3dc;
  --skipped: #5a5d64;
  --skipped-soft: #eeeef0;
  --known: #6d3cc0;
  --known-soft: #f2ecfb;
  --accent: #1f5cc0;
  --accent-soft: #e8effb;

  --font-text: system-ui, -apple-system, "Segoe UI", "Apple SD Gothic Neo", "Noto Sans KR",
    "Noto Sans CJK KR", "Malgun Gothic", sans-serif;
  --font-code: ui-monospace, SFMono-Regular, "Cascadia Code", Menlo, Consolas, D2Coding,
    "Noto Sans Mono CJK KR", monospace;
  --size-small: 0.8125rem;
  --size-text: 0.9375rem;
  --size-large: 1.125rem;
  --size-title: 1.5rem;

  --space-1: 0.25rem;
  --space-2: 0.5rem;
  --space-3: 0.75rem;
  --space-4: 1rem;
  --space-6: 1.5rem;
  --space-8: 2rem;
  --space-12: 3rem;
  --radius: 6px;
}

@media (prefers-color-scheme: dark) {
  :root {
    --text: #e8e8ea;
    --text-soft: #a6a9b1;
    --background: #131416;
    --surface: #1b1c1f;
    --border: #34363b;
    --border-strong: #7a7e87;

    --passed: #5cc681;
    --passed-soft: #16291d;
    --failed: #f58484;
    --failed-soft: #35191b;
    --warning: #e2b355;
    --warning-soft: #2f2714;
    --skipped: #a6a9b1;
    --skipped-soft: #26282c;
    --known: #bba0f2;
    --known-soft: #271f38;
    --accent: #86b4f8;
    --accent-soft: #182438;
  }
}
/* The page of a run; its colours and distances are in tokens.css. */
*, *::before, *::after { box-sizing: border-box; }

html { font-size: 100%; scroll-padding-top: 4rem; -webkit-text-size-adjust: 100%; }

body {
  margin: 0;
  background: var(--background);
  color: var(--text);
  font: var(--size-text) / 1.55 var(--font-text);
  word-break: keep-all;
  overflow-wrap: anywhere;
}

h1, h2, h3, h4, p, ul, ol, dl, dd, figure, pre { margin: 0; }
h1 { font-size: var(--size-title); line-height: 1.25; font-weight: 650; }
h2 { font-size: var(--size-large); line-height: 1.3; font-weight: 600; }
h3, h4 { font-size: var(--size-text); line-height: 1.4; font-weight: 600; }

a { color: var(--accent); text-decoration: none; }
a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
main:focus-visible { outline: none; }

code, pre, kbd { font-family: var(--font-code); font-size: var(--size-small); }
mark {
  background: none; color: inherit; font-weight: 650;
  text-decoration: underline 2px; text-underline-offset: 3px;
}
button {
  font: inherit; font-size: var(--size-small); color: var(--text); background: var(--background);
  border: 1px solid var(--border-strong); border-radius: var(--radius);
  padding: 0.15rem var(--space-2); cursor: pointer; white-space: nowrap;
}
button:hover { background: var(--surface); }
summary { cursor: pointer; }
kbd {
  border: 1px solid var(--border-strong); border-radius: 4px; padding: 0 0.35rem;
  background: var(--surface);
}

.hidden {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap; padding: 0; border: 0; margin: 0;
}
.skip { position: absolute; left: -100vw; }
.skip:focus { left: var(--space-2); top: var(--space-2); z-index: 3; background: var(--background); }
[hidden] { display: none !important; }
.soft, .place { color: var(--text-soft); }
.place { font-family: var(--font-code); font-size: var(--size-small); }
.number, .time, .count, td.number, th.number { font-variant-numeric: tabular-nums; }
ul.plain, ol.plain { list-style: none; padding: 0; }

.passed { --tone: var(--passed); --tint: var(--passed-soft); }
.failed { --tone: var(--failed); --tint: var(--failed-soft); }
.warning { --tone: var(--warning); --tint: var(--warning-soft); }
.skipped { --tone: var(--skipped); --tint: var(--skipped-soft); }
.known { --tone: var(--known); --tint: var(--known-soft); }
span.failed, span.warning, span.skipped, span.known { color: var(--tone); }
.sign { color: var(--tone); display: inline-block; width: 1.25em; font-weight: 700; flex: none; }
.badge {
  color: var(--tone); background: var(--tint); border-radius: 999px; padding: 0.05rem 0.6rem;
  font-size: var(--size-small); font-weight: 600; white-space: nowrap; display: inline-block;
}

/* The frame */
.top {
  position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: var(--space-6);
  height: 3rem; padding: 0 var(--space-4); background: var(--background);
  border-bottom: 1px solid var(--border);
}
.top .home { color: var(--text); font-weight: 650; white-space: nowrap; }
.top nav { display: flex; gap: var(--space-4); flex: 1; }
.top nav a { color: var(--text-soft); padding: var(--space-1) 0; }
.top nav a[aria-current] { color: var(--text); box-shadow: inset 0 -2px var(--accent); }
.top .narrow { display: none; }
.frame { display: grid; grid-template-columns: minmax(17rem, 23rem) minmax(0, 1fr); }
aside {
  position: sticky; top: 3rem; height: calc(100vh - 3rem); display: flex; flex-direction: column;
  border-right: 1px solid var(--border); background: var(--surface);
}
main { padding: var(--space-8) var(--space-8) var(--space-12); max-width: 64rem; min-width: 0; }
main > section, main > .attempts { margin-top: var(--space-8); }
main section > h2 { margin-bottom: var(--space-3); }

/* The list */
form[role="search"] { padding: var(--space-3); display: grid; gap: var(--space-2); }
input[type="search"] {
  width: 100%; font: inherit; color: var(--text); background: var(--background);
  border: 1px solid var(--border-strong); border-radius: var(--radius);
  padding: 0.3rem var(--space-2);
}
input::placeholder { color: var(--text-soft); opacity: 1; }
.chips { display: flex; flex-wrap: wrap; gap: var(--space-1); }
.chip { border-radius: 999px; border-color: var(--border); }
.chip[aria-pressed="true"] {
  border-color: var(--accent); background: var(--accent-soft); color: var(--text);
  font-weight: 600;
}
.count-line { color: var(--text-soft); font-size: var(--size-small); }
.tree { overflow: auto; flex: 1; position: relative; outline-offset: -2px; }
.tree-rows { position: relative; }
.row {
  position: absolute; left: 0; right: 0; height: 30px; display: flex; align-items: center;
  gap: 0.15rem; padding-right: var(--space-3); cursor: pointer; font-size: var(--size-small);
  padding-left: calc(var(--space-2) + (var(--level) - 1) * 0.8rem); white-space: nowrap;
}
.row:hover { background: var(--skipped-soft); }
.row[aria-selected="true"] { background: var(--accent-soft); font-weight: 600; }
.tree:focus-visible .row.active { box-shadow: inset 0 0 0 2px var(--accent); }
.row .label { overflow: hidden; text-overflow: ellipsis; flex: 1; }
.row .count { color: var(--text-soft); }
.row .arrow { width: 1em; color: var(--text-soft); flex: none; }
.row.folder .label, .row.feature .label { font-weight: 600; }

/* The overview */
.verdict h1 .sign { width: auto; }
.verdict h1 { color: var(--tone); }
.lead { font-size: var(--size-large); margin-top: var(--space-2); }
.proportions {
  display: block; width: 100%; height: 8px; border-radius: 4px; margin: var(--space-3) 0;
}
rect { fill: var(--tone); }
.card {
  border: 1px solid var(--border); border-radius: var(--radius); padding: var(--space-4);
  margin-top: var(--space-3); border-left: 3px solid var(--failed);
  scroll-margin-top: 4rem;
}
.card h3 a, .card h4 a { color: var(--text); }
.card .failure-body { background: none; padding: 0 0 0 1.4rem; }
.cause { margin-top: var(--space-6); }
.cause > details { margin-top: var(--space-2); }
.cause > details > ul { padding: var(--space-2) 0 0 var(--space-4); }
.failed-step { margin-top: var(--space-3); }
.step-title { font-weight: 600; }
.more { margin-top: var(--space-2); }
.more:empty { display: none; }
.again {
  display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: center;
  margin-top: var(--space-4);
}
.again code {
  background: var(--surface); border: 1px solid var(--border); border-radius: var(--radius);
  padding: 0.2rem var(--space-2); flex: 1 1 16rem; white-space: pre-wrap;
}
.scroll { overflow-x: auto; max-width: 100%; }
table { border-collapse: collapse; width: 100%; }
th {
  text-align: left; font-weight: 500; color: var(--text-soft); font-size: var(--size-small);
  border-bottom: 1px solid var(--border); padding: var(--space-1) var(--space-3) var(--space-1) 0;
  white-space: nowrap;
}
td {
  border-bottom: 1px solid var(--border); padding: 0.35rem var(--space-3) 0.35rem 0;
  vertical-align: top; min-width: 4.5em;
}
th.number, td.number { text-align: right; white-space: nowrap; padding: 0.35rem 0 0.35rem 1rem; }
table.data { width: auto; }
table.data td {
  border: 1px solid var(--border); padding: 0.15rem var(--space-2); min-width: 0;
  white-space: pre-wrap;
}
dl.facts-list { display: grid; gap: var(--space-1); }
dl.facts-list > div, dl.keys > div { display: flex; gap: var(--space-3); }
dl.facts-list dt { color: var(--text-soft); width: 9rem; flex: none; }
main li details > ul { padding-left: var(--space-4); }

.facts-line span { display: inline-block; }
.facts-line span + span::before { content: "·"; margin: 0 0.4em; }
.examples table { width: auto; }
.examples th, .examples td { padding-right: var(--space-8); }

/* A scenario */
.crumbs { font-size: var(--size-small); color: var(--text-soft); margin-top: var(--space-2); }
ul.captions { color: var(--text); margin-top: var(--space-1); }
main > div > section { margin-top: var(--space-6); }
.facts { margin-top: var(--space-3); }
.tags { margin-top: var(--space-2); font-size: var(--size-small); }
.history { margin-top: var(--space-3); font-size: var(--size-small); }
.history ol { display: flex; flex-wrap: wrap; gap: var(--space-1); list-style: none; padding: 0; margin: 0; }
.description { margin-top: var(--space-3); white-space: pre-wrap; color: var(--text-soft); }
.note {
  margin-top: var(--space-4); padding: var(--space-2) var(--space-3); background: var(--surface);
  border-left: 3px solid var(--border-strong);
}
ol.steps { list-style: none; padding: 0; margin-top: var(--space-4); }
ol.steps .part {
  font-size: var(--size-small); border-bottom: 1px solid var(--border);
  margin: var(--space-4) 0 var(--space-1);
}
ol.steps.inner {
  margin: var(--space-1) 0 0; padding-left: var(--space-3); border-left: 1px solid var(--border);
  font-size: var(--size-small);
}
.step { padding: 0.2rem 0; }
.step .line { display: flex; align-items: baseline; gap: var(--space-1); }
.step .text { flex: 1; min-width: 0; white-space: pre-wrap; }
.step .time { color: var(--text-soft); font-size: var(--size-small); white-space: nowrap; }
.step.skipped .text { color: var(--text-soft); }
.step > .more { margin: var(--space-1) 0 var(--space-2) 1.4rem; }
.step > .more:empty { display: none; }
.text .value { color: var(--accent); }
.failure-body {
  background: var(--failed-soft); border-radius: var(--radius); padding: var(--space-3);
  margin-top: var(--space-2); display: grid; gap: var(--space-2); min-width: 0;
}
.failure-body > * { min-width: 0; }
.failure-body .place, .failure-body summary { color: var(--text-soft); }
.headline { font-weight: 600; white-space: pre-wrap; }
.values {
  background: var(--background); border: 1px solid var(--border); border-radius: var(--radius);
  padding: var(--space-1) var(--space-3);
}
.values > div { display: flex; gap: var(--space-3); }
.values dt {
  color: var(--text-soft); width: 4.5rem; flex: none;
  font-size: var(--size-small); line-height: 1.8;
}
.values dd { font-family: var(--font-code); white-space: pre-wrap; min-width: 0; }
.values .expected dd { color: var(--passed); }
.values .actual dd { color: var(--failed); }
.legend { font-size: var(--size-small); }
.line.expected { color: var(--passed); }
.line.actual { color: var(--failed); }
pre.code, pre.log {
  background: var(--background); border: 1px solid var(--border); border-radius: var(--radius);
  padding: var(--space-2) var(--space-3); overflow: auto; max-height: 28rem; line-height: 1.5;
  white-space: pre; word-break: normal; overflow-wrap: normal;
}
pre.log {
  border: 0; border-left: 3px solid var(--border); border-radius: 0; background: none;
  white-space: pre-wrap; color: var(--text-soft);
}
details > pre { margin-top: var(--space-1); }
.attempts { display: grid; gap: var(--space-6); grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); }
.attempts > section { min-width: 0; }
.attachments { display: grid; gap: var(--space-2); margin-top: var(--space-2); min-width: 0; }
.attachments > * { min-width: 0; }
figure img {
  max-width: 100%; max-height: 30rem; border: 1px solid var(--border);
  border-radius: var(--radius); background: var(--background);
}
figcaption { font-size: var(--size-small); color: var(--text-soft); }
.more > button.more, button.more { margin-top: var(--space-2); }

/* Screens */
.film {
  display: flex; gap: var(--space-6); list-style: none; padding: var(--space-2) 0; overflow-x: auto;
  align-items: flex-start;
}
.film > li { flex: none; width: 12rem; }
.frame-button {
  padding: 0; border: 0; background: none; display: block; width: 100%; cursor: zoom-in;
}
.frame-button:hover { background: none; }
svg.ss { width: 100%; height: auto; display: block; }
.between, .captions, figcaption { font-size: var(--size-small); color: var(--text-soft); }
ul.between { border-left: 2px solid var(--border); padding-left: var(--space-2); margin-top: var(--space-2); }
ul.captions { color: var(--text); margin-top: var(--space-1); }
main > div > section { margin-top: var(--space-6); }
.pair { display: flex; flex-wrap: wrap; gap: var(--space-6); }
.pair figure { width: 14rem; max-width: 100%; }
.large svg.ss { max-height: calc(100vh - 10rem); }

/* The timeline */
.lanes { margin-top: var(--space-6); display: grid; gap: var(--space-1); }
.lane, .axis { display: grid; grid-template-columns: 6rem minmax(0, 1fr); align-items: center; }
.lane { font-size: var(--size-small); font-variant-numeric: tabular-nums; }
.lane svg {
  width: 100%; height: 24px; background: var(--surface); border-radius: 3px; display: block;
}
.lane rect { cursor: pointer; }
.axis { margin: var(--space-1) 0 var(--space-6); color: var(--text-soft); font-size: var(--size-small); }
.axis > div { display: flex; justify-content: space-between; font-variant-numeric: tabular-nums; }

/* The panel */
dialog {
  border: 1px solid var(--border); border-radius: var(--radius); background: var(--background);
  color: var(--text); padding: var(--space-6); width: min(38rem, calc(100vw - 2rem));
  max-height: calc(100vh - 2rem);
}
dialog::backdrop { background: rgb(0 0 0 / 40%); }
dialog h3 { margin: var(--space-4) 0 var(--space-2); }
dialog textarea {
  width: 100%; font-family: var(--font-code); font-size: var(--size-small); color: var(--text);
  background: var(--surface); border: 1px solid var(--border-strong); margin-top: var(--space-3);
}
.dialog-head { display: flex; justify-content: space-between; align-items: center; }
dl.keys { display: grid; gap: var(--space-1); }
dl.keys dt { width: 9rem; flex: none; }

.plain { margin: 0; }
main.plain { padding: var(--space-8); }
section > ul.plain > li { padding: 0.15rem 0; }

@media (max-width: 800px) {
  .frame { display: block; }
  aside { display: none; }
  body[data-view="list"] aside { display: flex; position: static; border: 0; }
  body[data-view="list"] main { display: none; }
  .top .narrow { display: inline; }
  .top { gap: var(--space-3); padding: 0 var(--space-3); }
  .top nav { gap: var(--space-3); }
  main { padding: var(--space-4) var(--space-3) var(--space-8); }
  .step .line .place { display: none; }
  .values > div { display: block; }
  .values dt { text-align: left; width: auto; }
  .lane, .axis { grid-template-columns: 4.5rem minmax(0, 1fr); }
  .attempts { grid-template-columns: minmax(0, 1fr); }
}

@media (max-width: 480px) {
  .top { font-size: var(--size-small); }
  .home .word { display: none; }
  .card { padding: var(--space-3); }
  .card .failure-body, .step > .more { padding-left: 0; margin-left: 0; }
}

@media print {
  .top, aside, button, .again button, .skip { display: none !important; }
  .frame { display: block; }
  main { max-width: none; padding: 0; display: block !important; }
  pre.code, .scroll { max-height: none; overflow: visible; white-space: pre-wrap; }
  .card, .step, tr { break-inside: avoid-page; }
  .failure-body { border: 1px solid var(--border); }
  a { color: inherit; }
}

@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: auto; } }

"""#
}
