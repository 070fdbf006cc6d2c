extension PageScript {
  /// What things are called and what they are for, by a page's own markup.
  static let names = #"""
    const NAMED_BY_CONTENT = 'button, a[href], summary, option, [role=button], [role=link], '
      + '[role=tab], [role=option], [role=menuitem], [role=checkbox], [role=radio], '
      + '[role=switch], [role=row], h1, h2, h3, h4, h5, h6';
    const tidy = text => (text ?? '').replace(/[ \t\r\n\f]+/g, ' ').trim();
    // Text that is drawn from a shadow tree or a slot, which the browser's own words leave out.
    const isInline = node => ['inline', 'contents', ''].includes(displayOf(node));
    const flatText = (node, unsaid) => childrenOf(node).map(child => {
      if (child.nodeType === Node.TEXT_NODE) return child.data;
      if (!isElement(child) || SKIPPED.includes(child.localName)) return '';
      if (unsaid && child.matches(unsaid) || !isRendered(child)) return '';
      return isInline(child) ? flatText(child, unsaid) : ` ${flatText(child, unsaid)} `;
    }).join('');
    const hasTrees = node => node.localName === 'slot' || treeOf(node) !== null
      || [...node.querySelectorAll('*')].some(inner => treeOf(inner) || inner.localName === 'slot');
    const shown = node =>
      tidy(hasTrees(node) ? flatText(node) : node.innerText ?? node.textContent);
    // A line of a list says what stands on it, not what its buttons and fields say.
    const CONTROLS = 'button, [role=button], input, select, textarea';
    const said = node => {
      if (hasTrees(node)) return tidy(flatText(node, CONTROLS));
      if (!node.querySelector(CONTROLS)) return shown(node);
      const words = [];
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        if (!parent.closest(CONTROLS) && isRendered(parent)) words.push(texts.currentNode.data);
      }
      return tidy(words.join(' '));
    };
    // Beside lines of their own in it, what else a nameless text says is a line by itself.
    const ownLine = node => {
      if (node.dataset?.testid || node.id || ownName(node)) return null;
      const isLine = child => isElement(child) && !isInline(child);
      const children = childrenOf(node);
      if (!children.some(child => isLine(child) && isRendered(child))) return null;
      return tidy(children.map(child => isText(child) ? child.data
        : isElement(child) && isInline(child) && !roleOf(child) && !SKIPPED.includes(child.localName)
          ? flatText(child, CONTROLS) : ' ').join('')) || null;
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
      if (['option', 'optgroup'].includes(node.localName)) return node.label;
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
      table: 'area', figure: 'area', map: 'map', optgroup: 'area',
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
    const SPOKEN = ['button', 'link', 'checkbox', 'switch', 'radio', 'tab', 'row'];
    // Whose texts are theirs, and are listed only where they are set apart from the rest.
    const TALKING = [...SPOKEN, 'text', 'picker', 'slider'];
    const EVERYTHING = { includes: () => true };
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
      if (role === 'text') return ownLine(node) ?? said(node);
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
    const describe = (node, role) => {
      const style = getComputedStyle(node);
      const box = boxOf(node);
      const isSeen = isShown(node, box);
      const element = {
        id: idOf(node), role, label: labelOf(node),
        frame: [round(box.x + corner.x), round(box.y + corner.y), round(box.width), round(box.height)],
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
      if (role === 'text' && !element.label) element.label = said(node);
      if (role === 'row' && !element.label) element.label = shown(node);
      if (!element.text && role !== 'field' && role !== 'picker') {
        // A name given by the page does not hide what stands there to be read.
        const words = SPOKEN.includes(role) ? said(node)
          : tidy(childrenOf(node).filter(isText).map(child => child.data).join(' '));
        if (words && words !== element.label) element.text = words;
      }
      if (role === 'field') element.traits = traits(node);
      return element;
    };

    const isLabel = node => node.localName === 'legend'
      || node.localName === 'label' && node.control && isInSight(node.control);
    const DIALOGS = 'dialog[open], [role=alertdialog], [role=dialog]';
    let dialogs = [];
    // How far the frame that is being read stands from the page's corner.
    let corner = { x: 0, y: 0 };
    const walkFrame = (node, elements) => {
      if (!isLegible(node)) return;
      const page = documentIn(node);
      if (!page) return miss('the frame', node);
      const outer = corner;
      const box = node.getBoundingClientRect();
      corner = { x: outer.x + box.x + node.clientLeft, y: outer.y + box.y + node.clientTop };
      if (page.body) walk(page.body, elements, null);
      corner = outer;
    };
    // Whether a text stands in a line of a node's own.
    const speaks = node => childrenOf(node).some(child => isText(child)
      || isElement(child) && isInline(child) && !roleOf(child) && speaks(child));
    // Lists what is drawn; `around` is what the text around a node says, null outside of any.
    const walk = (node, elements, around) => {
      if (SKIPPED.includes(node.localName) || node.dataset?.specIgnore !== undefined) return;
      if (node.dataset?.screen && !isRendered(node)) return;
      if (FRAMES.includes(node.localName)) return walkFrame(node, elements);
      if (node.matches(DIALOGS)) dialogs.push(node);
      if (hidesTree(node)) missing.push(`the closed shadow tree of <${node.localName}>`);
      if (node.localName === 'canvas' && isLegible(node)) miss('the canvas', node);
      let role = roleOf(node);
      const isNaming = isLabel(node);
      const testid = node.dataset?.testid;
      const named = testid || ownName(node);
      if (CONTAINERS.includes(role) && !named) {
        const isLeaf = role === 'row' && !node.querySelector(
          'a[href], button, input, select, textarea, [role], [tabindex]');
        if (!isLeaf) role = null;
      }
      if (!role && testid) role = speaksItself(node) ? 'text' : 'area';
      const isApart = around && !isInline(node);
      if (!role && !isNaming && (isApart ? speaks(node) : speaksItself(node))) role = 'text';
      // In a text, what stands for itself is what is set apart from it.
      if (role === 'text' && around && !testid
        && (!isApart || around.includes(shown(node)))) role = null;
      const isUnseen = role && !isRendered(node);
      if (isUnseen && !node.id && !testid) role = null;
      let within = isNaming ? [labelOf(node.control ?? node.parentElement)] : around;
      if (role) {
        const element = describe(node, role);
        elements.push(element);
        if (TALKING.includes(role)) within = [element.label, element.text];
        if (role === 'field') within = EVERYTHING;
      }
      if (node.localName === 'canvas') return;
      for (const child of childrenOf(node)) if (isElement(child)) walk(child, elements, within);
    };

    const openDialog = () =>
      [...document.querySelectorAll(DIALOGS), ...dialogs].filter(isRendered).at(-1);
    // What the page keeps, by name, or why that cannot be told.
    const stored = () => {
      try {
        const cookies = document.cookie.split('; ').filter(Boolean).map(cookie => {
          const at = cookie.indexOf('=');
          return [cookie.slice(0, Math.max(at, 0)), cookie.slice(at + 1)];
        });
        const records = [sessionStorage, localStorage].flatMap(storage => Object.keys(storage)
          .filter(name => name !== KEY).map(name => [name, storage.getItem(name)]));
        return { records: [...cookies, ...records]
          .map(([name, value]) => [name, value.length > 100000 ? null : value]) };
      } catch (error) {
        return { unread: error.message };
      }
    };
    const dialog = () => {
      const open = openDialog();
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
      const within = () => (treeOf(node) ?? documentIn(node))?.activeElement;
      while (node && within()) node = within();
      return !node || ['body', 'html', 'frameset'].includes(node.localName) ? null : node;
    };
    // What has the focus and cannot be read, so that nobody knows whether it is a field.
    const blind = node => node && (FRAMES.includes(node.localName) ? 'a frame'
      : node.localName === 'canvas' ? 'a canvas'
        : hidesTree(node) ? 'a closed shadow tree' : null);
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
      missing = [];
      dialogs = [];
      const elements = [];
      const sheet = presented();
      if (sheet ?? document.body) walk(sheet ?? document.body, elements, null);
      const busy = isBusy() || isYoung;
      if (!busy) compare(name, elements);
      if (!isYoung) nameEntry();
      if (!busy) decide();
      const told = undecided.length ? undecided[0].n - 1 : memory.count;
      const focus = focused();
      const answer = {
        name, title: document.title, address: location.href, elements, busy,
        size: [innerWidth, innerHeight], focus: focus ? idOf(focus) : null,
        writes: focus ? roleOf(focus) === 'field' : false, blind: blind(focus),
        missing, unstored: memory.unstored ?? null, dialog: dialog(), ...stored(),
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
