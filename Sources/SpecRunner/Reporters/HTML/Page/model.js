// The scenarios of the run, with everything that they refer to.

const features = data.features.map((item, place) => {
  const uri = texts[item.uri];
  const parts = uri.split('/');
  return {
    place, item, uri, file: parts.at(-1), folder: parts.slice(0, -1).join('/'),
    flow: parts.at(-2) ?? '', name: heading(item) || uri, language: optional(item.language),
    id: digest(uri), cases: [],
  };
});
const rules = data.rules.map((item, place) => ({ place, item, name: heading(item) }));
const outlines = data.scenarios.map(item => ({
  item, name: heading(item), feature: features[item.feature], rule: rules[item.rule] ?? null,
  tags: null, searched: null, cases: [],
}));
const requirements = new Set(data.requirements.map(place => texts[place]));
const cases = [];
const byID = new Map();
// How often each id was given.
const copies = new Map();
const featureByID = new Map(features.map(feature => [feature.id, feature]));

for (const entry of data.cases) addCase(entry);

function heading(item) { return item.name === undefined ? '' : texts[item.name]; }

function optional(place) { return place === undefined ? null : texts[place]; }

function addCase([place, last, facts = {}]) {
  const scenario = outlines[place];
  const attempts = [...facts.earlier ?? [], last].map(attemptOf);
  const one = {
    number: cases.length, scenario, feature: scenario.feature, rule: scenario.rule, facts, attempts,
    last: attempts.at(-1), name: optional(facts.name) ?? scenario.name,
    variant: optional(facts.variant), row: facts.row ?? null, status: '', id: '',
  };
  one.status = statusOf(one);
  one.id = identity(one);
  cases.push(one);
  byID.set(one.id, one);
  scenario.cases.push(one);
  scenario.feature.cases.push(one);
}

function attemptOf([status, steps, start, time, worker, times, more]) {
  return { status, steps, start, time, worker, times, more: more ?? null };
}

function statusOf(one) {
  const status = one.last.status;
  if (status === 's' && one.facts.isUnchecked) return 'n';
  return status === 'p' && one.attempts.length > 1 ? 'r' : status;
}

// The same for a scenario in each run of the same text; names may repeat, so equal ones are
// numbered.
function identity(one) {
  const cells = one.row?.slice(2).map(cell => texts[cell]) ?? [];
  const key = [one.feature.uri, one.rule?.name ?? '', one.scenario.name, ...cells,
    one.variant ?? ''].join('\n');
  const id = digest(key);
  const copy = (copies.get(id) ?? 0) + 1;
  copies.set(id, copy);
  return copy === 1 ? id : `${id}-${copy}`;
}

// All tags of a scenario, those of its feature and rule first.
function tagsOf(one) {
  const { scenario } = one;
  scenario.tags ??= [scenario.feature.item, scenario.rule?.item, scenario.item]
    .flatMap(item => item?.tags ?? []).map(place => texts[place]);
  const block = one.row && scenario.item.examples?.[one.row[0]];
  const more = block?.tags?.map(place => texts[place]) ?? [];
  return [...new Set([...scenario.tags, ...more])];
}

// The names and values of the row of examples; null if there is none.
function rowOf(one) {
  const block = one.row && one.scenario.item.examples?.[one.row[0]];
  if (!block) return null;
  return block.header.map((cell, column) => [texts[cell], texts[one.row[column + 2]] ?? '']);
}

function placeOf(one) {
  return `${one.feature.uri}:${one.row ? one.row[1] : one.scenario.item.line}`;
}

function placeOfStep(one, step) {
  return step.line ? `${one.feature.uri}:${step.line}` : '';
}

// The steps in order, with the values of the row and the background that each is from.
function stepsOf(one) {
  if (one.facts.steps) return one.facts.steps.map(step => stepOf(step, null, null));
  const row = rowOf(one);
  const parts = [one.feature.item.background, one.rule?.item.background, one.scenario.item];
  return parts.flatMap((part, place) =>
    part?.steps?.map(step => stepOf(step, place === 2 ? row : null, place === 2 ? null : part))
      ?? []);
}

function stepOf([keyword, text, line, argument], row, background) {
  return {
    keyword: texts[keyword], text: filled(texts[text], row), line, background, row,
    argument: argument ?? null,
  };
}

// The failed steps and hooks of an attempt, each with its details.
function failuresOf(one, attempt = one.last) {
  const steps = stepsOf(one);
  const failed = item => item.kind !== undefined;
  const hooks = (attempt.more?.hooks ?? []).filter(failed).map(item => ({
    title: texts[item.name], status: item.status, isHook: true, step: -1, item,
  }));
  const others = (attempt.more?.steps ?? []).filter(failed).map(item => ({
    title: steps[item.step] ? steps[item.step].keyword + steps[item.step].text : 'a step',
    status: attempt.steps[item.step] ?? 'f', isHook: false, step: item.step, item,
  }));
  return [...hooks.filter(hook => hook.item.isBefore), ...others,
    ...hooks.filter(hook => !hook.item.isBefore)];
}

// The name with its feature and rule.
function titleOf(one) {
  return [one.feature.name, one.rule?.name, one.name].filter(Boolean).join(' › ')
    + (one.variant ? ` [${one.variant}]` : '');
}

// How many scenarios have each status.
function tally(list) {
  const counts = {};
  for (const one of list) counts[one.status] = (counts[one.status] ?? 0) + 1;
  return counts;
}

// The gravest status of several scenarios, in the order of the words.
function worst(counts) {
  return Object.keys(statusWords).find(status => counts[status]) ?? 'p';
}

function sum(counts, statuses) {
  return [...statuses].reduce((total, status) => total + (counts[status] ?? 0), 0);
}

function grouped(list, keys) {
  const groups = new Map();
  for (const one of list) {
    for (const key of keys(one)) {
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(one);
    }
  }
  return groups;
}
