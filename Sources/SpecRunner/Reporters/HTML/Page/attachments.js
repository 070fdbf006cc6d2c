// What steps attached: log lines, links, texts, pictures and files.

const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml',
  'image/avif', 'image/bmp'];

function attachmentsOf(items) {
  if (!items?.length) return null;
  return el('div.attachments', null, items.map(attachment));
}

function attachment(item) {
  const type = texts[item.type];
  const name = optional(item.name);
  if (item.text === undefined && item.bytes === undefined) {
    return el('p.soft', null, `${name ?? type} (${size(item.size ?? 0)}) is not on this page, `
      + 'to limit its size.');
  }
  if (item.text !== undefined) return attachedText(type, name, texts[item.text]);
  const plain = type.split(';')[0].trim().toLowerCase();
  if (pictureTypes.includes(plain)) return picture(plain, name, item);
  return el('p', null, download(name ?? item.file, item), ` ${type}, ${size(item.size)}`);
}

function attachedText(type, name, text) {
  if (type === 'text/x.cucumber.log+plain') return el('pre.log', { dir: 'auto' }, text);
  if (type === 'text/uri-list') {
    return el('p', null, text.split('\n').filter(Boolean).map(line => [outward(line), ' ']));
  }
  return details(name ?? type, text.length < 2000, pre(text));
}

// A link to another page; only to addresses that a browser opens as a page.
function outward(text) {
  return /^https?:\/\//i.test(text)
    ? el('a', { href: text, rel: 'noreferrer noopener', target: '_blank' }, text) : text;
}

function picture(type, name, item) {
  const title = name ?? 'picture';
  return el('figure', null,
    el('img', { src: `data:${type};base64,${item.bytes}`, alt: title, loading: 'lazy' }),
    el('figcaption', null, download(title, item), ` ${size(item.size)}`));
}

// The bytes as a file of no type, so that nothing opens them in this page's place.
function download(title, item) {
  return el('a', { href: `data:application/octet-stream;base64,${item.bytes}`,
    download: item.file }, title);
}
