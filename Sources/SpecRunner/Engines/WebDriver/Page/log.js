// The events, numbered across all pages of a launch. The session storage carries the log to the
// next page, because variables end with their page.

const KEY = '__spec';
const fresh = {
  run: world.run, start: now(), count: 0, log: [], trail: [], at: -1, version: 0,
};
const remembered = () => {
  try { return JSON.parse(sessionStorage.getItem(KEY)) } catch { return null }
};
// A frame writes to the log of the top page and has no log itself.
const isFrame = window !== window.top;
const remember = () => {
  memory.version++;
  if (isFrame) return;
  try { sessionStorage.setItem(KEY, JSON.stringify(memory)) } catch { }
};
let memory = remembered();
if (memory?.run !== world.run) {
  // A launch starts with an empty session storage.
  if (memory && !isFrame) sessionStorage.clear();
  memory = fresh;
  const items = [
    ...(world.saved[location.origin] ?? []).map(item => ['local storage', ...item]),
    ...world.stored,
  ];
  for (const item of isFrame ? [] : items) {
    const why = spec.store(...item);
    if (why) memory.unstored = why;
  }
  remember();
  if (world.date) spec.setDate(...world.date);
} else if (memory.ahead !== undefined) {
  shift(memory.ahead);
}
addEventListener('pagehide', () => { nameEntry(); remember(); });
addEventListener('pageshow', event => {
  if (event.persisted) { memory = remembered() ?? memory; arrive(); }
});
const write = (kind, subject, details = {}) => {
  if (isFrame) {
    // The top page may have another origin, which a frame cannot access.
    try { window.top.__spec?.write(kind, subject, details) } catch { }
    return;
  }
  if (isFlood(kind)) return;
  memory.log.push({ n: ++memory.count, t: now() - memory.start, kind, subject, details });
  if (kind !== 'log') return remember();
  // A page may write thousands of lines in a row.
  if (!isRemembering) soon(() => { isRemembering = false; remember(); });
  isRemembering = true;
};
let isRemembering = false;
// The lines and errors between two observations are limited, because a page may write without end.
const MOST_LINES = 1000;
let lines = {};
const isFlood = kind => {
  if (!['log', 'error'].includes(kind)) return false;
  if (lines.log !== memory.log) lines = { log: memory.log, counts: { log: 0, error: 0 } };
  const count = ++lines.counts[kind];
  if (count === MOST_LINES + 1) {
    memory.log.push({
      n: ++memory.count, t: now() - memory.start, kind,
      subject: `the page wrote more than ${MOST_LINES} of these; the rest is not recorded`,
      details: { level: 'warning' },
    });
  }
  return count > MOST_LINES;
};
Object.assign(spec, { write, remember });
