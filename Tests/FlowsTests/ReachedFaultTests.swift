import SpecDrivers
import SpecSimulator
import SpecTestKit
import SpecText
import Testing

@testable import SpecFlows

/// Which faults could have changed what an app did: a proof runs no scenario with the others.
@Suite struct ReachedFaultTests {
  @Test(.extensive, arguments: RandomWalk.all)
  func `a fault that a walk does not reach changes nothing on it`(
    _ walk: RandomWalk
  ) async throws {
    let app = try #require(FlowCatalog.apps.first { $0.name == walk.app }).description
    let names = Set(app.faultNames)
    for (seed, count) in [(2, 4), (3, 20)] {
      let (steps, reached) = try await walk.followedWalk(seed: seed, count: count)
      let known = try #require(reached)
      #expect(known.isSubset(of: names) && !known.isEmpty)
      // All are compared after a short walk; after a long one few are left.
      for fault in names.subtracting(known).sorted() {
        let place = try await walk.difference(steps, seed: seed, fault: fault)
        #expect(place == nil, "\(fault) shows with the seed \(seed) after \(place ?? 0) actions")
      }
    }
  }

  @Test func `a fault is reached where a rule that it changes is read`() async throws {
    func reached(_ actions: [Action]) async throws -> Set<String> {
      let driver = SimulatedDriver(apps: FlowCatalog.apps)
      await driver.followFaults()
      try await driver.launch(LaunchOptions(app: "memo"))
      for action in actions { try await driver.perform(action) }
      return try #require(await driver.reachedFaults())
    }
    let signIn: [Action] = [.tap(Selector("Sign in with Apple")), .answer("Continue")]
    let write: [Action] = [.tap(Selector("New memo")), .type("a", into: Selector("memo text"))]
    let name = "text-cannot-be-selected"
    #expect(try await !reached(signIn).contains(name))
    #expect(try await reached(signIn + write).contains(name))
    #expect(try await !reached(signIn + write).contains(name + "@second-visit"))
    let again = signIn + write + [.back] + write
    #expect(try await reached(again).contains(name + "@second-visit"))
    #expect(try await !reached(again).contains(name + "@after-back"))
    #expect(try await reached(again + [.relaunch]).contains(name))
  }

  @Test func `nothing is told if nobody asks, and nothing of other apps`() async throws {
    let silent = SimulatedDriver(apps: FlowCatalog.apps)
    try await silent.launch(LaunchOptions(app: "memo"))
    #expect(await silent.reachedFaults() == nil)
    let other = SimulatedDriver(apps: [OtherApp()])
    await other.followFaults()
    try await other.launch(LaunchOptions(app: "other"))
    #expect(await other.reachedFaults() == nil)
  }

  private struct OtherApp: SimulatedApp {
    let name = "other"
    let summary = "an app without rules"
    let faults = [Fault("hums")]

    func launch(on device: Device, faults: Set<String>) -> NavigationStack {
      NavigationStack(root: ViewController(name: "first", device: device))
    }
  }

  @Test(arguments: [
    Self.incomparable(SlackLoginRules()), Self.incomparable(SignUpRules()),
    Self.incomparable(MemoRules()), Self.incomparable(StoreCardRules()),
    Self.incomparable(PasswordEntryRules()),
  ])
  func `all rules but functions can be compared`(_ rules: [String]) {
    #expect(rules.filter { $0 != "finalText" } == [])
  }

  /// The rules whose values cannot be compared: every fault reaches those who read them.
  private static func incomparable(_ rules: some FlowRules) -> [String] {
    Mirror(reflecting: rules).children.filter { child in
      let value = child.value
      if let optional = value as? any ExpressibleByNilLiteral {
        return !(optional is any Equatable)
      }
      return !(value is any Equatable)
    }.compactMap(\.label)
  }
}
