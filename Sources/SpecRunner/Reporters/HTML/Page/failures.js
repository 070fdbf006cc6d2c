// The failed scenarios, those with the same cause together.

// The cause of a failure: the definition of its step, or its text, the kind of failure and what it says.
function causeOf(one) {
  const [first] = failuresOf(one);
  if (!first && one.facts.problem !== undefined) return { key: 'x', title: 'known issues that pass' };
  if (!first) return { key: one.status, title: `${statusWords[one.status]}, without a failed step` };
  const pattern = optional(first.item.definition) ?? first.title;
  const kind = texts[first.item.kind];
  return { key: `${pattern}\n${kind}\n${optional(first.item.headline)}`, pattern, kind, title: first.title };
}

// The kind of a failure in words: `ExpectationFailure` is an expectation failure.
function kindText(kind) {
  return kind?.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

function causes(list) {
  const groups = new Map();
  for (const one of list) {
    const cause = causeOf(one);
    if (!groups.has(cause.key)) groups.set(cause.key, { cause, list: [] });
    const group = groups.get(cause.key);
    group.list.push(one);
    if (group.cause.title !== cause.title) group.cause.title = cause.pattern;
  }
  return [...groups.values()].sort((one, other) => other.list.length - one.list.length);
}

function failuresSection() {
  const list = cases.filter(one => failing.has(one.status));
  if (!list.length) return null;
  const groups = causes(list);
  const title = groups.length === 1 || groups.length === list.length
    ? `${number(list.length)} failed`
    : `${number(list.length)} failed, for ${counted(groups.length, 'cause')}`;
  const isAlone = groups.length <= 5;
  return section(title, listed(groups, group => causeItem(group, isAlone), 25));
}

function causeItem({ cause, list }, isOpen) {
  const [first, ...others] = list;
  if (!others.length) return el('li', null, failureCard(first, 3, isOpen));
  return el('li.cause', null,
    el('h3', null, cause.title, ' ',
      el('span.soft', null, [kindText(cause.kind), counted(list.length, 'scenario')].filter(Boolean)
        .join(' · '))),
    failureCard(first, 4, isOpen),
    lazyDetails(`${counted(others.length, 'more scenario')} with this cause`, others.length <= 5,
      () => listed(others, one => el('li', null, caseLink(one)), 10)));
}

// A scenario that failed, with all that is known of its failure.
function failureCard(one, level, isOpen) {
  const failures = failuresOf(one);
  const title = el(`h${level}`, { dir: 'auto' }, link(address('scenario', one.id), sign(one.status),
    titleOf(one)));
  return el('article.card', { tabindex: '-1', 'data-id': one.id }, title,
    el('p.place', null, placeOf(one), sinceOf(one),
      one.facts.history && ` · ${texts[one.facts.history[0]]}`),
    failures.map((failure, place) => el('div.failed-step', null,
      el('p.step-title', { dir: 'auto' }, sign(failure.status), failure.title, ' ',
        inspectButton(failure.item, one.last, failure.title, optional(failure.item.place))),
      place === 0 || isOpen ? failureBody(failure.item, one.last)
        : details('Details', false, failureBody(failure.item, one.last)),
      attachmentsOf(failure.item.attachments))),
    !failures.length && el('p.headline', null, one.status === '-'
      ? 'The recording ends before this scenario does.'
      : optional(one.facts.problem) ?? statusWords[one.status]),
    againLine(one));
}

// The command that runs it again, and buttons that copy.
function againLine(one) {
  if (one.facts.again === undefined) return null;
  const command = texts[one.facts.again];
  return el('div.again', null, el('code', { tabindex: '0' }, command),
    copyButton('Copy command', () => command),
    copyButton('Copy as text', () => failureAsText(one)));
}

function caseLink(one) {
  return link(address('scenario', one.id), sign(one.status), titleOf(one));
}

// How many attempts it took.
function sinceOf(one) {
  return one.attempts.length > 1 ? ` · ${counted(one.attempts.length, 'attempt')}` : null;
}
