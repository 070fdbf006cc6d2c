import SpecJSON

/// The script that runs in each page before its own scripts: it logs events without visible trace
/// and reads the screen on request.
///
/// It consists of the JavaScript files in the folder `Page`, from which the build makes `PageFiles`.
enum PageScript {
  /// The parameters of a launch for the page.
  struct World: Sendable {
    /// A unique id of the launch, by which a page detects a new one.
    var run: String
    /// Items of the local and session storage, set once at the start.
    var stored: [StoredItem] = []
    /// The names and values of a saved session's local storage by origin.
    var saved: JSONObject = [:]
    /// The arranged responses to requests, the latest last.
    var answers: [JSONValue] = []
    /// The initial date and time of the page's clock.
    var date: PageDate?
    /// Whether pages may open windows.
    var opensWindows = false
    /// Whether the page reports what a person does.
    var records = false
  }

  /// The complete script for a launch.
  static func source(_ world: World) -> String {
    let settings: JSONValue = [
      "run": .string(world.run), "stored": .array(world.stored.map { .array($0.arguments) }),
      "saved": .object(world.saved), "answers": .array(world.answers),
      "date": world.date.map { .array($0.json) } ?? .null, "windows": .bool(world.opensWindows),
    ]
    let body = world.records ? body + PageFiles.record : body
    return "(world => {\nif (window.__spec) return;\n\(body)\(PageFiles.start)})(\(settings));"
  }

  /// The files in the order in which they run, joined on first use; others may precede the start.
  private static let body = [
    PageFiles.begin, PageFiles.builtins, PageFiles.clock, PageFiles.storage, PageFiles.log,
    PageFiles.errors, PageFiles.history, PageFiles.shadows, PageFiles.tree,
    PageFiles.transitions,
    PageFiles.prompts, PageFiles.links, PageFiles.keyboard, PageFiles.motion, PageFiles.rest,
    PageFiles.requests, PageFiles.loads, PageFiles.generated, PageFiles.names, PageFiles.roles,
    PageFiles.kinds, PageFiles.styles, PageFiles.covers, PageFiles.elements, PageFiles.tables,
    PageFiles.screen, PageFiles.copy, PageFiles.hands, PageFiles.choices, PageFiles.files,
  ].joined()

  /// Reads the screen immediately; `missing` if the page does not have the script, or no content:
  /// Firefox has such a page for a moment between two others.
  static let look =
    "return window.__spec && document.documentElement ? __spec.look(...arguments) : 'missing';"

  /// Reads the screen after animations have ended.
  static let settleAndLook = """
    if (!window.__spec || !document.documentElement) arguments[3]('missing');
    else __spec.settleAndLook(...arguments);
    """

  /// Waits for what a person does.
  static let acts = """
    if (window.__spec) __spec.acts(...arguments); else arguments[4]('missing');
    """

  /// Stores an item on a page without the page script; returns the reason if it cannot.
  static let store = """
    const [kind, name, value] = arguments;
    try {
      const store = kind === 'session storage' ? sessionStorage : localStorage;
      if (value === null) store.removeItem(name); else store.setItem(name, value);
    } catch (error) { return error.message; }
    """

  /// Waits until the page has received a turn of the wheel.
  static let wheeled = """
    const [before, done] = arguments;
    if (window.__spec) __spec.wheeled(before).then(() => done(null)); else done(null);
    """

  /// Waits until the page has been drawn, so that it has done what it does when it is scrolled.
  static let drawn = """
    const done = arguments[0];
    requestAnimationFrame(() => requestAnimationFrame(() => done(null)));
    setTimeout(() => done(null), 100);
    """

  /// The file field that the page script has found, from the page or from one of its frames.
  static let chooser = """
    try { return window.top.__spec.chooser() } catch { return __spec.chooser() }
    """

  /// Writes to the clipboard.
  static let setClipboard = """
    const [text, done] = arguments;
    if (window.__spec) __spec.setClipboard(text).then(done); else done('the page has just changed');
    """

  /// Removes a log that a new window has inherited from the page that opened it.
  static let forget = "try { sessionStorage.removeItem('__spec') } catch { }"

  /// Advances the page's clock immediately.
  static let pass = """
    const [time, done] = arguments;
    if (window.__spec) __spec.pass(time).then(() => done(null)); else done(null);
    """
}
