// A step of a web run in detail: the page before and after it, its elements, the requests and the
// console.
//
// A recorded page is a document of its own. It is parsed when it is shown, in a frame in which nothing
// runs; this script reads it there, to scroll it and to find its elements.

// The pages before and after a step, as lists of pieces; null if it has none. A step without a page of
// its own left the page as it was.
function pagesOf(item, attempt) {
  if (!attempt || !(item.screens ?? []).some(Array.isArray)) return null;
  let [before, after] = [null, null];
  for (const one of [...attempt.more?.steps ?? [], ...attempt.more?.hooks ?? []]) {
    before = after;
    after = one.page ?? after;
    if (one === item) break;
  }
  return after && { before, after };
}

function inspectButton(item, attempt, title, place) {
  if (!pagesOf(item, attempt)) return null;
  return el('button.inspect', { type: 'button', 'aria-label': `Inspect: ${title}`,
    click: () => showStep(item, attempt, title, place) }, 'Inspect');
}

function showStep(item, attempt, title, place) {
  const { before, after } = pagesOf(item, attempt);
  const drawn = framesOf(attempt).filter(frame => frame.item === item);
  const lines = [optional(item.events), ...drawn.map(frame => frame.events)]
    .find(text => text)?.split('\n').filter(line => line.trim()) ?? [];
  const requests = requestsIn(lines);
  const written = lines.filter(line => kindOf(line) === 'console');
  const others = lines.filter(line => kindOf(line) === 'other');
  const earlier = drawn.find(frame => frame.moment === 'before');
  const views = [
    ['Before', before ? () => pageView(before)
      : earlier ? () => el(`div.large.${shapeOf(earlier)}`, null, pictureOf(earlier, false)) : null],
    ['After', () => pageView(after)],
    ['Elements', () => pageView(after, true)],
    ['Requests', requests.length ? () => requestTable(requests) : null, requests.length],
    ['Console', written.length ? () => pre(written.join('\n'), 'code console') : null, written.length],
    ['Events', others.length ? () => pre(others.join('\n')) : null, others.length],
  ];
  const box = el('div.inspected');
  const buttons = views.map(([name, make, count]) => el('button.chip', { type: 'button',
    disabled: !make, click: () => choose(name) }, name, count > 0 && ` ${number(count)}`));
  const choose = name => {
    for (const [at, view] of views.entries()) {
      buttons[at].setAttribute('aria-pressed', String(view[0] === name));
      if (view[0] === name) box.replaceChildren(view[1]());
    }
  };
  showDialog(title, place && el('p.place', null, place),
    el('div.chips', { role: 'group', 'aria-label': 'What to show' }, buttons), box);
  box.closest('dialog').classList.add('inspector');
  choose('After');
}

// MARK: Events

// The kind of an event by how its line begins, after its time: what it is of stands in quotes.
function kindOf(line) {
  const [, words] = /^\s*(?:\d+ ms +)?([^"]*)"/.exec(line) ?? [];
  if (/^([A-Z]+|response) $/.test(words)) return 'request';
  return /^(log|error) $/.test(words) ? 'console' : 'other';
}

// The requests with what is known of their answers: `[method and address, status, time]`.
function requestsIn(lines) {
  const found = [];
  const waiting = new Map();
  for (const line of lines.filter(one => kindOf(one) === 'request')) {
    const [, time, word, address, rest] =
      /^\s*(?:(\d+) ms +)?(\w+) ("(?:[^"\\]|\\.)*"|".*")(.*)$/.exec(line) ?? [];
    if (address === undefined) continue;
    const isAnswer = word === 'response';
    const asked = isAnswer ? waiting.get(address)?.shift() : null;
    const entry = asked ?? { title: `${isAnswer ? '' : `${word} `}${address.slice(1, -1)}`, time,
      status: '', taken: '' };
    if (!asked) found.push(entry);
    if (!isAnswer) {
      if (!waiting.has(address)) waiting.set(address, []);
      waiting.get(address).push(entry);
    } else {
      entry.status = rest.replace(/^, /, '').replace(/^status "?(\d+)"?$/, '$1');
      if (asked && time !== undefined) entry.taken = `${time - asked.time} ms`;
    }
  }
  return found;
}

function requestTable(requests) {
  return table('Requests', ['Request', 'Status', 'Time'],
    requests.map(one => [el('code', null, one.title), one.status || 'no answer', one.taken]));
}

// MARK: Pages

function pageView(pieces, hasList = false) {
  if (!pieces.length) return el('p.soft', null, 'The page is not in this file, to limit its size.');
  const list = hasList && el('div.elements', { role: 'region', 'aria-label': 'Elements' });
  const mark = el('div.mark', { hidden: true });
  const view = el('iframe', { sandbox: 'allow-same-origin', referrerpolicy: 'no-referrer',
    title: 'The recorded page', srcdoc: pieces.map(piece => texts[piece]).join('') });
  const stage = el('div.stage', { tabindex: '0', role: 'region', 'aria-label': 'The recorded page' },
    el('div.sheet', null, view, mark));
  view.addEventListener('load', () => {
    const page = view.contentDocument;
    if (!page) return;
    fit(view, stage, pairOf(page.documentElement, 'size'));
    for (const node of allIn(page)) {
      const scroll = pairOf(node, 'scroll');
      if (scroll) ask(node, 'scrollTo', { left: scroll[0], top: scroll[1], behavior: 'instant' });
    }
    // A link of the page would lead to a part of the report.
    page.addEventListener('click', event => event.preventDefault());
    // The frame has the focus after a click in it, and the dialog does not hear the key.
    page.addEventListener('keydown', event => {
      if (event.key === 'Escape') view.closest('dialog')?.close();
    });
    if (list) append(list, listed(namedIn(page), node => elementItem(node, view, mark), 200));
  });
  return el('div', { class: list ? 'page-view with-list' : 'page-view' }, stage, list);
}

// The page has the size of its window, and is made smaller to fit, as far as it can still be read.
function fit(view, stage, size) {
  const [width, height] = size ?? [800, 600];
  const scale = Math.min(1, Math.max(0.5, stage.clientWidth / width));
  const sheet = view.parentElement;
  for (const one of [view, sheet]) {
    one.style.width = `${width}px`;
    one.style.height = `${height}px`;
  }
  view.style.transform = `scale(${scale})`;
  sheet.style.width = `${width * scale}px`;
  sheet.style.height = `${height * scale}px`;
  sheet.dataset.scale = scale;
}

// Calls a method of an element of the page, whose fields may have the names of methods.
function ask(node, method, ...given) {
  return Element.prototype[method].apply(node, given);
}

function pairOf(node, name) {
  const said = node && ask(node, 'getAttribute', `data-spec-${name}`);
  const [, left, top] = /^(\d{1,6}),(\d{1,6})$/.exec(said) ?? [];
  return left === undefined ? null : [Number(left), Number(top)];
}

// All elements of a document or a shadow tree, and those in the shadow trees in it.
function allIn(root) {
  return [...root.querySelectorAll('*')].flatMap(node =>
    node.shadowRoot ? [node, ...allIn(node.shadowRoot)] : [node]);
}

function namedIn(page) {
  return allIn(page).filter(node => ask(node, 'hasAttribute', 'data-spec-element'));
}

function elementItem(node, view, mark) {
  const show = () => {
    ask(node, 'scrollIntoView', { block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = ask(node, 'getBoundingClientRect');
    const scale = Number(view.parentElement.dataset.scale);
    for (const [key, value] of Object.entries({ left: x, top: y, width, height })) {
      mark.style[key] = `${value * scale}px`;
    }
    mark.hidden = false;
    mark.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return el('li', null, el('button.element', { type: 'button', dir: 'auto', mouseenter: show,
    focus: show, click: show }, ask(node, 'getAttribute', 'data-spec-element')));
}
