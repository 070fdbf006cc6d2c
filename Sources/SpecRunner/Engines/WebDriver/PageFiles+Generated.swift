// Written by Scripts/generate from the files in the folder Page; do not edit.
// swift-format-ignore-file

/// The JavaScript files of the page script, by their names.
enum PageFiles {
  static let begin = #"""
// The page script logs what leaves no trace on the screen, and reads the screen on request.
//
// The files of this folder are joined in the order PageScript.swift lists and run as one function
// `world => { ... }`, before a page's own scripts. They share one scope, so each name is declared
// once in the whole folder. `world` is what the launch arranged. A page sees one hidden property
// of the window, `__spec`, and one entry of the session storage.

const spec = {};
Object.defineProperty(window, '__spec', { value: spec });
const wrap = (owner, name, make) => {
  const native = owner?.[name];
  if (typeof native === 'function') owner[name] = make(native);
};

"""#
  static let clock = #"""
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

"""#
  static let elements = #"""
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

"""#
  static let hands = #"""
// Helpers for input: the position of an element, the element that covers it, selections of text.

spec.node = id => nodes.get(id) ?? null;
const contains = (outer, inner) => {
  for (let node = inner; node; node = node.parentNode ?? node.host) {
    if (node === outer) return true;
  }
  return false;
};
const hit = (x, y) => {
  let found = document.elementFromPoint(x, y);
  while (found && treeOf(found)) {
    const inner = treeOf(found).elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
};
// Scrolls an element into view and returns it with what covers its middle, if anything does.
spec.reach = id => {
  const node = nodes.get(id);
  if (!node?.isConnected) return { gone: true };
  if (node.ownerDocument !== document) return { framed: true };
  node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = node.getClientRects()[0] ?? node.getBoundingClientRect();
  const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
  const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
  const over = hit(x, y);
  const isFree = !over || contains(node, over) || contains(over, node)
    || [...(node.labels ?? [])].some(label => contains(label, over));
  return {
    node, x: Math.round(x), y: Math.round(y), focused: focused() === node,
    readonly: Boolean(node.readOnly), file: node.type === 'file', disabled: isDisabled(node),
    cover: isFree ? null : labelOf(over) || idOf(over),
  };
};
const points = text => [...text];
const units = (text, count) => points(text).slice(0, count).join('').length;
const valueOf = node => node.value ?? node.textContent;
const place = (node, start, end) => {
  if (node.setSelectionRange) {
    // Fields for e-mail and numbers have no selection API except `select()`.
    if (node.selectionStart === null) {
      if (start === 0 && end === valueOf(node).length) { node.select(); return null; }
      return `a field of type ${node.type} does not support selecting a part of its text`;
    }
    node.setSelectionRange(start, end);
    return null;
  }
  const range = document.createRange();
  const writing = node.firstChild ?? node;
  range.setStart(writing, Math.min(start, writing.length ?? 0));
  range.setEnd(writing, Math.min(end, writing.length ?? 0));
  getSelection().removeAllRanges();
  getSelection().addRange(range);
  return null;
};
// Selects part of the focused field's text; returns null, or the reason why it cannot.
spec.select = wanted => {
  const node = focused();
  if (!node) return 'no field has the focus';
  const text = valueOf(node) ?? '';
  const count = points(text).length;
  if (wanted.end) {
    if (node.selectionStart !== null) place(node, text.length, text.length);
    return null;
  }
  if (wanted.all) return place(node, 0, text.length);
  if (wanted.text !== undefined) {
    const start = text.indexOf(wanted.text);
    return start < 0 ? `the field contains "${text}"`
      : place(node, start, start + wanted.text.length);
  }
  const end = wanted.start + wanted.count;
  if (wanted.start < 0 || wanted.count < 0 || end > count) {
    return `the field contains ${count}: "${text}"`;
  }
  return place(node, units(text, wanted.start), units(text, end));
};
// Replaces the selection with a text in one edit, as pasting does.
spec.insert = (text, type) => {
  const node = focused();
  if (!node) return 'no field has the focus';
  if (type === 'insertFromPaste') {
    const board = new DataTransfer();
    board.setData('text/plain', text);
    if (!node.dispatchEvent(new ClipboardEvent('paste', {
      clipboardData: board, bubbles: true, cancelable: true, composed: true,
    }))) return null;
  }
  // `execCommand` sends no `beforeinput`, by which a page may refuse the edit.
  if (!node.dispatchEvent(new InputEvent('beforeinput', {
    inputType: type, data: text, bubbles: true, cancelable: true, composed: true,
  }))) return null;
  document.execCommand('insertText', false, text);
  return null;
};
const change = (node, value) => {
  const prototype = Object.getPrototypeOf(node);
  Object.getOwnPropertyDescriptor(prototype, 'value').set.call(node, value);
  node.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  node.dispatchEvent(new Event('change', { bubbles: true }));
};
const CHOICES = '[role=tab], [role=radio], [role=option], [role=menuitem], '
  + '[role=menuitemradio], input[type=radio], button, a[href], option';
const offers = (node, choice) => [...node.querySelectorAll(CHOICES)]
  .filter(found => (found.localName === 'option' || isRendered(found))
    && labelOf(found) === choice);
// Chooses an option of an element: returns `done`, the element to `tap`, or what is `offered`.
spec.choose = (choice, id) => {
  const node = id === null ? document.body : nodes.get(id);
  if (!node) return { gone: true };
  if (['date', 'time', 'datetime-local', 'month', 'week', 'color', 'range']
    .includes(node.type)) {
    change(node, choice);
    return node.value === choice ? { done: true } : { offered: [`a value such as ${node.value}`] };
  }
  const found = offers(node, choice);
  if (found.length === 0) {
    return { offered: [...node.querySelectorAll(CHOICES)].map(labelOf).filter(Boolean) };
  }
  const option = found[0];
  if (option.localName !== 'option') return { tap: idOf(option) };
  const list = option.closest('select');
  list.focus();
  change(list, option.value);
  return { done: true };
};
// The button of the dialog in front.
spec.button = label => {
  const open = openDialog();
  const found = open && [...open.querySelectorAll('button, [role=button], input')]
    .find(node => roleOf(node) === 'button' && labelOf(node) === label);
  return found ? idOf(found) : null;
};
spec.scrollBy = (points, id) => {
  // Without an element, scrolls what a finger in the middle of the screen would scroll.
  let node = id === null ? hit(innerWidth / 2, innerHeight / 2) : nodes.get(id);
  while (node && node.scrollHeight <= node.clientHeight) node = node.parentElement;
  (node ?? document.scrollingElement).scrollBy({ top: points, behavior: 'instant' });
};

"""#
  static let history = #"""
// The pages that the browser visited, logged as pushes and pops.

const history = window.navigation?.currentEntry ? window.navigation : null;
const entryKey = () => history?.currentEntry?.key ?? null;
// A page draws its new screen after its address has changed, so the event receives the screen's
// name later.
let coming = null;
const nameEntry = () => {
  const name = pageName();
  if (memory.trail[memory.at]) memory.trail[memory.at].name = name;
  if (!coming) return;
  if (coming.kind === 'pop') coming.details.to = name; else coming.subject = name;
  coming = null;
};
// Logs a step: back if the entry is known from earlier, forward if not.
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
// A page in another process may start before the storage of the last page has arrived there.
// So the driver passes on what the last page knew, and this page's own events are added to it.
const recall = known => {
  if (known?.run !== world.run || known.page === arrival.page) return;
  if (known.version <= arrival.version) return;
  const own = memory.log.filter(entry => entry.n > arrival.count);
  const later = memory.start - known.start;
  memory = { ...known, log: [] };
  if (memory.ahead !== undefined) shift(memory.ahead);
  coming = null;
  // The event is logged late, but the page did not start just now: keep its age.
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

"""#
  static let keyboard = #"""
// The keyboard of a phone, inferred from the focus.

// A phone's keyboard appears and disappears with the focus of a field; its animation is unknown.
const wantsKeyboard = node => node?.matches && node.inputMode !== 'none'
  && roleOf(node) === 'field';
let isKeyboardUp = false;
const followFocus = () => {
  const isWanted = wantsKeyboard(focused());
  if (isWanted === isKeyboardUp) return;
  isKeyboardUp = isWanted;
  write('keyboard', 'keyboard', { notice: isWanted ? 'keyboardWillShow' : 'keyboardWillHide' });
};
addEventListener('focusin', followFocus, true);
// While the focus moves from field to field, no element has it for a moment.
addEventListener('focusout', () => soon(followFocus), true);

"""#
  static let links = #"""
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

"""#
  static let log = #"""
// The events, numbered across all pages of a launch. The session storage carries the log to the
// next page, because variables end with their page.

const KEY = '__spec';
const fresh = {
  run: world.run, start: now(), count: 0, log: [], trail: [], at: -1, version: 0,
};
const remembered = () => {
  try { return JSON.parse(sessionStorage.getItem(KEY)) } catch { return null }
};
// A frame writes to the log of the top page and has no log itself.
const isFrame = window !== window.top;
const remember = () => {
  memory.version++;
  if (isFrame) return;
  try { sessionStorage.setItem(KEY, JSON.stringify(memory)) } catch { }
};
let memory = remembered();
if (memory?.run !== world.run) {
  // A launch starts with an empty session storage.
  if (memory && !isFrame) sessionStorage.clear();
  memory = fresh;
  for (const [name, value] of isFrame ? [] : world.records) {
    try {
      value === null ? localStorage.removeItem(name) : localStorage.setItem(name, value);
    } catch (error) {
      memory.unstored = error.message;
    }
  }
  remember();
  if (world.date) spec.setDate(...world.date);
} else if (memory.ahead !== undefined) {
  shift(memory.ahead);
}
addEventListener('pagehide', () => { nameEntry(); remember(); });
addEventListener('pageshow', event => {
  if (event.persisted) { memory = remembered() ?? memory; arrive(); }
});
const write = (kind, subject, details = {}) => {
  if (isFrame) {
    // The top page may have another origin, which a frame cannot access.
    try { window.top.__spec?.write(kind, subject, details) } catch { }
    return;
  }
  memory.log.push({ n: ++memory.count, t: now() - memory.start, kind, subject, details });
  remember();
};
spec.write = write;

"""#
  static let motion = #"""
// Animations, and whether the page has come to rest.

const measure = text => {
  // A percentage refers to an unknown length; a matrix ends with its translation.
  if (String(text).includes('%')) return text;
  const lengths = String(text).replace(/^matrix\(1, 0, 0, 1, /, '')
    .match(/-?\d*\.?\d+(?:e[+-]?\d+)?/g);
  return lengths?.length >= 1 ? Number(lengths.find(Number) ?? 0) : text === 'none' ? 0 : text;
};
const propertyNames = { transform: 'offset', translate: 'offset', left: 'x', top: 'y' };
addEventListener('transitionrun', event => {
  if (movesScreen(event)) return;
  const animation = event.target.getAnimations?.()
    .find(animation => animation.transitionProperty === event.propertyName);
  const frames = animation?.effect.getKeyframes();
  if (!frames) return;
  const key = event.propertyName.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  const property = propertyNames[event.propertyName] ?? event.propertyName;
  animated(event.target, {
    property, from: measure(frames[0][key]), to: measure(frames.at(-1)[key]),
    duration: animation.effect.getTiming().duration,
  });
}, true);
addEventListener('animationstart', event => movesScreen(event) || animated(event.target, {
  property: event.animationName, duration: Math.round(event.target.getAnimations?.()
    .find(animation => animation.animationName === event.animationName)
    ?.effect.getTiming().duration ?? 0),
}), true);
const animated = (node, details) => {
  const id = idOf(node);
  moving.set(id + ' ' + details.property, true);
  write('animation', labelOf(node) || id, { id, screen: screenName(), ...details });
};
const moving = new Map();
const running = () => document.getAnimations().filter(animation =>
  animation.playState === 'running' && animation.effect?.getComputedTiming().endTime < 1e9);
const isBusy = () => document.readyState !== 'complete' || running().length > 0;
spec.settle = async limit => {
  const end = performance.now() + limit;
  const pause = () => new Promise(resolve => soon(resolve, 8));
  // One turn of the event loop, so that deferred work of the last event has run.
  await new Promise(resolve => soon(resolve));
  while (performance.now() < end && (isBusy() || isYoung)) {
    await pause();
  }
};

"""#
  static let names = #"""
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

"""#
  static let prompts = #"""
// Prompts and notifications, which the browser shows itself, so that they are not elements.

if (window.Notification) {
  wrap(Notification, 'requestPermission', native => function (...rest) {
    if (Notification.permission === 'default') write('prompt', 'notifications');
    return native.apply(Notification, rest);
  });
  const notice = (title, options) => write('notification', String(title), {
    title: String(title), body: String(options?.body ?? ''),
    foreground: document.visibilityState === 'visible',
  });
  window.Notification = new Proxy(Notification, {
    construct(target, [title, options], self) {
      if (Notification.permission === 'granted') notice(title, options);
      return Reflect.construct(target, [title, options], self);
    },
  });
  wrap(window.ServiceWorkerRegistration?.prototype, 'showNotification', native =>
    function (title, options) {
      notice(title, options);
      return native.call(this, title, options);
    });
}
const asks = (name, permission) => {
  navigator.permissions?.query({ name }).then(
    found => { if (found.state === 'prompt') write('prompt', permission); }, () => { });
};
for (const name of ['getCurrentPosition', 'watchPosition']) {
  wrap(window.Geolocation?.prototype, name, native => function (...rest) {
    asks('geolocation', 'location');
    return native.apply(this, rest);
  });
}
wrap(window.MediaDevices?.prototype, 'getUserMedia', native => function (wanted) {
  if (wanted?.video) asks('camera', 'camera');
  return native.call(this, wanted);
});

"""#
  static let requests = #"""
// Requests of the page and their arranged responses.

spec.answers = world.answers;
const addressOf = address => {
  const url = parsed(address);
  if (!url) return String(address);
  return url.origin === location.origin || url.protocol === 'file:'
    ? url.pathname + url.search : url.href;
};
// While the device is offline, arranged responses do not arrive either.
const answerTo = (method, address) => navigator.onLine && spec.answers.findLast(answer => {
  if (answer.method && answer.method !== method) return false;
  const url = parsed(address);
  // A path matches the whole address, or the part after the host.
  const ways = [address, url?.href, url && url.pathname + url.search];
  return answer.path.endsWith('*')
    ? ways.some(way => way?.startsWith(answer.path.slice(0, -1)))
    : ways.includes(answer.path);
});
const textOf = body => typeof body === 'string' ? body
  : body instanceof URLSearchParams ? String(body) : '';
const sent = (method, address, body) =>
  write('request', address, { method, body: textOf(body) });
const answered = (address, details) => write('response', address, details);
const later = (delay, act) => delay > 0 ? setTimeout(act, delay) : queueMicrotask(act);

wrap(window, 'fetch', native => function (input, options) {
  const request = input instanceof Request ? input : null;
  const method = (options?.method ?? request?.method ?? 'GET').toUpperCase();
  const address = addressOf(request?.url ?? input);
  sent(method, address, options?.body);
  const answer = answerTo(method, address);
  const reply = !answer ? native.call(window, input, options) : new Promise((give, fail) => {
    const signal = options?.signal ?? request?.signal;
    const stop = () => fail(signal.reason);
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { once: true });
    if (answer.kind === 'silence') return;
    later(answer.delay, () => answer.kind === 'failure' ? fail(new TypeError(answer.error))
      : give(new Response(
        [204, 205, 304].includes(answer.status) ? null : answer.body,
        { status: answer.status })));
  });
  reply.then(
    response => answered(address, { status: response.status }),
    error => answered(address, { error: error.message }));
  return reply;
});
wrap(navigator, 'sendBeacon', native => function (address, body) {
  sent('POST', addressOf(address), body);
  return native.call(navigator, address, body);
});

const asked = new WeakMap();
const calls = XMLHttpRequest.prototype;
wrap(calls, 'open', native => function (method, address, ...rest) {
  asked.set(this, { method: method.toUpperCase(), address: addressOf(address) });
  return native.call(this, method, address, ...rest);
});
wrap(calls, 'send', native => function (body) {
  const { method, address } = asked.get(this) ?? { method: 'GET', address: '' };
  sent(method, address, body);
  const answer = answerTo(method, address);
  if (answer) return pretend(this, answer, address);
  this.addEventListener('loadend', () => answered(
    address, this.status ? { status: this.status } : { error: 'network error' }));
  return native.call(this, body);
});
const pretend = (call, answer, address) => {
  if (answer.kind === 'silence') return;
  const fails = answer.kind === 'failure';
  later(answer.delay, () => {
    const text = fails ? '' : answer.body;
    const values = {
      readyState: 4, status: fails ? 0 : answer.status, responseText: text,
      response: call.responseType === 'json' && text ? JSON.parse(text) : text,
    };
    for (const [name, value] of Object.entries(values)) {
      Object.defineProperty(call, name, { value, configurable: true });
    }
    answered(address, fails ? { error: answer.error } : { status: answer.status });
    for (const name of ['readystatechange', fails ? 'error' : 'load', 'loadend']) {
      call.dispatchEvent(name === 'readystatechange' ? new Event(name)
        : new ProgressEvent(name));
    }
  });
};

"""#
  static let roles = #"""
// The roles and identifiers of elements, and the names of screens, from the page's markup. Loading
// this file changes nothing in the page.

const ROLES = {
  button: 'button', link: 'link', textbox: 'field', searchbox: 'field', spinbutton: 'field',
  checkbox: 'checkbox', switch: 'switch', radio: 'radio', slider: 'slider',
  combobox: 'picker', listbox: 'picker', img: 'image', image: 'image', tab: 'tab',
  tablist: 'segments', radiogroup: 'segments', row: 'row', listitem: 'row', option: 'row',
  menuitem: 'row', article: 'card', heading: 'text', status: 'text', note: 'text',
  alert: 'text', progressbar: 'progress', region: 'area', group: 'area', form: 'area',
  dialog: 'area', alertdialog: 'area', list: 'area', navigation: 'area', main: 'area',
};
const TAGS = {
  button: 'button', summary: 'button', textarea: 'field', select: 'picker', img: 'image',
  canvas: 'image', video: 'image', svg: 'image', li: 'row', tr: 'row', option: 'row',
  article: 'card', progress: 'progress', meter: 'progress', section: 'area', form: 'area',
  fieldset: 'area', dialog: 'area', nav: 'area', main: 'area', ul: 'area', ol: 'area',
  table: 'area', figure: 'area', map: 'map', optgroup: 'area',
};
const roleOf = node => {
  const chosen = node.dataset?.specRole;
  if (chosen) return chosen;
  const role = ROLES[(node.getAttribute('role') ?? '').split(/\s+/)[0]];
  if (role) return role;
  if (node.localName === 'a') return node.hasAttribute('href') ? 'link' : null;
  if (node.localName === 'input') {
    if (node.type === 'hidden') return null;
    if (INPUT_BUTTONS.includes(node.type)) return 'button';
    return { checkbox: 'checkbox', radio: 'radio', range: 'slider' }[node.type] ?? 'field';
  }
  if (node.isContentEditable && !node.parentElement?.isContentEditable) return 'field';
  return TAGS[node.localName] ?? null;
};
const SPOKEN = ['button', 'link', 'checkbox', 'switch', 'radio', 'tab', 'row'];
// Texts inside these elements belong to them, and are listed only if they are separate blocks.
const TALKING = [...SPOKEN, 'text', 'picker', 'slider'];
const EVERYTHING = { includes: () => true };
// Listed only if the page names them: users see their contents, not them.
const CONTAINERS = ['area', 'row', 'card', 'segments', 'chip', 'map'];

const ids = new WeakMap();
const nodes = new Map();
let unnamed = 0;
const idOf = node => {
  const own = node.dataset?.testid || node.id;
  if (own && (nodes.get(own) ?? node) === node) { nodes.set(own, node); return own; }
  if (!ids.has(node)) ids.set(node, (roleOf(node) ?? node.localName) + '-' + ++unnamed);
  nodes.set(ids.get(node), node);
  return ids.get(node);
};
// The name of the page's own screen, even if another one is presented over it.
const pageName = () => {
  const marked = [...document.querySelectorAll('[data-screen]')]
    .filter(node => isRendered(node) && !node.closest(SHEETS)).at(-1);
  return marked?.dataset.screen || document.title || location.pathname;
};
const screenName = () => presented()?.dataset.screen || pageName();

"""#
  static let screen = #"""
// The screen as one value: everything that a user could see, in reading order.

const isLabel = node => node.localName === 'legend'
  || node.localName === 'label' && node.control && isInSight(node.control);
const DIALOGS = 'dialog[open], [role=alertdialog], [role=dialog]';
let dialogs = [];
// The offset of the frame that is being read from the page's corner.
let corner = { x: 0, y: 0 };
const walkFrame = (node, elements) => {
  if (!isLegible(node)) return;
  const page = documentIn(node);
  if (!page) return miss('the frame', node);
  const outer = corner;
  const box = node.getBoundingClientRect();
  corner = { x: outer.x + box.x + node.clientLeft, y: outer.y + box.y + node.clientTop };
  if (page.body) walk(page.body, elements, null);
  corner = outer;
};
// Whether a node has text of its own, directly or in inline children.
const speaks = node => childrenOf(node).some(child => isText(child)
  || isElement(child) && isInline(child) && !roleOf(child) && speaks(child));
// Lists the visible elements; `around` contains the texts of the enclosing element, or null.
const walk = (node, elements, around) => {
  if (SKIPPED.includes(node.localName) || node.dataset?.specIgnore !== undefined) return;
  if (node.dataset?.screen && !isRendered(node)) return;
  if (FRAMES.includes(node.localName)) return walkFrame(node, elements);
  if (node.matches(DIALOGS)) dialogs.push(node);
  if (hidesTree(node)) missing.push(`the closed shadow tree of <${node.localName}>`);
  if (node.localName === 'canvas' && isLegible(node)) miss('the canvas', node);
  let role = roleOf(node);
  const isNaming = isLabel(node);
  const testid = node.dataset?.testid;
  const named = testid || ownName(node);
  if (CONTAINERS.includes(role) && !named) {
    const isLeaf = role === 'row' && !node.querySelector(
      'a[href], button, input, select, textarea, [role], [tabindex]');
    if (!isLeaf) role = null;
  }
  if (!role && testid) role = speaksItself(node) ? 'text' : 'area';
  const isApart = around && !isInline(node);
  if (!role && !isNaming && (isApart ? speaks(node) : speaksItself(node))) role = 'text';
  // Inside another text, a text is an element only if it is set apart and adds something.
  if (role === 'text' && around && !testid
    && (!isApart || around.includes(shown(node)))) role = null;
  const isUnseen = role && !isRendered(node);
  if (isUnseen && !node.id && !testid) role = null;
  let within = isNaming ? [labelOf(node.control ?? node.parentElement)] : around;
  if (role) {
    const element = describe(node, role);
    elements.push(element);
    if (TALKING.includes(role)) within = [element.label, element.text];
    if (role === 'field') within = EVERYTHING;
  }
  if (node.localName === 'canvas') return;
  for (const child of childrenOf(node)) if (isElement(child)) walk(child, elements, within);
};

const openDialog = () =>
  [...document.querySelectorAll(DIALOGS), ...dialogs].filter(isRendered).at(-1);
// The page's records by name, or the reason why they cannot be read.
const stored = () => {
  try {
    const cookies = document.cookie.split('; ').filter(Boolean).map(cookie => {
      const at = cookie.indexOf('=');
      return [cookie.slice(0, Math.max(at, 0)), cookie.slice(at + 1)];
    });
    const records = [sessionStorage, localStorage].flatMap(storage => Object.keys(storage)
      .filter(name => name !== KEY).map(name => [name, storage.getItem(name)]));
    return { records: [...cookies, ...records]
      .map(([name, value]) => [name, value.length > 100000 ? null : value]) };
  } catch (error) {
    return { unread: error.message };
  }
};
const dialog = () => {
  const open = openDialog();
  if (!open || isSheet(open)) return null;
  const heading = open.querySelector('h1, h2, h3, h4, h5, h6, [role=heading]');
  const buttons = [...open.querySelectorAll('button, [role=button], input')]
    .filter(node => roleOf(node) === 'button' && isRendered(node)).map(labelOf);
  const told = byIds(open, 'aria-describedby') || [...open.querySelectorAll('p')]
    .filter(isRendered).map(shown).join(' ');
  return {
    kind: open.getAttribute('role') === 'alertdialog' ? 'alert' : 'sheet',
    title: ownName(open) || tidy(heading?.textContent), message: told, buttons,
  };
};
const focused = () => {
  let node = document.activeElement;
  const within = () => (treeOf(node) ?? documentIn(node))?.activeElement;
  while (node && within()) node = within();
  return !node || ['body', 'html', 'frameset'].includes(node.localName) ? null : node;
};
// A focused element that cannot be read, so that it may or may not be a field.
const blind = node => node && (FRAMES.includes(node.localName) ? 'a frame'
  : node.localName === 'canvas' ? 'a canvas'
    : hidesTree(node) ? 'a closed shadow tree' : null);
const MOTIONS = ['x', 'y', 'width', 'height', 'opacity', 'offset'];
let last = { name: null, values: new Map() };
// Logs a jump for each value that changed without animation between two observations of a screen.
const compare = (name, elements) => {
  const values = new Map();
  for (const element of elements) {
    const [x, y, width, height] = element.frame;
    const now = { x, y, width, height, opacity: element.opacity, offset: element.offset };
    values.set(element.id, now);
    const before = last.name === name && last.values.get(element.id);
    if (!before || !element.visible && !before.opacity) continue;
    for (const property of MOTIONS) {
      if (now[property] === before[property] || before[property] === null
        || now[property] === null || moving.has(element.id + ' ' + property)) continue;
      write('jump', element.label || element.id, {
        id: element.id, screen: name, property, from: before[property], to: now[property],
      });
    }
  }
  last = { name, values };
  moving.clear();
};
spec.look = (since, known) => {
  recall(known);
  followSheets();
  const name = screenName();
  nodes.clear();
  windows.clear();
  missing = [];
  dialogs = [];
  const elements = [];
  const sheet = presented();
  if (sheet ?? document.body) walk(sheet ?? document.body, elements, null);
  const busy = isBusy() || isYoung;
  if (!busy) compare(name, elements);
  if (!isYoung) nameEntry();
  if (!busy) decide();
  const told = undecided.length ? undecided[0].n - 1 : memory.count;
  const focus = focused();
  const answer = {
    name, title: document.title, address: location.href, elements, busy,
    size: [innerWidth, innerHeight], focus: focus ? idOf(focus) : null,
    writes: focus ? roleOf(focus) === 'field' : false, blind: blind(focus),
    missing, unstored: memory.unstored ?? null, dialog: dialog(), ...stored(),
    sheet: sheet !== null,
    stack: history ? memory.trail.slice(0, memory.at + 1).map(entry => entry.name) : null,
    scroll: [round(scrollX), round(scrollY)],
    time: now() - memory.start, last: told,
    events: memory.log.filter(entry => entry.n > since && entry.n <= told),
  };
  memory.log = memory.log.filter(entry => entry.n > since);
  remember();
  answer.memory = knowledge();
  return JSON.stringify(answer, (_, value) =>
    typeof value === 'string' && value.toWellFormed ? value.toWellFormed() : value);
};

"""#
  static let start = #"""
// Starts the log of this page, after every file has run.

arrive();
// Stored now as well as on leaving: the next page may start before this one gets `pagehide`.
remember();

"""#
  static let styles = #"""
// Styles as values: colours, borders, translations. Loading this file changes nothing in the page.

const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const colors = new Map();
// CSS has many notations for a colour; painting one pixel reads them all.
const color = text => {
  if (colors.has(text)) return colors.get(text);
  let value = null;
  const plain = text.match(/^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/);
  if (plain) {
    value = [+plain[1], +plain[2], +plain[3], Math.round(255 * (plain[4] ?? 1))];
  } else if (painter && CSS.supports('color', text)) {
    painter.clearRect(0, 0, 1, 1);
    painter.fillStyle = text;
    painter.fillRect(0, 0, 1, 1);
    value = [...painter.getImageData(0, 0, 1, 1).data];
  }
  colors.set(text, value);
  return value;
};
const SIDES = ['Top', 'Right', 'Bottom', 'Left'];
const border = style => {
  const seen = new Set(SIDES.filter(side => style[`border${side}Style`] !== 'none'
    && parseFloat(style[`border${side}Width`]) > 0).map(side => style[`border${side}Color`]));
  if (seen.size === 0) return [0, 0, 0, 0];
  return seen.size === 1 ? color([...seen][0]) : 'differs from side to side';
};
const round = number => Math.round(number * 100) / 100;
const offset = style => {
  const moves = [style.translate, style.transform].filter(move => move && move !== 'none');
  // The style does not reveal the length that a percentage refers to.
  if (moves.length !== 1 || moves[0].includes('%')) return null;
  const matrix = moves[0].match(/^matrix\(1, 0, 0, 1, (.+), (.+)\)$/);
  const [x, y] = matrix ? [+matrix[1], +matrix[2]]
    : moves[0].startsWith('matrix') ? [1, 1] : moves[0].split(' ').map(parseFloat);
  return x && y ? null : round(x || y || 0);
};

"""#
  static let transitions = #"""
// Transitions of screens: dialogs that count as screens, and animated screens.

const SHEETS = 'dialog[data-screen]';
const isSheet = node => node.matches?.(SHEETS) && node.open && node.matches(':modal');
// The screen presented over the page, or null; elements beneath it cannot be reached.
const presented = () => [...document.querySelectorAll(SHEETS)].filter(isSheet).at(-1) ?? null;
const isMarked = () => document.querySelector('[data-screen]') !== null;

// Whether a screen is animated is known shortly afterwards; until then the event is held back.
const undecided = [];
const movedScreens = new Set();
let isYoung = false;
const transit = (kind, subject, details) => {
  write(kind, subject, details);
  undecided.push(memory.log.at(-1));
  isYoung = true;
  const end = () => soon(() => { isYoung = false; });
  const late = soon(end, 100);
  requestAnimationFrame(() => { clearTimeout(late); end(); });
  return memory.log.at(-1);
};
const decide = () => {
  for (const event of undecided.splice(0)) {
    const names = [event.subject];
    if (event.kind === 'push') names.push(event.details.from);
    if (event.kind === 'pop') names.push(event.details.to);
    // Without an element marked as a screen, it is not known which animations move a screen.
    if (isMarked()) {
      event.details.animated = movedScreens.has('*')
        || names.some(name => movedScreens.has(name));
    }
  }
  movedScreens.clear();
  remember();
};
const movesScreen = event => {
  const name = event.target.dataset?.screen;
  if (!name || event.pseudoElement) return false;
  movedScreens.add(name);
  return true;
};
wrap(Document.prototype, 'startViewTransition', native => function (...rest) {
  movedScreens.add('*');
  return native.apply(this, rest);
});

const openSheets = new Set();
const followSheets = () => {
  if (isFrame) return;
  for (const sheet of [...openSheets]) {
    if (isSheet(sheet) && sheet.isConnected) continue;
    openSheets.delete(sheet);
    transit('dismiss', sheet.dataset.screen, {});
  }
  for (const sheet of document.querySelectorAll(SHEETS)) {
    if (!isSheet(sheet) || openSheets.has(sheet)) continue;
    const over = [...openSheets].at(-1)?.dataset.screen ?? pageName();
    openSheets.add(sheet);
    transit('present', sheet.dataset.screen, { over });
  }
};
new MutationObserver(followSheets).observe(
  document, { subtree: true, childList: true, attributeFilter: ['open'] });

"""#
  static let tree = #"""
// The page as it is drawn: shadow trees, slots, frames, elements scrolled out of view, and parts
// that cannot be read.

// Closed shadow roots can be read if this script ran before they were attached.
const closed = new WeakMap();
wrap(Element.prototype, 'attachShadow', native => function (...rest) {
  const root = native.apply(this, rest);
  if (root.mode === 'closed') closed.set(this, root);
  return root;
});
wrap(HTMLElement.prototype, 'attachInternals', native => function (...rest) {
  const internals = native.apply(this, rest);
  if (internals.shadowRoot) closed.set(this, internals.shadowRoot);
  return internals;
});
const treeOf = node => node.shadowRoot ?? closed.get(node) ?? null;
const isText = node => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '';
const isElement = node => node.nodeType === Node.ELEMENT_NODE;
// The nodes drawn inside a node: its shadow tree, and for a slot the assigned nodes.
const childrenOf = node => {
  const slotted = node.localName === 'slot' ? node.assignedNodes?.() ?? [] : [];
  return slotted.length ? slotted : [...(treeOf(node) ?? node).childNodes];
};
const parentOf = node =>
  node.assignedSlot ?? node.parentElement ?? node.getRootNode().host ?? null;
const speaksItself = node => childrenOf(node).some(isText);
const displayOf = node => getComputedStyle(node).display;
// `display: contents` has no box of its own, so it is drawn if its parent is.
const isDrawn = (node, wanted) => !node || (!node.checkVisibility
  ? node.getClientRects().length > 0
  : node.checkVisibility(wanted) || displayOf(node) === 'contents'
    && getComputedStyle(node).visibility === 'visible' && isDrawn(parentOf(node), wanted));
const isRendered = node => isDrawn(node, { visibilityProperty: true });
const textBox = node => {
  const range = node.ownerDocument.createRange();
  range.selectNode(childrenOf(node).find(isText));
  return range.getBoundingClientRect();
};
// A node without a size may still show text that overflows it.
const boxOf = node => {
  const box = node.getBoundingClientRect();
  if (box.width > 0 && box.height > 0 || !speaksItself(node)) return box;
  return getComputedStyle(node).overflow === 'visible' ? textBox(node) : box;
};

// The visible part of a node: the intersection of all scrolled areas around it.
const SCROLLS = ['auto', 'scroll'];
const scrolls = style =>
  SCROLLS.includes(style.overflowY) || SCROLLS.includes(style.overflowX);
const windows = new Map();
const windowOf = node => {
  if (!node || node === document.body || node === document.documentElement) return null;
  if (windows.has(node)) return windows.get(node);
  const style = getComputedStyle(node);
  const page = node.ownerDocument;
  let room = style.position === 'fixed' ? null : windowOf(parentOf(node));
  if (page !== document && node === page.documentElement) {
    room = { left: 0, top: 0, right: page.defaultView.innerWidth,
      bottom: page.defaultView.innerHeight };
  } else if (scrolls(style)) {
    const box = node.getBoundingClientRect();
    room = {
      left: Math.max(box.left, room?.left ?? -Infinity),
      top: Math.max(box.top, room?.top ?? -Infinity),
      right: Math.min(box.right, room?.right ?? Infinity),
      bottom: Math.min(box.bottom, room?.bottom ?? Infinity),
    };
  }
  windows.set(node, room);
  return room;
};
const isClipped = (node, box) => {
  const room = windowOf(parentOf(node));
  return room !== null && (box.bottom <= room.top || box.top >= room.bottom
    || box.right <= room.left || box.left >= room.right);
};
const isShown = (node, box) => isRendered(node) && isDrawn(node, { opacityProperty: true })
  && box.width > 0 && box.height > 0;
const isInSight = node => {
  const box = boxOf(node);
  return isShown(node, box) && !isClipped(node, box);
};

const SKIPPED = ['script', 'style', 'template', 'noscript', 'head'];
const FRAMES = ['iframe', 'frame', 'object', 'embed', 'fencedframe', 'portal'];
// The parts that users could read but this script cannot, each with a description.
let missing = [];
const miss = (what, node) => {
  const name = labelOf(node) || node.getAttribute('name') || node.id
    || node.getAttribute('src') || node.getAttribute('data') || '';
  missing.push(what + (name ? ` "${name.slice(0, 80)}"` : ''));
};
// Smaller parts show nothing readable.
const isLegible = node => {
  const box = boxOf(node);
  return box.width >= 8 && box.height >= 8 && isInSight(node);
};
const documentIn = frame => { try { return frame.contentDocument } catch { return null } };
const HOSTS = ['article', 'aside', 'blockquote', 'body', 'div', 'footer', 'h1', 'h2', 'h3',
  'h4', 'h5', 'h6', 'header', 'main', 'nav', 'p', 'section', 'span'];
// Markup may declare a closed shadow tree; only the children it leaves undrawn reveal it.
const hidesTree = node => {
  if (treeOf(node) || !node.localName.includes('-') && !HOSTS.includes(node.localName)) {
    return false;
  }
  const children = [...node.children];
  if (children.some(child => displayOf(child) === '')) return true;
  return node.localName.includes('-') && !children.some(isRendered)
    && !(speaksItself(node) && textBox(node).width > 0) && isLegible(node);
};

"""#
}
