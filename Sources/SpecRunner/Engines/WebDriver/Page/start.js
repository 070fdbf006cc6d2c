// Starts the log of this page, after every file has run.

// The page does not change while a call computes names.
for (const name of ['look', 'reach', 'choose', 'chooseAll', 'button']) {
  const answer = spec[name];
  spec[name] = (...rest) => atOnce(() => answer(...rest));
}
keepBuiltIns();
for (const [name, act] of Object.entries(spec)) {
  if (typeof act !== 'function') continue;
  spec[name] = guarded((...rest) => {
    forget();
    return act(...rest);
  });
}
const begin = () => {
  arrive();
  // Stored now as well as on leaving: the next page may start before this one gets `pagehide`.
  remember();
  // Where this script runs late, a field may have the focus already.
  if (wantsKeyboard(focused())) followFocus();
};
// Firefox names the page's place in the history after this script and before the page's own.
history && entryKey() === null ? queueMicrotask(begin) : begin();
