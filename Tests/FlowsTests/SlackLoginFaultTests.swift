import SpecDrivers
import SpecFlows
import SpecSimulator
import Testing

/// Every named fault can be told from the reference by what a specification can observe.
@Suite struct SlackLoginFaultTests {
  private static let faults = FlowCatalog.apps.first { $0.name == "slack-login" }?.faults ?? []

  /// A walk past every rule of the log-in.
  private static let walk: [Action] = [
    .pressReturn, .system(.keyboard(shows: true, height: nil)), .type("_", into: nil),
    .type("az9-é", into: nil), .type("A _./@:한😀", into: nil), .paste("b.c", into: nil),
    .select(.range(start: 1, count: 2), in: nil), .type("x", into: nil),
    .deleteBackward(times: 1, in: nil), .clear(Selector("Workspace URL")),
    .type("ab", into: nil), .system(.keyboard(shows: true, height: 150)),
    .system(.keyboard(shows: false, height: nil)), .system(.keyboard(shows: true, height: 250)),
    .tap(Selector("Next")), .system(.keyboard(shows: true, height: 200)),
    .system(.keyboard(shows: false, height: nil)), .system(.keyboard(shows: true, height: 346)),
    .type("M@x.kr", into: nil), .tap(Selector("Prev")),
    .system(.keyboard(shows: true, height: 220)), .system(.recreateScreen),
    .type("a\n", into: nil), .tap(Selector("Prev")), .tap(Selector("Next")),
    .system(.recreateScreen), .tap(Selector("Prev")),
  ]

  /// What a step of the walk comes to.
  private struct Sight: Hashable {
    let failure: DriverError?
    let seen: Observation
  }

  /// What can be observed on the walk: the launch, then after each step, errors included.
  private static func sights(_ faults: [String]) async throws -> [Sight] {
    let probe = try await Probe(faults)
    var seen = [Sight(failure: nil, seen: try await probe.driver.observe(since: 0))]
    for action in walk {
      let mark = seen[seen.count - 1].seen.mark
      var failure: DriverError?
      do { try await probe.driver.perform(action) } catch { failure = error }
      seen.append(Sight(failure: failure, seen: try await probe.driver.observe(since: mark)))
    }
    await probe.driver.close()
    return seen
  }

  @Test(arguments: faults.map(\.name))
  func `a fault shows`(name: String) async throws {
    let reference = try await Self.sights([])
    let faulty = try await Self.sights([name])
    #expect(zip(reference, faulty).contains { $0 != $1 })
  }

  @Test func `no two faults look the same`() async throws {
    var names: [[Sight]: String] = [:]
    for fault in Self.faults {
      let seen = try await Self.sights([fault.name])
      let other = names.updateValue(fault.name, forKey: seen)
      #expect(other == nil, "\(fault.name) looks like \(other ?? "")")
    }
  }

  @Test func `the walk can be walked without an error`() async throws {
    let probe = try await Probe()
    for action in Self.walk { try await probe.do(action) }
    #expect(try await probe.screen.name == "workspace")
  }

  @Test func `the faults have names of one kind, meanings and statements`() {
    #expect(Self.faults.count == 81)
    #expect(Set(Self.faults.map(\.name)).count == Self.faults.count)
    for fault in Self.faults {
      #expect(fault.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(fault.name)")
      #expect(!fault.summary.isEmpty, "\(fault.name)")
      #expect(
        fault.statements.allSatisfy { $0.wholeMatch(of: /slack-\d+\.\d+/) != nil },
        "\(fault.name)")
    }
    #expect(
      Self.faults.filter(\.statements.isEmpty).map(\.name) == [
        "title-does-not-float", "title-appears-at-once", "email-placeholder-stays",
        "email-filters-characters",
      ])
  }

  /// The defects the log-in once had: each has a fault that brings it back.
  @Test(arguments: [
    "6.1", "7.14", "13.2", "13.6", "13.7", "13.11", "13.12", "13.16", "14.2",
  ])
  func `a documented defect has a fault of its own`(statement: String) {
    #expect(Self.faults.contains { $0.statements.first == "slack-" + statement })
  }

  /// All the statements that say what must be so.
  @Test func `every rule is broken by a fault`() {
    let rules =
      (1...4).map { "1.\($0)" } + (1...7).map { "5.\($0)" } + (1...9).map { "6.\($0)" }
      + (1...18).map { "7.\($0)" } + (1...25).map { "13.\($0)" } + (2...6).map { "14.\($0)" }
    let broken = Set(Self.faults.flatMap(\.statements))
    #expect(rules.filter { !broken.contains("slack-" + $0) } == [])
  }
}
