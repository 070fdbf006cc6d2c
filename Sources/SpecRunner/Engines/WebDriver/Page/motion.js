// Animations, and whether the page has come to rest.

const measure = text => {
  // A percentage refers to an unknown length; a matrix ends with its translation.
  if (String(text).includes('%')) return text;
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
const animated = (node, details) => {
  const id = idOf(node);
  moving.set(id + ' ' + details.property, true);
  write('animation', labelOf(node) || id, { id, screen: screenName(), ...details });
};
const moving = new Map();
const running = () => document.getAnimations().filter(animation =>
  animation.playState === 'running' && animation.effect?.getComputedTiming().endTime < 1e9);
const isBusy = guarded(() => document.readyState !== 'complete' || running().length > 0);
spec.settle = async limit => {
  const end = performance.now() + limit;
  const pause = () => new Promise(resolve => soon(resolve, 8));
  // One turn of the event loop, so that deferred work of the last event has run.
  await new Promise(resolve => soon(resolve));
  while (performance.now() < end && (isBusy() || isYoung)) {
    await pause();
  }
};
