// What a person does with the page, for a scenario: loaded only while a recording runs.
//
// Only input that the browser itself reports counts, not events that a page's script makes. Each act
// carries the screen as it was before the gesture, because elements are named on that screen.
//   key      the number of the act, with the page that it happened on
//   t        the time in milliseconds
//   screen   the screen before it as JSON, or null if the queue is full
//   id       the element on that screen, or null if none is listed
//   changes  whether it counts only if it changes the screen

const MOST_ACTS = 200;
const MOST_SCENES = 4_000_000;
let acts = memory.acts ?? [];
let actCount = 0;
let lostActs = 0;
// The screen before the gesture that is going on, and the ids of its elements by their nodes.
let scene = null;
let listed = new Map();
spec.scene = () => atOnce(() => jsonOf({
  ...describeScreen(screenName(), readElements(), false), time: 0, last: 0, events: [],
}));
const stage = () => {
  scene = spec.scene();
  const found = new Set(elements.map(element => element.id));
  listed = new Map([...nodes].filter(([id]) => found.has(id)).map(([id, node]) => [node, id]));
};
const queue = (kind, details = {}) => {
  const size = acts.reduce((sum, act) => sum + (act.screen?.length ?? 0), 0);
  if (acts.length >= MOST_ACTS) { lostActs++; return; }
  acts.push({
    key: `${arrival?.page}:${++actCount}`, t: now(), kind,
    screen: scene !== null && size + scene.length <= MOST_SCENES ? scene : null, ...details,
  });
  // The browser's log outlives the page, so the driver receives an act that is lost with its page.
  // The page that follows a step in the history notices that step itself.
  if (kind !== 'go') logForDriver.call(console, `__spec act ${jsonOf(withoutSecret(acts.at(-1)))}`);
  keepActs();
  answerWaiting();
};
const withoutSecret = act => act.secret ? { ...act, text: null } : act;
// The next page passes on what was not taken yet, without the texts of secret fields.
const keepActs = () => {
  memory.acts = acts.map(withoutSecret);
  remember();
};
let waiting = null;
const MOST_TAKEN = 50;
const answerWaiting = () => {
  if (!waiting || !acts.length && !lostActs) return;
  const done = waiting;
  waiting = null;
  // After the page has handled the event as well.
  soon(() => done(actsNow()));
};
const actsNow = () => {
  const lost = lostActs;
  lostActs = 0;
  return jsonOf({
    acts: acts.slice(0, MOST_TAKEN), lost, typing: typing !== null, origin: location.origin,
    page: arrival.page,
  });
};
// Passes the acts to `done` as soon as there are any, or after a time. `taken` are the keys of those
// that have arrived, `ends` says that no further call follows.
spec.acts = (taken, limit, ends, known, done) => {
  takeOver(known);
  recall(known);
  closeArrival(known);
  acts = acts.filter(act => !taken.includes(act.key));
  keepActs();
  if (ends) finishTyping();
  waiting?.(actsNow());
  waiting = null;
  if (acts.length || lostActs || ends) return done(actsNow());
  waiting = done;
  soon(() => {
    if (waiting !== done) return;
    waiting = null;
    done(actsNow());
  }, limit);
};

// The listed element that contains a node.
const listedFrom = path => {
  for (const node of path) if (listed.has(node)) return node;
  return null;
};
const pathOf = event => event.composedPath().filter(node => node.nodeType === Node.ELEMENT_NODE);
// Elements that are used by a click; a click on any other one counts only if it changes something.
const USED = ['button', 'link', 'tab', 'option', 'menu item', 'radio', 'switch', 'checkbox',
  'picker', 'chip', 'tree item'];
const outerName = node =>
  `<${node.localName}${node.id ? ` id="${String(node.id).slice(0, 40)}"` : ''}>`;
// The nodes of the gesture, which were on the page when its scene was read.
let staged = new WeakSet();
const stageFor = path => {
  stage();
  staged = new WeakSet(path);
};
// The listed element of an event on the scene; on a new one if the scene is older than its node.
const locate = path => {
  if (scene === null || !listed.has(path[0]) && !staged.has(path[0])) stageFor(path);
  return listedFrom(path);
};
const about = (path, what) => {
  const node = locate(path);
  return {
    id: node ? listed.get(node) : null, what: `${what} ${outerName(path[0])}`,
    changes: !node || !USED.includes(roleOf(node)),
  };
};
// The element with which a person did something last, which therefore has the focus.
let lastUsed = null;

// Typing: the text of a field, from the first change to the moment at which the field is left.
let typing = null;
const SECRETS = ['current-password', 'new-password', 'one-time-code', 'cc-number', 'cc-csc'];
const secretNodes = new WeakSet();
const isSecret = node => {
  const { secure, content } = traits(node);
  if (secure || SECRETS.includes(content.split(' ').at(-1))) secretNodes.add(node);
  return secretNodes.has(node);
};
const isCaretLast = node => node.selectionStart === null || node.selectionStart === undefined
  || node.selectionStart === node.value.length;
const typedFieldOf = path => path.find(node => isField(node) && !takesValue(node)) ?? null;
const startTyping = (field, start) => {
  if (typing?.field === field) return;
  finishTyping();
  stage();
  typing = {
    field, start, scene, id: listed.get(field) ?? null, secret: isSecret(field), keys: '',
    isPlain: true,
  };
};
const finishTyping = () => {
  if (!typing) return;
  const { field, start, id, secret, keys, isPlain } = typing;
  const end = valueOf(field);
  const held = scene;
  scene = typing.scene;
  typing = null;
  // A page may write the keys in another form, such as a number with spaces.
  const text = isPlain && start === '' ? keys : end;
  if (start !== end) {
    queue('type', { id, text, start: start ?? '?', secret, what: `typing into ${outerName(field)}` });
    lastUsed = field;
  }
  scene = held;
};
const handlers = {};
handlers.beforeinput = (event, path) => {
  const field = typedFieldOf(path);
  if (!field || isReturning) return;
  startTyping(field, valueOf(field));
  const isKey = event.inputType === 'insertText' && event.data !== null;
  if (!isKey || !isCaretLast(field)) typing.isPlain = false;
  if (isKey) typing.keys += event.data;
};
handlers.input = (event, path) => {
  const field = typedFieldOf(path);
  if (!field || typing?.field === field) return;
  startTyping(field, null);
  typing.isPlain = false;
};
handlers.focusout = (event, path) => {
  if (typing && path.includes(typing.field)) finishTyping();
};

// The element that a script has clicked last.
let scripted = null;
// Choices: what a control shows after the browser has changed it.
handlers.change = (event, path) => {
  const [node] = path;
  if (node.localName === 'select') {
    const texts = [...node.selectedOptions].map(labelOf);
    const isOne = !node.multiple && texts.length === 1;
    act(isOne ? 'choose' : 'choose all', path, isOne ? { text: texts[0] } : { texts });
  } else if (isBox(node)) {
    if (node !== scripted) act(node.checked ? 'check' : 'uncheck', path);
  } else if (takesValue(node)) {
    act('choose', path, { text: node.value });
  } else if (node.type === 'file') {
    act('files', path, { texts: [...node.files].map(file => file.name) });
  }
};
const act = (kind, path, details) => {
  const found = about(path, `the change of`);
  queue(kind, { ...found, ...details, changes: false });
  lastUsed = path[0];
};

// Clicks and keys.
const placeOn = (node, event) => {
  const { left, top } = node ? insideBorder(node, node.getBoundingClientRect()) : { left: 0, top: 0 };
  return [Math.round(event.clientX - left), Math.round(event.clientY - top)];
};
let press = null;
let isReturning = false;
let isDragged = false;
handlers.pointerdown = (event, path) => {
  if (typing && !path.includes(typing.field)) finishTyping();
  stageFor(path);
  isDragged = false;
  press = { x: event.clientX, y: event.clientY, path, at: placeOn(path[0], event) };
};
const isNative = node => isBox(node) || takesValue(node)
  || ['select', 'option'].includes(node.localName) || node.localName === 'input' && node.type === 'file';
const heldKeys = event => [
  ['Control', event.ctrlKey], ['Shift', event.shiftKey], ['Alt', event.altKey],
  ['Meta', event.metaKey],
].filter(([, isHeld]) => isHeld).map(([name]) => name);
handlers.click = (event, path) => {
  // What the browser clicks after the return key, and what a label passes on.
  if (isReturning || isDragged || !path.length) return;
  const label = path.find(node => node.localName === 'label');
  const control = label?.control;
  if (control && !path.includes(control) && !isDisabled(control)) return;
  if (isNative(path[0])) return;
  const found = about(path, 'a click on');
  if (path[0].localName === 'canvas') {
    return queue('tap', { ...found, changes: false, at: placeOn(path[0], event) });
  }
  // The second click of a double-click.
  if (event.detail > 1 && found.changes) return;
  queue('tap', { ...found, held: heldKeys(event) });
  lastUsed = path[0];
};
handlers.dblclick = (event, path) => {
  const found = about(path, 'a double-click on');
  if (found.changes && !typedFieldOf(path)) queue('double', found);
};
handlers.contextmenu = (event, path) => {
  const found = about(path, 'a right-click on');
  queue('right', { ...found, changes: true, held: heldKeys(event) });
};
handlers.pointerup = (event, path) => {
  const start = press;
  press = null;
  if (!start || event.view !== window || Math.hypot(event.clientX - start.x, event.clientY - start.y) < 12) return;
  const [drawn] = start.path;
  if (drawn?.localName === 'canvas' && listed.has(drawn) && pathAt(event)[0] === drawn) {
    isDragged = true;
    const id = listed.get(drawn);
    return queue('drag', {
      id, onto: id, at: [start.at, placeOn(drawn, event)].flat(),
      what: `drawing on ${outerName(drawn)}`,
    });
  }
  const [from, to] = [listedFrom(start.path), listedFrom(pathAt(event))];
  if (!from || !to || from === to || typedFieldOf(start.path) || isNative(start.path[0])) return;
  isDragged = true;
  drag(from, to);
};
const pathAt = event => {
  const path = [];
  for (let node = hit(event.clientX, event.clientY); node; node = parentOf(node)) path.push(node);
  return path;
};
const drag = (from, to) => queue('drag', {
  id: listed.get(from), onto: listed.get(to), changes: true,
  what: `dragging ${outerName(from)} onto ${outerName(to)}`,
});
// What happens in a frame of another origin is not reported to this page.
addEventListener('blur', event => {
  const frame = focused();
  // A script may move the focus as well.
  const isPerson = event.target === window && !isFrame && navigator.userActivation?.isActive !== false;
  if (!isPerson || !frame || !FRAMES.includes(frame.localName) || documentIn(frame)) return;
  queue('other', { id: null, what: `what is done in ${partOf('the frame', frame)}` });
});
let carried = null;
handlers.dragstart = (event, path) => { carried = listedFrom(path); };
handlers.drop = (event, path) => {
  const to = listedFrom(path);
  const files = [...event.dataTransfer?.files ?? []].map(file => file.name);
  if (files.length) act('files', path, { texts: files });
  else if (carried && to && carried !== to) drag(carried, to);
  carried = null;
};
const KEY_NAMES = { ArrowUp: 'Up', ArrowDown: 'Down', ArrowLeft: 'Left', ArrowRight: 'Right', ' ': 'Space' };
const ACTING = /^(Escape|Arrow.*|Page.*|Home|End|F\d+|Enter| )$/;
// What the browser itself does with a chord: copying, pasting, undoing.
const EDITING = /^[acvxyz]$/i;
handlers.keydown = (event, path) => {
  if (event.isComposing || ['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)) return;
  const field = typedFieldOf(path);
  const held = heldKeys(event).filter(name => name !== 'Shift' || event.key.length > 1);
  const isChord = held.some(name => name !== 'Shift');
  if (event.key === 'Enter' && field && !held.length) {
    if (field.localName === 'textarea' || field.isContentEditable) return;
    return pressReturn(field);
  }
  if (field && !isChord && !/^(Escape|ArrowUp|ArrowDown|F\d+)$/.test(event.key)) return;
  if (isNative(path[0]) && !isChord && event.key !== 'Escape') return stageFor(path);
  if (isChord ? EDITING.test(event.key) || event.altKey && event.ctrlKey
    : !ACTING.test(event.key)) return;
  finishTyping();
  stageFor(path);
  // The browser clicks a button or link for these keys.
  if (['Enter', ' '].includes(event.key) && path[0].matches('button, a[href], summary, input')) {
    return;
  }
  const node = focused();
  queue('key', {
    text: [...held, KEY_NAMES[event.key] ?? event.key].join('+'), changes: true,
    id: node && node !== lastUsed && listed.has(node) ? listed.get(node) : null,
    what: `the key ${event.key.slice(0, 20)}`,
  });
  lastUsed = node;
};
const pressReturn = field => {
  finishTyping();
  stage();
  queue('return', {
    id: field === lastUsed ? null : listed.get(field) ?? null, what: 'the return key',
  });
  lastUsed = field;
  isReturning = true;
  soon(() => { isReturning = false; });
};

// The browser's own dialogs: the person's answer, after the page has waited for it.
const asking = (name, answersOf) => wrap(window, name, native => function (...rest) {
  finishTyping();
  stage();
  const [before, message] = [scene, String(rest[0] ?? '')];
  const answer = native.apply(this, rest);
  scene = before;
  queue('answer', { alert: message, texts: answersOf(answer), what: `the answer to ${name}` });
  return answer;
});
if (!isFrame) {
  asking('alert', () => ['OK']);
  asking('confirm', isYes => [isYes ? 'OK' : 'Cancel']);
  asking('prompt', text => text === null ? ['Cancel'] : ['OK', text]);
}

// The controls of the browser: back, forward, reload, the field for the address.
const placeBefore = memory.at;
history?.addEventListener('navigate', event => {
  const { navigationType: type, userInitiated: isByPerson, destination } = event;
  const isStep = type === 'traverse' && isByPerson && event.isTrusted;
  if (isStep && destination.sameDocument) goneBy(destination.index - history.currentEntry.index);
  // The page that follows a step notices it, and the driver knows where it has led.
  if (isStep || destination.sameDocument) return;
  // A page that is left by a link or a script needs no step: the driver connects this with the next
  // arrival, because what a page stores may arrive late.
  if (!isFrame && event.downloadRequest == null) queue('left', { text: type, screen: null });
});
const goneBy = steps => {
  finishTyping();
  if (scene === null) stage();
  for (let step = 0; step < Math.min(Math.abs(steps), 20); step++) {
    queue('go', { text: steps < 0 ? 'back' : 'forward', what: 'the history' });
  }
};
// What the last page has stored may arrive late, so the driver decides on the direction.
const goneSomewhere = () => queue('go', { text: 'history', what: 'the history' });
// How the page was entered, until it is known where it was entered from.
let openArrival = null;
const closeArrival = known => {
  if (!openArrival) return;
  const type = openArrival;
  openArrival = null;
  if (known?.run !== world.run || known.page === arrival.page) return;
  scene = null;
  if (type === 'reload') queue('go', { text: 'reload', what: 'the page was loaded again' });
  if (type === 'back_forward') goneSomewhere();
};
// The acts of the last page, if what it has stored has not arrived here.
const takeOver = known => {
  if (known?.run !== world.run || known.page === arrival.page) return;
  const own = new Set(acts.map(act => act.key));
  acts = [...(known.acts ?? []).filter(act => !own.has(act.key)), ...acts];
};
const { look: plainLook } = spec;
spec.look = (since, known) => {
  takeOver(known);
  const answer = plainLook(since, known);
  closeArrival(known);
  // What the driver has passed on does not contain them.
  if (acts.length) keepActs();
  return answer;
};
const noteArrival = isBack => {
  if (isFrame) return;
  const [entry] = performance.getEntriesByType('navigation');
  const type = isBack ? 'back_forward' : entry?.type ?? 'navigate';
  if (!isBack && placeBefore < 0) { openArrival = type; return; }
  scene = null;
  if (type === 'back_forward') goneSomewhere();
  else if (type === 'reload') queue('go', { text: 'reload', what: 'the page was loaded again' });
  else queue('go', { text: 'open', address: location.href, what: 'an address was opened' });
};
addEventListener('pageshow', event => {
  if (event.persisted) acts = memory.acts ?? [];
  noteArrival(event.persisted);
});
addEventListener('pagehide', finishTyping);

spec.person = event => {
  // The browser counts the change that a script's click makes as that of a person.
  if (event.type === 'click') scripted = event.isTrusted ? null : event.composedPath()[0];
  if (!event.isTrusted) return;
  try { handlers[event.type](event, pathOf(event)) } catch (error) {
    queue('other', { id: null, what: `a ${event.type} that could not be read (${error})` });
  }
};
for (const name of Object.keys(handlers)) {
  addEventListener(name, event => {
    if (!event.isTrusted && name !== 'click') return;
    try { (isFrame ? window.top.__spec : spec).person(event) } catch { }
  }, { capture: true, passive: true });
}
