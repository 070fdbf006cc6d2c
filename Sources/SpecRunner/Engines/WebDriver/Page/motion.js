// Animations, and whether the page has come to rest.

const measure = text => {
  // A percentage refers to an unknown length; a matrix ends with its translation. Colours are texts.
  if (/%|^(#|rgb|hsl|[a-z]*color)/.test(text)) return text;
  const lengths = String(text).replace(/^matrix\(1, 0, 0, 1, /, '')
    .match(/-?\d*\.?\d+(?:e[+-]?\d+)?/g);
  return lengths?.length >= 1 ? Number(lengths.find(Number) ?? 0) : text === 'none' ? 0 : text;
};
const propertyNames = {
  transform: 'offset', translate: 'offset', left: 'x', top: 'y',
  'border-top-left-radius': 'corner radius',
};
// All corners change with the first one.
const OTHER_CORNERS = /^border-(top-right|bottom-left|bottom-right)-radius$/;
addEventListener('transitionrun', event => {
  if (movesScreen(event) || OTHER_CORNERS.test(event.propertyName)) return;
  const animation = event.target.getAnimations?.()
    .find(animation => animation.transitionProperty === event.propertyName);
  const frames = animation?.effect.getKeyframes();
  if (!frames) return;
  const key = event.propertyName.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  const property = propertyNames[event.propertyName] ?? event.propertyName;
  animated(event.target, {
    property, from: measure(frames[0][key]), to: measure(frames.at(-1)[key]),
    duration: animation.effect.getTiming().duration,
  });
}, true);
addEventListener('animationstart', event => movesScreen(event) || animated(event.target, {
  property: event.animationName, duration: Math.round(event.target.getAnimations?.()
    .find(animation => animation.animationName === event.animationName)
    ?.effect.getTiming().duration ?? 0),
}), true);
// The Web Animations API sends no event when an animation starts.
const FRAME_SETTINGS = ['offset', 'computedOffset', 'easing', 'composite'];
const styleName = key => key.replace(/[A-Z]/g, letter => '-' + letter.toLowerCase());
const startedByScript = (node, { effect }) => {
  if (movesScreen({ target: node, pseudoElement: effect.pseudoElement })) return;
  const frames = effect.getKeyframes();
  const { duration } = effect.getTiming();
  for (const key of new Set(frames.flatMap(Object.keys))) {
    if (FRAME_SETTINGS.includes(key)) continue;
    const [from, to] = [frames[0], frames.at(-1)].map(frame => measure(frame[key]));
    const property = propertyNames[styleName(key)] ?? styleName(key);
    animated(node, { property, ...frames.length > 1 && { from }, to, duration: Number(duration) || 0 });
  }
};
wrap(window.Element?.prototype, 'animate', native => function (...given) {
  const animation = native.apply(this, given);
  try { startedByScript(this, animation) } catch { }
  return animation;
});
// What a script sets in several frames one after another moves as by an animation, unless a hand, keys
// or the scroll position lead it.
const MOVED_BY_SCRIPT = ['style', 'transform', 'd', 'points', 'x', 'y', 'cx', 'cy', 'r', 'width',
  'height', 'opacity'];
const LEADING = 50;
const LONGEST_FRAME = 100;
const FRAMES_OF_MOTION = 4;
let lastLead = -Infinity;
for (const name of ['pointermove', 'touchmove', 'wheel', 'scroll', 'keydown', 'input', 'resize']) {
  addEventListener(name, () => { lastLead = performance.now(); }, { capture: true, passive: true });
}
const strides = new WeakMap();
const stride = (node, name) => {
  const now = performance.now();
  if (now - lastLead < LEADING) return;
  const before = strides.get(node);
  const isNext = before && now - before.last < LONGEST_FRAME;
  const { count, text } = isNext ? before : { count: 0, text: node.getAttribute('style') };
  strides.set(node, { count: count + 1, text, last: now });
  if (count + 1 !== FRAMES_OF_MOTION) return;
  const other = document.createElement('i');
  other.setAttribute('style', text ?? '');
  const changed = name !== 'style' ? [name] : [...node.style]
    .filter(each => node.style.getPropertyValue(each) !== other.style.getPropertyValue(each));
  for (const each of changed) animated(node, { property: propertyNames[each] ?? each });
};
const strider = new MutationObserver(guarded(changes => {
  for (const [node, name] of new Map(changes.map(each => [each.target, each.attributeName]))) {
    stride(node, name);
  }
}));
inTrees(root => strider.observe(root, { subtree: true, attributeFilter: MOVED_BY_SCRIPT }));
const animated = (node, details) => {
  const id = idOf(node);
  moving.set(id + ' ' + details.property, true);
  write('animation', labelOf(node) || id, { id, screen: screenName(), ...details });
};
const moving = new Map();
const running = () => rootsNow().flatMap(root => root.getAnimations())
  .filter(animation => animation.playState === 'running');
const ends = animation => animation.effect?.getComputedTiming().endTime < 1e9;
const isBusy = guarded(() => document.readyState !== 'complete' || running().some(ends)
  || copies.size > 0 || innerSpecs().some(inner => inner.isBusy()));
spec.isBusy = isBusy;
spec.settle = async limit => {
  const end = performance.now() + limit;
  const pause = () => new Promise(resolve => soon(resolve, 8));
  // One turn of the event loop, so that deferred work of the last event has run.
  await new Promise(resolve => soon(resolve));
  while (performance.now() < end && (isBusy() || isYoung)) {
    await pause();
  }
};
