// Links that leave the page.

// A new window would replace this one for the driver, so the link is logged and not followed.
const isForeign = url => {
  const inside = ['http:', 'https:', 'file:', 'about:', 'blob:', 'data:', 'javascript:'];
  if (!inside.includes(url.protocol)) return true;
  return location.protocol === 'file:' && url.protocol.startsWith('http');
};
const parsed = address => { try { return new URL(address, document.baseURI) } catch { } };
window.open = address => {
  write('link', parsed(address)?.href ?? String(address));
  return { closed: false, location: {}, close() { }, focus() { }, postMessage() { } };
};
addEventListener('click', event => {
  const link = event.composedPath().find(node => node.matches?.('a[href], area[href]'));
  if (event.defaultPrevented || !link) return;
  const url = parsed(link.getAttribute('href'));
  const isOut = link.target && !['_self', '_top', '_parent'].includes(link.target);
  if (!url || !(isOut || isForeign(url))) return;
  event.preventDefault();
  write('link', url.href);
});
history?.addEventListener('navigate', event => {
  const url = parsed(event.destination.url);
  if (!url || !isForeign(url) || !event.cancelable) return;
  event.preventDefault();
  write('link', url.href);
});
