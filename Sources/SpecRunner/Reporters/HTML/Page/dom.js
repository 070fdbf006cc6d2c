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

// Sections of a page may have the same title, so their ids are numbers.
let sections = 0;

function section(title, ...children) {
  sections += 1;
  const id = `section-${sections}`;
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
