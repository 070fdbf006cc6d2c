// The person: birth date, gender, e-mail address and mobile number; then the consent.

const birthDate = entry('birth-date');
const email = entry('email');
const phone = entry('phone');
const wheel = find('#wheel');
const picker = find('#picker');
const personalNext = find('#personal-next');

// Next can be used when everything is as it must be; one of the two genders always is chosen.
const enablePersonalNext = () => {
  personalNext.disabled = !(birthDate.text !== '' && judgeBirthDate(birthDate.text).isGood
    && judgeEmail(email.text).isGood
    && (judgePhone(phone.text).isGood || has('personal-next-without-phone')));
};

// Turning the wheel alone chooses nothing; it goes back to its limit from a day beyond.
const takeDate = () => {
  const day = picker.value || today();
  birthDate.field.value = day < picker.min ? picker.min : day > picker.max ? picker.max : day;
  birthDate.show(judgeBirthDate(birthDate.text));
  enablePersonalNext();
};
const openWheel = () => {
  picker.max = today();
  picker.min = yearsAgo(OLDEST, picker.max);
  picker.value ||= picker.max;
  wheel.hidden = false;
};
birthDate.field.addEventListener('click', openWheel);
birthDate.field.addEventListener('keydown', event => {
  if (event.key === 'Enter' || event.key === ' ') openWheel();
});
find('#picker-select').addEventListener('click', () => {
  takeDate();
  wheel.hidden = true;
});
find('#picker-cancel').addEventListener('click', () => {
  if (has('cancel-chooses-date')) takeDate();
  wheel.hidden = true;
});

// The keyboard of a field would cover the wheel.
for (const { field } of [email, phone]) {
  field.addEventListener('focus', () => {
    if (!has('picker-stays-under-keyboard')) wheel.hidden = true;
  });
}

email.field.addEventListener('input', () => {
  email.show(judgeEmail(email.text));
  enablePersonalNext();
});
phone.field.addEventListener('input', () => {
  phone.show(judgePhone(phone.text));
  enablePersonalNext();
});
lead([email, phone], field => field.blur());
if (has('phone-default-keyboard')) phone.field.inputMode = 'text';

// The consent is a dialog over this screen. Whoever cancels sees it go, whoever agrees does not.
const consent = find('#consent');
personalNext.addEventListener('click', () => {
  consent.classList.remove('leaving');
  consent.showModal();
  find('#consent-text').scrollTop = 0;
});
const cancelConsent = () => {
  if (has('cancel-clears-form')) {
    for (const { field } of [email, phone]) field.value = '';
    enablePersonalNext();
  }
  consent.classList.add('leaving');
};
consent.addEventListener('animationend', event => {
  if (event.animationName === 'to-below') consent.close();
});
find('#disagree').addEventListener('click', cancelConsent);
consent.addEventListener('cancel', event => {
  event.preventDefault();
  cancelConsent();
});
find('#agree').addEventListener('click', () => {
  consent.close();
  goTo('#interests', { animated: has('agree-animated') });
});
if (has('consent-short')) find('#consent-text').replaceChildren('동의해 주세요.');
