import SpecDrivers
import SpecText
import Synchronization

/// A driver that writes down what it is asked and answers what it was given.
final class FakeDriver: PageDriver {
  let capabilities: Capabilities
  private let state: Mutex<State>

  private struct State {
    var ledger: [String] = []
    /// What it answers to looks, one after another; the last one stays.
    var observations: [Observation]
    var refusals: [String: DriverError]
    /// The screenshots, one after another; the last one stays.
    var pictures: [[UInt8]]
    /// The pages that it shows, one after another; the last one stays.
    var pages: [String]
  }

  /// - Parameter refusals: the error to throw for a ledger line, such as `perform back`.
  init(
    _ observations: [Observation] = [Observation(screen: .sample)],
    capabilities: Capabilities = .everything, refusals: [String: DriverError] = [:],
    pictures: [[UInt8]] = [], pages: [String] = []
  ) {
    self.capabilities = capabilities
    state = Mutex(
      State(observations: observations, refusals: refusals, pictures: pictures, pages: pages))
  }

  convenience init(_ screen: Screen, events: [Event] = []) {
    self.init([Observation(screen: screen, events: events, mark: events.last?.number ?? 0)])
  }

  /// Everything it was asked, in order, one call a line.
  var ledger: [String] { state.withLock { $0.ledger } }

  func launch(_ options: LaunchOptions) async throws(DriverError) {
    let extras = [options.device.map { "device \($0)" }, options.locale.map { "locale \($0)" }]
      .compactMap { $0 }
    try note((["launch \(options.app)"] + options.faults + extras).joined(separator: ", "))
  }

  func arrange(_ condition: Condition) async throws(DriverError) {
    try note(Self.line(condition))
  }

  func perform(_ action: Action) async throws(DriverError) {
    try note(Self.line(action))
  }

  func observe(since mark: EventMark) async throws(DriverError) -> Observation {
    try note("observe since \(mark)")
    var observation = state.withLock { state in
      state.observations.count > 1 ? state.observations.removeFirst() : state.observations[0]
    }
    observation.events.removeAll { $0.number <= mark }
    return observation
  }

  func picture() async throws(DriverError) -> [UInt8]? {
    state.withLock { state in
      state.pictures.count > 1 ? state.pictures.removeFirst() : state.pictures.first
    }
  }

  func page() async throws(DriverError) -> String? {
    guard state.withLock({ !$0.pages.isEmpty }) else { return nil }
    try note("page")
    return state.withLock { state in
      state.pages.count > 1 ? state.pages.removeFirst() : state.pages.first
    }
  }

  func close() async {
    state.withLock { $0.ledger.append("close") }
  }

  /// The line an action leaves in the ledger.
  static func line(_ action: Action) -> String {
    if case .wait(let time) = action { return "perform wait(\(time.wholeMilliseconds))" }
    return "perform \(action)".withoutModules
  }

  /// The line a condition leaves in the ledger.
  static func line(_ condition: Condition) -> String { "arrange \(condition)".withoutModules }

  private func note(_ line: String) throws(DriverError) {
    let refusal = state.withLock { state in
      state.ledger.append(line)
      return state.refusals[line]
    }
    if let refusal { throw refusal }
  }
}

extension String {
  /// The text without the module names that Swift writes before nested types.
  fileprivate var withoutModules: String {
    replacing("SpecDrivers.", with: "").replacing("Optional(nil)", with: "nil")
  }
}

extension Capabilities {
  /// An engine called `fake` that can do and see everything.
  static let everything = Capabilities(
    engine: "fake", version: "1",
    abilities: Dictionary(
      uniqueKeysWithValues: [
        Capability.focus, .keyboard, .keyboardHeight, .returnKey, .colors, .inputTraits, .layout,
        .navigationStack, .transitions, .animations, .lifeCycle, .reactions, .requests, .prompts,
        .localNotifications, .links, .openingLinks, .appLog, .secrets, .records, .clock, .faults,
        .devices,
        .locales,
        .deviceSettings, .permissions, .networkAnswers, .connection, .otherApps, .systemEvents,
        .rotation, .biometrics, .pushNotifications, .deviceButtons, .media, .textSize,
        .relaunch, .stopping, .background,
        .gestures, .hardwareKeys, .covers, .pageErrors, .downloads,
        .browserStorage, .clipboard, .mouse, .points, .fileUploads, .history, .windows,
        .savedSessions, .users, .pictures,
        .windowSize, .appearance, .timeZones, .locations, .slowConnection, .terminal,
      ].map { ($0, Ability.exact) }))

  /// The same without one ability.
  func without(_ capability: Capability, _ why: String) -> Capabilities {
    var copy = self
    copy.abilities[capability] = .missing(why)
    return copy
  }
}
