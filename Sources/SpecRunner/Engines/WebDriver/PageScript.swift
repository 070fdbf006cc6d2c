import SpecJSON
import SpecText

/// The script every page gets before its own: it keeps a log of what leaves nothing to see, and
/// draws the screen when it is asked.
///
/// It is the JavaScript in the folder `Page`, which the package manager embeds in the binary.
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
    return "(world => {\nif (window.__spec) return;\n\(body)})(\(settings));"
  }

  /// The files in the order in which they run; joined only once a browser needs them.
  private static let body = joined([
    PackageResources.begin_js, PackageResources.clock_js, PackageResources.log_js,
    PackageResources.history_js, PackageResources.tree_js, PackageResources.transitions_js,
    PackageResources.prompts_js, PackageResources.links_js, PackageResources.keyboard_js,
    PackageResources.motion_js, PackageResources.requests_js, PackageResources.names_js,
    PackageResources.roles_js, PackageResources.styles_js, PackageResources.elements_js,
    PackageResources.screen_js, PackageResources.hands_js, PackageResources.start_js,
  ])

  /// Files as one text; each ends with a line end of its own.
  static func joined(_ files: [[UInt8]]) -> String {
    String(decoding: files.joined(), as: UTF8.self)
  }

  /// Draws the screen at once; `missing` if the page does not have the script.
  static let look = "return window.__spec ? __spec.look(...arguments) : 'missing';"

  /// Draws the screen when what moves has come to rest.
  static let settleAndLook = """
    const [since, known, limit, done] = arguments;
    if (!window.__spec) done('missing');
    else __spec.settle(limit).then(() => done(__spec.look(since, known)));
    """

  /// Moves the page's clock on at once.
  static let pass = """
    const [time, done] = arguments;
    if (window.__spec) __spec.pass(time).then(() => done(null)); else done(null);
    """
}
