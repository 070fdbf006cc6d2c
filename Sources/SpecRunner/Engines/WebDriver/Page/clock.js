// The date and timers of a page's scripts. Durations are measured in real time.

const RealDate = Date;
const now = RealDate.now.bind(RealDate);
const soon = window.setTimeout.bind(window);
let ahead = 0;
const shifted = () => now() + ahead;
const ShiftedDate = new Proxy(RealDate, {
  construct: (target, given, self) => Reflect.construct(
    target, given.length ? given : [shifted()], self === ShiftedDate ? target : self),
  apply: () => new RealDate(shifted()).toString(),
  get: (target, key) => key === 'now' ? shifted : Reflect.get(target, key),
});
const shift = time => {
  ahead = time;
  window.Date = RealDate.prototype.constructor = ShiftedDate;
};
const keepShift = () => {
  memory.ahead = ahead;
  remember();
};
// Sets the page's clock to a day and time in the page's own time zone; the clock keeps running.
spec.setDate = (parts, elapsed) => {
  const [year, month, day, ...rest] = parts;
  const date = new RealDate(2000, 0, 1, ...rest);
  date.setFullYear(year, month - 1, day);
  for (const timer of timers.values()) timer.due -= ahead;
  shift(date.getTime() + elapsed - now());
  for (const timer of timers.values()) timer.due += ahead;
  keepShift();
};

// The page's pending timers, due by the page's clock. The browser measures their delays in real time,
// so `pass` runs those that fall due early and arms the others again.
const timers = new Map();
const disarm = window.clearTimeout.bind(window);
const arm = timer => {
  disarm(timer.handle);
  timer.handle = soon(timer.run, timer.due - shifted());
};
// Browsers do not repeat a timer more often.
const SHORTEST_INTERVAL = 4;
const wrapTimer = (name, clear, repeats) => {
  window[name] = (act, given, ...rest) => {
    const delay = Math.max(Number(given) || 0, repeats ? SHORTEST_INTERVAL : 0);
    const timer = { due: shifted() + delay };
    timer.run = () => {
      timer.due = Math.max(timer.due + delay, shifted());
      repeats ? arm(timer) : timers.delete(id);
      typeof act === 'function' ? act(...rest) : (0, eval)(String(act));
    };
    arm(timer);
    const id = timer.handle;
    timers.set(id, timer);
    return id;
  };
  window[clear] = id => { disarm(timers.get(id)?.handle ?? id); timers.delete(id); };
};
wrapTimer('setTimeout', 'clearTimeout', false);
wrapTimer('setInterval', 'clearInterval', true);
if (AbortSignal.timeout) {
  AbortSignal.timeout = delay => {
    const end = new AbortController();
    setTimeout(
      () => end.abort(new DOMException('The operation timed out.', 'TimeoutError')), delay);
    return end.signal;
  };
}
// Moves the clock of the page and of its frames on, and runs the timers that fall due, in order.
const MOST_TURNS = 10_000;
const scriptIn = frame => { try { return frame.contentWindow.__spec } catch { return null } };
spec.pass = async time => {
  const inner = [...document.querySelectorAll(FRAMES.join())]
    .map(frame => scriptIn(frame)?.pass(time));
  const end = shifted() + time;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const next = [...timers.values()].reduce(
      (first, timer) => timer.due < first.due ? timer : first, { due: Infinity });
    if (next.due > end) break;
    shift(ahead + Math.max(0, next.due - shifted()));
    disarm(next.handle);
    try { next.run() } catch (error) { reportError(error) }
    await new Promise(resolve => soon(resolve));
  }
  shift(ahead + Math.max(0, end - shifted()));
  for (const timer of timers.values()) arm(timer);
  memory.start -= time;
  keepShift();
  await Promise.all(inner);
};
