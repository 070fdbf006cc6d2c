// Where the browser is on its way through the pages, as pushes and pops in the log.

const history = window.navigation?.currentEntry ? window.navigation : null;
const entryKey = () => history?.currentEntry?.key ?? null;
// The page draws a new screen after the address has changed, so it is named when next asked.
let coming = null;
const nameEntry = () => {
  const name = pageName();
  if (memory.trail[memory.at]) memory.trail[memory.at].name = name;
  if (!coming) return;
  if (coming.kind === 'pop') coming.details.to = name; else coming.subject = name;
  coming = null;
};
// Where the browser is on the way it came: one step further, or back at a place it knows.
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
// A page drawn by another process may begin before what the last one stored has come there.
// Whoever looked at that one brings what it knew then; what this page did since is kept.
const recall = known => {
  if (known?.run !== world.run || known.page === arrival.page) return;
  if (known.version <= arrival.version) return;
  const own = memory.log.filter(entry => entry.n > arrival.count);
  const later = memory.start - known.start;
  memory = { ...known, log: [] };
  if (memory.ahead !== undefined) shift(memory.ahead);
  coming = null;
  // How it came is told now, but the page is as old as it is.
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
