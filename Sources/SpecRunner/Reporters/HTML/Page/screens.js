// The screens of a step: as text, and as drawings where the run recorded them.
//
// A drawing is a list of fragments, each an SVG element; the data has each fragment once, and each
// screen as its difference to the one before it in its attempt.

const frames = new WeakMap();

// All screens of an attempt in order, each with its step.
function framesOf(attempt) {
  if (frames.has(attempt)) return frames.get(attempt);
  const list = [];
  let current = [];
  const items = [...attempt.more?.steps ?? [], ...attempt.more?.hooks ?? []];
  for (const item of items) {
    for (const screen of item.screens ?? []) {
      // A number is the text of why a screen cannot be read.
      if (!Array.isArray(screen)) continue;
      const [moment, title, width, height, edits, marked, changes, events, notes] = screen;
      current = edited(current, edits);
      list.push({
        moment, title, width, height, edits, marked, item, step: item.step ?? -1, changes,
        events: texts[events], notes: texts[notes], fragments: current,
      });
    }
  }
  frames.set(attempt, list);
  return list;
}

// The list after its changes: of each, the place, how many to remove, how many to insert, and those.
function edited(list, edits) {
  const next = [...list];
  for (let place = 0; place < edits.length;) {
    const [at, gone, count] = edits.slice(place, place + 3);
    next.splice(at, gone, ...edits.slice(place + 3, place + 3 + count));
    place += 3 + count;
  }
  return next;
}

// A window is wider than a phone: its picture needs the width to be read.
function shapeOf(frame) {
  return frame.width > frame.height ? 'wide' : 'tall';
}

// The picture of a screen, with what changed outlined.
function pictureOf(frame, isMarked = true) {
  const title = optional(frame.title) ?? 'Screen';
  const markup = frame.fragments.map(place => data.fragments[place] ?? '').join('');
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="${drawing}">${markup}</svg>`, 'image/svg+xml');
  if (parsed.querySelector('parsererror')) return el('p.soft', null, 'This screen cannot be drawn.');
  const picture = svg('svg', { class: 'ss', viewBox: `0 0 ${frame.width} ${frame.height}`,
    width: frame.width, height: frame.height, role: 'img', 'aria-label': title },
  [...parsed.documentElement.childNodes].map(node => document.importNode(node, true)));
  if (isMarked && frame.marked.length) outlineLater(picture, frame.marked);
  return picture;
}

// The size of an element is known once it is in the document.
function outlineLater(picture, places) {
  const elements = places.map(place => picture.children[place]).filter(Boolean);
  const observer = new ResizeObserver(() => {
    if (!picture.isConnected || !picture.clientWidth) return;
    observer.disconnect();
    for (const element of elements) {
      const { x, y, width, height } = element.getBBox();
      picture.append(svg('rect', { class: 'hl', x: x - 3, y: y - 3, width: width + 6,
        height: height + 6, rx: 4 }));
    }
  });
  observer.observe(picture);
}

function frameButton(frame, label) {
  return el('button.frame-button', { type: 'button', 'aria-label': `${label}: enlarge`,
    click: () => showDialog(label, el(`div.large.${shapeOf(frame)}`, null, pictureOf(frame)), frameNotes(frame)) },
  pictureOf(frame));
}

function frameNotes(frame) {
  return frame.notes && el('p.soft', null, frame.notes);
}

// What happened and what changed since the screen before, in words.
function between(frame) {
  const events = frame.events.split('\n').filter(Boolean);
  const lines = [...events, ...frame.changes.map(change => texts[change])];
  if (!lines.length) return null;
  return el('div.between', { dir: 'auto' }, listed(lines, line => el('li', null, line), 6));
}

// The screens of an attempt side by side, equal ones once.
function filmStrip(one, attempt) {
  const all = framesOf(attempt);
  // With a screen of each step, that before the last action is there already.
  const list = all.some(frame => frame.moment === 'step')
    ? all.filter(frame => frame.moment !== 'before') : all;
  if (!list.length) return null;
  const steps = stepsOf(one);
  const panels = [];
  for (const frame of list) {
    const step = steps[frame.step];
    const title = (frame.moment === 'before' ? 'before: ' : '')
      + (step ? step.keyword + step.text : 'hook');
    const caption = { title, status: attempt.steps[frame.step] ?? 'p' };
    const last = panels.at(-1);
    if (last && !frame.edits.length && frame.moment !== 'before' && !frame.events) {
      last.captions.push(caption);
    } else panels.push({ frame, captions: [caption] });
  }
  return section('Screens', el('ol.film', { tabindex: '0', 'aria-label': 'Screens, in order' },
    panels.slice(0, 200).map(({ frame, captions }) => el(`li.${shapeOf(frame)}`, null,
      frameButton(frame, captions.at(-1).title),
      el('ul.plain.captions', { dir: 'auto' }, captions.map(({ title, status }) =>
        el('li', null, sign(status), title))),
      between(frame),
      inspectButton(frame.item, attempt, captions.at(-1).title,
        steps[frame.step] && placeOfStep(one, steps[frame.step]))))),
  panels.length > 200 && el('p.soft', null, `and ${counted(panels.length - 200, 'more screen')}`));
}

// The screens before and after a failed step, or the text of the one after it.
function screenOf(item, attempt) {
  const found = attempt ? framesOf(attempt).filter(frame => frame.item === item) : [];
  const text = optional(item.screen);
  const described = text !== null
    && details('Screen after the step, as text', !found.length, pre(text, 'code screen'));
  if (!found.length) return described || null;
  const words = { before: 'before the last action', after: 'after the step', step: 'after the step' };
  return [
    el('div.pair', null, found.slice(-2).map(frame => el(`figure.${shapeOf(frame)}`, null,
      frameButton(frame, words[frame.moment]), el('figcaption', null, words[frame.moment]),
      frameNotes(frame)))),
    described,
  ];
}
