// The first page: whether the run passed, what failed, and how each part did.

const verdictWords = {
  passed: ['p', 'Passed'], failed: ['f', 'Failed'], broken: ['f', 'The specifications have errors'],
  'nothing run': ['w', 'Nothing was run'], 'nothing checked': ['w', 'Nothing was checked'],
  interrupted: ['-', 'Interrupted'],
  incomplete: ['-', 'Incomplete'],
};

function overviewView() {
  return [
    verdict(), runErrors(), warnings(), failuresSection(),  excusedSection('k', count => `${counted(count, 'known issue')}: expected to fail`),
    excusedSection('q', count => `${number(count)} quarantined: failed, and not counted`), flakySection(),
    trendSection(), flowSection(),
    requirementSection(), skippedSection(), slowSection(), factSection(),
  ];
}

function verdict() {
  const [status, word] = verdictWords[run.outcome] ?? ['-', run.outcome];
  const [scenarios, steps, ...others] = run.sentences;
  const facts = [steps, run.duration === undefined ? null : others.pop(),
    run.start ? instant(run.start) : null];
  const counts = tally(cases);
  return el('header.verdict', { class: `verdict ${statusClasses[status]}` },
    el('h1', null, el('span.sign', { 'aria-hidden': 'true' }, statusSigns[status]), ' ', word),
    el('p.lead', null, scenarios),
    proportions(counts),
    others.map(text => el('p', null, text)),
    el('p.soft.facts-line', null, facts.filter(Boolean).map(text => el('span', null, text))));
}

// A bar of all scenarios by status; the sentence above it says the same.
function proportions(counts) {
  const total = cases.length;
  if (!total) return null;
  const order = Object.keys(statusWords).filter(status => counts[status]);
  let start = 0;
  const parts = order.map(status => {
    const width = counts[status] / total * 1000;
    const rect = svg('rect', { class: statusClasses[status], x: start, y: 0, width, height: 8 });
    start += width;
    return rect;
  });
  return svg('svg', { class: 'proportions', viewBox: '0 0 1000 8', preserveAspectRatio: 'none',
    'aria-hidden': 'true' }, parts);
}

function runErrors() {
  if (!run.errors.length) return null;
  return section(counted(run.errors.length, 'error outside scenarios', 'errors outside scenarios'),
    run.errors.map(error => el('article.card.failed', null, el('h3', null, error.name),
      pre(error.text))));
}

function warnings() {
  if (!run.warnings.length) return null;
  return section('Warnings', el('ul', null, run.warnings.map(text => el('li', null, text))));
}

function excusedSection(status, title) {
  const list = cases.filter(one => one.status === status);
  if (!list.length) return null;
  return section(title(list.length), listed(list, one => el('li', null, caseLink(one), ' ', issuesOf(one))));
}

function flakySection() {
  const list = cases.filter(one => one.status === 'r');
  if (!list.length) return null;
  return section(`${number(list.length)} flaky: passed, but not at the first attempt`,
    listed(list, one => el('li', null, caseLink(one), ' ',
      el('span.soft', null, counted(one.attempts.length, 'attempt')))));
}

// The earlier runs and this one, a column each, with what failed at the bottom.
function trendSection() {
  if (!run.earlier) return null;
  const runs = [
    ...run.earlier.map(([name, millis, counts]) => ({ name, counts, time: millis * 1000 })),
    { name: 'this run', counts: tally(cases), time: timeOf(cases) },
  ].map(one => ({ ...one, total: sum(one.counts, Object.keys(one.counts)) }));
  return section('Earlier runs', trend(runs),
    details('As a table', false, table('Earlier runs', ['Run', ...numberHeader],
      runs.map(one => [one.name, ...numbersOf(one)]), 1)));
}

function trend(runs) {
  const [height, width] = [100, 28];
  const most = Math.max(...runs.map(one => one.total), 1);
  const columns = runs.map((one, place) => {
    let top = height;
    const parts = Object.keys(statusWords).filter(status => one.counts[status]).map(status => {
      // A single scenario of a thousand is seen too.
      const part = Math.max(one.counts[status] / most * height, 3);
      top -= part;
      return svg('rect', { class: statusClasses[status], x: place * width + 1, y: top,
        width: Math.max(width - 2, 1), height: part });
    });
    return svg('g', {}, svg('title', {}, `${one.name}: ${countText(one.counts)}, `
      + duration(one.time)), parts);
  });
  const picture = svg('svg', { viewBox: `0 -12 ${runs.length * width} ${height + 12}`,
    width: runs.length * width, preserveAspectRatio: 'none', role: 'img',
    'aria-label': `${counted(runs.length, 'run')}; a table below has the numbers` }, columns);
  return el('div.trend', null, picture,
    el('p.soft', null, `from ${runs[0].name} to ${runs.at(-1).name}`));
}

function flowSection() {
  const groups = [...grouped(cases, one => [one.feature.folder])];
  if (!groups.length) return null;
  const rows = groups.map(([folder, list]) => [
    link(address('overview', '', term('flow', folder)), folder || 'no folder'),
    ...numbersOf({ counts: tally(list), total: list.length, time: timeOf(list) }),
  ]);
  return section('By flow', table('Results by flow', ['Flow', ...numberHeader], rows, 1));
}

const numberHeader = ['Scenarios', 'Failed', 'Flaky', 'Skipped', 'Time'];

function timeOf(list) { return list.reduce((total, one) => total + one.last.time, 0); }

function numbersOf({ counts, total, time }) {
  const count = (status, statuses) => {
    const value = sum(counts, statuses);
    return value ? el('span', { class: statusClasses[status] }, number(value)) : '–';
  };
  return [number(total), count('f', failing), count('r', ['r']), count('s', ['s', 'n']),
    duration(time)];
}

function requirementSection() {
  const groups = [...grouped(cases, one => tagsOf(one).filter(tag => requirements.has(tag)))];
  if (!groups.length) return null;
  const graded = groups.map(([tag, list]) => ({ tag, list, status: worst(tally(list)) }));
  const order = Object.keys(statusWords);
  const failed = graded.filter(one => failing.has(one.status)).length;
  const title = failed ? `${number(failed)} of ${counted(graded.length, 'requirement')} failed`
    : counted(graded.length, 'requirement');
  const collator = new Intl.Collator('en', { numeric: true });
  const sorted = () => graded.sort((one, other) =>
    order.indexOf(one.status) - order.indexOf(other.status) || collator.compare(one.tag, other.tag));
  return section('By requirement', lazyDetails(title, failed > 0, () =>
    listed(sorted(), one => el('li', null,
      link(address('overview', '', one.tag), sign(one.status), one.tag.slice(1)), ' ',
      el('span.soft', null, countText(tally(one.list)))), 30)));
}

function skippedSection() {
  const groups = [...grouped(cases.filter(one => one.facts.reason !== undefined),
    one => [`${one.status === 'n' ? 'not checked: ' : ''}${texts[one.facts.reason]}`])];
  if (!groups.length && !run.notRun) return null;
  return section('Skipped and not run',
    run.notRun ? el('p', null, `${counted(run.notRun, 'scenario')} not run: ${run.notRunReason}`)
      : null,
    listed(groups, ([reason, list]) => el('li', null,
      lazyDetails(`${counted(list.length, 'scenario')}: ${reason}`, false, () =>
        listed(list, one => el('li', null, caseLink(one)))))));
}

function slowSection() {
  const list = [...cases].filter(one => one.last.time > 0)
    .sort((one, other) => other.last.time - one.last.time).slice(0, 10);
  if (list.length < 2) return null;
  return section('Slowest', table('Slowest scenarios', ['Scenario', 'Time'],
    list.map(one => [caseLink(one), duration(one.last.time)]), 1));
}

function factSection() {
  const facts = run.facts.map(([name, value]) =>
    el('div', null, el('dt', null, name), el('dd', null, outward(value))));
  if (!facts.length && !run.notes.length) return null;
  return section('This run', el('dl.facts-list', null, facts),
    run.notes.map(note => el('p.soft', null, note)));
}
