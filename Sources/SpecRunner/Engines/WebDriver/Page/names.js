// The names of elements, from the page's markup. Loading this file changes nothing in the page.

const NAMED_BY_CONTENT = 'button, a[href], summary, option, [role=button], [role=link], '
  + '[role=tab], [role=option], [role=menuitem], [role=checkbox], [role=radio], '
  + '[role=switch], [role=row], h1, h2, h3, h4, h5, h6';
const tidy = text => (text ?? '').replace(/[ \t\r\n\f]+/g, ' ').trim();
// The text including that of shadow trees and slots, which `innerText` omits.
const isInline = node => ['inline', 'contents', ''].includes(displayOf(node));
const flatText = (node, unsaid) => childrenOf(node).map(child => {
  if (child.nodeType === Node.TEXT_NODE) return child.data;
  if (!isElement(child) || SKIPPED.includes(child.localName)) return '';
  if (unsaid && child.matches(unsaid) || !isRendered(child)) return '';
  return isInline(child) ? flatText(child, unsaid) : ` ${flatText(child, unsaid)} `;
}).join('');
const hasTrees = node => node.localName === 'slot' || treeOf(node) !== null
  || [...node.querySelectorAll('*')].some(inner => treeOf(inner) || inner.localName === 'slot');
const shown = node =>
  tidy(hasTrees(node) ? flatText(node) : node.innerText ?? node.textContent);
// The text of a row without that of its buttons and fields, which are separate elements.
const CONTROLS = 'button, [role=button], input, select, textarea';
const said = node => {
  if (hasTrees(node)) return tidy(flatText(node, CONTROLS));
  if (!node.querySelector(CONTROLS)) return shown(node);
  const words = [];
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (!parent.closest(CONTROLS) && isRendered(parent)) words.push(texts.currentNode.data);
  }
  return tidy(words.join(' '));
};
// The inline text of a nameless element that also contains block elements; null for all others.
const ownLine = node => {
  if (node.dataset?.testid || node.id || ownName(node)) return null;
  const isLine = child => isElement(child) && !isInline(child);
  const children = childrenOf(node);
  if (!children.some(child => isLine(child) && isRendered(child))) return null;
  return tidy(children.map(child => isText(child) ? child.data
    : isElement(child) && isInline(child) && !roleOf(child) && !SKIPPED.includes(child.localName)
      ? flatText(child, CONTROLS) : ' ').join('')) || null;
};
const byIds = (node, attribute) => tidy((node.getAttribute(attribute) ?? '').split(/\s+/)
  .map(id => id && node.getRootNode().getElementById?.(id)).filter(Boolean)
  .map(found => found.textContent).join(' '));
// The text of a <label> without that of its control.
const labelText = label => {
  const copy = label.cloneNode(true);
  for (const inner of copy.querySelectorAll('input, select, textarea, button')) inner.remove();
  return tidy(copy.textContent);
};
const INPUT_BUTTONS = ['button', 'submit', 'reset', 'image'];
const native = node => {
  const labels = [...(node.labels ?? [])].map(labelText).filter(Boolean).join(' ');
  if (labels) return labels;
  if (node.localName === 'input' && INPUT_BUTTONS.includes(node.type)) {
    return node.value || node.alt || { submit: 'Submit', reset: 'Reset' }[node.type] || '';
  }
  if (['option', 'optgroup'].includes(node.localName)) return node.label;
  if (node.localName === 'img') return node.alt;
  if (node.localName === 'fieldset') return tidy(node.querySelector('legend')?.textContent);
  if (node.localName === 'figure') return tidy(node.querySelector('figcaption')?.textContent);
  if (node.localName === 'svg') return tidy(node.querySelector('title')?.textContent);
  return '';
};
const contentName = node => shown(node) || tidy(
  [...node.querySelectorAll('img[alt], [aria-label]')]
    .map(inner => inner.getAttribute('aria-label') ?? inner.alt).join(' '));
const ownName = node => byIds(node, 'aria-labelledby')
  || tidy(node.getAttribute?.('aria-label')) || tidy(native(node));
const labelOf = node => ownName(node)
  || (node.matches?.(NAMED_BY_CONTENT) ? contentName(node) : '')
  || tidy(node.getAttribute?.('title')) || tidy(node.getAttribute?.('placeholder'));
