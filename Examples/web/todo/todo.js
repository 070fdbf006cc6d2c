// A to-do list: the address says which ones are shown, the local storage keeps them.

const asked = new URLSearchParams(location.search).get('fault');
const faults = new Set((asked ?? '').split(','));
const find = selector => document.querySelector(selector);

const STORE = 'todos';
const read = () => {
  try { return JSON.parse(localStorage.getItem(STORE)) ?? [] } catch { return [] }
};
let todos = read();
const keep = () => {
  if (!faults.has('nothing-stored')) localStorage.setItem(STORE, JSON.stringify(todos));
};

const isShown = {
  '#/active': todo => !todo.done,
  '#/completed': todo => todo.done,
};

const row = todo => {
  const item = document.createElement('li');
  item.classList.toggle('done', todo.done);
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = todo.done;
  box.addEventListener('change', () => {
    todo.done = box.checked;
    change();
  });
  const label = document.createElement('label');
  label.append(box, ' ', todo.text);
  const remove = document.createElement('button');
  remove.type = 'button';
  remove.textContent = '×';
  remove.setAttribute('aria-label', `Delete ${todo.text}`);
  remove.addEventListener('click', () => {
    todos = todos.filter(other => other !== todo);
    change();
  });
  item.append(label, remove);
  return item;
};

const show = () => {
  const shown = faults.has('filter-ignored') ? null : isShown[location.hash];
  find('#items').replaceChildren(...todos.filter(shown ?? (() => true)).map(row));
  const left = todos.filter(todo => !todo.done || faults.has('count-stays')).length;
  find('#left').textContent = left === 1 ? '1 item left' : `${left} items left`;
  find('footer').hidden = todos.length === 0;
  find('#clear').disabled = !todos.some(todo => todo.done);
  for (const link of document.querySelectorAll('nav a')) {
    const isCurrent = link.getAttribute('href') === (location.hash || '#/');
    isCurrent ? link.setAttribute('aria-current', 'page') : link.removeAttribute('aria-current');
  }
  const names = { '#/active': 'active', '#/completed': 'completed' };
  find('main').dataset.screen = names[location.hash] ?? 'all';
};
const change = () => {
  keep();
  show();
};

find('#new').addEventListener('submit', event => {
  event.preventDefault();
  const field = find('#new input');
  const text = faults.has('blanks-kept') ? field.value : field.value.trim();
  if (text === '' && !faults.has('empty-accepted')) return;
  todos.push({ text, done: false });
  field.value = '';
  change();
});

const question = find('#question');
find('#clear').addEventListener('click', () => question.showModal());
question.addEventListener('close', () => {
  if (question.returnValue !== 'yes') return;
  todos = faults.has('clear-removes-all') ? [] : todos.filter(todo => !todo.done);
  change();
});

addEventListener('hashchange', show);
show();
