import SpecDrivers
import SpecSimulator
import Testing

@testable import SpecFlows

/// The rules of a visit: a fault may be limited to some visits, and no screen has a word about it.
@Suite struct VisitTests {
  /// The log-in with faults that are limited.
  private struct App: SimulatedApp {
    let name = "limited"
    let summary = "the log-in with limited faults"
    let faults: [Fault] = []
    let changes: [RuleFault<SlackLoginRules>]

    func launch(on device: Device, faults: Set<String>) -> NavigationStack {
      SlackLogin.app.launch(on: device, faults: changes)
    }
  }

  private static func probe(
    _ fault: String, on visits: @escaping @Sendable (Visit) -> Bool
  ) async throws -> Probe {
    let faults = SlackLoginRules.faults.filter { $0.description.name == fault }
    let app = App(changes: faults.map { $0.limited(to: visits) })
    let driver = SimulatedDriver(apps: [app])
    try await driver.launch(LaunchOptions(app: "limited"))
    return Probe(driver: driver)
  }

  /// Which visits go wrong: first seen, come back to, made anew, and come back to then.
  private static func wrongVisits(
    _ visits: @escaping @Sendable (Visit) -> Bool
  ) async throws -> [Bool] {
    let probe = try await probe("return-key-says-return", on: visits)
    func isWrong() async throws -> Bool {
      try await probe.value(.returnKey, of: "workspace-url") == "return"
    }
    var wrong = [try await isWrong()]
    try await probe.do(.type("a", into: nil), .tap(Selector("Next")), .tap(Selector("Prev")))
    wrong.append(try await isWrong())
    try await probe.do(.system(.recreateScreen))
    wrong.append(try await isWrong())
    try await probe.do(.type("a", into: nil), .tap(Selector("Next")), .tap(Selector("Prev")))
    wrong.append(try await isWrong())
    return wrong
  }

  @Test func `a fault shows on every visit unless it is limited`() async throws {
    #expect(try await Self.wrongVisits { _ in true } == [true, true, true, true])
    #expect(try await Self.wrongVisits { _ in false } == [false, false, false, false])
  }

  @Test func `a fault can be limited to later visits`() async throws {
    #expect(try await Self.wrongVisits { $0.number > 1 } == [false, true, true, true])
    #expect(try await Self.wrongVisits { $0.number == 3 } == [false, false, true, false])
  }

  @Test func `a fault can be limited to the ways back`() async throws {
    #expect(try await Self.wrongVisits { $0.direction == .back } == [false, true, false, true])
  }

  @Test func `the names of limited faults select their visits`() async throws {
    func wrong(_ fault: String) async throws -> [Bool] {
      let driver = SimulatedDriver(apps: FlowCatalog.apps)
      try await driver.launch(LaunchOptions(app: "slack-login", faults: [fault]))
      let probe = Probe(driver: driver)
      func isWrong() async throws -> Bool {
        try await probe.value(.returnKey, of: "workspace-url") == "return"
      }
      var wrong = [try await isWrong()]
      try await probe.do(.type("a", into: nil), .tap(Selector("Next")), .tap(Selector("Prev")))
      wrong.append(try await isWrong())
      try await probe.do(.system(.recreateScreen))
      wrong.append(try await isWrong())
      return wrong
    }
    #expect(try await wrong("return-key-says-return@second-visit") == [false, true, true])
    #expect(try await wrong("return-key-says-return@after-back") == [false, true, false])
    await #expect(throws: DriverError.self) {
      try await wrong("return-key-says-return@third-visit")
    }
  }

  @Test func `an exemption names faults of its flow, each once, with a reason`() {
    func check<Rules: FlowRules>(_: Rules.Type) {
      let names = Set(Rules.faults.map(\.description.name))
      var seen: Set<String> = []
      for exemption in Rules.exemptions {
        #expect(!exemption.reason.isEmpty)
        for fault in exemption.faults {
          #expect(names.contains(fault), "\(fault) is no fault")
          #expect(seen.insert("\(fault)@\(exemption.limit.rawValue)").inserted, "\(fault) twice")
        }
      }
    }
    check(SlackLoginRules.self)
    check(SignUpRules.self)
    check(MemoRules.self)
    check(StoreCardRules.self)
    check(PasswordEntryRules.self)
  }

  @Test func `a fault can be limited to a screen, whose copies count together`() async throws {
    let probe = try await Self.probe("prev-pops-without-animation") {
      $0.screen == "email" && $0.number == 2
    }
    try await probe.do(.type("a", into: nil))
    var animated: [String] = []
    for _ in 1...3 {
      try await probe.do(.tap(Selector("Next")))
      animated += try await probe.events(of: .pop, during: .tap(Selector("Prev")))
    }
    #expect(animated.map { $0.contains("animated on") } == [true, false, true])
  }
}
