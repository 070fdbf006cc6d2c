// What may be entered. A rule takes a text and says whether it is right, and what to tell the
// person; lengths count characters, of which a family of emoji is one.

const asked = new URLSearchParams(location.search).get('fault');
const faults = new Set((asked ?? '').split(','));
const has = fault => faults.has(fault);

const good = words => ({ isGood: true, words });
const bad = words => ({ isGood: false, words });
const characters = new Intl.Segmenter('ko', { granularity: 'grapheme' });
const lengthOf = text => [...characters.segment(text)].length;

const judgeID = text => {
  const least = has('id-of-4-accepted') ? 4 : 5;
  const pattern = has('id-capitals-accepted') ? /^[A-Za-z0-9_-]*$/ : /^[a-z0-9_-]*$/;
  const isGood = lengthOf(text) >= least && lengthOf(text) <= 20 && pattern.test(text);
  if (isGood) return good('사용 가능한 아이디입니다.');
  return bad(has('invalid-id-unexplained') ? ''
    : '5~20자의 영문 소문자, 숫자와 특수기호(_)(-) 만 사용 가능합니다.');
};
const ID_TAKEN = '이미 사용중인 아이디입니다.';

// The first demand that is not met decides what the person is told.
const judgePassword = text => {
  const length = lengthOf(text);
  if (length < 8 || length > 16) return bad('8자 이상 16자 이하로 입력해주세요.');
  if (!/[A-Z]/.test(text)) return bad('영문 대문자를 최소 1자 이상 포함해주세요.');
  if (!/[0-9]/.test(text) && !has('password-needs-no-digit')) {
    return bad('숫자를 최소 1자 이상 포함해주세요.');
  }
  if (!/[!@#$%]/.test(text)) return bad('특수문자를 최소 1자 이상 포함해주세요.');
  return good('안전한 비밀번호입니다.');
};

const judgeConfirmation = (text, password) => text !== '' && text === password
  ? good('비밀번호가 일치합니다.') : bad('비밀번호가 일치하지 않습니다.');

const judgeName = text => (has('blank-name-accepted') ? text : text.trim()) === ''
  ? bad('필수 입력 항목') : good('');

const judgeEmail = text => /^[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/.test(text)
  ? good('') : bad('이메일 주소를 다시 확인해주세요.');

const judgePhone = text => /^010[0-9]{7,8}$/.test(text)
  ? good('') : bad('형식에 맞지 않는 번호입니다.');

// A day as 2000-02-29, so that days compare as texts do.
const written = (year, month, day) =>
  [String(year).padStart(4, '0'), ...[month, day].map(part => String(part).padStart(2, '0'))]
    .join('-');
const today = () => {
  const now = new Date();
  return written(now.getFullYear(), now.getMonth() + 1, now.getDate());
};
const YOUNGEST = 15;
const OLDEST = 99;
const yearsAgo = (years, day) => {
  const [year, month, date] = day.split('-').map(Number);
  // Where there is no such day, as on 29 February, the month's last one counts.
  const last = new Date(Date.UTC(year - years, month, 0)).getUTCDate();
  return written(year - years, month, Math.min(date, last));
};

// From fifteen to ninety-nine completed years, both included.
const judgeBirthDate = birth => {
  const [now, then] = [today(), birth].map(day => day.split('-').map(Number));
  const isComing = today().slice(5) < birth.slice(5)
    || has('birthday-not-counted') && today().slice(5) === birth.slice(5);
  const age = now[0] - then[0] - (isComing && !has('age-by-year-alone') ? 1 : 0);
  if (age < YOUNGEST) return bad('만 15세 이상만 가입할 수 있습니다.');
  if (age > OLDEST) return bad('만 99세 이하만 가입할 수 있습니다.');
  return good('');
};
