// When each worker ran which scenario.

function timelineView() {
  const attempts = cases.flatMap(one => one.attempts.map(attempt => ({ one, attempt })));
  const lanes = [...grouped(attempts, ({ attempt }) => [attempt.worker])]
    .sort(([one], [other]) => one - other);
  const end = cases.reduce((last, one) => Math.max(last, one.last.start + one.last.time), 1);
  const most = 64;
  return [
    el('h1', null, 'Timeline'),
    el('p.soft', null, `${counted(lanes.length, 'worker')}, ${duration(end)}. Each bar is a `
      + 'scenario, or several that are shorter than the bar is wide.'),
    el('div.lanes', null, lanes.slice(0, most).map(([worker, list]) => lane(worker, list, end))),
    lanes.length > most && el('p.soft', null, `and ${counted(lanes.length - most, 'more worker')}`),
    axis(end),
    table('Workers', ['Worker', 'Scenarios', 'Busy', 'Share of the run'], lanes.map(
      ([worker, list]) => {
        const busy = list.reduce((total, { attempt }) => total + attempt.time, 0);
        return [link(address('overview', '', `worker:${worker + 1}`), `worker ${worker + 1}`),
          number(scenariosIn(list)), duration(busy), `${Math.round(busy / end * 100)} %`];
      }), 1),
  ];
}

// How many scenarios some attempts belong to.
function scenariosIn(list) {
  return new Set(list.map(({ one }) => one)).size;
}

// The bars of a worker. Neighbours that would be narrower than a unit share one.
function lane(worker, list, end) {
  const units = 1000;
  const attempts = [...list].sort((one, other) => one.attempt.start - other.attempt.start);
  const bars = [];
  for (const { one, attempt } of attempts) {
    const start = attempt.start / end * units;
    const width = attempt.time / end * units;
    const last = bars.at(-1);
    if (last && width < 1 && last.isShared && start - last.start < 1) {
      last.width = Math.max(last.width, start + width - last.start);
      last.list.push(one);
    } else bars.push({ start, width, isShared: width < 1, list: [one], status: attempt.status });
  }
  return el('div.lane', null, el('span.soft', null, `worker ${worker + 1}`),
    svg('svg', { viewBox: `0 0 ${units} 20`, preserveAspectRatio: 'none', role: 'img',
      'aria-label': `${counted(scenariosIn(list), 'scenario')} of worker ${worker + 1}` },
    bars.map(bar)));
}

function bar({ start, width, list, status }) {
  const gravest = list.length > 1 ? worst(tally(list)) : status;
  const title = list.length > 1 ? counted(list.length, 'scenario')
    : `${titleOf(list[0])}, ${duration(list[0].last.time)}, ${statusWords[status]}`;
  const rect = svg('rect', { class: statusClasses[gravest], x: start, y: 2,
    width: Math.max(width - 0.4, 0.6), height: 16 }, svg('title', {}, title));
  const target = list.find(one => one.status === gravest) ?? list[0];
  rect.addEventListener('click', () => go('scenario', target.id));
  return rect;
}

function axis(end) {
  return el('div.axis', { 'aria-hidden': 'true' }, el('span'),
    el('div', null, [0, 1, 2, 3, 4].map(part => el('span', null, duration(end * part / 4)))));
}
