// Four screens in one page: the address says which one is in front, so that the browser's own
// back button works. What was typed stays where it is.

const find = selector => document.querySelector(selector);

const screens = new Map([
  ['', find('#sign-up-screen')],
  ['#personal', find('#personal-screen')],
  ['#interests', find('#interests-screen')],
  ['#log-in', find('#log-in-screen')],
]);
const places = [...screens.keys()];
// What a screen does when it comes to the front.
const onShow = new Map();

let place = '';
let isAnimated = true;

const goTo = (address, { animated = true } = {}) => {
  isAnimated = animated;
  location.hash = address;
};

const route = () => {
  const wanted = screens.has(location.hash) ? location.hash : '';
  const isForward = places.indexOf(wanted) > places.indexOf(place);
  const screen = screens.get(wanted);
  for (const other of screens.values()) {
    other.hidden = other !== screen;
    other.classList.remove('pushed', 'popped');
  }
  if (isAnimated && wanted !== place) screen.classList.add(isForward ? 'pushed' : 'popped');
  place = wanted;
  isAnimated = true;
  onShow.get(wanted)?.(isForward);
};
addEventListener('hashchange', route);

for (const button of document.querySelectorAll('.back')) {
  button.addEventListener('click', () => history.back());
}

// One thing to fill in: a field and the words below it.
const entry = id => {
  const field = find(`#${id}`);
  const message = find(`#${id}-message`);
  const draw = (mark, words) => {
    for (const node of [field, message]) {
      node.classList.remove('typing', 'good', 'bad');
      if (mark) node.classList.add(mark);
    }
    field.setAttribute('aria-invalid', String(mark === 'bad'));
    message.textContent = words;
    message.hidden = words === '';
  };
  return {
    field,
    draw,
    get text() { return field.value },
    show: judgement => draw(judgement.isGood ? 'good' : 'bad', judgement.words),
  };
};

// The return key leads from each field to the next; behind the last one it does what is said.
const lead = (entries, finish) => entries.forEach(({ field }, number) => {
  field.addEventListener('keydown', event => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    if (has('return-stays')) return;
    const next = entries[number + 1];
    next ? next.field.focus() : finish(field);
  });
});
