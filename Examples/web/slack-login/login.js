// Two screens in one page: an address of the form #email shows the second one, so that the
// browser's own back button works and what was typed stays.

const asked = new URLSearchParams(location.search).get('fault');
const faults = new Set((asked ?? '').split(','));
const find = selector => document.querySelector(selector);

const workspace = {
  screen: find('#workspace-screen'),
  field: find('#workspace-url'),
  placeholder: find('#placeholder'),
  next: find('#next'),
};
const email = {
  screen: find('#email-screen'),
  field: find('#email'),
  placeholder: find('[data-testid=placeholder]'),
  title: find('#floating-title'),
};

// Small letters of any script, digits and the hyphen; one other character refuses the whole edit.
const isPermitted = text => {
  if (text === null) return !faults.has('deleting-refused');
  const characters = faults.has('only-first-character-checked') ? [...text].slice(0, 1) : [...text];
  return characters.every(character =>
    /^[\p{Ll}0-9-]$/u.test(character)
    || faults.has('capitals-accepted') && /^[A-Z]$/.test(character)
    || faults.has('underscore-accepted') && character === '_');
};

const EXAMPLE = 'workspace-url.slack.com';
const ENDING = '.slack.com';
// Half the size of the font: what a character takes, near enough.
const CHARACTER = 8;

const showAddress = () => {
  const length = [...workspace.field.value].length;
  const isLong = length === 0 && !faults.has('short-placeholder-stays')
    || faults.has('long-placeholder-stays');
  workspace.placeholder.textContent = isLong ? EXAMPLE : ENDING;
  const offset = faults.has('placeholder-stays') ? 0 : CHARACTER * length;
  workspace.placeholder.style.transform = `translateX(${offset}px)`;
  if (length > 0 || !faults.has('next-stays-enabled')) workspace.next.disabled = length === 0;
};

workspace.field.addEventListener('beforeinput', event => {
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? null;
  if (event.inputType === 'insertLineBreak' || isPermitted(text)) return;
  event.preventDefault();
  if (faults.has('refused-edit-changes-next')) {
    workspace.next.disabled = !workspace.next.disabled;
  }
});
workspace.field.addEventListener('input', showAddress);

find('#address').addEventListener('submit', event => {
  event.preventDefault();
  const isByKey = event.submitter !== workspace.next || document.activeElement === workspace.field;
  if (faults.has(isByKey ? 'go-does-nothing' : 'next-does-nothing')) return;
  location.hash = 'email';
});
workspace.field.addEventListener('keydown', event => {
  // A disabled button keeps a form from being sent by the return key; this fault does not mind.
  if (event.key === 'Enter' && faults.has('go-pushes-when-empty')) location.hash = 'email';
});

const showEmail = () => {
  const isEmpty = email.field.value === '';
  email.placeholder.style.opacity = isEmpty ? 1 : 0;
  if (!faults.has('title-does-not-float')) email.title.classList.toggle('lowered', isEmpty);
};
if (faults.has('title-appears-at-once')) email.title.style.transition = 'none';
email.field.addEventListener('input', showEmail);
email.field.addEventListener('beforeinput', event => {
  if (!faults.has('email-filters-characters') || isPermitted(event.data)) return;
  event.preventDefault();
});
find('#prev').addEventListener('click', () => history.back());

// Which screen is in front; called whenever the address changes.
let wasEmail = false;
const route = () => {
  const isEmail = location.hash === '#email';
  workspace.screen.hidden = isEmail;
  email.screen.hidden = !isEmail;
  email.screen.classList.toggle('pushed', isEmail && !wasEmail);
  workspace.screen.classList.toggle('popped', wasEmail && !isEmail);
  if (isEmail) {
    if (!wasEmail) email.field.value = '';
    showEmail();
    if (!faults.has('email-not-focused')) email.field.focus();
  } else if (!faults.has('no-focus-on-start')) {
    workspace.field.focus();
  }
  wasEmail = isEmail;
};

if (faults.has('auto-correction-on')) workspace.field.setAttribute('autocorrect', 'on');
if (faults.has('spell-checking-on')) workspace.field.spellcheck = true;
if (faults.has('default-keyboard')) workspace.field.inputMode = 'text';
if (faults.has('return-key-says-return')) workspace.field.enterKeyHint = 'enter';

addEventListener('hashchange', route);
showAddress();
if (faults.has('next-enabled-on-load')) workspace.next.disabled = false;
route();
