// The screens in one page: the address says which one is in front, so that the browser's own back
// button works. A tab takes the place of another one in the history; a memo comes on top of it.

const find = selector => document.querySelector(selector);

const screens = new Map([
  ['', find('#sign-in-screen')],
  ['#web', find('#web-screen')],
  ['#memos', find('#memos-screen')],
  ['#memo', find('#compose-screen')],
  ['#profile', find('#profile-screen')],
]);
const tabs = [...document.querySelectorAll('[role=tab]')];
// What a screen does when it comes to the front.
const onShow = new Map();
// The address of the memo tab, which may have a memo open.
let memoTab = '#memos';
let inFront = null;

const push = address => { location.hash = address };
const replace = address => {
  history.replaceState(null, '', address || '#');
  route();
};

const route = () => {
  // #memo-1 is the first memo, and #memo-new a new one.
  const place = location.hash.split('-')[0];
  if (!screens.has(place) || place !== '' && account.user === null) return replace('');
  const screen = screens.get(place);
  const [sign, list, compose] = ['', '#memos', '#memo'].map(name => screens.get(name));
  const isPush = inFront === sign && screen === list || inFront === list && screen === compose;
  const isPop = inFront === compose && screen === list;
  for (const other of screens.values()) {
    other.hidden = other !== screen;
    other.classList.remove('pushed', 'popped');
  }
  if (isPush || isPop) screen.classList.add(isPush ? 'pushed' : 'popped');
  inFront = screen;
  if (screen === list || screen === compose) memoTab = location.hash;
  find('#tabs').hidden = screen === sign;
  for (const tab of tabs) {
    const isSelected = (tab.dataset.to === '#memos' ? memoTab : tab.dataset.to) === location.hash;
    tab.setAttribute('aria-selected', String(isSelected));
  }
  onShow.get(place)?.();
};
addEventListener('hashchange', route);

for (const tab of tabs) {
  tab.addEventListener('click', () => {
    replace(tab.dataset.to === '#memos' ? memoTab : tab.dataset.to);
  });
}

// Asks in front of the screen; the answer is empty if the dialog is closed without one.
const question = find('#question');
const ask = (title, message, answers) => new Promise(resolve => {
  find('#question-title').textContent = title;
  find('#question-message').textContent = message;
  find('#answers').replaceChildren(...answers.map(answer => {
    const button = document.createElement('button');
    button.value = button.textContent = answer;
    return button;
  }));
  // When it is closed, the browser gives the focus back to the field in use, but not the caret.
  const field = document.activeElement;
  const { selectionStart, selectionEnd } = field;
  question.returnValue = '';
  question.onclose = () => {
    field.setSelectionRange?.(selectionStart, selectionEnd);
    resolve(question.returnValue);
  };
  question.showModal();
});
