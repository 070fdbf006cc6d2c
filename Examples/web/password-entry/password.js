// Two screens in one page: an address of the form #nickname shows the second one, so that the
// browser's own back button works and what was entered stays.

const asked = new URLSearchParams(location.search).get('fault');
const faults = new Set((asked ?? '').split(','));
const has = fault => faults.has(fault);
const find = selector => document.querySelector(selector);

// A password has 8 to 20 characters, of which a family of emoji is one, among them a letter, a
// digit and a sign. All other characters count towards the length only.
const characters = new Intl.Segmenter('ko', { granularity: 'grapheme' });
const lengthOf = text => [...has('code-points-counted') ? text : characters.segment(text)].length;
const LEAST = has('seven-characters-pass') ? 7 : 8;
const LETTERS = has('letter-optional') ? /(?:)/ : /[A-Za-z]/;
const isPassword = text => lengthOf(text) >= LEAST && lengthOf(text) <= 20
  && LETTERS.test(text) && /[0-9]/.test(text) && /[!@#$%^&*()]/.test(text);

// One thing to enter: a field, the eye that shows its text, and the warning below it.
const entry = (id, words) => {
  const box = find(`#${id}`);
  const [field, eye, warning] = box.children;
  // Whether the last check failed; unknown until there is one, and no longer once it is forgotten.
  let failed = false;
  const entry = {
    box, field, eye,
    get text() { return field.value },
    set text(text) { field.value = text },
    get isShown() { return field.type === 'text' },
    set isShown(isShown) {
      field.type = isShown ? 'text' : 'password';
      eye.setAttribute('aria-pressed', String(isShown));
    },
    set failed(hasFailed) { failed = hasFailed },
    // The line below the field goes by the same two things, see the style sheet.
    draw() {
      const isWrong = failed && entry.text === '';
      field.setAttribute('aria-invalid', String(isWrong));
      const isWarned = isWrong || failed && has('warning-while-typing');
      warning.textContent = isWarned ? words : '';
      warning.hidden = !isWarned;
      eye.hidden = entry.text === '' || focused !== entry;
    },
    // The field in use comes into sight, and its warning with it.
    select() {
      field.focus();
      box.scrollIntoView({ block: 'nearest' });
    },
  };
  return entry;
};
const password = entry('password', has('warning-reworded')
  ? '영문, 숫자를 포함하여 8자 이상 20자 이내로 입력해 주세요'
  : '영문, 숫자, 또는 10가지 특수문자 내에서 입력해 주세요');
const confirmation = entry('confirmation', '동일하지 않습니다. 다시 입력해 주세요');
const entries = [password, confirmation];
// How far the entry has come, and the field in use, which is null while there is none.
let stage = password;
let focused = null;

const draw = () => {
  const isThere = stage === confirmation;
  find('#again').hidden = !isThere;
  for (const each of entries) each.draw();
};
const enter = next => {
  stage = next;
  draw();
  stage.select();
};

// Whoever selects a field begins again there.
const selected = entry => {
  if (focused === entry) return;
  focused = entry;
  entry.text = '';
  if (entry === password) confirmation.failed = false;
  const stays = entry === password && has('confirmation-stays-on-return');
  enter(stays ? stage : entry);
};
// The eye belongs to its field. While another window is in front, the element in use stays the
// active one and is not left.
const left = (entry, { target, relatedTarget }) => {
  if (entry.box.contains(relatedTarget) || document.activeElement === target) return;
  focused = null;
  if (!has('revealed-after-blur')) entry.isShown = false;
  draw();
};

// What breaks the rule is cleared and must be typed again.
const checkPassword = () => {
  const isGood = isPassword(password.text);
  password.failed = !isGood;
  confirmation.failed = false;
  if (!isGood) password.text = '';
  enter(isGood ? confirmation : password);
};
const checkConfirmation = () => {
  const isSame = confirmation.text === password.text || has('mismatch-passes');
  const isGood = isPassword(confirmation.text) && isSame;
  confirmation.failed = !isGood;
  if (isGood) {
    location.hash = 'nickname';
  } else {
    confirmation.text = '';
    enter(confirmation);
  }
};
const done = entry => {
  if (entry.isShown && has('done-ignored-while-revealed')) return;
  entry === password ? checkPassword() : checkConfirmation();
};

for (const entry of entries) {
  entry.field.addEventListener('focus', () => selected(entry));
  entry.box.addEventListener('focusout', event => left(entry, event));
  entry.field.addEventListener('input', draw);
  entry.field.addEventListener('keydown', event => {
    if (event.key === 'Enter' && !event.isComposing) done(entry);
  });
  // The focus stays in the field, and with it the keyboard.
  entry.eye.addEventListener('mousedown', event => {
    if (!has('toggle-drops-focus')) event.preventDefault();
  });
  entry.eye.addEventListener('click', () => { entry.isShown = !entry.isShown });
}

// Which screen is in front. Whoever comes back to the confirmation is not sent to the password.
const screens = [find('#password-screen'), find('#nickname-screen')];
let inFront = 0;
const route = () => {
  const wanted = location.hash === '#nickname' ? 1 : 0;
  document.activeElement.blur();
  screens.forEach((screen, number) => {
    screen.hidden = number !== wanted;
    screen.classList.toggle('pushed', number === wanted && wanted > inFront);
    screen.classList.toggle('popped', number === wanted && wanted < inFront);
  });
  const isBack = wanted < inFront;
  inFront = wanted;
  if (wanted === 1 || has('entry-without-focus')) return;
  if (stage === password || isBack && has('coming-back-focuses-password')) password.select();
};
addEventListener('hashchange', route);

draw();
route();
