// The screens of a step: as text, and as drawings where the run recorded them.

function screenOf(item) {
  const text = optional(item.screen);
  if (text === null) return null;
  return details('Screen after the step', true, pre(text, 'code screen'));
}
