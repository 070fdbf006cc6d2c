// The address says which screen is in front, so that the browser's own back button works: none
// is the list, #guide the guide, #card-2 the second card. The tabs are no places of their own.

const list = find('#recommended-screen');
const guide = find('#guide-screen');
const myPage = find('#my-page-screen');
const screens = [list, myPage, guide, cardScreen];
const tabBar = find('#tab-bar');
const tabs = [...tabBar.children];

// On phones with a home button a bar that is moved does not come back.
const HOME_BUTTON = [568, 667, 736];
const hideBar = () => {
  tabBar.inert = true;
  tabBar.classList.remove('at-once');
  tabBar.classList.add('gone');
};
const showBar = () => {
  if (has('bar-not-shown')) return;
  tabBar.inert = false;
  const isDirect = HOME_BUTTON.includes(innerHeight) && !has('showing-not-branched');
  tabBar.classList.toggle('at-once', isDirect);
  tabBar.classList.remove('gone');
};

const bringToFront = (screen, motion) => {
  for (const other of screens) {
    other.hidden = other !== screen;
    other.classList.remove('pushed', 'popped');
  }
  if (motion) screen.classList.add(motion);
};
const choose = tab => {
  for (const other of tabs) other.setAttribute('aria-selected', other === tab);
};
const numberOf = place => /^#card-([1-3])$/.exec(place)?.[1];
const screenOf = place => numberOf(place) ? cardScreen : place === '#guide' ? guide : list;

let place = '';
// The card that the open screen has grown out of; undefined if there is none.
let source;

const openCard = number => {
  hideBar();
  tellOf(number);
  source = place === '' ? cards[number - 1] : undefined;
  if (!source || has('system-push')) {
    stop();
    return bringToFront(cardScreen, source && 'pushed');
  }
  grow(source, () => bringToFront(cardScreen));
};
const closeCard = screen => {
  showBar();
  openings++;
  if (!source || screen !== list) {
    bringToFront(screen);
    return stop();
  }
  list.hidden = false;
  shrink(source, () => {
    bringToFront(list);
    stop();
  });
};

const route = () => {
  const wanted = location.hash;
  const [before, screen] = [screenOf(place), screenOf(wanted)];
  choose(tabs[0]);
  if (screen === cardScreen) openCard(numberOf(wanted));
  else if (before === cardScreen) closeCard(screen);
  else if (before === screen) bringToFront(screen);
  else bringToFront(screen, screen === guide ? 'pushed' : 'popped');
  place = wanted;
};
addEventListener('hashchange', route);

tabs[0].addEventListener('click', () => {
  choose(tabs[0]);
  bringToFront(screenOf(place));
});
tabs[1].addEventListener('click', () => {
  choose(tabs[1]);
  bringToFront(myPage);
});
find('#open-first').addEventListener('click', () => { location.hash = 'card-1'; });
for (const button of document.querySelectorAll('.close')) {
  button.addEventListener('click', () => {
    if (place !== '#guide' && !source && has('close-needs-card')) return;
    history.back();
  });
}
if (has('card-does-not-open')) for (const card of cards) card.removeAttribute('href');

// An address that names a screen from the start shows it at once.
if (location.hash) {
  place = '#guide';
  route();
}
