import SpecDrivers
import SpecEngines
import SpecFlows
import SpecSimulator
import SpecTestKit
import Testing

/// A way in which an engine is subtly wrong.
enum Lie: String, CaseIterable, Sendable {
  // What it is told.
  case acceptsUnknownApp, acceptsUnknownFault, acceptsUnknownDevice, acceptsCondition
  case ignoresRecord, ignoresFaults, keepsData, erasesKeptData, sharesSessions
  case relaunchesNothing, stopsNothing
  // What it finds.
  case ignoresRole, ignoresPosition, ignoresScope, takesFirstOfMany
  case takesExactForContaining, takesContainingForExact, takesExactForStartingWith
  // What it does.
  case tapsDisabled, typesNothing, typesTwice, replacesText, dropsNonASCII, clearsNothing
  case deletesTwice, actsLate, togglesInsteadOfSetting
  // What it shows.
  case repeatsIDs, omitsRows, hasNoSizes, hasOneFrame, isOffScreen, hidesAll, isStale
  case changesWhenObserved, focusOnNothing, focusNever, claimsColours, repeatsEvents
  case clockStandsStill, neverSettles
}

/// The simulated phone behind an engine that lies in one way.
actor LyingDriver: Driver {
  nonisolated let capabilities: Capabilities
  private let truth: SimulatedDriver
  private let lie: Lie
  private var isLaunched = false
  private var before: Observation?
  private var count = 0

  init(_ lie: Lie, _ truth: SimulatedDriver) {
    self.lie = lie
    self.truth = truth
    capabilities = truth.capabilities
  }

  func launch(_ options: LaunchOptions) async throws(DriverError) {
    if lie == .sharesSessions, isLaunched { return }
    var options = options
    switch lie {
    case .acceptsUnknownApp: options.app = "sign-up"
    case .acceptsUnknownFault: options.faults = []
    case .ignoresFaults:
      try await truth.launch(options)
      options.faults = []
    case .acceptsUnknownDevice: options.device = nil
    case .keepsData: options.state = .kept
    case .erasesKeptData: options.state = .erased
    default: break
    }
    try await truth.launch(options)
    isLaunched = true
  }

  func arrange(_ condition: Condition) async throws(DriverError) {
    switch (lie, condition) {
    case (.ignoresRecord, .record): return
    case (.acceptsCondition, .device): return
    default: try await truth.arrange(condition)
    }
  }

  func perform(_ action: Action) async throws(DriverError) {
    if lie == .actsLate || lie == .isStale && before == nil {
      before = try? await truth.observe(since: 0)
    }
    switch (lie, action) {
    case (.relaunchesNothing, .relaunch), (.stopsNothing, .stop), (.stopsNothing, .comeBack),
      (.typesNothing, .type), (.clearsNothing, .clear):
      return
    case (.typesTwice, .type):
      try await truth.perform(action)
      try await truth.perform(action)
    case (.deletesTwice, .deleteBackward(let times, let field)):
      try await truth.perform(.deleteBackward(times: times + 1, in: field))
    case (.replacesText, .type(let text, let field?)):
      try await truth.perform(.clear(field))
      try await truth.perform(.type(text, into: field))
    case (.dropsNonASCII, .type(let text, let field)):
      try await truth.perform(.type(String(text.filter(\.isASCII)), into: field))
    case (.togglesInsteadOfSetting, .setChecked(_, let selector)):
      try await truth.perform(.tap(selector))
    case (.clockStandsStill, .wait): return
    case (.tapsDisabled, .tap):
      do { try await truth.perform(action) } catch {
        guard case .notInteractable = error else { throw error }
      }
    case (_, .tap(let selector)): try await tap(selector)
    default: try await truth.perform(action)
    }
  }

  private func tap(_ selector: Selector) async throws(DriverError) {
    var changed = selector
    switch lie {
    case .ignoresRole: changed.role = nil
    case .ignoresPosition: changed.position = nil
    case .ignoresScope: changed.scopes = []
    case .takesExactForContaining where selector.comparison == .containing:
      changed.comparison = .exact
    case .takesContainingForExact where selector.comparison == .exact:
      changed.comparison = .containing
    case .takesExactForStartingWith where selector.comparison == .startingWith:
      changed.comparison = .exact
    default: break
    }
    do { try await truth.perform(.tap(changed)) } catch {
      guard lie == .takesFirstOfMany, case .ambiguousElement = error else { throw error }
      changed.position = 1
      try await truth.perform(.tap(changed))
    }
  }

  func observe(since mark: EventMark) async throws(DriverError) -> Observation {
    var look = try await truth.observe(since: lie == .repeatsEvents ? 0 : mark)
    if let old = before {
      if lie == .actsLate { before = nil }
      look.screen = old.screen
    }
    count += 1
    switch lie {
    case .neverSettles: look.settled = .known(false)
    case .clockStandsStill: look.time = .known(.zero)
    case .focusNever: look.screen.focus = .known(nil)
    case .focusOnNothing: look.screen.focus = .known("nothing")
    case .changesWhenObserved:
      look.screen.properties[Property("observations")] = .known(.number(Double(count)))
    case .omitsRows: look.screen.elements.removeAll { $0.role == .text }
    default: look.screen.elements = look.screen.elements.map(shown)
    }
    return look
  }

  private func shown(_ element: Element) -> Element {
    var element = element
    let size = element.frame.value
    switch lie {
    case .repeatsIDs: element.id = "element"
    case .hasNoSizes: element.frame = .known(Frame(x: size?.x ?? 0, y: 0, width: 0, height: 0))
    case .hasOneFrame: element.frame = .known(Frame(x: 0, y: 0, width: 10, height: 10))
    case .isOffScreen:
      element.frame = .known(Frame(x: 5_000, y: size?.y ?? 0, width: 9, height: 9))
      element.properties[.inView] = .known(.flag(true))
    case .hidesAll: element.properties[.visible] = .known(.flag(false))
    case .claimsColours:
      for property in [Property.borderColor, .backgroundColor, .textColor] {
        element.properties[property] = .unknown("it cannot see colours")
      }
    default: break
    }
    return element
  }

  func close() async { if lie != .sharesSessions { await truth.close() } }
}

/// The check of an engine catches engines that lie, knowing only the first screen of an app.
@Suite(.serialized) struct LyingEngineTests {
  private static func report(_ lie: Lie?) async throws -> EngineReport {
    let shared = SimulatedDriver(apps: FlowCatalog.apps)
    let server = DriverServer(apps: ["sign-up"], sessions: 3) {
      let truth =
        lie == .sharesSessions || lie == .keepsData
        ? shared : SimulatedDriver(apps: FlowCatalog.apps)
      guard let lie else { return truth }
      return LyingDriver(lie, truth)
    }
    var options = EngineOptions(deadlines: .patient)
    if lie == .neverSettles { options.deadlines.observe = .seconds(10) }
    return try await server.serving { port in
      await EngineCheck(.loopback(port: port, token: "t"), options: options).run()
    }
  }

  @Test func `each lie breaks a rule, except for those that need to know the app`() async throws {
    var lines: [String] = []
    var caught = 0
    for lie in Lie.allCases {
      let report = try await Self.report(lie)
      let broken = report.findings.filter { if case .broken = $0.outcome { true } else { false } }
      if !broken.isEmpty { caught += 1 }
      lines.append(
        "\(lie.rawValue): " + (broken.isEmpty ? "not caught" : broken.map(\.promise)[0]))
    }
    lines.append("caught \(caught) of \(Lie.allCases.count)")
    expectGolden(lines.joined(separator: "\n") + "\n", "engines/lies.txt")
    #expect(caught >= 30)
  }

  @Test func `the truth breaks no rule, and what was not exercised says so`() async throws {
    expectGolden(try await Self.report(nil).description + "\n", "engines/truth.txt")
  }
}
