import SpecJSON
import SpecText

/// The script every page gets before its own: it keeps a log of what leaves nothing to see, and
/// draws the screen when it is asked.
///
/// It stays out of a page's way: one hidden property of the window and one entry of the session
/// storage, which carries the log from one page to the next.
enum PageScript {
  /// What a launch wants the page to know before its own scripts run.
  struct World: Equatable {
    /// Differs with every launch, so that a page knows that a new one began.
    var run: String
    /// Records of the local storage, set once at the start; nil removes one.
    var records: [(name: String, value: String?)] = []
    /// Answers to requests, the latest last.
    var answers: [JSONValue] = []
    /// The day and time the page's clock begins with.
    var date: PageDate?

    static func == (left: World, right: World) -> Bool {
      left.run == right.run && left.answers == right.answers && left.date == right.date
        && left.records.elementsEqual(right.records) {
          $0.name.isSame(as: $1.name)
            && $0.value.map { ExactText($0) } == $1.value.map { ExactText($0) }
        }
    }
  }

  /// The whole script, for a launch.
  static func source(_ world: World) -> String {
    let records = JSONValue.array(
      world.records.map { [.string($0.name), $0.value.map { .string($0) } ?? .null] })
    let settings: JSONValue = [
      "run": .string(world.run), "records": records, "answers": .array(world.answers),
      "date": world.date.map { .array($0.json) } ?? .null,
    ]
    return "(() => {\nif (window.__spec) return;\nconst world = \(settings);\n"
      + [
        beginning, clock, log, tree, transitions, traces, requests, names, screen, hands, start,
      ].joined(
        separator: "\n") + "\n})();"
  }

  /// Draws the screen at once; `missing` if the page does not have the script.
  static let look = "return window.__spec ? __spec.look(...arguments) : 'missing';"

  /// Draws the screen when what moves has come to rest.
  static let settleAndLook = """
    const [since, known, limit, done] = arguments;
    if (!window.__spec) done('missing');
    else __spec.settle(limit).then(() => done(__spec.look(since, known)));
    """

  private static let beginning = #"""
    const spec = {};
    Object.defineProperty(window, '__spec', { value: spec });
    const wrap = (owner, name, make) => {
      const native = owner?.[name];
      if (typeof native === 'function') owner[name] = make(native);
    };
    """#

  /// The log of what happened, numbered through all pages of a launch, and the history's names.
  private static let log = #"""
    const KEY = '__spec';
    const fresh = {
      run: world.run, start: now(), count: 0, log: [], trail: [], at: -1, version: 0,
    };
    const remembered = () => {
      try { return JSON.parse(sessionStorage.getItem(KEY)) } catch { return null }
    };
    // A frame adds to the log of the page around it and keeps none of its own.
    const isFrame = window !== window.top;
    const remember = () => {
      memory.version++;
      if (isFrame) return;
      try { sessionStorage.setItem(KEY, JSON.stringify(memory)) } catch { }
    };
    let memory = remembered();
    if (memory?.run !== world.run) {
      // What a session keeps ends with it, and with an app that is started anew.
      if (memory && !isFrame) sessionStorage.clear();
      memory = fresh;
      for (const [name, value] of isFrame ? [] : world.records) {
        try {
          value === null ? localStorage.removeItem(name) : localStorage.setItem(name, value);
        } catch (error) {
          memory.unstored = error.message;
        }
      }
      remember();
      if (world.date) spec.setDate(...world.date);
    } else if (memory.ahead !== undefined) {
      shift(memory.ahead);
    }
    addEventListener('pagehide', () => { nameEntry(); remember(); });
    addEventListener('pageshow', event => {
      if (event.persisted) { memory = remembered() ?? memory; arrive(); }
    });
    const write = (kind, subject, details = {}) => {
      if (isFrame) {
        // A page from elsewhere is out of its frames' reach.
        try { window.top.__spec?.write(kind, subject, details) } catch { }
        return;
      }
      memory.log.push({ n: ++memory.count, t: now() - memory.start, kind, subject, details });
      remember();
    };
    spec.write = write;
    const history = window.navigation?.currentEntry ? window.navigation : null;
    const entryKey = () => history?.currentEntry?.key ?? null;
    // The page draws a new screen after the address has changed, so it is named when next asked.
    let coming = null;
    const nameEntry = () => {
      const name = pageName();
      if (memory.trail[memory.at]) memory.trail[memory.at].name = name;
      if (!coming) return;
      if (coming.kind === 'pop') coming.details.to = name; else coming.subject = name;
      coming = null;
    };
    // Where the browser is on the way it came: one step further, or back at a place it knows.
    const moved = () => {
      if (isFrame) return;
      followSheets();
      const key = entryKey();
      const before = memory.trail[memory.at];
      const known = memory.trail.findIndex(entry => entry.key === key);
      if (key !== null && known === memory.at && before) return;
      if (known >= 0 && known < memory.at) {
        memory.at = known;
        coming = transit('pop', before.name, {});
      } else {
        if (known < 0) memory.trail.splice(memory.at + 1, Infinity, { key, name: '' });
        memory.at++;
        if (!before) return;
        coming = transit('push', '', { from: before.name });
      }
    };
    let arrival;
    const arrive = () => {
      arrival = { page: Math.random().toString(36), version: memory.version };
      moved();
      arrival.count = memory.count;
    };
    // A page drawn by another process may begin before what the last one stored has come there.
    // Whoever looked at that one brings what it knew then; what this page did since is kept.
    const recall = known => {
      if (known?.run !== world.run || known.page === arrival.page) return;
      if (known.version <= arrival.version) return;
      const own = memory.log.filter(entry => entry.n > arrival.count);
      const later = memory.start - known.start;
      memory = { ...known, log: [] };
      if (memory.ahead !== undefined) shift(memory.ahead);
      coming = null;
      // How it came is told now, but the page is as old as it is.
      const wasYoung = isYoung;
      moved();
      isYoung = wasYoung;
      if (coming) undecided.unshift(undecided.pop());
      for (const entry of own) {
        entry.n = ++memory.count;
        entry.t += later;
        memory.log.push(entry);
      }
      arrival.version = memory.version;
      remember();
    };
    const knowledge = () => ({ ...memory, log: undefined, page: arrival.page });
    history?.addEventListener('currententrychange', event => {
      if (!event.navigationType) return;
      if (coming) nameEntry();
      moved();
    });
    """#

  private static let start = #"""
    arrive();
    // Not only when a page is left: the next one may begin before this one is told.
    remember();
    """#

  /// What leaves no trace on the screen: prompts, notifications, links, animations.
  private static let traces = #"""
    if (window.Notification) {
      wrap(Notification, 'requestPermission', native => function (...rest) {
        if (Notification.permission === 'default') write('prompt', 'notifications');
        return native.apply(Notification, rest);
      });
      const notice = (title, options) => write('notification', String(title), {
        title: String(title), body: String(options?.body ?? ''),
        foreground: document.visibilityState === 'visible',
      });
      window.Notification = new Proxy(Notification, {
        construct(target, [title, options], self) {
          if (Notification.permission === 'granted') notice(title, options);
          return Reflect.construct(target, [title, options], self);
        },
      });
      wrap(window.ServiceWorkerRegistration?.prototype, 'showNotification', native =>
        function (title, options) {
          notice(title, options);
          return native.call(this, title, options);
        });
    }
    const asks = (name, permission) => {
      navigator.permissions?.query({ name }).then(
        found => { if (found.state === 'prompt') write('prompt', permission); }, () => { });
    };
    for (const name of ['getCurrentPosition', 'watchPosition']) {
      wrap(window.Geolocation?.prototype, name, native => function (...rest) {
        asks('geolocation', 'location');
        return native.apply(this, rest);
      });
    }
    wrap(window.MediaDevices?.prototype, 'getUserMedia', native => function (wanted) {
      if (wanted?.video) asks('camera', 'camera');
      return native.call(this, wanted);
    });

    // Another window would take the place of this one, so a link out is noted and not followed.
    const isForeign = url => {
      const inside = ['http:', 'https:', 'file:', 'about:', 'blob:', 'data:', 'javascript:'];
      if (!inside.includes(url.protocol)) return true;
      return location.protocol === 'file:' && url.protocol.startsWith('http');
    };
    const parsed = address => { try { return new URL(address, document.baseURI) } catch { } };
    window.open = address => {
      write('link', parsed(address)?.href ?? String(address));
      return { closed: false, location: {}, close() { }, focus() { }, postMessage() { } };
    };
    addEventListener('click', event => {
      const link = event.composedPath().find(node => node.matches?.('a[href], area[href]'));
      if (event.defaultPrevented || !link) return;
      const url = parsed(link.getAttribute('href'));
      const isOut = link.target && !['_self', '_top', '_parent'].includes(link.target);
      if (!url || !(isOut || isForeign(url))) return;
      event.preventDefault();
      write('link', url.href);
    });
    history?.addEventListener('navigate', event => {
      const url = parsed(event.destination.url);
      if (!url || !isForeign(url) || !event.cancelable) return;
      event.preventDefault();
      write('link', url.href);
    });

    // A phone's keyboard comes with the focus of a field and goes with it; how is not known here.
    const wantsKeyboard = node => node?.matches && node.inputMode !== 'none'
      && roleOf(node) === 'field';
    let isKeyboardUp = false;
    const followFocus = () => {
      const isWanted = wantsKeyboard(focused());
      if (isWanted === isKeyboardUp) return;
      isKeyboardUp = isWanted;
      write('keyboard', 'keyboard', { notice: isWanted ? 'keyboardWillShow' : 'keyboardWillHide' });
    };
    addEventListener('focusin', followFocus, true);
    // Between two fields the focus is nowhere for a moment.
    addEventListener('focusout', () => soon(followFocus), true);
    const measure = text => {
      const lengths = String(text).match(/-?\d*\.?\d+(?:e[+-]?\d+)?/g);
      return lengths?.length >= 1 ? Number(lengths.find(Number) ?? 0) : text === 'none' ? 0 : text;
    };
    const propertyNames = { transform: 'offset', translate: 'offset', left: 'x', top: 'y' };
    addEventListener('transitionrun', event => {
      if (movesScreen(event)) return;
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
    const isBusy = () => document.readyState !== 'complete' || running().length > 0;
    spec.settle = async limit => {
      const end = performance.now() + limit;
      const pause = () => new Promise(resolve => soon(resolve, 8));
      // One turn, so that what the last event put off until after it has been done.
      await new Promise(resolve => soon(resolve));
      while (performance.now() < end && (isBusy() || isYoung)) {
        await pause();
      }
    };
    """#

  /// Requests that leave the page, and the answers a specification arranged for them.
  private static let requests = #"""
    spec.answers = world.answers;
    const addressOf = address => {
      const url = parsed(address);
      if (!url) return String(address);
      return url.origin === location.origin || url.protocol === 'file:'
        ? url.pathname + url.search : url.href;
    };
    // What was arranged does not get through either while the device is offline.
    const answerTo = (method, address) => navigator.onLine && spec.answers.findLast(answer => {
      if (answer.method && answer.method !== method) return false;
      const url = parsed(address);
      // By the whole address, or by all of it behind the host.
      const ways = [address, url?.href, url && url.pathname + url.search];
      return answer.path.endsWith('*')
        ? ways.some(way => way?.startsWith(answer.path.slice(0, -1)))
        : ways.includes(answer.path);
    });
    const textOf = body => typeof body === 'string' ? body
      : body instanceof URLSearchParams ? String(body) : '';
    const sent = (method, address, body) =>
      write('request', address, { method, body: textOf(body) });
    const answered = (address, details) => write('response', address, details);
    const later = (delay, act) => delay > 0 ? setTimeout(act, delay) : queueMicrotask(act);

    wrap(window, 'fetch', native => function (input, options) {
      const request = input instanceof Request ? input : null;
      const method = (options?.method ?? request?.method ?? 'GET').toUpperCase();
      const address = addressOf(request?.url ?? input);
      sent(method, address, options?.body);
      const answer = answerTo(method, address);
      const reply = !answer ? native.call(window, input, options) : new Promise((give, fail) => {
        const signal = options?.signal ?? request?.signal;
        const stop = () => fail(signal.reason);
        if (signal?.aborted) return stop();
        signal?.addEventListener('abort', stop, { once: true });
        if (answer.kind === 'silence') return;
        later(answer.delay, () => answer.kind === 'failure' ? fail(new TypeError(answer.error))
          : give(new Response(
            [204, 205, 304].includes(answer.status) ? null : answer.body,
            { status: answer.status })));
      });
      reply.then(
        response => answered(address, { status: response.status }),
        error => answered(address, { error: error.message }));
      return reply;
    });
    wrap(navigator, 'sendBeacon', native => function (address, body) {
      sent('POST', addressOf(address), body);
      return native.call(navigator, address, body);
    });

    const asked = new WeakMap();
    const calls = XMLHttpRequest.prototype;
    wrap(calls, 'open', native => function (method, address, ...rest) {
      asked.set(this, { method: method.toUpperCase(), address: addressOf(address) });
      return native.call(this, method, address, ...rest);
    });
    wrap(calls, 'send', native => function (body) {
      const { method, address } = asked.get(this) ?? { method: 'GET', address: '' };
      sent(method, address, body);
      const answer = answerTo(method, address);
      if (answer) return pretend(this, answer, address);
      this.addEventListener('loadend', () => answered(
        address, this.status ? { status: this.status } : { error: 'network error' }));
      return native.call(this, body);
    });
    const pretend = (call, answer, address) => {
      if (answer.kind === 'silence') return;
      const fails = answer.kind === 'failure';
      later(answer.delay, () => {
        const text = fails ? '' : answer.body;
        const values = {
          readyState: 4, status: fails ? 0 : answer.status, responseText: text,
          response: call.responseType === 'json' && text ? JSON.parse(text) : text,
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
    """#
}
