extension PageScript {
  /// What things are called and what they are for, by a page's own markup.
  static let names = #"""
    const NAMED_BY_CONTENT = 'button, a[href], summary, option, [role=button], [role=link], '
      + '[role=tab], [role=option], [role=menuitem], [role=checkbox], [role=radio], '
      + '[role=switch], [role=row], h1, h2, h3, h4, h5, h6';
    const tidy = text => (text ?? '').replace(/[ \t\r\n\f]+/g, ' ').trim();
    const shown = node => tidy(node.innerText ?? node.textContent);
    // A line of a list says what stands on it, not what its buttons and fields say.
    const CONTROLS = 'button, [role=button], input, select, textarea';
    const said = node => {
      if (!node.querySelector(CONTROLS)) return shown(node);
      const words = [];
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        if (!parent.closest(CONTROLS) && isRendered(parent)) words.push(texts.currentNode.data);
      }
      return tidy(words.join(' '));
    };
    const byIds = (node, attribute) => tidy((node.getAttribute(attribute) ?? '').split(/\s+/)
      .map(id => id && node.getRootNode().getElementById?.(id)).filter(Boolean)
      .map(found => found.textContent).join(' '));
    // What a <label> says, without what its own control says.
    const labelText = label => {
      const copy = label.cloneNode(true);
      for (const inner of copy.querySelectorAll('input, select, textarea, button')) inner.remove();
      return tidy(copy.textContent);
    };
    const INPUT_BUTTONS = ['button', 'submit', 'reset', 'image'];
    const native = node => {
      const labels = [...(node.labels ?? [])].map(labelText).filter(Boolean).join(' ');
      if (labels) return labels;
      if (node.localName === 'input' && INPUT_BUTTONS.includes(node.type)) {
        return node.value || node.alt || { submit: 'Submit', reset: 'Reset' }[node.type] || '';
      }
      if (node.localName === 'img') return node.alt;
      if (node.localName === 'fieldset') return tidy(node.querySelector('legend')?.textContent);
      if (node.localName === 'figure') return tidy(node.querySelector('figcaption')?.textContent);
      if (node.localName === 'svg') return tidy(node.querySelector('title')?.textContent);
      return '';
    };
    const contentName = node => shown(node) || tidy(
      [...node.querySelectorAll('img[alt], [aria-label]')]
        .map(inner => inner.getAttribute('aria-label') ?? inner.alt).join(' '));
    const ownName = node => byIds(node, 'aria-labelledby')
      || tidy(node.getAttribute?.('aria-label')) || tidy(native(node));
    const labelOf = node => ownName(node)
      || (node.matches?.(NAMED_BY_CONTENT) ? contentName(node) : '')
      || tidy(node.getAttribute?.('title')) || tidy(node.getAttribute?.('placeholder'));

    const ROLES = {
      button: 'button', link: 'link', textbox: 'field', searchbox: 'field', spinbutton: 'field',
      checkbox: 'checkbox', switch: 'switch', radio: 'radio', slider: 'slider',
      combobox: 'picker', listbox: 'picker', img: 'image', image: 'image', tab: 'tab',
      tablist: 'segments', radiogroup: 'segments', row: 'row', listitem: 'row', option: 'row',
      menuitem: 'row', article: 'card', heading: 'text', status: 'text', note: 'text',
      alert: 'text', progressbar: 'progress', region: 'area', group: 'area', form: 'area',
      dialog: 'area', alertdialog: 'area', list: 'area', navigation: 'area', main: 'area',
    };
    const TAGS = {
      button: 'button', summary: 'button', textarea: 'field', select: 'picker', img: 'image',
      canvas: 'image', video: 'image', svg: 'image', li: 'row', tr: 'row', option: 'row',
      article: 'card', progress: 'progress', meter: 'progress', section: 'area', form: 'area',
      fieldset: 'area', dialog: 'area', nav: 'area', main: 'area', ul: 'area', ol: 'area',
      table: 'area', figure: 'area', map: 'map',
    };
    const roleOf = node => {
      const chosen = node.dataset?.specRole;
      if (chosen) return chosen;
      const role = ROLES[(node.getAttribute('role') ?? '').split(/\s+/)[0]];
      if (role) return role;
      if (node.localName === 'a') return node.hasAttribute('href') ? 'link' : null;
      if (node.localName === 'input') {
        if (node.type === 'hidden') return null;
        if (INPUT_BUTTONS.includes(node.type)) return 'button';
        return { checkbox: 'checkbox', radio: 'radio', range: 'slider' }[node.type] ?? 'field';
      }
      if (node.isContentEditable && !node.parentElement?.isContentEditable) return 'field';
      return TAGS[node.localName] ?? null;
    };
    const INTERACTIVE = ['button', 'link', 'field', 'picker', 'checkbox', 'switch', 'radio',
      'slider', 'tab'];
    // Listed only if the page gives them a name of their own: they hold what a person sees.
    const CONTAINERS = ['area', 'row', 'card', 'segments', 'chip', 'map'];

    const ids = new WeakMap();
    const nodes = new Map();
    let unnamed = 0;
    const idOf = node => {
      const own = node.dataset?.testid || node.id;
      if (own && (nodes.get(own) ?? node) === node) { nodes.set(own, node); return own; }
      if (!ids.has(node)) ids.set(node, (roleOf(node) ?? node.localName) + '-' + ++unnamed);
      nodes.set(ids.get(node), node);
      return ids.get(node);
    };
    const isRendered = node => node.checkVisibility
      ? node.checkVisibility({ visibilityProperty: true }) : node.getClientRects().length > 0;
    // The page's own screen, whatever is presented over it.
    const pageName = () => {
      const marked = [...document.querySelectorAll('[data-screen]')]
        .filter(node => isRendered(node) && !node.closest(SHEETS)).at(-1);
      return marked?.dataset.screen || document.title || location.pathname;
    };
    const screenName = () => presented()?.dataset.screen || pageName();
    """#

  /// The screen as one value: what a person could see, in reading order.
  static let screen = #"""
    const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const colors = new Map();
    // Any colour of the style language, however it is written, is what it paints.
    const color = text => {
      if (colors.has(text)) return colors.get(text);
      let value = null;
      const plain = text.match(/^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/);
      if (plain) {
        value = [+plain[1], +plain[2], +plain[3], Math.round(255 * (plain[4] ?? 1))];
      } else if (painter && CSS.supports('color', text)) {
        painter.clearRect(0, 0, 1, 1);
        painter.fillStyle = text;
        painter.fillRect(0, 0, 1, 1);
        value = [...painter.getImageData(0, 0, 1, 1).data];
      }
      colors.set(text, value);
      return value;
    };
    const SIDES = ['Top', 'Right', 'Bottom', 'Left'];
    const border = style => {
      const seen = new Set(SIDES.filter(side => style[`border${side}Style`] !== 'none'
        && parseFloat(style[`border${side}Width`]) > 0).map(side => style[`border${side}Color`]));
      if (seen.size === 0) return [0, 0, 0, 0];
      return seen.size === 1 ? color([...seen][0]) : 'differs from side to side';
    };
    const round = number => Math.round(number * 100) / 100;
    const offset = style => {
      const moves = [style.translate, style.transform].filter(move => move && move !== 'none');
      if (moves.length !== 1) return null;
      const matrix = moves[0].match(/^matrix\(1, 0, 0, 1, (.+), (.+)\)$/);
      const [x, y] = matrix ? [+matrix[1], +matrix[2]]
        : moves[0].startsWith('matrix') ? [1, 1] : moves[0].split(' ').map(parseFloat);
      return x && y ? null : round(x || y || 0);
    };
    const isDisabled = node => node.matches(':disabled') || Boolean(node.closest('[inert]'))
      || node.getAttribute('aria-disabled') === 'true';
    const flag = (node, ...names) => {
      for (const name of names) {
        const value = node.getAttribute(name);
        if (value !== null) return value !== 'false' && value !== '';
      }
      return null;
    };
    const selected = (node, role) => {
      if (node.localName === 'input' && ['checkbox', 'radio'].includes(node.type)) {
        return node.checked;
      }
      if (node.localName === 'option') return node.selected;
      return flag(node, 'aria-checked', 'aria-selected', 'aria-pressed', 'aria-current');
    };
    const text = (node, role) => {
      if (role === 'picker') {
        const chosen = [...(node.selectedOptions ?? [])];
        return chosen.length ? chosen.map(shown).join(', ') : node.value ?? shown(node);
      }
      if (role === 'field' || role === 'slider') return node.value ?? node.innerText;
      if (role === 'progress') return node.getAttribute('aria-valuetext') ?? String(node.value ?? '');
      if (role === 'segments') {
        const chosen = node.querySelector('[aria-checked=true], [aria-selected=true], :checked');
        return chosen ? labelOf(chosen) : '';
      }
      if (role === 'text') return said(node);
      return null;
    };
    const traits = node => {
      const style = getComputedStyle(node);
      const type = node.localName === 'input' ? node.type : 'text';
      const masks = (style.webkitTextSecurity ?? 'none') !== 'none';
      const correction = node.getAttribute('autocorrect');
      const hint = node.getAttribute('enterkeyhint');
      return {
        placeholder: node.placeholder ?? node.getAttribute('aria-placeholder') ?? '',
        keyboard: node.inputMode || type, hint: hint ?? '',
        // A word the browser does not know leaves the key's title to it.
        returnKey: node.enterKeyHint || (hint ? null : 'enter'),
        correction: correction === null ? !['url', 'email', 'password'].includes(type)
          : correction !== 'off',
        spelling: node.spellcheck && type !== 'password', secure: type === 'password' || masks,
        content: node.getAttribute('autocomplete') ?? '',
      };
    };
    // Areas whose content is scrolled show a part of it; where that is, as far up as they go.
    const SCROLLS = ['auto', 'scroll'];
    const scrolls = style =>
      SCROLLS.includes(style.overflowY) || SCROLLS.includes(style.overflowX);
    const windows = new Map();
    const windowOf = node => {
      if (!node || node === document.body || node === document.documentElement) return null;
      if (windows.has(node)) return windows.get(node);
      const style = getComputedStyle(node);
      let room = style.position === 'fixed' ? null : windowOf(node.parentElement);
      if (scrolls(style)) {
        const box = node.getBoundingClientRect();
        room = {
          left: Math.max(box.left, room?.left ?? -Infinity),
          top: Math.max(box.top, room?.top ?? -Infinity),
          right: Math.min(box.right, room?.right ?? Infinity),
          bottom: Math.min(box.bottom, room?.bottom ?? Infinity),
        };
      }
      windows.set(node, room);
      return room;
    };
    const isClipped = (node, box) => {
      const room = windowOf(node.parentElement);
      return room !== null && (box.bottom <= room.top || box.top >= room.bottom
        || box.right <= room.left || box.left >= room.right);
    };
    const describe = (node, role) => {
      const style = getComputedStyle(node);
      const box = node.getBoundingClientRect();
      const rendered = isRendered(node);
      const opaque = !node.checkVisibility || node.checkVisibility({ opacityProperty: true });
      const isSeen = rendered && opaque && box.width > 0 && box.height > 0;
      const element = {
        id: idOf(node), role, label: labelOf(node),
        frame: [round(box.x), round(box.y), round(box.width), round(box.height)],
        visible: isSeen,
        enabled: !isDisabled(node), selected: selected(node, role), text: text(node, role),
        border: border(style), color: color(style.color), background: color(style.backgroundColor),
        opacity: round(+style.opacity), offset: offset(style),
        clipped: isSeen && isClipped(node, box),
      };
      if (role !== 'field' && scrolls(style)) {
        // As much higher than the frame as there is to scroll, whatever borders there are.
        const more = node.scrollHeight - node.clientHeight;
        element.scroll = [round(node.scrollTop), round(box.height + more)];
      }
      if (role === 'text' && !element.label) element.label = element.text;
      if (role === 'row' && !element.label) element.label = shown(node);
      if (role === 'field') element.traits = traits(node);
      return element;
    };

    const speaksItself = node => [...node.childNodes].some(child =>
      child.nodeType === Node.TEXT_NODE && child.data.trim());
    const SKIPPED = ['script', 'style', 'template', 'noscript', 'head', 'iframe'];
    const isLabel = node => node.localName === 'legend'
      || node.localName === 'label' && node.control;
    const walk = (node, elements, isInText) => {
      if (SKIPPED.includes(node.localName) || node.dataset?.specIgnore !== undefined) return;
      if (node.dataset?.screen && !isRendered(node)) return;
      let role = roleOf(node);
      let inText = isInText || isLabel(node);
      const named = node.dataset?.testid || ownName(node);
      if (CONTAINERS.includes(role) && !named) {
        const isLeaf = role === 'row' && !node.querySelector(
          'a[href], button, input, select, textarea, [role], [tabindex]');
        if (!isLeaf) role = null;
      }
      if (!role && node.dataset?.testid) role = speaksItself(node) ? 'text' : 'area';
      if (!role && !inText && speaksItself(node)) role = 'text';
      if (role === 'text' && isInText) role = null;
      const isUnseen = role && !isRendered(node);
      if (isUnseen && !node.id && !node.dataset?.testid) role = null;
      if (role) {
        elements.push(describe(node, role));
        if (role === 'text' || role === 'row' || role === 'tab' || role === 'image'
          || INTERACTIVE.includes(role)) inText = true;
        if (role === 'picker' || role === 'image') return;
      }
      for (const child of (node.shadowRoot ?? node).children) walk(child, elements, inText);
    };

    const dialog = () => {
      const open = [...document.querySelectorAll(
        'dialog[open], [role=alertdialog], [role=dialog]')].filter(isRendered).at(-1);
      if (!open || isSheet(open)) return null;
      const heading = open.querySelector('h1, h2, h3, h4, h5, h6, [role=heading]');
      const buttons = [...open.querySelectorAll('button, [role=button], input')]
        .filter(node => roleOf(node) === 'button' && isRendered(node)).map(labelOf);
      const told = byIds(open, 'aria-describedby') || [...open.querySelectorAll('p')]
        .filter(isRendered).map(shown).join(' ');
      return {
        kind: open.getAttribute('role') === 'alertdialog' ? 'alert' : 'sheet',
        title: ownName(open) || tidy(heading?.textContent), message: told, buttons,
      };
    };
    const focused = () => {
      let node = document.activeElement;
      while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
      return node && node !== document.body && node !== document.documentElement ? node : null;
    };
    const MOTIONS = ['x', 'y', 'width', 'height', 'opacity', 'offset'];
    let last = { name: null, values: new Map() };
    // What changed between two looks at one screen and was not animated has jumped.
    const compare = (name, elements) => {
      const values = new Map();
      for (const element of elements) {
        const [x, y, width, height] = element.frame;
        const now = { x, y, width, height, opacity: element.opacity, offset: element.offset };
        values.set(element.id, now);
        const before = last.name === name && last.values.get(element.id);
        if (!before || !element.visible && !before.opacity) continue;
        for (const property of MOTIONS) {
          if (now[property] === before[property] || before[property] === null
            || now[property] === null || moving.has(element.id + ' ' + property)) continue;
          write('jump', element.label || element.id, {
            id: element.id, screen: name, property, from: before[property], to: now[property],
          });
        }
      }
      last = { name, values };
      moving.clear();
    };
    spec.look = (since, known) => {
      recall(known);
      followSheets();
      const name = screenName();
      nodes.clear();
      windows.clear();
      const elements = [];
      const sheet = presented();
      if (sheet ?? document.body) walk(sheet ?? document.body, elements, false);
      const busy = isBusy() || isYoung;
      if (!busy) compare(name, elements);
      if (!isYoung) nameEntry();
      if (!busy) decide();
      const told = undecided.length ? undecided[0].n - 1 : memory.count;
      const focus = focused();
      const answer = {
        name, title: document.title, address: location.href, elements, busy,
        size: [innerWidth, innerHeight], focus: focus ? idOf(focus) : null,
        writes: focus ? roleOf(focus) === 'field' : false, dialog: dialog(),
        sheet: sheet !== null,
        stack: history ? memory.trail.slice(0, memory.at + 1).map(entry => entry.name) : null,
        scroll: [round(scrollX), round(scrollY)],
        time: now() - memory.start, last: told,
        events: memory.log.filter(entry => entry.n > since && entry.n <= told),
      };
      memory.log = memory.log.filter(entry => entry.n > since);
      remember();
      answer.memory = knowledge();
      return JSON.stringify(answer, (_, value) =>
        typeof value === 'string' && value.toWellFormed ? value.toWellFormed() : value);
    };
    """#
}
