// The screen of a card: it grows out of the card and shrinks back into it. One animation moves
// it like a spring, another one gives it its size; style.css says which change belongs to which.

const cards = [...document.querySelectorAll('.shop')];
const cardScreen = find('#card-screen');
const page = find('#page');
const detail = find('#detail');
const header = find('#header');
const HEADER = has('header-to-500') ? 500 : 405;

// The shop of the card that is open, once it is known.
let shop;
let openings = 0;
const tellOf = async number => {
  const own = ++openings;
  const name = cards[number - 1].textContent;
  find('#name').textContent = name;
  find('#about').textContent = `What makes ${name} a place to stay`;
  cardScreen.dataset.shop = number;
  detail.scrollTop = 0;
  shop = undefined;
  clearMap();
  showReviews([]);
  const found = await fetchShop(number);
  if (!found || own !== openings) return;
  shop = found;
  setUpMap(shop);
  showReviews(shop.reviews);
};

// The app may have stored other durations.
const stored = (name, usual) => Number(localStorage.getItem(name) ?? usual);
const setPace = lead => {
  const moving = stored('positioning duration', 1000) - lead;
  const growing = stored('resizing duration', 500) - lead;
  cardScreen.style.setProperty('--moving', `${moving}ms`);
  cardScreen.style.setProperty('--growing', `${growing}ms`);
};

// Has the browser draw what was set so far, so that what is set next is animated from there.
const layOut = () => page.getBoundingClientRect();
// One look after the other, so that the animations start in this order: moving comes first.
const dress = looks => {
  for (const [name, value] of Object.entries(looks)) {
    page.style.setProperty(name, value);
    layOut();
  }
};
// Undressed, the page fills the screen.
const undress = () => {
  for (const name of [...page.style]) {
    page.style.removeProperty(name);
    layOut();
  }
  if (has('header-to-500')) dress({ '--header-height': '500px' });
};
const looksOf = card => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return {
    '--y': `${y}px`, '--radius': '10px', '--x': `${x}px`, '--width': `${width}px`,
    '--height': `${height}px`, '--header-height': `${height}px`, '--name-top': '16px',
  };
};
const settled = () => Promise.allSettled(
  cardScreen.getAnimations({ subtree: true }).map(animation => animation.finished));

// A person may go back while the screen is still on its way.
let ways = 0;
const go = async (card, motion, finish) => {
  const own = ++ways;
  for (const other of cards) other.style.visibility = other === card ? 'hidden' : '';
  cardScreen.classList.remove('pushed', 'popped');
  cardScreen.classList.add(motion);
  await settled();
  if (own !== ways) return;
  card.style.visibility = '';
  finish();
};

const grow = (card, finish) => {
  setPace(100);
  dress(looksOf(card));
  cardScreen.hidden = false;
  undress();
  return go(card, 'pushed', finish);
};

const shrink = (card, finish) => {
  setPace(0);
  // A header that is further up than it is high jumps to the edge; then it slides in.
  const isFar = detail.scrollTop > HEADER || has('header-always-jumps');
  dress({ '--header-top': `${isFar ? -HEADER : -detail.scrollTop}px` });
  cardScreen.classList.add('leaving');
  layOut();
  dress({ ...looksOf(card), '--header-top': '0px' });
  if (!has('close-stays')) dress({ '--close-opacity': 0 });
  if (has('header-stays-low')) page.style.removeProperty('--name-top');
  return go(card, 'popped', finish);
};

// Without a card the screen is just there, or just gone.
const stop = () => {
  ways++;
  for (const card of cards) card.style.visibility = '';
  cardScreen.classList.remove('pushed', 'popped', 'leaving');
  undress();
};

for (const name of ['homepage', 'facebook', 'instagram']) {
  find(`#${name}`).addEventListener('click', () => { if (shop) openPage(shop[name]); });
}
find('#location').addEventListener('click', () => { if (shop) goToNaver(shop); });
marker.addEventListener('click', event => {
  event.stopPropagation();
  console.log('마커 클릭됨');
  goToNaver(shop);
});
