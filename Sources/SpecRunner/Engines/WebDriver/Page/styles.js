// Styles as values: colours, borders, translations. Loading this file changes nothing in the page.

const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const colors = new Map();
// CSS has many notations for a colour; painting one pixel reads them all.
const color = text => {
  if (colors.has(text)) return colors.get(text);
  let value = null;
  const plain = text.match(/^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/);
  if (plain) {
    value = [+plain[1], +plain[2], +plain[3], Math.round(255 * (plain[4] ?? 1))];
  } else if (painter && CSS.supports('color', text)) {
    painter.clearRect(0, 0, 1, 1);
    painter.fillStyle = text;
    painter.fillRect(0, 0, 1, 1);
    value = [...painter.getImageData(0, 0, 1, 1).data];
  }
  colors.set(text, value);
  return value;
};
const SIDES = ['Top', 'Right', 'Bottom', 'Left'];
const NO_BORDER = [0, 0, 0, 0];
const bordered = style => SIDES.filter(side => style[`border${side}Style`] !== 'none'
  && parseFloat(style[`border${side}Width`]) > 0);
const border = style => {
  if (style.borderStyle === 'none') return NO_BORDER;
  const seen = new Set(bordered(style).map(side => style[`border${side}Color`]));
  if (seen.size === 0) return NO_BORDER;
  return seen.size === 1 ? color([...seen][0]) : 'differs from side to side';
};
// The line below a field: the border of its bottom, if no other side has one.
const underline = style =>
  bordered(style).join() === 'Bottom' ? color(style.borderBottomColor) : undefined;
const round = number => Math.round(number * 100) / 100;
const offset = style => {
  const moves = [style.translate, style.transform].filter(move => move && move !== 'none');
  // The style does not reveal the length that a percentage refers to.
  if (moves.length !== 1 || moves[0].includes('%')) return null;
  const matrix = moves[0].match(/^matrix\(1, 0, 0, 1, (.+), (.+)\)$/);
  const [x, y] = matrix ? [+matrix[1], +matrix[2]]
    : moves[0].startsWith('matrix') ? [1, 1] : moves[0].split(' ').map(parseFloat);
  return x && y ? null : round(x || y || 0);
};
