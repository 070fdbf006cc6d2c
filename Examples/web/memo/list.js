// The list: a tap opens a memo, a swipe to the right offers a reminder, one to the left deletion.

const list = find('#memos');
// How far a finger moves at least to swipe, in pixels.
const SWIPE = 40;

const close = () => {
  const open = list.querySelector('[data-open]');
  delete open?.dataset.open;
  return open !== null;
};

// A reminder comes a second after it was wanted. It is kept, so that it comes if the page is opened
// again meanwhile; a new one takes its place.
let timer;
const schedule = () => {
  const reminder = JSON.parse(localStorage.getItem('reminder'));
  if (reminder === null) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    localStorage.removeItem('reminder');
    new Notification('Diary noti', reminder.options);
  }, reminder.due - Date.now());
};
// Asks for the permission only here, where one can tell what it is for.
const remind = async memo => {
  if (await window.Notification?.requestPermission() !== 'granted') return;
  // A notification of a page has no subtitle; the day of writing is the time that it shows.
  const options = { body: memo.text, tag: 'reminder', timestamp: Date.parse(memo.date) };
  localStorage.setItem('reminder', JSON.stringify({ due: Date.now() + 1000, options }));
  schedule();
};
schedule();

const row = memo => {
  const item = find('#row').content.cloneNode(true).querySelector('li');
  const [notification, remove, link] = item.children;
  item.setAttribute('aria-label', memo.text);
  link.href = `#memo-${memo.number}`;
  link.classList.toggle('liked', memo.isLiked);
  link.querySelector('.text').textContent = memo.text;
  link.querySelector('time').textContent = dayOf(memo);

  let start = null;
  let hasSwiped = false;
  item.addEventListener('pointerdown', event => {
    start = event.clientX;
    hasSwiped = false;
  });
  item.addEventListener('pointerup', event => {
    const distance = event.clientX - start;
    hasSwiped = Math.abs(distance) >= SWIPE;
    if (!hasSwiped) return;
    close();
    item.dataset.open = distance > 0 ? 'notification' : 'delete';
  });
  // A tap puts the buttons away again.
  link.addEventListener('click', event => {
    if (hasSwiped || close()) event.preventDefault();
  });
  notification.addEventListener('click', () => {
    close();
    remind(memo);
  });
  remove.addEventListener('click', () => {
    memos.delete(memo);
    item.classList.add('gone');
    item.addEventListener('transitionend', () => item.remove());
  });
  return item;
};

find('#new').addEventListener('click', () => push('#memo-new'));
onShow.set('#memos', () => {
  finish();
  list.replaceChildren(...memos.all.map(row));
});
