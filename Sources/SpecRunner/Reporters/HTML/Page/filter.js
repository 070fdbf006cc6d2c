// The search: words that must be found, words after a minus that must not, and fields.

const filterFields = ['status', 'file', 'flow', 'worker'];

// The terms of a search; quotes hold words together.
function parseQuery(query) {
  const terms = [];
  for (const [, minus, field, quoted, word] of
    query.matchAll(/(-?)(?:(status|file|flow|worker):)?(?:"([^"]*)"?|(\S+))/gi)) {
    const text = (quoted ?? word ?? '').toLowerCase();
    if (!text) continue;
    const isTag = !field && quoted === undefined && text.startsWith('@') && text.length > 1;
    terms.push({
      isExcluded: minus === '-', field: isTag ? 'tag' : field?.toLowerCase() ?? 'text', text,
    });
  }
  return terms;
}

// The scenarios that a search finds, in order.
function search(query) {
  const terms = parseQuery(query);
  if (!terms.length) return cases;
  const excluded = terms.filter(term => term.isExcluded);
  const wanted = terms.filter(term => !term.isExcluded);
  // One of several values of a field is enough; every tag and every word must be there.
  const groups = [
    ...filterFields.map(field => wanted.filter(term => term.field === field)),
    ...wanted.filter(term => !filterFields.includes(term.field)).map(term => [term]),
  ].filter(group => group.length);
  return cases.filter(one =>
    !excluded.some(term => matches(one, term))
      && groups.every(group => group.some(term => matches(one, term))));
}

function matches(one, { field, text }) {
  switch (field) {
  case 'status': return hasStatus(one, text);
  case 'tag': return tagsOf(one).some(tag => tag.toLowerCase() === text);
  case 'file': return placeOf(one).toLowerCase().includes(text);
  case 'flow': return one.feature.flow.toLowerCase() === text
    || one.feature.folder.toLowerCase() === text;
  case 'worker': return String(one.last.worker + 1) === text;
  default: return one.name.toLowerCase().includes(text) || searchedText(one).includes(text);
  }
}

// `failed` finds everything that makes the run fail; the other words find only themselves.
function hasStatus(one, text) {
  if (text === 'failed') return failing.has(one.status);
  if (text === 'passed') return one.status === 'p' || one.status === 'r';
  if (text === 'skipped') return one.status === 's' || one.status === 'n';
  const word = statusWords[one.status];
  return word === text || word.replace(' ', '-') === text || word.split(' ')[0] === text;
}

function searchedText(one) {
  const { scenario } = one;
  if (scenario.searched === null) {
    const step = ([keyword, text]) => texts[keyword] + texts[text];
    scenario.searched = [
      scenario.feature.uri, scenario.feature.name, scenario.rule?.name ?? '', scenario.name,
      ...tagsOf(one), ...(scenario.item.steps ?? []).map(step),
    ].join('\n').toLowerCase();
  }
  if (!one.row) return scenario.searched;
  const cells = one.row.slice(2).map(cell => texts[cell]).join('\n').toLowerCase();
  return `${scenario.searched}\n${cells}`;
}

// The search with a term added, or without it if it has it.
function toggled(query, term) {
  const terms = query.match(/-?(?:\w+:)?(?:"[^"]*"?|\S+)/g) ?? [];
  return terms.includes(term)
    ? terms.filter(other => other !== term).join(' ') : [...terms, term].join(' ');
}

// A term for a field, quoted if its value needs it.
function term(field, value) {
  return `${field}:${/[\s"]/.test(value) ? `"${value.replaceAll('"', '')}"` : value}`;
}
