// Whether the page is at rest: nothing is under way that could change it without its user. Whatever
// cannot be followed to its end counts as under way, so that a check waits for too long rather than
// not long enough.

let lastStir = performance.now();
const stir = () => { lastStir = performance.now(); };
// How much has begun and not ended, and whether something runs that has no end.
let unfinished = 0;
let isEndless = false;
const begun = () => {
  unfinished++;
  stir();
  let end = () => { end = () => { }; unfinished--; stir(); };
  return () => end();
};
// When the requests began that have no answer yet, and when the last one ended.
const awaited = new Set();
let lastAnswer = -Infinity;
const awaitAnswer = () => {
  const end = begun();
  const request = { start: performance.now() };
  awaited.add(request);
  return () => { awaited.delete(request) && (lastAnswer = performance.now()); end(); };
};
// The promise that the page receives; a rejection that it does not handle remains unhandled.
const during = promise => {
  const end = awaitAnswer();
  return promise.then(value => { end(); return value; }, error => { end(); throw error; });
};
for (const name of ['arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text']) {
  wrap(window.Response?.prototype, name, native => function (...rest) {
    return during(native.apply(this, rest));
  });
}
const streams = window.ReadableStream?.prototype;
const iterators = streams?.values && Object.getPrototypeOf(new window.ReadableStream().values());
for (const name of ['getReader', 'pipeThrough', 'pipeTo', 'tee', 'values', Symbol.asyncIterator]) {
  wrap(streams, name, native => function (...rest) {
    isEndless = true;
    return native.apply(this, rest);
  });
}
for (const [owner, name] of [[iterators, 'next'], [window.ReadableStreamDefaultReader?.prototype, 'read'],
  [window.ReadableStreamBYOBReader?.prototype, 'read']]) {
  wrap(owner, name, native => function (...rest) { return during(native.apply(this, rest)); });
}
for (const name of ['BroadcastChannel', 'EventSource', 'RTCPeerConnection', 'SharedWorker', 'WebSocket',
  'Worker']) {
  if (!window[name]) continue;
  const follower = new Proxy(window[name], {
    construct: (target, given, self) => {
      isEndless = true;
      startLoad(name, given[0]);
      return Reflect.construct(target, given, self === follower ? target : self);
    },
  });
  window[name] = follower;
}
for (const [name, cancel] of [['requestAnimationFrame', 'cancelAnimationFrame'],
  ['requestIdleCallback', 'cancelIdleCallback']]) {
  const ends = new Map();
  wrap(window, name, native => (act, ...rest) => {
    const end = begun();
    const id = native.call(window, (...given) => {
      ends.delete(id);
      try { act(...given); } finally { end(); }
    }, ...rest);
    ends.set(id, end);
    return id;
  });
  wrap(window, cancel, native => id => {
    ends.get(id)?.();
    ends.delete(id);
    native.call(window, id);
  });
}
// Files whose elements were added later, and pages of frames, until they have loaded.
const LOADED = 'script[src], link[rel~=stylesheet], link[rel~=modulepreload], '
  + ':is(iframe, frame):is([src], [srcdoc]):not([loading=lazy], [src^="about:"], [src=""])';
const loads = new Map();
const loaded = event => {
  loads.get(event.target)?.();
  loads.delete(event.target);
  stir();
};
const awaitLoad = node => {
  if (node.matches(LOADED) && !loads.has(node) && !isOnlyFragment(node)) loads.set(node, awaitAnswer());
};
// Whether a frame only goes to another part of its page, which loads nothing.
const isOnlyFragment = node => node.localName !== 'script' && node.src?.includes('#')
  && documentIn(node)?.URL.split('#')[0] === node.src.split('#')[0];
const watcher = new MutationObserver(changes => {
  stir();
  for (const node of loads.keys()) if (!node.isConnected) loaded({ target: node });
  if (document.readyState !== 'complete') return;
  for (const { target, attributeName, addedNodes } of changes) {
    if (FRAMES.includes(target.localName)
      && attributeName === (target.hasAttribute('srcdoc') ? 'srcdoc' : 'src')) awaitLoad(target);
    for (const node of addedNodes) {
      if (!isElement(node)) continue;
      awaitLoad(node);
      if (node.firstElementChild) node.querySelectorAll(LOADED).forEach(awaitLoad);
    }
  }
});
// These events are sent to the document and not to the window.
inTrees(root => {
  for (const name of ['load', 'error']) root.addEventListener(name, loaded, true);
  watcher.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
});
for (const name of ['click', 'input', 'keydown', 'keyup', 'pointerdown', 'popstate', 'wheel']) {
  addEventListener(name, stir, { capture: true, passive: true });
}
// Whether the browser waits for the next page.
let isLeaving = false;
const leave = () => { isLeaving = true; };
const stay = () => { isLeaving = false; stir(); };
if (window.navigation) {
  navigation.addEventListener('navigate', event => {
    if (!event.destination.sameDocument && event.downloadRequest === null) leave();
  });
  for (const name of ['navigatesuccess', 'navigateerror']) navigation.addEventListener(name, stay);
} else {
  addEventListener('beforeunload', leave);
}
addEventListener('pageshow', stay);

// Whether an answer is under way that may change the page: not one that takes as long as those of
// servers that answer when they have news. Pages show an answer soon after it has come.
const LONGEST_ANSWER = 2000;
const SHOWN_AFTER = 50;
const isAwaiting = () => isLeaving || performance.now() - lastAnswer < SHOWN_AFTER
  || [...awaited].some(({ start }) => performance.now() - start < LONGEST_ANSWER)
  || innerSpecs().some(inner => inner.isAwaiting());
spec.isAwaiting = isAwaiting;
// Timers that are due later than any check waits do not matter.
const FAR = 60_000;
const isWaiting = () => [...timers.values()].some(timer => timer.due - shifted() < FAR);
const isPlaying = media => !media.paused && !media.ended
  || media.networkState === media.NETWORK_LOADING && media.readyState < media.HAVE_CURRENT_DATA;
const isLoading = image => !image.complete && image.loading !== 'lazy';
// The scripts of the frames on the page; undefined for those of other origins.
const specsInside = () => window.length + trees.size === 0 ? [] : rootsNow()
  .flatMap(root => [...root.querySelectorAll(FRAMES.join())])
  .map(frame => { try { return frame.contentWindow.__spec } catch { } });
const innerSpecs = () => specsInside().filter(Boolean);
// For how long nothing may have happened, in milliseconds: longer than the slowest file took, because
// a module that a script imports is not seen before it has come.
const LEAST_QUIET = 600;
const quiet = () => 2 * performance.getEntriesByType('resource')
  .reduce((most, { duration }) => Math.max(most, duration), LEAST_QUIET / 2);
spec.isAtRest = () => performance.now() - lastStir >= LEAST_QUIET
  && !unfinished && !isEndless && !isLeaving && document.readyState === 'complete'
  && document.fonts?.status !== 'loading' && !isWaiting()
  && !running().length && rootsNow().every(root => ![...root.querySelectorAll('img')].some(isLoading)
    && ![...root.querySelectorAll('audio, video')].some(isPlaying))
  && specsInside().every(inner => inner?.isAtRest())
  && performance.now() - lastStir >= quiet();
