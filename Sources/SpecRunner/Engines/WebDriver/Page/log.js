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
  for (const [name, value] of isFrame ? [] : world.records) {
    try {
      value === null ? localStorage.removeItem(name) : localStorage.setItem(name, value);
    } catch (error) {
      memory.unstored = error.message;
    }
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
  memory.log.push({ n: ++memory.count, t: now() - memory.start, kind, subject, details });
  remember();
};
spec.write = write;
