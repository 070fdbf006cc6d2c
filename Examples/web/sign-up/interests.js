// The last screen: at least three interests, each a chip that can be deleted.

const interest = entry('interest');
const complete = find('#complete');
const list = find('#keywords');
const ENOUGH = has('two-are-enough') ? 2 : 3;
const MOST_LINES = has('field-off-at-fourth-line') ? 4 : 3;
let keywords = [];

const chip = (keyword, number) => {
  const item = document.createElement('li');
  item.dataset.specRole = 'chip';
  item.setAttribute('aria-label', keyword);
  item.style.setProperty('--characters', lengthOf(keyword));
  const remove = document.createElement('button');
  remove.type = 'button';
  remove.textContent = '×';
  remove.setAttribute('aria-label', `${keyword} x`);
  // The focus stays in the field, and with it the keyboard.
  remove.addEventListener('mousedown', event => event.preventDefault());
  remove.addEventListener('click', () => {
    keywords.splice(has('x-deletes-last') ? keywords.length - 1 : number, 1);
    show();
  });
  item.append(keyword, remove);
  return item;
};

// An empty keyword, and one that is there already, add nothing.
const add = text => {
  const keyword = text.trim();
  if (keyword !== '' && !keywords.includes(keyword)) keywords.push(keyword);
};

// Draws everything that depends on the keywords.
const show = () => {
  const isEnough = keywords.length >= ENOUGH;
  const count = has('count-stays') ? 0 : keywords.length;
  interest.draw(null, isEnough ? '' : `3개 이상의 관심사를 입력하세요. (${count}/3)`);
  complete.disabled = !isEnough;
  // No browser knows a key that says ADD; what its keyboard shows for one is its own affair.
  interest.field.setAttribute('enterkeyhint', isEnough ? 'done' : 'add');
  list.replaceChildren(...keywords.map(chip));
  const lines = new Set([...list.children].map(item => item.offsetTop)).size;
  const isFull = lines >= MOST_LINES;
  if (isFull) interest.field.blur();
  interest.field.disabled = isFull;
};

const finishSignUp = () => {
  if (keywords.length >= ENOUGH) goTo('#log-in');
};
complete.addEventListener('click', finishSignUp);

// A comma adds what stands in front of it; the rest stays to be gone on with.
interest.field.addEventListener('input', event => {
  if (event.isComposing || !interest.text.includes(',')) return;
  const parts = interest.text.split(',');
  interest.field.value = parts.pop();
  parts.forEach(add);
  show();
});
// Return adds until there are enough keywords; from then on it does what 완료 does.
lead([interest], () => {
  if (keywords.length >= ENOUGH) return finishSignUp();
  add(interest.text);
  interest.field.value = '';
  show();
});

list.classList.toggle('one-a-line', has('one-keyword-a-line'));
find('#welcome').hidden = has('end-unannounced');
onShow.set('#personal', isForward => {
  if (!isForward && has('previous-goes-to-consent')) consent.showModal();
});
// Their lines can only be counted once they are on the screen.
onShow.set('#interests', show);
