import SpecJSON
import SpecText

/// The script that runs in each page before its own scripts: it logs events without visible trace
/// and reads the screen on request.
///
/// It consists of the JavaScript files in the folder `Page`; `Scripts/generate` writes them into
/// `PageFiles`.
enum PageScript {
  /// The parameters of a launch for the page.
  struct World: Equatable {
    /// A unique id of the launch, by which a page detects a new one.
    var run: String
    /// Records for the local storage, set once at the start; nil removes a record.
    var records: [(name: String, value: String?)] = []
    /// The arranged responses to requests, the latest last.
    var answers: [JSONValue] = []
    /// The initial date and time of the page's clock.
    var date: PageDate?

    static func == (left: World, right: World) -> Bool {
      left.run == right.run && left.answers == right.answers && left.date == right.date
        && left.records.elementsEqual(right.records) {
          $0.name.isSame(as: $1.name)
            && $0.value.map { ExactText($0) } == $1.value.map { ExactText($0) }
        }
    }
  }

  /// The complete script for a launch.
  static func source(_ world: World) -> String {
    let records = JSONValue.array(
      world.records.map { [.string($0.name), $0.value.map { .string($0) } ?? .null] })
    let settings: JSONValue = [
      "run": .string(world.run), "records": records, "answers": .array(world.answers),
      "date": world.date.map { .array($0.json) } ?? .null,
    ]
    return "(world => {\nif (window.__spec) return;\n\(body)})(\(settings));"
  }

  /// The files in the order in which they run, joined on first use.
  private static let body = [
    PageFiles.begin, PageFiles.clock, PageFiles.log,
    PageFiles.history, PageFiles.tree, PageFiles.transitions,
    PageFiles.prompts, PageFiles.links, PageFiles.keyboard,
    PageFiles.motion, PageFiles.requests, PageFiles.names,
    PageFiles.roles, PageFiles.styles, PageFiles.elements,
    PageFiles.screen, PageFiles.hands, PageFiles.start,
  ].joined()

  /// Reads the screen immediately; `missing` if the page does not have the script.
  static let look = "return window.__spec ? __spec.look(...arguments) : 'missing';"

  /// Reads the screen after animations have ended.
  static let settleAndLook = """
    const [since, known, limit, done] = arguments;
    if (!window.__spec) done('missing');
    else __spec.settle(limit).then(() => done(__spec.look(since, known)));
    """

  /// Advances the page's clock immediately.
  static let pass = """
    const [time, done] = arguments;
    if (window.__spec) __spec.pass(time).then(() => done(null)); else done(null);
    """
}
