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
    let fault: String
    let scenario: SpecCase
    let outcome: SpecCase.Outcome
  }

  /// Every scenario of every app under every fault of it, run once for all tests here.
  static let trials = Task {
    var trials: [Trial] = []
    for known in Known.all {
      let launch = LaunchOptions(app: "", faults: [known.fault.name])
      for scenario in try ReferenceSpecs.cases(launch, of: known.app) {
        trials.append(
          Trial(fault: known.fault.name, scenario: scenario, outcome: await scenario.run()))
      }
    }
    return trials
  }

  @Test(arguments: Known.all)
  func `a fault is noticed by a failed check, tagged with a requirement the fault breaks`(
    _ known: Known
  ) async throws {
    let broken = Set(known.fault.statements.map { "@" + $0 })
    var failures = 0
    var isTagged = broken.isEmpty
    for trial in try await Self.trials.value where trial.fault == known.fault.name {
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
    let trials = try await Self.trials.value
    let failing = Set(trials.filter { $0.outcome.status == .failed }.map(\.scenario.description))
    let idle = Set(trials.map(\.scenario.description)).subtracting(failing)
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
