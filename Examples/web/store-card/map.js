// A map that is drawn by the page: streets without names, a camera that flies, and a marker.

const map = find('#map');
const marker = find('#marker');
const CITY_HALL = { latitude: 37.5666103, longitude: 126.9783882 };
const FLIGHT = 2000;
const [FARTHEST, NEAREST] = [5, 18];

let camera = CITY_HALL;
let zoom = 15;
let markedPlace = null;
// The number of the flight that is going on; 0 if there is none.
let flight = 0;
let flights = 0;

// Where a place is on the whole earth, in points at this zoom.
const project = ({ latitude, longitude }) => {
  const size = 256 * 2 ** zoom;
  const angle = latitude * Math.PI / 180;
  return {
    x: size * (longitude + 180) / 360,
    y: size * (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2,
  };
};
const unproject = ({ x, y }) => {
  const size = 256 * 2 ** zoom;
  return {
    latitude: Math.atan(Math.sinh(Math.PI * (1 - 2 * y / size))) * 180 / Math.PI,
    longitude: 360 * x / size - 180,
  };
};

const say = hasArrived => console.log(
  hasArrived !== has('move-results-swapped') ? '카메라 이동 성공' : '카메라 이동 취소');

const drawMap = () => {
  const middle = project(camera);
  const block = 240 * 2 ** (zoom % 1);
  map.style.backgroundSize = `${block}px ${block}px`;
  map.style.backgroundPosition = `${-(middle.x % block)}px ${-(middle.y % block)}px`;
  if (!markedPlace) return;
  const place = project(markedPlace);
  const [x, y] = [place.x - middle.x, place.y - middle.y].map(Math.round);
  marker.style.translate = `${x}px ${y}px`;
};

// The camera is fast at first, and slower and slower the closer it comes.
const fly = to => {
  const from = camera;
  const own = flight = ++flights;
  const start = performance.now();
  const step = now => {
    if (flight !== own) return;
    const part = Math.min(1, (now - start) / FLIGHT);
    const way = part < 1 ? 1 - 2 ** (-25 * part) : 1;
    camera = {
      latitude: from.latitude + way * (to.latitude - from.latitude),
      longitude: from.longitude + way * (to.longitude - from.longitude),
    };
    drawMap();
    if (part < 1) return requestAnimationFrame(step);
    flight = 0;
    say(true);
  };
  requestAnimationFrame(step);
};
const holdUp = () => {
  if (!flight) return;
  flight = 0;
  say(false);
};

const clearMap = () => {
  flight = 0;
  camera = CITY_HALL;
  markedPlace = null;
  marker.hidden = true;
  map.classList.remove('basic');
};
const setUpMap = shop => {
  const place = { latitude: Number(shop.latitude), longitude: Number(shop.longitude) };
  zoom = 15;
  map.classList.add('basic');
  fly(place);
  markedPlace = place;
  marker.hidden = false;
  drawMap();
};

// A finger moves the map, and holds the camera up.
map.addEventListener('pointermove', event => {
  if (!event.buttons || !markedPlace) return;
  holdUp();
  const { x, y } = project(camera);
  camera = unproject({ x: x - event.movementX, y: y - event.movementY });
  drawMap();
});
map.addEventListener('wheel', event => {
  if (!markedPlace) return;
  event.preventDefault();
  zoom = Math.min(NEAREST, Math.max(FARTHEST, zoom - event.deltaY / 200));
  drawMap();
});
