import SpecDrivers
import SpecJSON
import SpecRunner
import SpecTestKit
import Testing

@testable import SpecAnalysis

/// Faults × scenarios: what is a catch, what is none, and who is asked first.
struct FaultProofTests {
  private static func proof(
    jobs: Int = 1, isWhole: Bool = false, apps: [App]? = nil,
    _ text: String = Lamp.feature
  ) async throws -> FaultProof {
    let prover = FaultProver(
      try await Lamp.baseline(text), RunOptions(jobs: jobs), isWhole: isWhole,
      makeRegistry: { fault throws(GlueError) in try Lamp.registry(fault) })
    return try await prover.prove(apps ?? Lamp.app(Array(Lamp.faults.prefix(5))))
  }

  /// Each fault, its end, who caught it and how many were asked.
  private static func lines(_ proof: FaultProof) -> [String] {
    proof.findings.map { finding in
      "\(finding.fault.name) \(finding.outcome) after \(finding.tried)"
        + finding.catches.map { " \($0.line)\($0.isTagged ? "!" : "")" }.joined()
        + finding.breakages.map { " \($0.line) \($0.type ?? "")" }.joined()
    }
  }

  @Test(arguments: [1, 3])
  func `scenarios of the broken requirement are asked first, up to the first catch`(
    _ jobs: Int
  ) async throws {
    let proof = try await Self.proof(jobs: jobs)
    #expect(
      Self.lines(proof) == [
        "switch-does-nothing caught after 1 10!", "lit-from-the-start caught after 1 6!",
        "counts-double caught after 2 10", "hums survived after 5",
        "crashes-on-press broken after 5 10 AppCrash 21 AppCrash 22 AppCrash",
      ])
    #expect(!proof.isSound)
    #expect(proof.findings.map(\.isCaughtByItsOwn) == [true, true, nil, false, false])
    #expect(proof.scenarios == 5)
  }

  @Test func `what catches a fault is the kind of the failure, not the name of an error`()
    async throws
  {
    let proof = try await Self.proof(apps: Lamp.app([Lamp.namesake]))
    #expect(
      Self.lines(proof) == [
        "throws-a-namesake broken after 5 10 ExpectationFailure 21 ExpectationFailure "
          + "22 ExpectationFailure"
      ])
  }

  @Test func `the whole matrix has every catch, and the scenarios that catch nothing`()
    async throws
  {
    let proof = try await Self.proof(isWhole: true)
    #expect(
      Self.lines(proof) == [
        "switch-does-nothing caught after 5 10! 22",
        "lit-from-the-start caught after 5 6! 10 21 22",
        "counts-double caught after 5 10 21 22", "hums survived after 5",
        "crashes-on-press broken after 5 10 AppCrash 21 AppCrash 22 AppCrash",
      ])
    #expect(proof.idle.map(\.name) == ["The manual"])
  }

  @Test func `faults of an app nobody opens are told and not tried`() async throws {
    let other = App("kettle", faults: [Fault("leaks")])
    let proof = try await Self.proof(apps: [other] + Lamp.app([Lamp.faults[0]]))
    #expect(Self.lines(proof) == ["switch-does-nothing caught after 1 10!"])
    #expect(proof.unopened == ["kettle"])
    #expect(proof.isSound)
  }

  @Test func `a catch is told with its step and words`() async throws {
    let proof = try await Self.proof(apps: Lamp.app([Lamp.faults[0]]))
    let witness = try #require(proof.findings.first?.catches.first)
    #expect(witness.name == "The switch lights it")
    #expect(witness.step == "the lamp is lit")
    #expect(witness.stepLine == 12)
    #expect(witness.type == "ExpectationFailure")
    #expect(witness.message?.hasPrefix("the light") == true)
  }

  @Test func `scenarios that do not pass as they are are named`() async throws {
    let baseline = try await Lamp.baseline(
      Lamp.feature + "\n  Scenario: Wrong\n    Then the lamp is lit\n    And nobody knows\n")
    #expect(baseline.failures.map(\.name) == ["Wrong"])
    #expect(baseline.isComplete)
  }

  @Test func `a known issue does not prevent a proof and proves nothing`() async throws {
    let baseline = try await Lamp.baseline(
      Lamp.feature
        + "\n  @known-issue(https://bugs.example/7)\n  Scenario: Wrong\n"
        + "    Then the lamp is lit\n")
    #expect(baseline.failures.isEmpty)
    #expect(baseline.casesByApp().values.joined().map(\.pickle.name).contains("Wrong") == false)
  }

  @Test func `the JSON says it all`() async throws {
    let proof = try await Self.proof(isWhole: true)
    let text = String(decoding: JSONWriter.write(proof.json, pretty: true), as: UTF8.self)
    expectGolden(text + "\n", "analysis/proof.json")
  }
}
