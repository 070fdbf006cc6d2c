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
