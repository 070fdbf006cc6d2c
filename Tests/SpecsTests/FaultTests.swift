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
  func `a fault is noticed by a failed check, tagged with a requirement the fault breaks`(
    _ known: Known
  ) async throws {
    let cases = try ReferenceSpecs.cases(
      LaunchOptions(app: "", faults: [known.fault.name]), of: known.app)
    let broken = Set(known.fault.statements.map { "@" + $0 })
    var failures = 0
    var isTagged = broken.isEmpty
    for scenario in cases {
      let outcome = await scenario.run()
      #expect(outcome.status == .passed || outcome.status == .failed)
      guard outcome.status == .failed else { continue }
      failures += 1
      if scenario.pickle.tags.contains(where: { broken.contains($0.name) }) { isTagged = true }
      let failure = SpecCase.Failure(scenario: scenario.description, outcome: outcome)
      let step = try #require(outcome.decisive)
      #expect(step.type == "ExpectationFailure", "\(failure)")
      #expect(step.message?.isEmpty == false, "\(failure)")
      #expect(step.screen?.isEmpty == false, "\(failure)")
    }
    #expect(failures > 0, "no scenario notices \(known.fault.name)")
    #expect(isTagged, "no scenario of \(known.fault.statements) notices \(known.fault.name)")
  }
}
