// Transitions of screens: dialogs that count as screens, and animated screens.

const SHEETS = 'dialog[data-screen]';
const isSheet = node => node.matches?.(SHEETS) && node.open && node.matches(':modal');
// The screen presented over the page, or null; elements beneath it cannot be reached.
const presented = () => inFront([...document.querySelectorAll(SHEETS)].filter(isSheet)) ?? null;
// The one of several dialogs that is in front: in the markup, the last one that was opened may be first.
const inFront = dialogs => dialogs.length < 2 ? dialogs[0] : dialogs.filter(dialog => {
  const { left, top, width, height } = dialog.getBoundingClientRect();
  return contains(dialog, hit(left + width / 2, top + height / 2));
}).at(-1) ?? dialogs.at(-1);
const isMarked = () => document.querySelector('[data-screen]') !== null;

// Whether a screen is animated is known shortly afterwards; until then the event is held back.
const undecided = [];
const movedScreens = new Set();
let isYoung = false;
const transit = (kind, subject, details) => {
  write(kind, subject, details);
  undecided.push(memory.log.at(-1));
  isYoung = true;
  const end = () => soon(() => { isYoung = false; });
  const late = soon(end, 100);
  requestAnimationFrame(() => { clearTimeout(late); end(); });
  return memory.log.at(-1);
};
const decide = () => {
  for (const event of undecided.splice(0)) {
    const names = [event.subject];
    if (event.kind === 'push') names.push(event.details.from);
    if (event.kind === 'pop') names.push(event.details.to);
    // Without an element marked as a screen, it is not known which animations move a screen.
    if (isMarked()) {
      event.details.animated = movedScreens.has('*')
        || names.some(name => movedScreens.has(name));
    }
  }
  movedScreens.clear();
  remember();
};
const movesScreen = event => {
  const name = event.target.dataset?.screen;
  if (!name || event.pseudoElement) return false;
  movedScreens.add(name);
  return true;
};
wrap(Document.prototype, 'startViewTransition', native => function (...rest) {
  movedScreens.add('*');
  const transition = native.apply(this, rest);
  const end = awaitAnswer();
  transition.finished.then(end, end);
  return transition;
});

const openSheets = new Set();
const followSheets = () => {
  if (isFrame) return;
  for (const sheet of [...openSheets]) {
    if (isSheet(sheet) && sheet.isConnected) continue;
    openSheets.delete(sheet);
    transit('dismiss', sheet.dataset.screen, {});
  }
  for (const sheet of document.querySelectorAll(SHEETS)) {
    if (!isSheet(sheet) || openSheets.has(sheet)) continue;
    const over = [...openSheets].at(-1)?.dataset.screen ?? pageName();
    openSheets.add(sheet);
    transit('present', sheet.dataset.screen, { over });
  }
};
new MutationObserver(followSheets).observe(
  document, { subtree: true, childList: true, attributeFilter: ['open'] });
