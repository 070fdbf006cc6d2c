// What the browser keeps: the memos, each with its day and its like, who is signed in, and photos.

const asked = new URLSearchParams(location.search).get('fault');
const faults = new Set((asked ?? '').split(','));
const has = fault => faults.has(fault);

// The minute of now, such as 2020-02-17T09:30: texts of this form compare as times do.
const now = () => {
  const date = new Date();
  const two = number => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
    + `T${two(date.getHours())}:${two(date.getMinutes())}`;
};
const dayOf = memo => memo.date.slice(0, 10).replaceAll('-', ' ');

const stored = ([name, number]) => ({
  number: Number(number),
  text: localStorage.getItem(name),
  date: localStorage.getItem(`${name} date`) ?? now(),
  isLiked: localStorage.getItem(`${name} favourite`) === '1',
});
const newestFirst = (one, other) =>
  one.date < other.date || one.date === other.date && one.number < other.number ? 1 : -1;

const memos = {
  get all() {
    const names = Object.keys(localStorage).map(name => /^memo (\d+)$/.exec(name));
    return names.filter(name => name !== null).map(stored).sort(newestFirst);
  },
  find: number => memos.all.find(memo => memo.number === number) ?? null,
  add(text) {
    const number = Math.max(0, ...memos.all.map(memo => memo.number)) + 1;
    memos.save({ number, text, date: now(), isLiked: false });
  },
  save({ number, text, date, isLiked }) {
    localStorage.setItem(`memo ${number}`, text);
    localStorage.setItem(`memo ${number} date`, date);
    localStorage.setItem(`memo ${number} favourite`, isLiked ? '1' : '0');
  },
  delete({ number }) {
    for (const part of ['', ' date', ' favourite']) localStorage.removeItem(`memo ${number}${part}`);
  },
};

// An empty user counts as none.
const account = {
  get user() { return localStorage.getItem('user_id') || null },
  signIn(user) { if (!has('user-id-not-stored')) localStorage.setItem('user_id', user) },
  signOut() { localStorage.removeItem('user_id') },
  get photo() { return localStorage.getItem(`${account.user}_profile.png`) },
  set photo(name) { localStorage.setItem(`${account.user}_profile.png`, name) },
};
