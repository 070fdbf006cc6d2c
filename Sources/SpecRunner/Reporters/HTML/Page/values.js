// Expected and actual values, with what differs marked.

// The parts of two lists that are the same and not, as runs `[isSame, parts of one, of other]`.
function compared(one, other) {
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < one.length - start && end < other.length - start
    && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const middle = aligned(one.slice(start, one.length - end), other.slice(start, other.length - end));
  const runs = [[true, one.slice(0, start), other.slice(0, start)], ...middle,
    [true, one.slice(one.length - end), other.slice(other.length - end)]];
  return runs.filter(([, first, second]) => first.length || second.length);
}

// By the longest common subsequence; very long lists are compared as a whole.
function aligned(one, other) {
  if (!one.length || !other.length || one.length * other.length > 250_000) {
    return [[false, one, other]];
  }
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = one[i] === other[j] ? lengths[(i + 1) * width + j + 1] + 1
        : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
    }
  }
  const runs = [];
  const add = (isSame, first, second) => {
    const last = runs.at(-1);
    if (!last || last[0] !== isSame) runs.push([isSame, [...first], [...second]]);
    else { last[1].push(...first); last[2].push(...second); }
  };
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      add(true, [one[i]], [other[j]]);
      i += 1;
      j += 1;
    } else if (j === other.length
      || (i < one.length && lengths[(i + 1) * width + j] >= lengths[i * width + j + 1])) {
      add(false, [one[i]], []);
      i += 1;
    } else {
      add(false, [], [other[j]]);
      j += 1;
    }
  }
  return runs;
}

// Both values below each other; lines are compared if there are several, else words.
function valuesOf(item) {
  if (!item.compares) return null;
  const expected = optional(item.expected) ?? '';
  const actual = optional(item.actual) ?? '';
  if (item.expected === undefined || item.actual === undefined) {
    const label = item.expected === undefined ? 'actual' : 'expected';
    return el('dl.values', null, valueOf(label, [expected + actual]));
  }
  if (expected.includes('\n') && actual.includes('\n')) return linesOf(expected, actual);
  const words = text => text.match(/[\p{L}\p{N}]+|\s+|./gsu) ?? [];
  const [first, second] = [words(expected), words(actual)];
  const runs = first.length + second.length > 4000 ? [[false, [expected], [actual]]]
    : compared(first, second);
  const marked = place => runs.map(run => {
    const text = run[place].join('');
    return run[0] || !text ? text : el('mark', null, text);
  });
  return el('dl.values', null, valueOf('expected', marked(1)), valueOf('actual', marked(2)));
}

function valueOf(label, content) {
  return el('div', { class: label }, el('dt', null, label),
    el('dd', { dir: 'auto' }, content.some(part => part !== '') ? content
      : el('span.soft', null, 'nothing')));
}

function linesOf(expected, actual) {
  const runs = compared(expected.split('\n'), actual.split('\n'));
  const line = (kind, mark, text) => el('span', { class: `line ${kind}` }, `${mark} ${text}\n`);
  return el('div.lines', null,
    el('p.legend', null, el('span.line.expected', null, '− expected'), ' ',
      el('span.line.actual', null, '+ actual')),
    el('pre.code', { tabindex: '0', dir: 'auto' }, runs.map(([isSame, one, other]) =>
      isSame ? one.map(text => line('same', ' ', text))
        : [one.map(text => line('expected', '−', text)),
          other.map(text => line('actual', '+', text))])));
}
