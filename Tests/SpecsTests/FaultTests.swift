import SpecTestKit
import Specs
import Testing

/// Each named fault of each app is noticed by a scenario, as a failed check and in words.
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

  @Test(arguments: Known.all)
  func `a fault is noticed by a failed check that says what is wrong`(_ known: Known) async throws {
    let cases = try ReferenceSpecs.cases(LaunchOptions(app: "", faults: [known.fault.name]))
    var failures: [SpecCase.Failure] = []
    for scenario in cases where scenario.flow == known.app {
      let outcome = await scenario.run()
      #expect(outcome.status == .passed || outcome.status == .failed)
      if outcome.status == .failed {
        failures.append(SpecCase.Failure(scenario: scenario.description, outcome: outcome))
      }
    }
    #expect(!failures.isEmpty, "no scenario notices \(known.fault.name)")
    for failure in failures {
      let step = try #require(failure.outcome.decisive)
      #expect(step.type == "ExpectationFailure", "\(failure)")
      #expect(step.message?.isEmpty == false, "\(failure)")
      #expect(step.screen?.isEmpty == false, "\(failure)")
    }
  }

  @Test(arguments: Known.all)
  func `a fault is noticed by a scenario tagged with a requirement it breaks`(
    _ known: Known
  ) async throws {
    let cases = try ReferenceSpecs.cases(LaunchOptions(app: "", faults: [known.fault.name]))
    let tags = Set(known.fault.statements.map { "@" + $0 })
    var isNoticed = false
    for scenario in cases where scenario.flow == known.app {
      guard scenario.pickle.tags.contains(where: { tags.contains($0.name) }) else { continue }
      if await scenario.run().status == .failed { isNoticed = true }
    }
    #expect(isNoticed, "none of \(known.fault.statements) notices \(known.fault.name)")
  }
}
