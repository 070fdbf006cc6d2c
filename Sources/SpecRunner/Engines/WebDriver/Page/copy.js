// The page as a document of its own, for reports: what is in it now, with its styles and the state of
// its fields. The copy runs nothing and loads nothing, whoever opens it and however it got there.

// The fields of a form hide its own properties, and the page may replace them all.
const reader = (maker, name) => {
  const { get } = getOwnPropertyDescriptor(maker.prototype, name);
  return node => apply(get, node, []);
};
const firstIn = reader(Node, 'firstChild');
const nextTo = reader(Node, 'nextSibling');
const tagOf = reader(Element, 'localName');
const spaceOf = reader(Element, 'namespaceURI');
const { getAttribute, getAttributeNames } = Element.prototype;

const COPY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'";
// What a copy cannot show has stripes. The rules are in the first layer, so that those of the page
// come before them, and their important ones before those of the page: nothing moves.
const copyStyle = scheme => `@layer spec-copy {
:root { color-scheme: only ${scheme} !important }
*, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important;
  transition: none !important }
iframe, frame, object, embed, video, canvas {
  background: repeating-linear-gradient(45deg, #8883 0 8px, #8881 8px 16px) }
[data-spec-front] { position: fixed; inset: 0; margin: auto; z-index: 2147483647 }
${unstyled ? PLAIN_STYLE : ''}}`;
// Before the styles of each element, which are written as far as they differ from this.
const PLAIN_STYLE = ':where(body, body *:not(style, svg, svg *)) { all: unset }\n';
// What is left out with all that is in it; style sheets are written where they apply.
const UNCOPIED = new Set(['script', 'noscript', 'template', 'base', 'meta', 'noembed', 'noframes',
  'source', 'track', 'param', 'set', 'animate']);
// Elements in which a browser reads no markup, or never comes to an end.
const RENAMED = { __proto__: null, plaintext: 'pre', listing: 'pre', xmp: 'pre' };
const ENDLESS_TAGS = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'wbr', 'frame']);
// Attributes that load, lead somewhere, run or take the focus, and those that the copy has itself.
const UNCOPIED_NAMES = new Set(['action', 'archive', 'autofocus', 'background', 'cite', 'classid',
  'codebase', 'data', 'formaction', 'href', 'imagesrcset', 'integrity', 'longdesc', 'manifest', 'nonce',
  'ping', 'poster', 'profile', 'sizes', 'src', 'srcdoc', 'srcset', 'xlink:href', 'checked', 'selected',
  'value', 'popover', 'data-spec-element', 'data-spec-front', 'data-spec-scroll', 'data-spec-size']);
// The document of the report's frame: a link without more would lead to the report itself.
const NOWHERE = 'about:srcdoc#_';
const TAG = /^[a-z][\w.-]*$/i;
const NAME = /^[a-z_:@][\w:.@-]*$/i;
// The longest picture or font that a copy keeps; others would be the most of it.
const MOST_DATA = 32_768;
const isContained = address => address.startsWith('#')
  || /^data:(image|font|application\/(x-)?font)/i.test(address) && address.length <= MOST_DATA;

const SIGNS = { __proto__: null, '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = text => text.replace(/[&<>]/g, sign => SIGNS[sign]);
const quoted = text => `"${text.replace(/[&<>"]/g, sign => SIGNS[sign])}"`;
const bullets = text => '•'.repeat([...text].length);

// What was scrolled: to ask each element takes longer than all the rest.
const scrolled = new WeakSet();
addEventListener('scroll', event => { scrolled.add(event.target); }, { capture: true, passive: true });

const TOO_LARGE = {};
let copyParts = [];
let room = 0;
const emit = text => {
  room -= text.length;
  if (room < 0) throw TOO_LARGE;
  copyParts.push(text);
};

// Whether a field hides what is typed.
const hidesText = (node, tag) => tag === 'input' && node.type === 'password'
  || takesText(node) && (getComputedStyle(node).webkitTextSecurity ?? 'none') !== 'none';
// An image of the same size in the place of one that is not in the page itself.
const blank = (width, height) => 'data:image/svg+xml,' + encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`
  + '<rect width="100%" height="100%" fill="#8884"/></svg>');

// Style sheets as text: with those that they import, and without what is loaded.
const isDarkNow = () => matchMedia('(prefers-color-scheme: dark)').matches;
const unloaded = css => css
  .replace(/url\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^)"']*))\s*\)/g,
    (whole, ...found) => isContained(found.slice(0, 3).find(each => each !== undefined))
      ? whole : 'url("data:,")')
  // Whoever opens the copy may prefer other colours, and has not defined the page's elements.
  .replace(/\(prefers-color-scheme:\s*(dark|light)\)/gi, (_, scheme) =>
    (scheme.toLowerCase() === 'dark') === isDarkNow() ? '(min-width: 0)' : '(max-width: 0)')
  .replace(/color-scheme:\s*(light dark|dark light)/gi, () =>
    `color-scheme: ${isDarkNow() ? 'dark' : 'light'}`)
  .replaceAll(':not(:defined)', ':not(*)');
const FOREIGN_SHEET = '/* a style sheet of another origin, which scripts cannot read */';
const cssOf = sheet => {
  let rules;
  try { rules = sheet.cssRules } catch { return FOREIGN_SHEET }
  let css = '';
  for (const rule of rules) css += ruleOf(rule) + '\n';
  return css;
};
const ruleOf = rule => {
  if (rule.styleSheet === undefined) return rule.cssText;
  let css = rule.styleSheet ? cssOf(rule.styleSheet) : '';
  if (rule.layerName !== null && rule.layerName !== undefined) css = `@layer ${rule.layerName} {${css}}`;
  if (rule.supportsText) css = `@supports (${rule.supportsText}) {${css}}`;
  return rule.media?.mediaText ? `@media ${rule.media.mediaText} {${css}}` : css;
};
const copySheet = (sheet, isDrawing = false) => {
  if (!sheet || sheet.disabled) return;
  const media = sheet.media?.mediaText;
  const css = unloaded(cssOf(sheet));
  emit(`<style${media ? ' media=' + quoted(unloaded(media)) : ''}>`
    + (isDrawing ? escaped(css) : css.replaceAll('</', '<\\/')) + '</style>');
};

// Where a sheet cannot be read, the styles of each element stand in for it: those that differ from the
// element around it, or from what a style is that nothing sets.
const PASSED_ON = ['color', 'cursor', 'font-family', 'font-size', 'font-style', 'font-weight',
  'letter-spacing', 'line-height', 'list-style-type', 'text-align', 'text-indent', 'text-transform',
  'visibility', 'white-space', 'border-collapse', 'border-spacing', 'fill', 'stroke'];
const SET = {
  __proto__: null, appearance: 'none', display: 'inline', position: 'static',
  'box-sizing': 'content-box', float: 'none', clear: 'none', 'z-index': 'auto', opacity: '1',
  'overflow-x': 'visible', 'overflow-y': 'visible', 'vertical-align': 'baseline',
  'background-color': 'rgba(0, 0, 0, 0)', 'background-image': 'none',
  'box-shadow': 'none', transform: 'none', 'text-decoration-line': 'none', 'max-width': 'none',
  'min-width': 'auto', 'flex-direction': 'row', 'flex-wrap': 'nowrap', 'flex-grow': '0',
  'flex-shrink': '1', 'flex-basis': 'auto', 'align-items': 'normal', 'align-self': 'auto',
  'justify-content': 'normal', 'row-gap': 'normal', 'column-gap': 'normal',
  'grid-template-columns': 'none', 'grid-template-rows': 'none', 'grid-column-start': 'auto',
  'grid-column-end': 'auto', 'grid-row-start': 'auto', 'grid-row-end': 'auto', 'object-fit': 'fill',
};
for (const side of ['top', 'right', 'bottom', 'left']) {
  Object.assign(SET, { [side]: 'auto', [`margin-${side}`]: '0px', [`padding-${side}`]: '0px',
    [`border-${side}-width`]: '0px' });
}
const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
for (const corner of CORNERS) SET[`border-${corner}-radius`] = '0px';
const SET_NAMES = Object.keys(SET);
// So many elements at most, since asking for the styles of one takes long.
const MOST_STYLED = 1000;
// How many may still get their styles; none if all sheets can be read.
let unstyled = 0;
// The values that elements pass on.
const passed = new Map();
const isUnreadable = sheet => {
  try { return [...sheet.cssRules].some(rule => rule.styleSheet && isUnreadable(rule.styleSheet)) } catch {
    return true;
  }
};
const stylesOf = node => {
  unstyled--;
  const style = getComputedStyle(node);
  if (style.display === 'none') return 'display: none';
  const passedOn = PASSED_ON.map(name => style.getPropertyValue(name));
  passed.set(node, passedOn);
  const around = passed.get(node.parentElement);
  let css = '';
  const add = (name, value) => { css += `${name}: ${value}; `; };
  for (const [place, value] of passedOn.entries()) {
    if (value !== around?.[place]) add(PASSED_ON[place], value);
  }
  for (const name of SET_NAMES) {
    const value = style.getPropertyValue(name);
    if (value === SET[name]) continue;
    add(name, value);
    if (name.endsWith('-width') && name.startsWith('border')) {
      const side = name.slice(0, -'width'.length);
      add(`${side}style`, style.getPropertyValue(`${side}style`));
      add(`${side}color`, style.getPropertyValue(`${side}color`));
    }
  }
  // A height of its own would cut off what another font makes longer.
  if (style.display !== 'inline' && node !== document.documentElement) add('width', style.width);
  return unloaded(css);
};

const copyAttributes = (node, tag, isXML, state) => {
  for (const name of apply(getAttributeNames, node, [])) {
    const small = name.toLowerCase();
    if (small.startsWith('on') || !NAME.test(name)) continue;
    if (name === 'style' && state.style !== undefined) continue;
    const value = apply(getAttribute, node, [name]);
    if (!UNCOPIED_NAMES.has(small)) {
      const isStyle = small === 'style' || isXML && value.includes('url(');
      emit(` ${name}=${quoted(isStyle ? unloaded(value) : value)}`);
    } else if (small === 'href' || small === 'xlink:href') {
      // A link stays one for the rules of links, and leads nowhere.
      const isInside = value.startsWith('#') || isXML && tag !== 'a' && isContained(value);
      if (isInside || !isXML || tag === 'a') emit(` ${name}=${quoted(isInside ? value : NOWHERE)}`);
    } else if (small === 'value' && !VALUED.has(tag)) {
      emit(` value=${quoted(value)}`);
    }
  }
  for (const [name, value] of Object.entries(state)) {
    if (value === true) emit(' ' + name);
    else if (typeof value === 'string') emit(` ${name}=${quoted(value)}`);
  }
};
const VALUED = new Set(['input', 'textarea', 'option']);
// What the markup of an element does not say: its state, and how it is drawn.
const shownState = (node, tag) => {
  switch (tag) {
  case 'input': return inputState(node);
  case 'option': return { selected: node.selected, value: apply(getAttribute, node, ['value']) ?? undefined };
  case 'img': {
    const source = node.currentSrc || node.src;
    return { src: source.startsWith('data:') && isContained(source) ? source
      : node.naturalWidth ? blank(node.naturalWidth, node.naturalHeight) : undefined };
  }
  case 'dialog': return { 'data-spec-front': matches(node, ':modal') };
  default: return {};
  }
};
const inputState = node => {
  const { type, value } = node;
  if (type === 'checkbox' || type === 'radio') return { checked: node.checked, value };
  // A hidden value is not on the screen, and is often the key of a session.
  if (type === 'hidden' || type === 'file') return {};
  if (type === 'image') return { src: blank(node.width, node.height) };
  return { value: hidesText(node, 'input') ? bullets(value) : value };
};

const copyNode = (node, named) => {
  if (node.nodeType === Node.TEXT_NODE) return emit(escaped(node.data));
  if (!isElement(node)) return;
  const written = tagOf(node);
  const tag = written.toLowerCase();
  const isXML = spaceOf(node) !== HTML_SPACE;
  if (tag === 'style') return copySheet(node.sheet, isXML);
  if (!isXML && tag === 'link') return copySheet(node.sheet);
  if (UNCOPIED.has(tag) || !TAG.test(written)) return;
  const name = isXML ? written : RENAMED[tag] ?? tag;
  const isForm = tag === 'form';
  const state = isXML ? {} : shownState(node, tag);
  if (unstyled > 0 && !isXML) state.style = stylesOf(node);
  if (scrolled.has(node)) {
    state['data-spec-scroll'] = `${Math.round(node.scrollLeft)},${Math.round(node.scrollTop)}`;
  }
  if (named.has(node)) state['data-spec-element'] = named.get(node);
  if (!isXML && !isForm && node.popover && matches(node, ':popover-open')) state['data-spec-front'] = true;
  else if (!isXML && !isForm && node.popover) state.hidden = true;
  emit('<' + name);
  copyAttributes(node, tag, isXML, state);
  emit('>');
  if (!isXML && ENDLESS_TAGS.has(tag)) return;
  if (!isXML && FRAMES.includes(tag)) return emit(`</${name}>`);
  const hides = !isForm && hidesText(node, tag);
  // A browser leaves out the first line end.
  if (name === 'pre' || tag === 'textarea') emit('\n');
  if (tag === 'textarea' && !isXML) emit(escaped(hides ? bullets(node.value) : node.value));
  else {
    const tree = isXML || isForm ? null : treeOf(node);
    if (tree) {
      emit('<template shadowrootmode="open">');
      copyChildren(tree, named);
      for (const sheet of tree.adoptedStyleSheets ?? []) copySheet(sheet);
      emit('</template>');
    }
    if (hides) emit(bullets(node.textContent)); else copyChildren(node, named);
  }
  emit(`</${name}>`);
};
const copyChildren = (node, named) => {
  for (let child = firstIn(node); child; child = nextTo(child)) copyNode(child, named);
};
const HTML_SPACE = 'http://www.w3.org/1999/xhtml';

const schemeOf = root => {
  const said = getComputedStyle(root).colorScheme;
  const schemes = said && said !== 'normal' ? said
    : document.querySelector('meta[name="color-scheme" i]')?.content ?? '';
  return schemes.includes('dark') && (!schemes.includes('light') || isDarkNow()) ? 'dark' : 'light';
};
// The document, with the names of the elements that were seen last; a document that says so if it has
// more than `most` bytes.
spec.page = most => {
  const named = new Map(elements.filter(element => element.visible !== false)
    .map(({ id, role, label }) => [nodes.get(id), label ? `${role} "${label}"` : role]));
  const root = document.documentElement;
  const isPage = tagOf(root) === 'html';
  copyParts = [];
  room = most;
  unstyled = [...document.styleSheets].some(isUnreadable) ? MOST_STYLED : 0;
  try {
    emit('<!doctype html>\n<html');
    copyAttributes(root, 'html', false, {
      'data-spec-size': `${innerWidth},${innerHeight}`,
      'data-spec-scroll': scrollX || scrollY
        ? `${Math.round(scrollX)},${Math.round(scrollY)}` : undefined,
    });
    emit(`><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${COPY_POLICY}">`
      + `<meta name="referrer" content="no-referrer"><style>${copyStyle(schemeOf(root))}</style>`);
    // The rest of the head ends with its first element for the body.
    if (isPage && document.head) copyChildren(document.head, named);
    for (const sheet of document.adoptedStyleSheets ?? []) copySheet(sheet);
    emit('</head>');
    if (isPage) for (let child = firstIn(root); child; child = nextTo(child)) {
      if (child !== document.head) copyNode(child, named);
    } else {
      emit('<body>');
      copyNode(root, named);
      emit('</body>');
    }
    emit('</html>\n');
    const html = copyParts.join('');
    if (new TextEncoder().encode(html).length > most) throw TOO_LARGE;
    return html.toWellFormed?.() ?? html;
  } catch (error) {
    if (error !== TOO_LARGE) throw error;
    return '<!doctype html>\n<title>Not recorded</title>\n'
      + `<p>This page is not recorded: it has more than ${most / 1024} KiB.</p>\n`;
  } finally {
    copyParts = [];
    unstyled = 0;
    passed.clear();
  }
};
