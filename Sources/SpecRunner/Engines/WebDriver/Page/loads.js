// Requests that a page makes by other means than a call for an answer.

const LOADING = ['http:', 'https:', 'ws:', 'wss:', 'file:'];
const loadFrom = (address, method = 'GET', body) => {
  const url = parsed(address);
  if (url && LOADING.includes(url.protocol)) sent(method, addressOf(url.href), body);
};
// What a constructor sends; the requests of a worker cannot be seen.
const startLoad = (name, address) => {
  if (name === 'EventSource' || name === 'WebSocket') loadFrom(String(address));
  if (name === 'Worker' || name === 'SharedWorker') write('worker', addressOf(String(address)));
};
wrap(window.ServiceWorkerContainer?.prototype, 'register', native => function (address, ...rest) {
  write('worker', addressOf(String(address)));
  return native.call(this, address, ...rest);
});
// Pictures are loaded as soon as a script gives them an address, and scripts once they are on the page.
const madeScripts = new WeakSet();
const loadPicture = image => {
  loadFrom(image.src);
  // One that is not on the page is in no list of its pictures.
  if (image.complete || image.loading === 'lazy') return;
  const end = awaitAnswer();
  for (const name of ['load', 'error']) image.addEventListener(name, end, { once: true });
};
const noteScript = script => { madeScripts.add(script); };
for (const [maker, act] of [['HTMLImageElement', loadPicture], ['HTMLScriptElement', noteScript]]) {
  const prototype = window[maker].prototype;
  const own = Object.getOwnPropertyDescriptor(prototype, 'src');
  Object.defineProperty(prototype, 'src', {
    ...own, set(address) { own.set.call(this, address); act(this); },
  });
  wrap(prototype, 'setAttribute', native => function (name, ...rest) {
    native.call(this, name, ...rest);
    if (String(name).toLowerCase() === 'src') act(this);
  });
}
new MutationObserver(changes => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) if (madeScripts.delete(node)) loadFrom(node.src);
  }
}).observe(document, { subtree: true, childList: true });
// What a form sends into a frame. Its fields are not read, because the page would notice.
const sendInto = (form, submitter) => {
  const target = submitter?.getAttribute('formtarget') ?? form.getAttribute('target');
  const frames = [...document.querySelectorAll('iframe, frame')];
  if (!target || !frames.some(frame => frame.name === target)) return;
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  const method = submitter?.getAttribute('formmethod') ?? form.getAttribute('method') ?? '';
  const isPost = method.toLowerCase() === 'post';
  loadFrom(action, isPost ? 'POST' : 'GET', isPost ? form : undefined);
};
addEventListener('submit', event => {
  if (!event.defaultPrevented) sendInto(event.target, event.submitter);
});
wrap(HTMLFormElement.prototype, 'submit', native => function () {
  sendInto(this, null);
  return native.call(this);
});
addEventListener('click', event => {
  const link = event.composedPath().find(node => node.matches?.('a[ping], area[ping]'));
  if (!link || event.defaultPrevented) return;
  const addresses = link.getAttribute('ping').split(/\s+/).filter(Boolean);
  for (const address of addresses) loadFrom(address, 'POST', link);
});
