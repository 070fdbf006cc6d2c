// The steps of an attempt with their status, arguments and details.

function stepList(one, attempt) {
  const steps = stepsOf(one);
  const more = new Map((attempt.more?.steps ?? []).map(item => [item.step, item]));
  const hooks = attempt.more?.hooks ?? [];
  const items = [];
  let background = null;
  for (const [place, step] of steps.entries()) {
    if (step.background !== background) {
      background = step.background;
      const title = background ? texts[background.keyword] : texts[one.scenario.item.keyword];
      const name = background ? heading(background) : '';
      items.push(el('li.part', null, el('span.soft', null, name ? `${title}: ${name}` : title)));
    }
    items.push(stepItem(step, attempt.steps[place] ?? '-', attempt.times[place] ?? 0,
      more.get(place) ?? {}, attempt, placeOfStep(one, step)));
  }
  return el('ol.steps', null, hooks.filter(hook => hook.isBefore).map(hook => hookItem(hook, attempt)),
    items, hooks.filter(hook => !hook.isBefore).map(hook => hookItem(hook, attempt)));
}

function stepItem(step, status, time, item, attempt, place) {
  return el('li', { class: `step ${statusClasses[status]}` },
    el('div.line', null, sign(status),
      el('span.text', { dir: 'auto' }, el('b', null, step.keyword), stepText(step)),
      inspectButton(item, attempt, step.keyword + step.text, place),
      el('span.time', null, shortTime(time))),
    el('div.more', null, argumentOf(step), itemDetails(item, attempt)));
}

function hookItem(item, attempt) {
  return el('li', { class: `step ${statusClasses[item.status]}` },
    el('div.line', null, sign(item.status), el('span.text', null, texts[item.name]),
      el('span.time', null, shortTime(item.duration))),
    el('div.more', null, itemDetails(item, attempt)));
}

// The time of a step; nothing if it rounds to zero.
function shortTime(micros) {
  return micros >= 500 ? duration(micros) : '';
}

// The text with its values set apart, as far as they are in quotes or numbers.
function stepText(step) {
  return step.text.split(/("(?:[^"\\]|\\.)*"|“[^”]*”)/).map((part, place) =>
    place % 2 ? el('span.value', null, part) : part);
}

function argumentOf({ argument, row }) {
  if (!argument) return null;
  const rows = argument.table && dataTable(argument.table, row);
  const text = argument.text !== undefined && el('div', null,
    argument.mediaType === undefined ? null : el('span.soft', null, texts[argument.mediaType]),
    pre(filled(texts[argument.text], row)));
  return argument.tableFirst ? [rows, text] : [text, rows];
}

function dataTable(rows, row) {
  const most = 200;
  return [
    el('div.scroll', { tabindex: '0', role: 'region', 'aria-label': 'Table' },
      el('table.data', null, el('tbody', null, rows.slice(0, most).map(cells =>
        el('tr', null, cells.map(cell => el('td', { dir: 'auto' }, filled(texts[cell], row)))))))),
    rows.length > most && el('p.soft', null, `and ${counted(rows.length - most, 'more row')}`),
  ];
}

// The failure, the reason, the inner steps, the trace, and what was attached.
function itemDetails(item, attempt) {
  return [
    item.reason !== undefined && el('p.soft', null, texts[item.reason]),
    item.inner && innerSteps(item.inner),
    item.kind !== undefined && failureBody(item, attempt),
    (item.screens ?? []).filter(screen => !Array.isArray(screen))
      .map(problem => el('p.soft', null, texts[problem])),
    item.events !== undefined && details('Events', false, pre(texts[item.events])),
    item.screenAfter !== undefined
      && details('Screen after the step', false, pre(texts[item.screenAfter], 'code screen')),
    attachmentsOf(item.attachments),
  ];
}

// The steps of a text step as nested lists.
function innerSteps(items) {
  const top = el('ol.steps.inner');
  const lists = [top];
  for (const [depth, status, time, line, place, message] of items) {
    while (lists.length > depth) lists.pop();
    while (lists.length < depth) {
      const list = el('ol.steps.inner');
      (lists.at(-1).lastElementChild ?? lists.at(-1)).append(list);
      lists.push(list);
    }
    lists.at(-1).append(el('li', { class: `step ${statusClasses[status]}` },
      el('div.line', null, sign(status), el('span.text', { dir: 'auto' }, texts[line]),
        el('span.place', null, texts[place]), el('span.time', null, shortTime(time))),
      message !== undefined && el('div.more', null, el('p', null, texts[message]))));
  }
  return top;
}

function failureBody(item, attempt) {
  return el('div.failure-body', null,
    item.innerStep !== undefined && el('p', null, 'in the step: ', el('code', null,
      texts[item.innerStep])),
    el('p.headline', { dir: 'auto' }, optional(item.headline) ?? texts[item.kind]),
    valuesOf(item),
    (optional(item.notes) ?? '').split('\n').filter(Boolean).map(note =>
      el('p', { dir: 'auto' }, note)),
    item.snippet !== undefined && details('Define it, for example', true, pre(texts[item.snippet])),
    item.fix !== undefined && item.snippet === undefined && el('p', null, texts[item.fix]),
    screenOf(item, attempt),
    el('ul.plain.place', null,
      [item.place, item.trace].filter(place => place !== undefined)
        .flatMap(place => texts[place].split('\n')).map(line => el('li', null, line))),
  );
}
