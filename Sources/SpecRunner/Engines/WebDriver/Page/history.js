// The pages that the browser visited, logged as pushes and pops.

const history = window.navigation ?? null;
const entryKey = () => history?.currentEntry?.key ?? null;
// A page draws its new screen after its address has changed, so the event receives the screen's
// name later.
let coming = null;
const nameEntry = () => {
  const name = pageName();
  if (memory.trail[memory.at]) memory.trail[memory.at].name = name;
  if (!coming) return;
  if (coming.kind === 'pop') coming.details.to = name; else coming.subject = name;
  coming = null;
};
// Logs a step: back if the entry is known from earlier, forward if not.
const moved = () => {
  if (isFrame) return;
  followSheets();
  const key = entryKey();
  const before = memory.trail[memory.at];
  const known = memory.trail.findIndex(entry => entry.key === key);
  if (key !== null && known === memory.at && before) return;
  if (known >= 0 && known < memory.at) {
    memory.at = known;
    coming = transit('pop', before.name, {});
  } else {
    if (known < 0) memory.trail.splice(memory.at + 1, Infinity, { key, name: '' });
    memory.at++;
    if (!before) return;
    coming = transit('push', '', { from: before.name });
  }
};
let arrival;
const arrive = () => {
  arrival = { page: Math.random().toString(36), version: memory.version };
  moved();
  arrival.count = memory.count;
};
// A page in another process may start before the storage of the last page has arrived there.
// So the driver passes on what the last page knew, and this page's own events are added to it.
const recall = known => {
  if (known?.run !== world.run || known.page === arrival.page) return;
  if (known.version <= arrival.version) return;
  const own = memory.log.filter(entry => entry.n > arrival.count);
  const later = memory.start - known.start;
  memory = { ...known, log: [] };
  if (memory.ahead !== undefined) shift(memory.ahead);
  coming = null;
  // The event is logged late, but the page did not start just now: keep its age.
  const wasYoung = isYoung;
  moved();
  isYoung = wasYoung;
  if (coming) undecided.unshift(undecided.pop());
  for (const entry of own) {
    entry.n = ++memory.count;
    entry.t += later;
    memory.log.push(entry);
  }
  arrival.version = memory.version;
  remember();
};
const knowledge = () => ({ ...memory, log: undefined, page: arrival.page });
history?.addEventListener('currententrychange', event => {
  if (!event.navigationType) return;
  if (coming) nameEntry();
  moved();
});
