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

// The page's pending timers, due by the page's clock, so that `pass` can run them early.
const timers = new Map();
const wrapTimer = (name, clear, repeats) => {
  const native = window[name].bind(window);
  const stop = window[clear].bind(window);
  window[name] = (act, delay = 0, ...rest) => {
    const run = () => {
      repeats ? timers.get(id) && (timers.get(id).due = shifted() + delay) : timers.delete(id);
      typeof act === 'function' ? act(...rest) : (0, eval)(String(act));
    };
    const id = native(run, delay);
    timers.set(id, { due: shifted() + (Number(delay) || 0), run, repeats, delay, stop });
    return id;
  };
  window[clear] = id => { timers.delete(id); stop(id); };
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
// Moves the page's clock on and runs the timers that fall due, in order.
const MOST_TURNS = 10_000;
spec.pass = async time => {
  const end = shifted() + time;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const [id, next] = [...timers].reduce(
      (first, timer) => timer[1].due < first[1].due ? timer : first, [null, { due: Infinity }]);
    if (next.due > end) break;
    shift(ahead + Math.max(0, next.due - shifted()));
    if (!next.repeats) next.stop(id);
    try { next.run() } catch (error) { reportError(error) }
    await new Promise(resolve => soon(resolve));
  }
  shift(ahead + Math.max(0, end - shifted()));
  memory.start -= time;
  keepShift();
};
