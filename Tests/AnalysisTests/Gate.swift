import SpecDrivers

@testable import SpecAnalysis

/// An invented app to walk through: a gate that opens for a code, and a garden behind it.
///
/// Outside there are a field and a button, which is enabled for the right code; the code is kept on
/// the way back.
struct GateEngine: Engine {
  let name = "gate"
  /// What the driver can do beside going to the background.
  var abilities: [Capability] = []
  func makeDriver() -> any Driver { Gate(abilities) }
}

actor Gate: Driver {
  nonisolated let capabilities: Capabilities
  private var code = ""
  private var isFocused = false
  private var isInside = false
  private var isAway = false
  private var isAsked = false
  private var isRunning = false

  init(_ abilities: [Capability]) {
    capabilities = Capabilities(
      engine: "gate", version: "1",
      abilities: Dictionary(([.background] + abilities).map { ($0, .exact) }) { $1 })
  }

  func launch(_ options: LaunchOptions) async throws(DriverError) {
    guard options.app == "gate" else { throw .unknownApp(options.app, known: ["gate"]) }
    (code, isFocused, isInside, isAway, isAsked) = ("", false, false, false, false)
    isRunning = true
  }

  func arrange(_ condition: Condition) async throws(DriverError) {}

  func close() async { isRunning = false }

  func observe(since mark: EventMark) async throws(DriverError) -> Observation {
    guard isRunning else { throw .notLaunched }
    return Observation(screen: screen)
  }

  func perform(_ action: Action) async throws(DriverError) {
    switch action {
    case .leave where !isAway: isAway = true
    case .comeBack where isAway: isAway = false
    case .wait: break
    case _ where isAway: throw impossible("use the app")
    case .answer("Stay") where isAsked: isAsked = false
    case .answer("Go") where isAsked: goBack()
    case _ where isAsked: throw impossible("reach the screen")
    case .back where isInside: isAsked = true
    case .tap(let selector), .clear(let selector), .type(_, let selector?):
      try touch(action, try selector.resolve(on: screen), selector)
    case .type(let text, nil) where isFocused: code += text
    case .deleteBackward(let times, nil) where isFocused: code = String(code.dropLast(times))
    case .pressReturn where isFocused: isFocused = false
    default: throw impossible("do this")
    }
  }

  private func goBack() {
    (isInside, isAsked) = (false, false)
  }

  private func touch(
    _ action: Action, _ element: Element, _ selector: Selector
  ) throws(DriverError) {
    switch (action, element.id) {
    case (.tap, "open"):
      guard code == "42" else { throw .notInteractable(selector, why: "it is disabled", screen) }
      (isInside, isFocused) = (true, false)
    case (.tap, "code"): isFocused = true
    case (.type(let text, _), "code"):
      isFocused = true
      code += text
    case (.clear, "code"):
      isFocused = true
      code = ""
    default: throw impossible("use it")
    }
  }

  private func impossible(_ what: String) -> DriverError {
    .impossible(what: what, why: "the gate does not offer it", screen)
  }

  private var screen: Screen {
    let size = Size(width: 300, height: 600)
    if isAway { return Screen(name: "home screen", size: size, elements: [], stack: .known([])) }
    if isInside {
      let alert = Alert(kind: .alert, title: "Leave the garden?", buttons: ["Stay", "Go"])
      return Screen(
        name: "garden", size: size,
        elements: (1...3).map {
          Element(id: "rose \($0)", role: .row, label: "Rose \($0)", frame: .known(Self.frame))
        }, alert: .known(isAsked ? alert : nil), stack: .known(["gate", "garden"]))
    }
    let isRight = code == "42"
    return Screen(
      name: "gate", size: size,
      elements: [
        Element(
          id: "code", role: .field, label: "Code", frame: .known(Self.frame),
          properties: [
            .text: .known(.text(code)), .invalid: .known(.flag(!code.isEmpty && !isRight)),
          ]),
        Element(
          id: "open", role: .button, label: "Open", frame: .known(Self.frame),
          properties: [.enabled: .known(.flag(isRight))]),
      ], focus: .known(isFocused ? "code" : nil),
      keyboard: .known(
        isFocused
          ? Keyboard(
            type: .known("default"), returnKey: .known("Done"), height: .known(200),
            shortcutBar: .known(false)) : nil), stack: .known(["gate"]))
  }

  private static let frame = Frame(x: 0, y: 0, width: 300, height: 40)
}

/// Sessions with the gate, recorded as a run records them.
enum GateWalks {
  static let start = PathStart(LaunchOptions(app: "gate"))
  static let code = Selector("Code")

  /// Opens the gate with the right code, and goes back.
  static let thereAndBack: [Action] = [
    .tap(code), .type("42", into: nil), .pressReturn, .tap(Selector("Open")), .back,
    .answer("Go"),
  ]

  /// Types a wrong code and corrects it.
  static let correction: [Action] = [
    .type("9", into: code), .clear(code), .type("42", into: code), .tap(Selector("Open")),
  ]

  /// Records sessions; actions that the gate refuses are left out.
  static func record(
    _ sessions: [[Action]], conditions: [Condition] = [],
    _ abstraction: PathAbstraction = .standard,
    on engine: any Engine = GateEngine()
  ) async throws -> [RecordedPath] {
    let recorder = PathRecorder(abstraction)
    let recording = recorder.engine(engine)
    for session in sessions {
      let driver = recording.makeDriver()
      for condition in conditions { try await driver.arrange(condition) }
      try await driver.launch(start.options)
      for action in session {
        do { try await driver.perform(action) } catch DriverError.impossible {
        } catch DriverError.notInteractable {}
      }
      await (driver as? any CheckedDriver)?.noteCheck()
      await driver.close()
    }
    return recorder.paths
  }

  static func search(
    _ paths: [RecordedPath],
    limits: PathSearch.Limits = PathSearch.Limits(), jobs: Int = 1
  ) async -> PathSearchResult {
    let offers = OfferedActions(LearnedInputs(paths))
    return await PathSearch(GateEngine(), .standard, offers, limits)
      .search(PathStart.all(of: paths, first: start), jobs: jobs)
  }

  static func coverage(
    _ sessions: [[Action]] = [thereAndBack, correction],
    _ abstraction: PathAbstraction = .standard
  ) async throws -> PathCoverage {
    let paths = try await record(sessions)
    return PathCoverage("gate", paths, await search(paths), abstraction)
  }
}
