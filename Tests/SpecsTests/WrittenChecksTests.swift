import SpecDrivers
import SpecRunner
import SpecTesting
import SpecText
import SpecVocabulary
import Specs
import Synchronization
import Testing

/// The checks that a tool writes about screens are defined, and hold on the screens.
struct WrittenChecksTests {
  /// Two screens of a session, one after the other; the first has none before it.
  struct Change: Hashable, Sendable {
    let before: Screen?
    let after: Screen
  }

  /// The screens of every session of the written reference specifications of a flow.
  private static func changes(of flow: String) async throws -> [Change] {
    let log = Mutex<[Change]>([])
    let registry = try StepRegistry(
      Vocabulary.libraries(
        on: WatchedEngine { change in log.withLock { $0.append(change) } },
        launching: LaunchOptions(app: "")))
    let suite = FeatureLoader().load([ReferenceSpecs.folder + "/" + flow])
    for scenario in try SpecCase.all(in: suite, with: registry) {
      try await scenario.verify()
    }
    var seen: Set<Change> = []
    return log.withLock { $0 }.filter { seen.insert($0).inserted }
  }

  @Test(arguments: ["memo", "password-entry", "sign-up", "slack-login", "store-card"])
  func `every check that is written about a screen holds on it`(_ flow: String) async throws {
    let changes = try await Self.changes(of: flow)
    #expect(changes.count > 50)
    var text = "Feature: \(flow)\n\n  Scenario: All screens\n"
    var kinds: Set<Int> = []
    for (number, change) in changes.enumerated() {
      let checks = CheckSentence.texts(from: change.before, to: change.after)
      kinds.insert(min(checks.count, 3))
      text += "    When I open the \"\(number)\" app\n"
      for check in checks {
        text += "    Then " + check.split(separator: "\n").joined(separator: "\n    ") + "\n"
      }
    }
    #expect(kinds.isSuperset(of: [1, 2, 3]))
    let registry = try StepRegistry(
      Vocabulary.libraries(
        on: StillEngine(screens: changes.map(\.after)), launching: LaunchOptions(app: ""),
        patience: .zero))
    let cases = try SpecCase.all(
      in: Suite(sources: [Source(uri: "written.feature", text: text)]), with: registry)
    #expect(cases.count == 1)
    for scenario in cases { try await scenario.verify() }
  }
}

/// An engine whose apps are screens that nothing changes, by their numbers.
private struct StillEngine: Engine {
  let name = "still"
  let screens: [Screen]

  func makeDriver() -> any Driver { StillDriver(screens: screens) }
}

private actor StillDriver: Driver {
  private let screens: [Screen]
  private var number = 0

  init(screens: [Screen]) { self.screens = screens }

  nonisolated let capabilities = SimulatedEngine().makeDriver().capabilities

  func launch(_ options: LaunchOptions) { number = Int(options.app) ?? 0 }
  func arrange(_ condition: Condition) {}
  func perform(_ action: Action) {}
  func observe(since mark: EventMark) -> Observation {
    Observation(screen: screens[number], mark: 0)
  }
  func close() {}
}

/// The simulated phone, which reports the screens before and after each action.
private struct WatchedEngine: Engine {
  let inner = SimulatedEngine()
  let note: @Sendable (WrittenChecksTests.Change) -> Void

  var name: String { inner.name }
  var apps: [App] { inner.apps }
  func makeDriver() -> any Driver { WatchedDriver(inner.makeDriver(), note) }
}

private actor WatchedDriver: Driver {
  private let inner: any Driver
  private let note: @Sendable (WrittenChecksTests.Change) -> Void
  private var screen: Screen?

  init(_ inner: any Driver, _ note: @escaping @Sendable (WrittenChecksTests.Change) -> Void) {
    self.inner = inner
    self.note = note
  }

  nonisolated var capabilities: Capabilities { inner.capabilities }

  func launch(_ options: LaunchOptions) async throws(DriverError) {
    try await inner.launch(options)
    screen = nil
    try await look()
  }

  func arrange(_ condition: Condition) async throws(DriverError) {
    try await inner.arrange(condition)
  }

  func perform(_ action: Action) async throws(DriverError) {
    try await inner.perform(action)
    try await look()
  }

  func observe(since mark: EventMark) async throws(DriverError) -> Observation {
    try await inner.observe(since: mark)
  }

  func close() async { await inner.close() }

  private func look() async throws(DriverError) {
    let seen = try await inner.observe(since: .max).screen
    note(WrittenChecksTests.Change(before: screen, after: seen))
    screen = seen
  }
}
