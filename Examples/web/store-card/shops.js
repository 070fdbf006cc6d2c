// The shops: what the server tells of each, and what that means for the page.

const asked = new URLSearchParams(location.search).get('fault');
const faults = new Set((asked ?? '').split(','));
const has = fault => faults.has(fault);
const find = selector => document.querySelector(selector);

// A page opened as a file has no server to ask. While the browser is online it answers itself.
const isAlone = location.protocol === 'file:';
const answerAlone = number => new Response([
  'latitude: 37.556693', 'longitude: 126.929313', `homepage: https://shop${number}.example`,
  'facebook: NULL', 'instagram: NULL', 'review: 조용해요', 'review: 책이 많고 커피가 맛있어요',
  'review: 오래 머물고 싶은 곳이에요. 주인이 골라 주는 책이 늘 마음에 들고, 창가 자리가 참 좋아요.',
].join('\n'));

const askFor = async number => {
  try {
    return await fetch(`https://cozy.example/stores/${number}`);
  } catch (error) {
    if (isAlone && navigator.onLine && error.name === 'TypeError') return answerAlone(number);
    throw error;
  }
};

// A shop is some lines such as `latitude: 37.5`, with a line for each review.
const readShop = text => {
  const shop = { reviews: [] };
  for (const line of text.split('\n')) {
    const [, name, value] = /^(\w+): *(.*)$/.exec(line) ?? [];
    if (name === 'review') shop.reviews.push(value); else if (name) shop[name] = value;
  }
  return shop;
};
const hasPlace = ({ latitude, longitude }) =>
  [latitude, longitude].every(text => text && !isNaN(text));

// The first shop of the answer that has a place; undefined if there is none.
const fetchShop = async number => {
  try {
    const answer = await askFor(number);
    if (answer.status !== 200) return undefined;
    return (await answer.text()).split(/\n\n+/).map(readShop).find(hasPlace);
  } catch {
    return undefined;
  }
};

// Twelve letters fit into the 100 points for which a text is measured; a family of emoji is one.
const LETTERS = 12;
const LINE = 20;
const letters = new Intl.Segmenter('ko', { granularity: 'grapheme' });
const heightOf = text => Math.ceil([...letters.segment(text)].length / LETTERS) * LINE;

const row = (text, number, height) => {
  const item = document.createElement('li');
  item.dataset.specRole = 'row';
  item.setAttribute('aria-label', `review ${number}`);
  item.style.height = `${height}px`;
  const words = document.createElement('p');
  words.dataset.testid = `review text ${number}`;
  words.style.height = `${heightOf(text)}px`;
  words.textContent = text;
  item.append(words);
  return item;
};
const showReviews = texts => {
  const heights = texts.map(text => 320 + heightOf(text) / 10);
  if (has('heights-sorted')) heights.sort();
  find('#reviews').replaceChildren(...texts.map((text, n) => row(text, n + 1, heights[n])));
};

// No page can find out whether the map app is there: if this page is still in front a little
// later, it is not.
const APP_STORE = 'http://itunes.apple.com/app/id311867728?mt=8';
const NAME = 'Cozy%ea%b0%80%20%ec%b6%94%ec%b2%9c%ed%95%98%eb%8a%94%20%ec%84%9c%ec%a0%90';
const goToNaver = ({ latitude, longitude }) => {
  location.href = `nmap://place?lat=${latitude}&lng=${longitude}&name=${NAME}&gamsung.Cozy=Cozy`;
  setTimeout(() => { if (!document.hidden) open(APP_STORE); }, 1500);
};

const notice = find('#notice');
find('#answer').addEventListener('click', () => notice.close());
const openPage = address => {
  if (address === undefined) return;
  if (address === 'NULL' && !has('missing-page-opened')) return notice.showModal();
  open(address);
};
