// The app that the TodoMVC specification describes, without a framework.
let todos = JSON.parse(localStorage.getItem('todos-spec') ?? '[]');
const find = name => document.querySelector(name);
const store = () => localStorage.setItem('todos-spec', JSON.stringify(todos));
const filter = () => location.hash.slice(2);
const make = (name, values, ...children) => {
  const node = Object.assign(document.createElement(name), values);
  node.append(...children);
  return node;
};
const change = act => { act(); store(); render(); };
const row = todo => {
  const edit = make('input', { className: 'edit', value: todo.title });
  const label = make('label', { textContent: todo.title });
  const toggle = make('input', { className: 'toggle', type: 'checkbox', checked: todo.completed });
  const destroy = make('button', { className: 'destroy' });
  const item = make('li', { className: todo.completed ? 'completed' : '' },
    make('div', { className: 'view' }, toggle, label, destroy), edit);
  toggle.onchange = () => change(() => { todo.completed = toggle.checked; });
  const remove = () => change(() => { todos = todos.filter(other => other !== todo); });
  destroy.onclick = remove;
  label.ondblclick = () => { item.classList.add('editing'); edit.focus(); };
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    const title = edit.value.trim();
    title ? change(() => { todo.title = title; }) : remove();
  };
  edit.onblur = finish;
  edit.onkeydown = event => {
    if (event.key === 'Enter') finish();
    if (event.key === 'Escape') { isOver = true; render(); }
  };
  return item;
};
const render = () => {
  const active = todos.filter(todo => !todo.completed).length;
  const shown = todos.filter(todo =>
    filter() === 'active' ? !todo.completed : filter() === 'completed' ? todo.completed : true);
  find('.todo-list').replaceChildren(...shown.map(row));
  find('.main').hidden = find('.footer').hidden = !todos.length;
  find('.toggle-all').checked = !active;
  find('.todo-count').replaceChildren(
    make('strong', { textContent: active }), active === 1 ? ' item left' : ' items left');
  find('.clear-completed').hidden = active === todos.length;
  for (const link of document.querySelectorAll('.filters a')) {
    link.classList.toggle('selected', link.hash.slice(2) === filter());
  }
};
find('.new-todo').onkeydown = event => {
  const title = event.target.value.trim();
  if (event.key !== 'Enter' || !title) return;
  event.target.value = '';
  change(() => { todos.push({ title, completed: false }); });
};
find('.toggle-all').onchange = event =>
  change(() => { for (const todo of todos) todo.completed = event.target.checked; });
find('.clear-completed').onclick = () =>
  change(() => { todos = todos.filter(todo => !todo.completed); });
addEventListener('hashchange', render);
render();
