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
// What is drawn at less than a twentieth is not seen.
const FAINT = 0.05;
// The colour of the letters. A background may be clipped to them instead.
const inkOf = (node, style) => {
  if (isSVG(node)) {
    return style.fill !== 'none' ? color(style.fill) : color(style.stroke === 'none'
      ? 'transparent' : style.stroke);
  }
  const ink = color(style.webkitTextFillColor || style.color);
  return ink && ink[3] < 255 * FAINT && isOutlined(style) ? color(style.color) : ink;
};
const isOutlined = style => style.webkitBackgroundClip === 'text' || style.textShadow !== 'none'
  || parseFloat(style.webkitTextStrokeWidth) > 0;
const isFaint = style =>
  color(style.webkitTextFillColor || style.color)?.[3] < 255 * FAINT && !isOutlined(style);
// A colour over an opaque one.
const blend = (over, under) => [0, 1, 2].map(part =>
  Math.round(under[part] + (over[part] - under[part]) * over[3] / 255)).concat(255);
// The opaque colour that a node and those around it draw; null if it cannot be told from their styles.
const grounds = new Map();
const groundOf = node => {
  if (!node) return null;
  let ground = grounds.get(node);
  if (ground !== undefined) return ground;
  const style = getComputedStyle(node);
  const own = color(style.backgroundColor);
  ground = !own || style.backgroundImage !== 'none' ? null : own[3] === 255 ? own
    : behind(node, style, under => under && blend(own, under));
  grounds.set(node, ground);
  return ground;
};
const behind = (node, style, use = under => under) => {
  if (LAYERS.includes(style.position)) return use(null);
  const outer = parentOf(node);
  if (outer) return use(groundOf(outer));
  const isDark = style.colorScheme.includes('dark')
    && matchMedia('(prefers-color-scheme: dark)').matches;
  // A page in a frame is transparent.
  const frame = node.ownerDocument.defaultView?.frameElement;
  return use(isDark || isFrame ? null : frame ? groundOf(frame) : [255, 255, 255, 255]);
};
// A colour as it is drawn on what is behind it, if that can be told.
const drawn = (own, under) => {
  if (!own || own[3] === 255) return own;
  if (own[3] < 255 * FAINT) return [0, 0, 0, 0];
  const ground = under();
  return ground ? blend(own, ground) : own;
};
// Whether letters have no colour that stands out.
const isInkless = (node, ink) => {
  if (!ink) return false;
  if (isSVG(node)) return ink[3] < 255 * FAINT;
  const ground = ink[3] < 255 * FAINT ? null : groundOf(node);
  return (ground ? isAlike(blend(ink, ground), ground) && liesOn(node, ground)
    : ink[3] < 255 * FAINT) && !isOutlined(getComputedStyle(node));
};
const isAlike = (one, other) => [0, 1, 2].every(part => Math.abs(one[part] - other[part]) <= 2);
// Whether nothing but a colour is drawn below a node. Out of view nothing tells the order in which
// elements are drawn, so that no other may be there at all.
const liesOn = (node, ground) => {
  const box = contentBox(node);
  const page = node.ownerDocument;
  const { innerWidth, innerHeight } = page.defaultView;
  if (!isInside(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) {
    const area = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    return [...page.querySelectorAll('*')].every(each => contains(each, node) || contains(node, each)
      || !isInside(each.getBoundingClientRect(), area));
  }
  // Between the lines of a wrapped text there may be anything.
  const { x, y } = middleOf(isInline(node) && node.getClientRects()[0] || box,
    { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const below = node.getRootNode().elementsFromPoint(x, y);
  const place = below.indexOf(node);
  if (place < 0) return false;
  for (const each of below.slice(place)) {
    const style = getComputedStyle(each);
    if (isPicture(each, style) || mayGenerate(each) && ['::before', '::after'].some(part =>
      paintsAlone(getComputedStyle(each, part)))) return false;
    const own = color(style.backgroundColor);
    const isAround = contains(each, node);
    if (own?.[3] === 255) return isAround || isAlike(own, ground);
    // The ground is what the elements around it draw together.
    if (own?.[3] !== 0 && !isAround) return false;
  }
  return true;
};
const isPicture = (node, style) =>
  SOLID.includes(node.localName) || isSVG(node) || style.backgroundImage !== 'none';
// Whether a picture or gradient is most of a background. An icon that is drawn once is not.
const hasPicture = ({ backgroundImage, backgroundRepeat, backgroundColor }) =>
  backgroundImage !== 'none' && !(backgroundImage.startsWith('url(')
    && backgroundRepeat === 'no-repeat' && color(backgroundColor)?.[3] === 255);
const paintsAlone = style => !['none', 'normal', ''].includes(style.content)
  && (style.content.includes('(') || style.backgroundImage !== 'none'
    || color(style.backgroundColor)?.[3] !== 0);
// The opaque colour behind the text of a node; null if something else may be there.
const backdrop = (node, isInView) => {
  const ground = shadeOf(node) === 1 ? groundOf(node) : null;
  return ground && (!isInView || inTime(() => liesOn(node, ground))) ? ground : null;
};
// Out of view nothing tells what is drawn below a text, so that nothing else may be drawn there.
const doubtGrounds = () => {
  const painted = [...paints].filter(isRendered).map(each => [each, each.getBoundingClientRect()]);
  for (const element of painted.length ? elements : []) {
    if (element.inView !== false || !element.behind) continue;
    const node = nodes.get(element.id);
    const box = boxOf(node);
    if (painted.some(([each, area]) => isInside(box, area) && !isRelated(node, each)
      && each.ownerDocument === node.ownerDocument)) element.behind = null;
  }
};
// Whether the focused element shows that it has the focus; null if that cannot be told. Browsers show
// the focus only where a keyboard may have moved it, and WCAG requires it only there.
const showsFocus = (node, role, style) => {
  if (!matches(node, ':focus-visible')) return true;
  const seen = color(style.outlineColor)?.[3] > 0 && parseFloat(style.outlineWidth) > 0;
  if (seen && style.outlineStyle !== 'none') return true;
  // The caret of a field shows it, too.
  return FIELDS.includes(role) && color(style.caretColor)?.[3] > 0 || null;
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
