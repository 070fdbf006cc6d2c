// Requests of the page and their arranged responses.

spec.answers = world.answers;
const addressOf = address => {
  const url = parsed(address);
  if (!url) return String(address);
  return url.origin === location.origin || url.protocol === 'file:'
    ? url.pathname + url.search : url.href;
};
// While the device is offline, arranged responses do not arrive either.
const answerTo = (method, address) => {
  const number = navigator.onLine ? spec.answers.findLastIndex((answer, number) =>
    isFor(answer, method, address) && !(memory.used?.[number] >= answer.times)) : -1;
  const answer = spec.answers[number];
  if (!answer?.times) return answer;
  // The next page of the launch goes on counting.
  memory.used = { ...memory.used, [number]: (memory.used?.[number] ?? 0) + 1 };
  remember();
  return answer;
};
const isFor = (answer, method, address) => {
  if (answer.method && answer.method !== method) return false;
  const url = parsed(address);
  // A path matches the whole address, or the part after the host; without a "?", both with any query.
  const ways = [address, url?.href, url && url.pathname + url.search];
  return ways.some(way => way !== null && way !== undefined && (fits(String(way), answer.path)
    || !answer.path.includes('?') && fits(String(way).split('?')[0], answer.path)));
};
// The body of a response that is changed on its way. What cannot be changed is an error, because a
// scenario that expects the change would say nothing otherwise.
const inVain = sentence => write('error', sentence, { arranged: true });
const edited = (text, { from, to }, address) => {
  if (!text.includes(from)) {
    inVain(`the response to ${address} does not contain "${from}", which a step changes`);
  }
  return text.replaceAll(from, to);
};
// Whether an address fits a pattern, each `*` of which stands for any text.
const fits = (address, pattern) => {
  const [first, ...parts] = pattern.split('*');
  if (!parts.length) return address === pattern;
  const last = parts.pop();
  let from = first.length;
  for (const part of parts) {
    const at = address.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return address.startsWith(first) && address.length >= from + last.length && address.endsWith(last);
};
// The text of a body; undefined if it can only be read later, or never.
const textOf = body => {
  if (body === undefined || body === null) return '';
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body);
  if (body instanceof FormData) {
    return String(new URLSearchParams([...body].map(([name, value]) => [name, value.name ?? value])));
  }
  if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) return new TextDecoder().decode(body);
};
const typeOf = body => typeof body === 'string' ? 'text/plain;charset=UTF-8'
  : body instanceof URLSearchParams ? 'application/x-www-form-urlencoded;charset=UTF-8'
    : body instanceof Blob ? body.type : '';
// Logs a request; `read` gives the text of a body that can only be read later.
const sent = (method, address, body, headers, read) => {
  const all = new Headers(headers);
  if (typeOf(body) && !all.has('content-type')) all.set('content-type', typeOf(body));
  const details = { method, body: read ? undefined : textOf(body) };
  if (details.body === undefined) details['unread body'] = true;
  for (const [name, value] of all) details['header ' + name] = value;
  write('request', address, details);
  const reading = read ?? (body instanceof Blob ? () => body.text() : null);
  if (reading) awaitBody(details, reading);
};
// The requests whose bodies are being read. They are reported afterwards, unless that takes too long.
const unreadBodies = new Set();
const LONGEST_BODY = 2000;
const awaitBody = (details, reading) => {
  const log = logOwner();
  const end = begun();
  const finish = () => { log?.unreadBodies.delete(details); end(); };
  log?.unreadBodies.add(details);
  soon(finish, LONGEST_BODY);
  reading().then(text => {
    details.body = text;
    delete details['unread body'];
    if (log) log.remember();
  }, () => { }).finally(finish);
};
// The script of the page that has the log; null in a frame of a page of another origin.
const logOwner = () => {
  try { return isFrame ? window.top.__spec ?? null : spec } catch { return null }
};
spec.unreadBodies = unreadBodies;
const hasBody = status => ![204, 205, 304].includes(status);
const answered = (address, details) => write('response', address, details);
const later = (delay, act) => delay > 0 ? setTimeout(act, delay) : queueMicrotask(act);

wrap(window, 'fetch', native => function (input, options) {
  const request = input instanceof Request ? input : null;
  const method = (options?.method ?? request?.method ?? 'GET').toUpperCase();
  const address = addressOf(request?.url ?? input);
  const copy = options?.body === undefined && request?.body ? request.clone() : null;
  sent(method, address, options?.body, options?.headers ?? request?.headers,
    copy && (() => copy.text()));
  const answer = answerTo(method, address);
  const reply = !answer ? native.call(window, input, options) : new Promise((give, fail) => {
    const signal = options?.signal ?? request?.signal;
    const stop = () => fail(signal.reason);
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { once: true });
    if (answer.kind === 'silence') return;
    later(answer.delay, () => answer.kind === 'failure' ? fail(new TypeError(answer.error))
      : answer.kind === 'change' ? native.call(window, input, options).then(async response => {
        const { status, statusText, headers } = response;
        const text = edited(await response.text(), answer, address);
        give(new Response(hasBody(status) ? text : null, { status, statusText, headers }));
      }).catch(fail) : give(new Response(
        hasBody(answer.status) ? answer.body : null,
        { status: answer.status, headers: answer.headers })));
  });
  return during(reply.then(
    response => { answered(address, { status: response.status }); return response; },
    error => { answered(address, { error: error.message }); throw error; }));
});
wrap(navigator, 'sendBeacon', native => function (address, body) {
  sent('POST', addressOf(address), body);
  return native.call(navigator, address, body);
});

const asked = new WeakMap();
const calls = XMLHttpRequest.prototype;
wrap(calls, 'open', native => function (method, address, ...rest) {
  asked.set(this, {
    method: method.toUpperCase(), address: addressOf(address), headers: new Headers(),
  });
  return native.call(this, method, address, ...rest);
});
wrap(calls, 'setRequestHeader', native => function (name, value) {
  native.call(this, name, value);
  asked.get(this)?.headers.append(name, value);
});
wrap(calls, 'send', native => function (body) {
  const { method, address, headers } = asked.get(this) ?? { method: 'GET', address: '' };
  sent(method, address, body, headers);
  this.addEventListener('loadend', awaitAnswer());
  const answer = answerTo(method, address);
  if (answer && answer.kind !== 'change') return pretend(this, answer, address);
  if (answer) changeLater(this, answer, address);
  this.addEventListener('loadend', () => answered(
    address, this.status ? { status: this.status } : { error: 'network error' }));
  if (!(answer?.delay > 0)) return native.call(this, body);
  setTimeout(() => native.call(this, body), answer.delay);
});
const changeLater = (call, answer, address) => {
  const { responseType } = call;
  if (responseType !== 'json' && responseType !== '' && responseType !== 'text') {
    return inVain(`a response of the type ${responseType} cannot be changed on its way`);
  }
  call.responseType = 'text';
  const native = Object.getOwnPropertyDescriptor(calls, 'responseText').get;
  let text = null;
  const read = () => call.readyState < 4 ? '' : text ??= edited(native.call(call), answer, address);
  const values = {
    responseType: () => responseType, responseText: read,
    response: () => responseType === 'json' ? parsedJSON(read()) : read(),
  };
  for (const [name, get] of Object.entries(values)) {
    Object.defineProperty(call, name, { get, configurable: true });
  }
};
const parsedJSON = text => { try { return JSON.parse(text) } catch { return null } };
const pretend = (call, answer, address) => {
  if (answer.kind === 'silence') return;
  const fails = answer.kind === 'failure';
  later(answer.delay, () => {
    const text = fails ? '' : answer.body;
    const headers = new Headers(fails ? [] : answer.headers);
    const values = {
      readyState: 4, status: fails ? 0 : answer.status, responseText: text,
      response: call.responseType === 'json' ? parsedJSON(text) : text,
      getResponseHeader: name => headers.get(name),
      getAllResponseHeaders: () =>
        [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join(''),
    };
    for (const [name, value] of Object.entries(values)) {
      Object.defineProperty(call, name, { value, configurable: true });
    }
    answered(address, fails ? { error: answer.error } : { status: answer.status });
    for (const name of ['readystatechange', fails ? 'error' : 'load', 'loadend']) {
      call.dispatchEvent(name === 'readystatechange' ? new Event(name)
        : new ProgressEvent(name));
    }
  });
};

// The page that a link, a form or a script asks for, in browsers that tell; it is a request when this
// page is left for it.
let next = null;
if (window === window.top) {
  history?.addEventListener('navigate', ({ destination, navigationType, formData }) => {
    const isPage = !destination.sameDocument && /^https?:/.test(destination.url)
      && !['reload', 'traverse'].includes(navigationType);
    next = isPage ? { url: destination.url, formData } : null;
  });
  for (const name of ['navigatesuccess', 'navigateerror']) {
    history?.addEventListener(name, () => { next = null; });
  }
  addEventListener('pagehide', () => {
    if (!next) return;
    const { url, formData } = next;
    next = null;
    sent(formData ? 'POST' : 'GET', addressOf(url), formData ?? undefined);
  });
}
