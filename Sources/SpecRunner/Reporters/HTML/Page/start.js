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
    ['failed', sum(counts, failing), 'f'], ['known-issue', counts.k ?? 0, 'k'], ['quarantined', counts.q ?? 0, 'q'],
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
