import SpecTestKit
import Specs
import Testing

/// Faults and scenarios hold each other: no fault goes unnoticed, no scenario is idle.
struct FaultTests {
  /// A fault of an app, as a test's argument.
  struct Known: Sendable, CustomTestStringConvertible {
    let app: String
    let fault: StandardSpecs.Fault

    var testDescription: String { "\(app) with \(fault.name)" }

    static let all = StandardSpecs.apps.flatMap { app in
      app.faults.map { Known(app: app.name, fault: $0) }
    }
  }

  /// What became of one scenario under one fault.
  struct Trial: Sendable {
    /// The fault with its app, for apps may have faults of one name.
    let fault: String
    let scenario: SpecCase
    let outcome: SpecCase.Outcome
  }

  /// Enough of what can be tried, run once for all tests here.
  ///
  /// That is the scenarios that name a requirement a fault breaks, the others only for a fault and
  /// for a scenario of which these tell nothing.
  static let trials = Task {
    var trials = Trials()
    for known in Known.all { try await trials.run(known, .tagged) }
    for known in Known.all { try await trials.run(known, .untold) }
    return trials
  }

  struct Trials: Sendable {
    enum Round: Sendable { case tagged, untold }

    private(set) var all: [Trial] = []
    private(set) var failing: Set<String> = []
    private var noticed: Set<String> = []

    mutating func run(_ known: Known, _ round: Round) async throws {
      let broken = Set(known.fault.statements.map { "@" + $0 })
      let launch = LaunchOptions(app: "", faults: [known.fault.name])
      for scenario in try ReferenceSpecs.cases(launch, of: known.app) {
        let isTagged = scenario.pickle.tags.contains { broken.contains($0.name) }
        guard isTagged == (round == .tagged),
          !noticed.contains(known.testDescription) || !failing.contains(scenario.description)
        else { continue }
        let outcome = await scenario.run()
        all.append(Trial(fault: known.testDescription, scenario: scenario, outcome: outcome))
        guard outcome.status == .failed else { continue }
        noticed.insert(known.testDescription)
        failing.insert(scenario.description)
      }
    }
  }

  @Test(arguments: Known.all)
  func `a fault is noticed by a failed check, tagged with a requirement the fault breaks`(
    _ known: Known
  ) async throws {
    let broken = Set(known.fault.statements.map { "@" + $0 })
    var failures = 0
    var isTagged = broken.isEmpty
    for trial in try await Self.trials.value.all where trial.fault == known.testDescription {
      #expect(trial.outcome.status == .passed || trial.outcome.status == .failed)
      guard trial.outcome.status == .failed else { continue }
      failures += 1
      if trial.scenario.pickle.tags.contains(where: { broken.contains($0.name) }) {
        isTagged = true
      }
      let failure = SpecCase.Failure(
        scenario: trial.scenario.description, outcome: trial.outcome)
      let step = try #require(trial.outcome.decisive)
      #expect(step.type == "ExpectationFailure", "\(failure)")
      #expect(step.message?.isEmpty == false, "\(failure)")
      #expect(step.screen?.isEmpty == false, "\(failure)")
    }
    #expect(failures > 0, "no scenario notices \(known.fault.name)")
    #expect(isTagged, "no scenario of \(known.fault.statements) notices \(known.fault.name)")
  }

  @Test func `a scenario fails under a fault at least`() async throws {
    let failing = try await Self.trials.value.failing
    let scenarios = try Set(StandardSpecs.apps.map(\.name)).flatMap { app in
      try ReferenceSpecs.cases(LaunchOptions(app: ""), of: app)
    }
    let idle = Set(scenarios.map(\.description)).subtracting(failing)
    #expect(idle.sorted() == [])
  }

  // What a document only permits (P) is not broken by doing otherwise.
  @Test func `a requirement that can be tested has a fault that breaks it`() throws {
    let broken = Set(StandardSpecs.apps.flatMap(\.faults).flatMap(\.statements))
    for requirements in try StatementTests.Requirements.all() {
      let unbroken = requirements.letters.filter { id, letter in
        !"NP".contains(letter) && !broken.contains(id)
      }
      #expect(unbroken.keys.sorted() == [])
    }
  }
}
