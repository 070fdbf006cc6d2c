// Prompts and notifications, which the browser shows itself, so that they are not elements.

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
// A page that asks before it is left; WebDriver servers always agree.
const haveAsked = new WeakSet();
const asksToStay = event => {
  if (haveAsked.has(event) || navigator.userActivation?.hasBeenActive === false) return;
  haveAsked.add(event);
  write('prompt', 'leave the page');
};
const leaving = window.BeforeUnloadEvent?.prototype;
if (leaving) {
  leaving.preventDefault = function () {
    asksToStay(this);
    Event.prototype.preventDefault.call(this);
  };
  const value = Object.getOwnPropertyDescriptor(leaving, 'returnValue');
  Object.defineProperty(leaving, 'returnValue', {
    ...value,
    set(text) {
      if (text !== '') asksToStay(this);
      value.set.call(this, text);
    },
  });
}
