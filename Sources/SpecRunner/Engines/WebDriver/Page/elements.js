// An element in the form of the driver interface. Loading this file changes nothing in the page.

const isDisabled = node => node.matches(':disabled') || Boolean(node.closest('[inert]'))
  || node.getAttribute('aria-disabled') === 'true';
const flag = (node, ...names) => {
  for (const name of names) {
    const value = node.getAttribute(name);
    if (value !== null) return value !== 'false' && value !== '';
  }
  return null;
};
const selected = (node, role) => {
  if (node.localName === 'input' && ['checkbox', 'radio'].includes(node.type)) {
    return node.checked;
  }
  if (node.localName === 'option') return node.selected;
  return flag(node, 'aria-checked', 'aria-selected', 'aria-pressed', 'aria-current');
};
const text = (node, role) => {
  if (role === 'picker') {
    const chosen = [...(node.selectedOptions ?? [])];
    return chosen.length ? chosen.map(shown).join(', ') : node.value ?? shown(node);
  }
  if (role === 'field' || role === 'slider') return node.value ?? node.innerText;
  if (role === 'progress') return node.getAttribute('aria-valuetext') ?? String(node.value ?? '');
  if (role === 'segments') {
    const chosen = node.querySelector('[aria-checked=true], [aria-selected=true], :checked');
    return chosen ? labelOf(chosen) : '';
  }
  if (role === 'text') return ownLine(node) ?? said(node);
  return null;
};
const traits = node => {
  const style = getComputedStyle(node);
  const type = node.localName === 'input' ? node.type : 'text';
  const masks = (style.webkitTextSecurity ?? 'none') !== 'none';
  const correction = node.getAttribute('autocorrect');
  const hint = node.getAttribute('enterkeyhint');
  return {
    placeholder: node.placeholder ?? node.getAttribute('aria-placeholder') ?? '',
    keyboard: node.inputMode || type, hint: hint ?? '',
    // For a word the browser does not know, the browser chooses the key's title itself.
    returnKey: node.enterKeyHint || (hint ? null : 'enter'),
    correction: correction === null ? !['url', 'email', 'password'].includes(type)
      : correction !== 'off',
    spelling: node.spellcheck && type !== 'password', secure: type === 'password' || masks,
    content: node.getAttribute('autocomplete') ?? '',
  };
};
const describe = (node, role) => {
  const style = getComputedStyle(node);
  const box = boxOf(node);
  const isSeen = isShown(node, box);
  const element = {
    id: idOf(node), role, label: labelOf(node),
    frame: [round(box.x + corner.x), round(box.y + corner.y), round(box.width), round(box.height)],
    visible: isSeen,
    enabled: !isDisabled(node), selected: selected(node, role), text: text(node, role),
    border: border(style), color: color(style.color), background: color(style.backgroundColor),
    opacity: round(+style.opacity), offset: offset(style),
    clipped: isSeen && isClipped(node, box),
  };
  if (role !== 'field' && scrolls(style)) {
    // The frame's height plus the scrollable rest, so that borders do not count as content.
    const more = node.scrollHeight - node.clientHeight;
    element.scroll = [round(node.scrollTop), round(box.height + more)];
  }
  if (role === 'text' && !element.label) element.label = said(node);
  if (role === 'row' && !element.label) element.label = shown(node);
  if (!element.text && role !== 'field' && role !== 'picker') {
    // An accessible name may differ from the visible text, so the text is reported as well.
    const words = SPOKEN.includes(role) ? said(node)
      : tidy(childrenOf(node).filter(isText).map(child => child.data).join(' '));
    if (words && words !== element.label) element.text = words;
  }
  if (role === 'field') element.traits = traits(node);
  return element;
};
