import SpecDrivers
import SpecTestKit
import SpecText
import Testing

@testable import SpecAnalysis

/// Walks through an invented app whose flaws are known.
@Suite struct ExplorationTests {
  private static let launch = LaunchOptions(app: "hall")

  private static func setting(
    _ flaws: [HallEngine.Flaw], seed: UInt64 = 1, steps: Int = 2000
  ) -> ExplorationSetting {
    var setting = ExplorationSetting(
      flaws.map { ExploredSide($0.rawValue, HallEngine(flaw: $0), launch) },
      KnownSessions([], first: PathStart(launch)), seed: seed)
    setting.limits.steps = steps
    return setting
  }

  private static func explore(_ setting: ExplorationSetting) async -> ExplorationResult {
    await Exploration(setting, paths: []).run()
  }

  /// What a result says, for comparison.
  private static func text(_ result: ExplorationResult) -> String {
    let findings = result.findings.map { "\($0.incident.key) \($0.moves) \($0.foundAfter)" }
    return "\(result.steps) \(result.episodes) \(result.states) \(result.choices) "
      + "\(result.replays) \(result.refusals) \(result.places) \(findings)"
  }

  @Test func `a short walk knows what the elements of an app are called`() async {
    let names = await Exploration.names(of: "hall", on: HallEngine(flaw: .none))
    #expect(names.inOrder == ["Door", "Lamp", "Name"])
  }

  @Test(arguments: 1...8)
  func `a healthy app gives no finding with any seed`(seed: Int) async {
    let result = await Self.explore(Self.setting([.none], seed: UInt64(seed)))
    #expect(result.findings.isEmpty, "\(Self.text(result))")
    #expect(result.steps == 2000)
    #expect(result.places.map(\.place) == ["hall", "room"])
  }

  @Test(arguments: [
    (HallEngine.Flaw.deadEnd, DefaultInvariant.deadEnd, 2),
    (.trap, .trap, 2), (.coveredFocus, .coveredFocus, 1), (.disabledControl, .disabledControl, 1),
    (.keptText, .keptText, 3),
  ])
  func `each rule finds the flaw that breaks it, by the shortest path`(
    _ flaw: HallEngine.Flaw, _ invariant: DefaultInvariant, _ length: Int
  ) async {
    let result = await Self.explore(Self.setting([flaw]))
    guard case .violation(let found)? = result.findings.first?.incident else {
      Issue.record("\(Self.text(result))")
      return
    }
    #expect(found.invariant == invariant)
    #expect(result.findings[0].moves.count == length, "\(result.findings[0].moves)")
    #expect(result.findings[0].isMinimal && result.findings[0].isRepeatable)
  }

  @Test(arguments: [
    (HallEngine.Flaw.deadEnd, DefaultInvariant.deadEnd), (.coveredFocus, .coveredFocus),
    (.disabledControl, .disabledControl), (.keptText, .keptText), (.trap, .trap),
  ])
  func `a rule that is left out finds nothing`(
    _ flaw: HallEngine.Flaw, _ invariant: DefaultInvariant
  ) async {
    var setting = Self.setting([flaw])
    setting.invariants.remove(invariant)
    // A dead end is a trap too.
    setting.invariants.remove(.trap)
    #expect(await Self.explore(setting).findings.isEmpty)
  }

  @Test func `an app that ends is a finding with its path`() async {
    let result = await Self.explore(Self.setting([.crash]))
    guard
      case .lost(.appCrashed("it ran out of doors"), side: "crash")? =
        result.findings.first?.incident
    else {
      Issue.record("\(Self.text(result))")
      return
    }
    // A text, in, back and in again.
    #expect(result.findings[0].moves.count == 4, "\(result.findings[0].moves)")
  }

  @Test func `an engine that cannot start is a finding without a path`() async {
    let result = await Self.explore(Self.setting([.lost]))
    #expect(result.findings.map(\.moves.count) == [0])
    guard case .lost? = result.findings.first?.incident else {
      Issue.record("\(Self.text(result))")
      return
    }
  }

  @Test func `two apps are compared after each action`() async {
    let result = await Self.explore(Self.setting([.none, .label]))
    guard case .difference(let found, _, _)? = result.findings.first?.incident else {
      Issue.record("\(Self.text(result))")
      return
    }
    #expect(found.map(\.subject) == ["the property text of \"Door\""])
    #expect(found.map(\.second) == ["Door!"])
    // The shortest text has three characters.
    guard case .perform(let action)? = result.findings[0].moves.first,
      result.findings[0].moves.count == 1
    else {
      Issue.record("\(result.findings[0].moves)")
      return
    }
    switch action {
    case .type(let text, _), .paste(let text, _): #expect(text.count == 3)
    default: Issue.record("\(action)")
    }
  }

  @Test func `a kind of fact can be left out of comparisons`() async {
    var setting = Self.setting([.none, .label])
    setting.skippedFacts = [.text]
    #expect(await Self.explore(setting).findings.isEmpty)
  }

  @Test func `the same seed gives the same walk`() async {
    let one = Self.text(await Self.explore(Self.setting([.keptText, .none], seed: 7)))
    let other = Self.text(await Self.explore(Self.setting([.keptText, .none], seed: 7)))
    let third = Self.text(await Self.explore(Self.setting([.none], seed: 8)))
    #expect(one == other)
    #expect(one != third)
  }

  @Test func `a walk ends with its steps or its time`() async {
    #expect(await Self.explore(Self.setting([.none], steps: 17)).steps == 17)
    var setting = Self.setting([.none], steps: 100_000_000)
    setting.limits.time = .milliseconds(1)
    #expect(await Self.explore(setting).cut == .time(.milliseconds(1)))
  }

  @Test func `the order of recorded sessions does not matter`() async throws {
    let paths = try await GateWalks.record([GateWalks.thereAndBack, GateWalks.correction])
    let one = KnownSessions(paths, first: GateWalks.start)
    let other = KnownSessions(paths.reversed(), first: GateWalks.start)
    #expect(one.sessions.map(\.moves) == other.sessions.map(\.moves))
    #expect(one.sessions.count == 2)
  }
}

/// The shortening of lists.
@Suite struct PathShrinkerTests {
  private static let cases: [(items: [Int], needed: [Int])] = [
    (Array(1...20), [7]), (Array(1...20), [1, 20]), ([5], [5]),
    (Array(1...64), [3, 4, 40, 41, 64]), (Array(1...9), []),
  ]

  @Test(arguments: cases)
  func `only what matters remains`(items: [Int], needed: [Int]) async {
    var shrinker = PathShrinker(tests: 1000)
    let found = await shrinker.shrink(items) { Set(needed).isSubset(of: $0) ? $0 : nil }
    #expect(found == needed)
  }

  @Test func `the tests are limited`() async {
    var shrinker = PathShrinker(tests: 3)
    let found = await shrinker.shrink(Array(1...100)) { $0.contains(50) ? $0 : nil }
    #expect(shrinker.tests == 0)
    #expect(found.contains(50))
  }
}

/// What a walk can do next, by the abilities of the engine.
@Suite struct ExplorationOffersTests {
  @Test(
    arguments: [
      ([], []), ([.textSize], [.textSize]), ([.rotation], [.rotation]),
      ([.rotation, .textSize], [.rotation, .textSize]),
    ] as [([Capability], [ExplorationOffers.Offer])])
  func `the shape of the device and the size of its texts change if the engine can`(
    _ abilities: [Capability], _ expected: [ExplorationOffers.Offer]
  ) async throws {
    let app = try await ReplayedApp(
      GateWalks.start, on: GateEngine(abilities: abilities), .standard)
    let offers = ExplorationOffers(KnownSessions([], first: GateWalks.start))
    let found = offers.offers(on: app).map(\.offer)
    #expect(found.filter { [.rotation, .textSize].contains($0) } == expected)
    var random = RandomSource(seed: 1)
    var sizes: Set<String> = []
    for _ in 1...200 {
      let move = offers.move(.textSize, on: app, requests: [], &random)
      guard case .arrange(.device(DeviceSetting.textSize, let value)) = move else { break }
      sizes.insert(value.written)
    }
    #expect(sizes == Set(TextSize.allCases.map(\.rawValue)))
    await app.close()
  }
}

/// Which facts count when two observations are compared.
@Suite struct ObservationComparisonTests {
  private static let gate = Capabilities(
    engine: "gate", version: "1", abilities: [.clock: .exact])
  private static let other = Capabilities(engine: "other", version: "1", abilities: [:])

  private static func seen(
    _ text: Observed<PropertyValue>?, id: String = "a", events: [Event] = []
  ) -> Observation {
    var properties = Properties()
    if let text { properties[.text] = text }
    let element = Element(
      id: id, role: .field, label: "Name",
      frame: .known(Frame(x: 0, y: 0, width: 10, height: 10)), properties: properties)
    return Observation(
      screen: Screen(
        name: "s", size: Size(width: 1, height: 1), elements: [element],
        stack: .unknown("no stack")), events: events)
  }

  @Test(arguments: [
    (seen(.known("a")), seen(.known("b")), 1, 1),
    (seen(.known("e\u{301}")), seen(.known("\u{E9}")), 1, 1),
    (seen(.known("a")), seen(.unknown("no idea")), 0, 0),
    (seen(.known("a", .inferred)), seen(.known("b", .inferred)), 1, 0),
    (seen(.known("a", .exact)), seen(.known("b", .inferred)), 1, 0),
    (seen(.known("a")), seen(nil), 1, 0),
    (seen(.known("a")), seen(.known("a"), id: "b"), 2, 0),
  ])
  func `only facts count that both engines know`(
    _ one: Observation, _ another: Observation, _ same: Int, _ different: Int
  ) {
    #expect(
      ObservationComparison.differences(one, another, Self.gate, Self.gate).count == same)
    #expect(
      ObservationComparison.differences(one, another, Self.gate, Self.other).count == different)
  }

  @Test func `between engines, only requests count among the events`() {
    let request = Event(number: 1, time: .zero, kind: .request, subject: "https://a.example/x")
    let log = Event(number: 1, time: .zero, kind: .log, subject: "hello")
    let plain = Self.seen(nil)
    let (sent, logged) = (Self.seen(nil, events: [request]), Self.seen(nil, events: [log]))
    #expect(ObservationComparison.differences(plain, sent, Self.gate, Self.other).count == 1)
    #expect(ObservationComparison.differences(plain, logged, Self.gate, Self.other).isEmpty)
    #expect(ObservationComparison.differences(plain, logged, Self.gate, Self.gate).count == 1)
  }

  /// Between engines, the words of a request begin with its method.
  @Test func `a feature checks the request that only one app sends, whatever the engines`() {
    let request = Event(
      number: 1, time: .zero, kind: .request, subject: "https://a.example/users",
      details: ["method": .text("GET")])
    let (plain, sent) = (Self.seen(nil), Self.seen(nil, events: [request]))
    for other in [Self.gate, Self.other] {
      let found = ObservationComparison.differences(sent, plain, Self.gate, other)
      let requests = found.map { ExplorationFeature.requests($0.events) }
      #expect(requests == [[#"the app sends "/users""#]])
      let missing = ObservationComparison.differences(plain, sent, Self.gate, other)
      #expect(missing.map { ExplorationFeature.requests($0.events) } == [["the app sends nothing"]])
    }
  }
}
