// The first screen: ID, password, the password once more, and the name.

const account = {
  id: entry('id'),
  password: entry('password'),
  confirmation: entry('confirmation'),
  name: entry('name'),
};
const accountNext = find('#next');
const notice = find('#notice');
let isWaiting = false;

const say = words => {
  notice.textContent = words;
  notice.hidden = words === '';
};

const judgements = () => ({
  id: judgeID(account.id.text),
  password: judgePassword(account.password.text),
  confirmation: judgeConfirmation(account.confirmation.text, account.password.text),
  name: judgeName(account.name.text),
});
const judge = name => account[name].show(judgements()[name]);

// Next can be used as soon as everything is entered, be it right or wrong.
const enableNext = () => {
  const isEntered = Object.values(account).every(({ text }) => text !== '');
  const stays = has('next-stays-on-when-emptied') && !accountNext.disabled;
  accountNext.disabled = !(isEntered || stays) || isWaiting;
};

// The ID is left in peace while it is typed, and judged when it is left.
const typeID = () => {
  if (has('id-judged-while-typing')) return judge('id');
  account.id.draw('typing', '');
};
account.id.field.addEventListener('focus', typeID);
account.id.field.addEventListener('input', () => {
  typeID();
  if (has('id-change-judges-password')) judge('password');
});
account.id.field.addEventListener('blur', () => judge('id'));

account.password.field.addEventListener('input', () => {
  const isSettled = has('password-judged-once')
    && account.password.field.classList.contains('good');
  if (!isSettled) judge('password');
  if (account.confirmation.text !== '' && !has('confirmation-stale')) judge('confirmation');
});
account.confirmation.field.addEventListener('input', () => judge('confirmation'));

account.name.field.addEventListener('input', () => {
  if (judgements().name.isGood) judge('name'); else account.name.draw('typing', '');
});
account.name.field.addEventListener('blur', () => judge('name'));

for (const { field } of Object.values(account)) field.addEventListener('input', enableNext);
lead(Object.values(account), field => field.blur());
if (has('return-key-not-next')) {
  for (const { field } of Object.values(account)) field.enterKeyHint = 'enter';
}

const goOn = () => goTo('#personal');

// What was judged is what goes on, so nothing can be edited while the server is asked.
const allowEditing = isAllowed => {
  for (const { field } of Object.values(account)) field.disabled = !isAllowed;
};

// Judges everything, and applies for the membership if all is as it must be.
accountNext.addEventListener('click', async () => {
  for (const name of Object.keys(account)) judge(name);
  const isGood = Object.values(judgements()).every(judgement => judgement.isGood);
  if (!isGood && !has('goes-on-when-invalid')) return;
  say('');
  if (has('nothing-sent')) return goOn();
  isWaiting = true;
  enableNext();
  if (!has('fields-enabled-while-waiting')) allowEditing(false);
  const outcome = await join(account.id.text, account.password.text);
  isWaiting = false;
  enableNext();
  allowEditing(true);
  if (outcome === 'accepted') goOn();
  if (outcome === 'taken') account.id.draw('bad', ID_TAKEN);
  if (outcome === 'failed' && !has('failure-unexplained')) say('회원가입에 실패했습니다');
});

onShow.set('', () => {
  if (!has('first-screen-cleared')) return;
  for (const { field } of Object.values(account)) field.value = '';
  enableNext();
});
