// Numbers, times and names as text.

function counted(count, noun, plural) {
  return `${number(count)} ${count === 1 ? noun : plural ?? `${noun}s`}`;
}

function number(value) {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

// A duration in microseconds: `3 ms`, `1.24 s` or `2 min 5 s`.
function duration(micros) {
  const millis = Math.round(micros / 1000);
  if (millis < 1000) return `${millis} ms`;
  if (millis < 60_000) return `${(micros / 1_000_000).toFixed(2)} s`;
  const seconds = Math.round(micros / 1_000_000);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor(seconds / 60) % 60} min`;
}

function size(bytes) {
  if (bytes < 1024) return counted(bytes, 'byte');
  if (bytes < 1 << 20) return `${Math.round(bytes / 1024)} KiB`;
  return `${(bytes / (1 << 20)).toFixed(1)} MiB`;
}

// An instant in the reader's time zone.
function instant(millis) {
  const date = new Date(millis);
  if (Number.isNaN(date.getTime())) return '';
  const two = value => String(value).padStart(2, '0');
  const zone = -date.getTimezoneOffset();
  const sign = zone < 0 ? '−' : '+';
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} `
    + `${two(date.getHours())}:${two(date.getMinutes())} `
    + `UTC${zone === 0 ? '' : `${sign}${Math.floor(Math.abs(zone) / 60)}`
      + (zone % 60 === 0 ? '' : `:${two(Math.abs(zone) % 60)}`)}`;
}

// The values of a row in the place of `<names>`, column by column as Gherkin does it.
function filled(text, row) {
  if (!row || !text.includes('<')) return text;
  for (const [name, value] of row) text = text.split(`<${name}>`).join(value);
  return text;
}

// A number of 53 bits of a text, in base 36: the same in each run.
function digest(text) {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    one = Math.imul(one ^ unit, 2654435761);
    two = Math.imul(two ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}
