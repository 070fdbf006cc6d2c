// What the page writes to the console, and the errors of its scripts.

// For what the driver reads in the browser's log and the page's own log does not show.
const { debug: logForDriver } = console;
const LONGEST_LINE = 10_000;
const written = value => {
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Error) return String(value);
  if (value.nodeType) return `<${value.nodeName.toLowerCase()}>`;
  try { return JSON.stringify(value) ?? String(value) } catch { return '[object]' }
};
// The text of a message: its values, or a format with values.
const lineOf = ([first, ...rest]) => {
  const hasFormat = typeof first === 'string' && rest.length > 0;
  const text = hasFormat ? first.replace(/%([sdifoOc%])/g, (sign, kind) => {
    if (kind === '%') return '%';
    if (!rest.length) return sign;
    const value = rest.shift();
    return kind === 'c' ? '' : 'di'.includes(kind) ? String(Math.trunc(value)) : written(value);
  }) : written(first);
  return [text, ...rest.map(written)].join(' ').slice(0, LONGEST_LINE);
};
const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warning', error: 'error' };
for (const [name, level] of Object.entries(LEVELS)) {
  wrap(console, name, native => function (...values) {
    if (values.length) write('log', lineOf(values), { level });
    return native.apply(this, values);
  });
}
wrap(console, 'assert', native => function (holds, ...values) {
  if (!holds) write('log', lineOf(['Assertion failed', ...values]), { level: 'error' });
  return native.call(this, holds, ...values);
});
const failed = (error, message, source, line) => {
  const text = (error instanceof Error ? String(error) : message).slice(0, LONGEST_LINE);
  write('error', text, { source: source ? addressOf(source) : undefined, line });
};
addEventListener('error', event => {
  // Files that fail to load are events of their elements.
  if (event.target !== window) return;
  // The browser says so when a layout needs another frame, which is no fault of a script.
  if (event.message.startsWith('ResizeObserver loop')) return;
  failed(event.error, event.message, event.filename, event.lineno || undefined);
});
addEventListener('unhandledrejection', event => {
  const { reason } = event;
  const [, source, line] = /\(?([^\s()]+):(\d+):\d+\)?/.exec(reason?.stack ?? '') ?? [];
  failed(reason, written(reason), source, line && Number(line));
});
