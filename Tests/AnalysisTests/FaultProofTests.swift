import SpecDrivers
import SpecJSON
import SpecRunner
import SpecTestKit
import Testing

@testable import SpecAnalysis

/// Faults × scenarios: what is a catch, what is none, and who is asked first.
struct FaultProofTests {
  private static func proof(
    jobs: Int = 1, isWhole: Bool = false, isOwn: Bool = false, apps: [App]? = nil,
    _ text: String = Lamp.feature
  ) async throws -> FaultProof {
    let prover = FaultProver(
      try await Lamp.baseline(text), RunOptions(jobs: jobs), isWhole: isWhole, isOwn: isOwn,
      launch: Lamp.launch)
    return await prover.prove(apps ?? Lamp.app(Array(Lamp.faults.prefix(5))))
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
    #expect(
      proof.shares.map { "\($0.scenario.line) \($0.faults) \($0.alone)" } == [
        "6 1 []", "10 3 []", "21 2 []", "22 3 []", "24 0 []",
      ])
    // 10 or 22 alone catches all three.
    #expect(proof.fewestScenarios == 1)
    let pair = try await Self.proof(isWhole: true, apps: Lamp.app([Lamp.faults[0]]))
    #expect(pair.shares.map(\.alone) == [[], [], [], [], []])
    #expect(try await Self.proof().shares.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a scenario that a fault does not reach is not run, and the proof is the same`(
    _ isWhole: Bool
  ) async throws {
    let (before, log) = (Lamp.RunLog(), Lamp.RunLog())
    let prover = FaultProver(
      try await Lamp.baseline(Lamp.feature, before), RunOptions(), isWhole: isWhole
    ) { faults in
      let values = Lamp.launch(faults)
      values[Lamp.RunLogKey.self] = log
      return values
    }
    let proof = await prover.prove(Lamp.app(Lamp.faults))
    let all = try await Self.proof(isWhole: isWhole, apps: Lamp.app(Lamp.faults))
    #expect(Self.lines(proof) == Self.lines(all))
    #expect(proof.json == all.json)
    #expect(before.lines.count == 5)
    // The first scenario presses nothing, and nothing is known of the last.
    let runs = log.lines.map { $0.split(separator: " ") }
    #expect(runs.filter { $0[0] == "6" }.map { $0[1] } == ["lit-from-the-start"])
    #expect(runs.contains { $0 == ["24", "hums"] })
  }

  @Test func `a proof that is stopped has what was tried, and is not sound`() async throws {
    let prover = FaultProver(
      try await Lamp.baseline(), RunOptions(), isWhole: true,
      launch: Lamp.launch)
    let proof = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await prover.prove(Lamp.app(Lamp.faults))
    }.value
    #expect(proof.findings.isEmpty)
    #expect(proof.untried == Lamp.faults.count)
    #expect(proof.idle.isEmpty && proof.shares.isEmpty)
    #expect(!proof.isSound)
    guard case .object(let json) = proof.json else { return #expect(Bool(false)) }
    #expect(json["untried"] == .integer(Lamp.faults.count) && json["shares"] == nil)
  }

  @Test func `faults of an app nobody opens are told and not tried`() async throws {
    let other = App("kettle", faults: [Fault("leaks")])
    let proof = try await Self.proof(apps: [other] + Lamp.app([Lamp.faults[0]]))
    #expect(Self.lines(proof) == ["switch-does-nothing caught after 1 10!"])
    #expect(proof.unopened == ["kettle"])
    #expect(proof.isSound)
  }

  @Test func `a fault must be caught by scenarios of each statement that it breaks`() async throws {
    let faults = [
      Fault("switch-does-nothing", breaks: ["lamp-1", "lamp-2"]),
      Fault("lit-from-the-start", breaks: ["lamp-1", "lamp-2"]),
      Fault("counts-double", breaks: ["lamp-9"]), Fault("hums", breaks: ["lamp-1"]),
    ]
    let proof = try await Self.proof(isOwn: true, apps: Lamp.app(faults))
    let pairs = proof.findings.map { finding in
      finding.pairs.map { "\($0.statement) \($0.outcome) \($0.catcher?.line ?? 0)" }
    }
    #expect(
      pairs == [
        ["lamp-1 own 10", "lamp-2 others 10"], ["lamp-1 own 10", "lamp-2 own 6"],
        ["lamp-9 others 10"], ["lamp-1 none 0"],
      ])
    #expect(!proof.isSound)
    let sound = try await Self.proof(isOwn: true, apps: Lamp.app([faults[1]]))
    #expect(sound.isSound)
    let accidental = try await Self.proof(isOwn: true, apps: Lamp.app([faults[2]]))
    #expect(accidental.findings.map(\.outcome) == [.caught])
    #expect(!accidental.isSound)
    let lenient = try await Self.proof(apps: Lamp.app([faults[2]]))
    #expect(lenient.isSound)
  }

  @Test func `statements that no fault breaks are listed, but for remarks and other apps`()
    async throws
  {
    let documents = Requirements([
      Source(
        uri: "lamp/requirements.md",
        text: """
          - **lamp-1** [M] One.
          - **lamp-2** [M] Two.
          - **lamp-3** [N] Three.
          - **lamp-4** [P] Four.
          """),
      Source(uri: "kettle/requirements.md", text: "- **kettle-1** [M] One.\n"),
    ]).documents
    var proof = try await Self.proof(isOwn: true, apps: Lamp.app([Lamp.faults[0]]))
    proof.noteUnbroken(
      documents, by: Lamp.app([Lamp.faults[0]]) + [App("kettle", faults: [Fault("leaks")])])
    #expect(proof.unbroken.map { "\($0.id)" } == ["lamp-2", "lamp-4"])
  }

  @Test func `faults that change nothing under a limit are listed with the reason`()
    async throws
  {
    var app = try #require(Lamp.app([Lamp.faults[0], Lamp.faults[1]]).first)
    app.limits = [FaultLimit("later", "later on"), FaultLimit("at-night")]
    app.faults[1].withoutEffect = ["at-night": "it is dark"]
    #expect(
      app.faultNames == [
        "switch-does-nothing", "lit-from-the-start", "switch-does-nothing@later",
        "switch-does-nothing@at-night", "lit-from-the-start@later", "lit-from-the-start@at-night",
      ])
    #expect(
      app.limitedFaults.map(\.summary) == [
        "it is switch-does-nothing, later on", "it is switch-does-nothing, at-night",
        "it is lit-from-the-start, later on",
      ])
    var proof = try await Self.proof(apps: Lamp.app([Lamp.faults[0]]))
    let exempt = try await Self.proof(
      apps: Lamp.app([Fault("lit-from-the-start@at-night", breaks: ["lamp-2"])]))
    proof.exclude(from: [app], tried: exempt)
    #expect(proof.exclusions.map(\.name) == ["lit-from-the-start@at-night"])
    #expect(proof.exclusions.map(\.reason) == ["it is dark"])
    #expect(proof.wrongExclusions.isEmpty)
    #expect(proof.isSound)
  }

  @Test func `a fault that is said to change nothing and is caught makes the proof unsound`()
    async throws
  {
    var app = try #require(Lamp.app([Lamp.faults[0]]).first)
    app.limits = [FaultLimit("later")]
    app.faults[0].withoutEffect = ["later": "nobody presses it later"]
    var proof = try await Self.proof(apps: Lamp.app([Lamp.faults[0]]))
    let caught = FaultProof.Finding(
      app: app.name, fault: app.exemptFaults[0].fault,
      catches: proof.findings[0].catches, breakages: [], tried: 1, skipped: 0, skipReason: nil)
    proof.exclude(
      from: [app],
      tried: FaultProof(
        findings: [caught], unopened: [], isWhole: false, idle: [], scenarios: 1, isOwn: false))
    #expect(proof.wrongExclusions.map(\.name) == ["switch-does-nothing@later"])
    #expect(proof.wrongExclusions.first?.catcher?.name == "The switch lights it")
    #expect(!proof.isSound)
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
    expectGolden(text.foldingJSON + "\n", "analysis/proof.json")
  }
}
