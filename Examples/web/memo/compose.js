// Writing and editing: what the buttons do depends on whether the memo is new, and on whether its
// text has changed.

const field = find('#text');
const heart = find('#heart');
// The memo that is open: its address, and what is stored of it, which is null for a new one.
let draft = null;

const isChanged = () => field.value !== (draft.memo?.text ?? '');
const save = () => {
  if (draft.memo === null) {
    memos.add(field.value);
  } else {
    draft.memo = { ...draft.memo, text: field.value };
    memos.save(draft.memo);
  }
};
// Whoever goes back, by whatever way, keeps what was written.
const finish = () => {
  if (draft !== null && isChanged()) save();
  draft = null;
};
const drop = () => {
  draft = null;
  history.back();
};

const showHeart = () => {
  heart.setAttribute('aria-pressed', String(draft.memo?.isLiked ?? false));
};

onShow.set('#memo', () => {
  // The draft is still there after a look at another tab.
  if (draft?.address === location.hash) return;
  finish();
  const number = location.hash.slice('#memo-'.length);
  const memo = memos.find(Number(number));
  if (memo === null && number !== 'new') return replace('#memos');
  draft = { address: location.hash, memo };
  field.value = memo?.text ?? '';
  find('#compose-title').textContent = memo === null ? 'new' : 'edit';
  showHeart();
});

find('#back').addEventListener('click', () => history.back());

find('#trash').addEventListener('click', async () => {
  if (draft.memo === null) return drop();
  const answer = await ask('삭제 확인', '메모를 삭제하시겠습니까?', ['삭제', '취소']);
  if (answer !== '삭제') return;
  memos.delete(draft.memo);
  drop();
});

// A like is stored at once, and what is being written is not. A new memo cannot be liked.
heart.addEventListener('click', () => {
  if (draft.memo === null) return;
  draft.memo.isLiked = !draft.memo.isLiked;
  memos.save(draft.memo);
  showHeart();
  if (draft.memo.isLiked) beat();
});
const beat = () => {
  const animation = find('#beat').content.cloneNode(true).querySelector('svg');
  find('#compose-screen').append(animation);
  setTimeout(() => animation.remove(), 1000);
};

find('#action').addEventListener('click', async () => {
  if (draft.memo === null && !isChanged()) {
    return ask('메모를 작성하세요', '빈 메모입니다. 새로운 메모를 작성하세요', ['확인']);
  }
  const text = field.value;
  if (draft.memo !== null && isChanged()) save();
  const answer = await ask('Share', text, ['Copy', 'Close']);
  if (answer === 'Copy') await navigator.clipboard?.writeText(text);
});

// The focus stays in the text, and with it the keyboard.
for (const button of document.querySelectorAll('.icon')) {
  button.addEventListener('mousedown', event => event.preventDefault());
}
