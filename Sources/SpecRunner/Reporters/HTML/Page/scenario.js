// The page of a scenario, and that of a feature.

function scenarioView(one) {
  const spoken = one.feature.language;
  return [
    crumbs(one.feature, one.rule),
    el('h1', { lang: spoken, dir: 'auto' }, one.name || 'without a name'),
    el('p.facts', null, badge(one.status), ' ', el('span.number', null, duration(one.last.time)),
      one.facts.stage !== undefined && ` · ${texts[one.facts.stage]}`,
      one.variant && ` · ${one.variant}`, sinceOf(one),
      one.last.worker > 0 || hasWorkers() ? ` · worker ${one.last.worker + 1}` : null,
      ' · ', el('span.place', null, placeOf(one))),
    tagLine(tagsOf(one)),
    description(one.scenario.item),
    issuesOf(one),
    one.facts.problem !== undefined && el('p.note.headline', null, texts[one.facts.problem]),
    one.facts.reason !== undefined && !one.last.more
      && el('p.note', null, texts[one.facts.reason]),
    againLine(one),
    historyOf(one),
    attemptsOf(one, spoken),
    examplesOf(one),
  ];
}

// The open issues because of which it is expected to fail.
function issuesOf(one) {
  if (!one.facts.issues) return null;
  return el('p', null, 'known issue: ', one.facts.issues.map(url => [outward(texts[url]), ' ']));
}

// The results of earlier runs, oldest first.
function historyOf(one) {
  if (!one.facts.history) return null;
  const [line, ...results] = one.facts.history;
  const runs = [];
  for (let place = 0; place < results.length; place += 2) {
    const [status, run] = [results[place], texts[results[place + 1]]];
    runs.push(el('li', { title: `${statusWords[status]}, ${run}` }, sign(status),
      el('span.hidden', null, `, ${run}`)));
  }
  return el('div.history', null, el('p', null, `Earlier runs: ${texts[line]}`),
    el('ol', { 'aria-label': 'Results of earlier runs, the oldest first' }, runs));
}

function crumbs(feature, rule = null) {
  return el('nav.crumbs', { 'aria-label': 'Breadcrumb' },
    feature.folder && [link(address('overview', '', term('flow', feature.folder)), feature.flow),
      ' › '],
    link(address('feature', feature.id), feature.name), rule && [' › ', rule.name]);
}

function tagLine(tags) {
  if (!tags.length) return null;
  return el('p.tags', null, tags.map(tag =>
    [link(address(state.view, state.id, toggled(state.query, tag)), tag), linkOf(tag), ' ']));
}

// A link to the page that a tag stands for, such as an issue.
function linkOf(tag) {
  const found = run.links?.find(([start]) => tag.startsWith(start));
  if (!found) return null;
  const target = found[1].split('{}').join(encodeURIComponent(tag.slice(found[0].length)));
  return el('a', { href: target, rel: 'noreferrer noopener', target: '_blank',
    'aria-label': `${tag}: ${target}`, title: target }, '↗');
}

function description(item) {
  const text = optional(item.description);
  if (!text) return null;
  const lines = text.split('\n');
  const indents = lines.filter(line => line.trim()).map(line => line.match(/^\s*/)[0].length);
  const indent = Math.min(...indents);
  return el('p.description', { dir: 'auto' }, lines.map(line => line.slice(indent)).join('\n'));
}

function attemptsOf(one, spoken) {
  if (one.attempts.length === 1) {
    return el('div', { lang: spoken }, filmStrip(one, one.last), stepList(one, one.last));
  }
  return section(`${number(one.attempts.length)} attempts`,
    el('div.attempts', { lang: spoken }, one.attempts.map((attempt, place) =>
      el('section', { 'aria-label': `Attempt ${place + 1}` },
        el('h3', null, `Attempt ${place + 1} `, badge(attempt.status), ' ',
          el('span.soft', null, duration(attempt.time))),
        filmStrip(one, attempt), stepList(one, attempt)))));
}

// The examples of an outline, a row for each scenario that was run.
function examplesOf(one) {
  const blocks = one.scenario.item.examples ?? [];
  return blocks.map((block, place) => {
    const list = one.scenario.cases.filter(other => other.row?.[0] === place);
    if (!list.length) return null;
    const name = heading(block);
    const title = texts[block.keyword] + (name ? `: ${name}` : '');
    return section(title, el('div.examples', null, examplesTable(one, block, list, title)));
  });
}

function examplesTable(one, block, list, title) {
  const most = 200;
  const around = Math.max(0, Math.min(list.indexOf(one) - most / 2, list.length - most));
  const shown = list.slice(around, around + most);
  const notRun = block.rows - new Set(list.map(other => other.row[1])).size;
  const header = ['Result', ...block.header.map(cell => texts[cell])];
  const rows = shown.map(other => {
    const mark = other === one ? [badge(other.status), ' this one']
      : link(address('scenario', other.id), badge(other.status),
        el('span.hidden', null, ` ${other.name}`));
    const cells = block.header.map((_, column) => texts[other.row[column + 2]] ?? '');
    return [[mark, other.variant ? ` ${other.variant}` : ''], ...cells];
  });
  return [
    table(title, header, rows),
    list.length > most && el('p.soft', null, `${number(most)} of ${counted(list.length, 'row')}; `
      + 'the list of scenarios has all of them.'),
    notRun > 0 && el('p.soft', null, `${counted(notRun, 'row')} not run`),
  ];
}

// MARK: A feature

function featureView(feature) {
  const counts = tally(feature.cases);
  const groups = grouped(feature.cases, one => [one.rule]);
  return [
    crumbs({ ...feature, name: feature.file }),
    el('h1', { lang: feature.language, dir: 'auto' }, feature.name),
    el('p.facts', null, countLine(counts), ' · ', el('span.place', null, feature.uri)),
    tagLine((feature.item.tags ?? []).map(place => texts[place])),
    description(feature.item),
    backgroundOf(feature.item),
    [...groups].map(([rule, list]) => rule
      ? section(rule.name || 'Rule', tagLine((rule.item.tags ?? []).map(place => texts[place])),
        description(rule.item), backgroundOf(rule.item), scenarioLinks(list))
      : section('Scenarios', scenarioLinks(list))),
  ];
}

function scenarioLinks(list) {
  const outlines = [...grouped(list, one => [one.scenario])];
  return listed(outlines, ([scenario, rows]) => {
    const [first] = rows;
    if (rows.length === 1) return el('li', null, caseLinkShort(first));
    const counts = tally(rows);
    const gravest = worst(counts);
    const target = rows.find(one => one.status === gravest) ?? first;
    return el('li', null, link(address('scenario', target.id), sign(gravest), scenario.name), ' ',
      el('span.soft', null, countText(counts)));
  }, 200);
}

function caseLinkShort(one) {
  return link(address('scenario', one.id), sign(one.status), one.name || 'without a name',
    one.variant ? ` [${one.variant}]` : '');
}

function backgroundOf(item) {
  if (!item.background) return null;
  const { background } = item;
  const name = heading(background);
  const steps = background.steps.map(step => stepOf(step, null, background));
  return section(texts[background.keyword] + (name ? `: ${name}` : ''), description(background),
    el('ul.plain', null, steps.map(step =>
      el('li', { dir: 'auto' }, el('b', null, step.keyword), stepText(step), argumentOf(step)))));
}

// The counts of statuses in words, the gravest first.
function countText(counts) {
  return Object.keys(statusWords).filter(status => counts[status])
    .map(status => `${number(counts[status])} ${statusWords[status]}`).join(', ');
}

function countLine(counts) {
  return Object.keys(statusWords).filter(status => counts[status]).map((status, place) =>
    [place ? ', ' : '', sign(status), `${number(counts[status])} ${statusWords[status]}`]);
}

function hasWorkers() {
  return cases.some(one => one.last.worker > 0);
}
