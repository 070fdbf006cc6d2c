// A failed scenario as plain text, for an issue or an assistant.

function failureAsText(one) {
  const lines = [
    `${statusWords[one.status].toUpperCase()}: ${titleOf(one)}`, placeOf(one), '',
  ];
  for (const failure of failuresOf(one)) lines.push(...failureLines(failure), '');
  if (one.facts.problem !== undefined) lines.push(texts[one.facts.problem], '');
  lines.push('steps:', ...stepLines(one), '');
  const log = logLines(one);
  if (log.length) lines.push('log:', ...log, '');
  if (one.attempts.length > 1) {
    lines.push(`attempts: ${one.attempts.map(attempt => statusWords[attempt.status]).join(', ')}`, '');
  }
  if (one.facts.again !== undefined) lines.push('to run it again:', `  ${texts[one.facts.again]}`);
  for (const [name, value] of run.facts) lines.push(`${name}: ${value}`);
  return `${lines.join('\n').trim()}\n`;
}

function failureLines({ title, item }) {
  const lines = [title];
  const add = (label, place) => {
    const text = optional(place);
    if (text === null) return;
    const [first, ...rest] = text.split('\n');
    lines.push(`  ${label}${first}`, ...rest.map(line => `  ${' '.repeat(label.length)}${line}`));
  };
  if (item.innerStep !== undefined) add('in the step: ', item.innerStep);
  add('', item.headline);
  add('expected: ', item.expected);
  add('  actual: ', item.actual);
  add('', item.notes);
  if (item.screen !== undefined) {
    lines.push('  the screen after the step:');
    add('| ', item.screen);
  }
  add('', item.place);
  add('', item.trace);
  add('', item.fix);
  return lines;
}

function stepLines(one) {
  return stepsOf(one).map((step, place) => {
    const status = one.last.steps[place] ?? '-';
    return `  ${statusSigns[status]} ${step.keyword}${step.text}`
      + (status === 'p' ? '' : `  (${statusWords[status]})`);
  });
}

function logLines(one) {
  return (one.last.more?.steps ?? []).flatMap(item => item.attachments ?? [])
    .filter(item => texts[item.type] === 'text/x.cucumber.log+plain' && item.text !== undefined)
    .flatMap(item => texts[item.text].split('\n').map(line => `  ${line}`));
}

function copyButton(label, make) {
  const button = el('button', { type: 'button' }, label);
  button.addEventListener('click', async () => {
    const text = make();
    const isCopied = await copied(text);
    announce(isCopied ? 'Copied' : 'Select the text and copy it');
    if (!isCopied) return showText(text);
    button.textContent = 'Copied';
    setTimeout(() => { button.textContent = label; }, 2000);
  });
  return button;
}

async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = el('textarea.hidden', { 'aria-hidden': 'true', tabindex: '-1' });
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand('copy');
    area.remove();
    return isCopied;
  }
}

// The text in a dialog, where a browser does not let the page copy it.
function showText(text) {
  const area = el('textarea', { readonly: true, rows: '20', 'aria-label': 'The text to copy' });
  area.value = text;
  showDialog('Copy this text', area);
  area.select();
}
