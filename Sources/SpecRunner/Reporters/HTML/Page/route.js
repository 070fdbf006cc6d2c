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
