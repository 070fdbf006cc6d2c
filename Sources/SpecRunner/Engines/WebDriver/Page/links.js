// Links that leave the page.

// A new window would replace this one for the driver, so the link is logged and not followed.
const isForeign = url => {
  const inside = ['http:', 'https:', 'file:', 'about:', 'blob:', 'data:', 'javascript:'];
  if (!inside.includes(url.protocol)) return true;
  return location.protocol === 'file:' && url.protocol.startsWith('http');
};
const parsed = address => { try { return new URL(address, document.baseURI) } catch { } };
// A page that the scenario lets open windows opens at most this many.
const MOST_WINDOWS = 20;
let opened = 0;
spec.opensWindows = world.windows;
const isOwn = target => !target || ['_self', '_top', '_parent'].includes(target.toLowerCase())
  || [...document.querySelectorAll('iframe, frame')].some(frame => frame.name === target);
// An address as it is written, without the slash that a browser adds to a bare host.
const told = (url, written) => url && url.href !== `${written}/` ? url.href : String(written);
const openNative = window.open;
window.open = function (address = '', target, ...rest) {
  const url = parsed(address);
  if (target && isOwn(target)) return openNative.call(this, address, target, ...rest);
  if (spec.opensWindows && !(url && isForeign(url))) {
    write('window opened', url?.href ?? String(address));
    // As if the browser blocked it.
    return ++opened > MOST_WINDOWS ? null : openNative.call(this, address, target, ...rest);
  }
  write('link', told(url, address));
  return { closed: false, location: {}, close() { }, focus() { }, postMessage() { } };
};
// What a link or form does that opens its address elsewhere.
const leaves = (event, written, isOut) => {
  const url = parsed(written);
  if (event.defaultPrevented || !url || !(isOut || isForeign(url))) return;
  if (spec.opensWindows && !isForeign(url)) {
    write('window opened', url.href);
    if (++opened > MOST_WINDOWS) event.preventDefault();
    return;
  }
  event.preventDefault();
  write('link', told(url, written));
};
const base = () => document.querySelector('base[target]')?.target;
const follow = event => {
  const link = event.composedPath().find(node => node.matches?.('a[href], area[href]'));
  if (!link) return;
  const isOut = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey
    || !isOwn(link.getAttribute('target') || base());
  leaves(event, link.getAttribute('href'), isOut);
};
addEventListener('click', follow);
addEventListener('auxclick', event => { if (event.button === 1) follow(event); });
addEventListener('submit', event => {
  const { submitter, target: form } = event;
  // A field may be called "action", so the properties of the form are not reliable.
  const written = name => submitter?.getAttribute('form' + name) ?? form.getAttribute(name) ?? '';
  if (written('method').toLowerCase() === 'dialog') return;
  leaves(event, written('action'), !isOwn(written('target') || base()));
});
history?.addEventListener('navigate', event => {
  const url = parsed(event.destination.url);
  if (!url || !isForeign(url) || !event.cancelable) return;
  event.preventDefault();
  write('link', url.href);
});
