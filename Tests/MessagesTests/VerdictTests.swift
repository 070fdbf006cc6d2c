import SpecGherkin
import Testing

@testable import SpecMessages

/// A small stream made by hand: scenarios of one step each, by how their attempts ended.
enum TinyRun {
  static func stream(
    _ scenarios: [[Status]], success: Bool = true, failure: Failure? = nil, hook: Status? = nil,
    started: Int? = nil, ends: Bool = true, parseErrors: Int = 0, isLazy: Bool = false
  ) -> [Envelope] {
    var text = "Feature: F\n"
    for number in scenarios.indices { text += "  Scenario: \(number)\n    Given step \(number)\n" }
    let source = Source(uri: "f.feature", text: text)
    let result = Parser.parse(source)
    var stream: [Envelope] = [.source(source)]
    if let document = result.document { stream.append(.gherkinDocument(document)) }
    stream += result.pickles.map { .pickle($0) }
    for number in 0..<parseErrors {
      stream.append(.parseError(Diagnostic(code: "x", message: "\(number)", uri: "bad.feature")))
    }
    stream.append(.hook(hookMessage))
    stream.append(.testRunStarted(TestRunStarted(id: NodeID(500), timestamp: stamp(0))))
    var cases: [TestCase] = []
    for (number, pickle) in result.pickles.enumerated() {
      let id = NodeID(1000 + UInt32(number) * 10)
      let steps = pickle.steps.map { step in
        TestStep(
          id: NodeID(id.number + 1), role: .step(pickleStepID: step.id, .undefined))
      }
      cases.append(
        TestCase(
          id: id, pickleID: pickle.id, testRunStartedID: NodeID(500), steps: TestSteps(steps)))
    }
    if !isLazy { stream += cases.map { .testCase($0) } }
    for (number, attempts) in scenarios.enumerated().prefix(started ?? .max) {
      if isLazy { stream.append(.testCase(cases[number])) }
      for (attempt, status) in attempts.enumerated() {
        stream += self.attempt(
          cases[number], attempt, status, isLast: attempt == attempts.count - 1)
      }
    }
    if let hook {
      stream.append(
        .testRunHookStarted(
          TestRunHookStarted(
            id: NodeID(600), testRunStartedID: NodeID(500), hookID: NodeID(501),
            timestamp: stamp(8))))
      stream.append(
        .testRunHookFinished(
          TestRunHookFinished(
            testRunHookStartedID: NodeID(600), result: StepResult(hook), timestamp: stamp(9))))
    }
    if ends {
      stream.append(
        .testRunFinished(
          TestRunFinished(
            testRunStartedID: NodeID(500), success: success, failure: failure,
            timestamp: stamp(10))))
    }
    return stream
  }

  private static let hookMessage = HookMessage(
    id: NodeID(501), name: nil, kind: .afterTestRun, tagExpression: nil,
    sourceReference: SourceReference(uri: "h.swift", line: 1))

  private static func stamp(_ seconds: Int64) -> Timestamp {
    Timestamp(nanoseconds: seconds * 1_000_000_000)
  }

  private static func attempt(
    _ testCase: TestCase, _ attempt: Int, _ status: Status, isLast: Bool
  ) -> [Envelope] {
    let id = NodeID(10_000 + testCase.id.number * 10 + UInt32(attempt))
    var stream: [Envelope] = [
      .testCaseStarted(
        TestCaseStarted(id: id, testCaseID: testCase.id, attempt: attempt, timestamp: stamp(1)))
    ]
    for step in testCase.steps {
      stream.append(
        .testStepStarted(
          TestStepStarted(testCaseStartedID: id, testStepID: step.id, timestamp: stamp(1))))
      stream.append(
        .testStepFinished(
          TestStepFinished(
            testCaseStartedID: id, testStepID: step.id, result: StepResult(status),
            timestamp: stamp(2))))
    }
    stream.append(
      .testCaseFinished(
        TestCaseFinished(testCaseStartedID: id, willBeRetried: !isLast, timestamp: stamp(2))))
    return stream
  }
}

@Suite struct VerdictTests {
  static func verdict(_ stream: [Envelope]) -> Verdict {
    let index = RunIndex()
    for envelope in stream { index.receive(envelope) }
    return index.verdict
  }

  @Test func `scenarios and steps are counted by the last attempt`() {
    let verdict = Self.verdict(
      TinyRun.stream(
        [[.passed], [.failed, .passed], [.failed, .failed], [.undefined], [.skipped]],
        success: false, hook: .passed))
    var expected = StatusCounts()
    expected[.passed] = 2
    expected[.failed] = 1
    expected[.undefined] = 1
    expected[.skipped] = 1
    #expect(verdict.scenarios == expected)
    #expect(verdict.steps == expected)
    #expect(verdict.scenarios.total == 5)
    #expect(verdict.scenarios.failures == 2)
    #expect(verdict.flaky == 1)
    #expect(verdict.retries == 2)
    #expect(verdict.announced == 5)
    #expect(verdict.notRun == 0)
    #expect(verdict.failedRunHooks == 0)
    #expect(verdict.duration == Duration.seconds(10))
  }

  @Test(arguments: [
    ("passed", TinyRun.stream([[.passed], [.skipped]]), Verdict.Outcome.passed),
    ("pending", TinyRun.stream([[.pending]], success: false), .failed),
    ("undefined, called a success", TinyRun.stream([[.undefined]]), .failed),
    ("hook", TinyRun.stream([[.passed]], success: false, hook: .failed), .failed),
    ("broken runner", TinyRun.stream([], success: false), .failed),
    ("flaky", TinyRun.stream([[.failed, .passed]]), .passed),
    ("nothing", TinyRun.stream([]), .nothingRun),
    (
      "interrupted",
      TinyRun.stream(
        [[.passed], [.passed]], success: false,
        failure: Failure(type: "Interrupted", message: "the run was interrupted"), started: 1),
      .interrupted
    ),
    ("cut off", TinyRun.stream([[.passed]], ends: false), .interrupted),
    ("a step without a status", TinyRun.stream([[.unknown]]), .interrupted),
    (
      "a scenario that did not start", TinyRun.stream([[.passed], [.passed]], started: 1),
      .interrupted
    ),
    ("scenarios without an attempt", TinyRun.stream([[.passed]], started: 0), .interrupted),
    ("parse errors", TinyRun.stream([], success: false, parseErrors: 2), .brokenSpecs),
    (
      "fail fast",
      TinyRun.stream(
        [[.failed], [.passed]], success: false,
        failure: Failure(type: "FailFast", message: "stopped"), started: 1), .failed
    ),
  ])
  func `a run comes to one outcome, live and replayed`(
    name: String, stream: [Envelope], outcome: Verdict.Outcome
  ) throws {
    #expect(Self.verdict(stream).outcome == outcome)
    let replayed = try NDJSON.envelopes(NDJSON.text(stream))
    #expect(Self.verdict(replayed) == Self.verdict(stream))
  }

  @Test func `cases that were announced and did not finish are counted as not run`() {
    let verdict = Self.verdict(TinyRun.stream([[.passed], [.passed], [.passed]], started: 1))
    #expect(verdict.notRun == 2)
  }
}

@Suite struct RunIndexTests {
  @Test(arguments: [false, true])
  func `an event is joined to its step, scenario and document`(isLazy: Bool) throws {
    let index = RunIndex()
    var seen: [String] = []
    for envelope in TinyRun.stream([[.passed], [.failed, .passed]], isLazy: isLazy) {
      index.receive(envelope)
      if case .testStepFinished(let event) = envelope {
        let attempt = try #require(index.attempt(event.testCaseStartedID))
        let position = try #require(attempt.position(of: event.testStepID))
        let step = try #require(attempt.documentStep(at: position))
        seen.append(
          "\(attempt.lineage?.scenario.name ?? "?").\(attempt.started.attempt) "
            + "\(step.keyword)\(step.text):\(step.location.line) \(attempt.status.rawValue)")
      }
    }
    #expect(
      seen == [
        "0.0 Given step 0:3 PASSED", "1.0 Given step 1:5 FAILED", "1.1 Given step 1:5 PASSED",
      ])
  }

  @Test func `what has finished is forgotten with the next message`() {
    let index = RunIndex()
    var pickles: [NodeID] = []
    for envelope in TinyRun.stream([[.passed], [.passed]]) {
      index.receive(envelope)
      if case .pickle(let pickle) = envelope { pickles.append(pickle.id) }
      if case .testCaseFinished(let event) = envelope {
        #expect(index.attempt(event.testCaseStartedID)?.finished != nil)
      }
    }
    #expect(pickles.compactMap { index.pickle($0)?.id } == [])
    #expect(index.document("f.feature") == nil)
    #expect(index.running.isEmpty)
    #expect(index.notStarted.isEmpty)
  }

  @Test func `cases that never started are known in their order`() {
    let index = RunIndex()
    for envelope in TinyRun.stream([[.passed], [.passed], [.passed]], started: 1) {
      index.receive(envelope)
    }
    #expect(index.notStarted.map(\.name) == ["1", "2"])
    #expect(index.document("f.feature") != nil)
  }

  @Test func `messages about what is not known are passed over`() {
    let index = RunIndex()
    for envelope in TinyRun.stream([[.passed]]) {
      switch envelope {
      case .testCase, .pickle, .gherkinDocument: break
      default: index.receive(envelope)
      }
    }
    #expect(index.verdict.scenarios.total == 0)
  }

  @Test func `attachments and suggestions belong to their step`() throws {
    let index = RunIndex()
    for envelope in TinyRun.stream([[.undefined]]) {
      index.receive(envelope)
      guard case .testStepStarted(let event) = envelope else { continue }
      let attempt = try #require(index.attempt(event.testCaseStartedID))
      let step = try #require(attempt.pickleStep(at: 0))
      index.receive(
        .suggestion(Suggestion(id: NodeID(9), pickleStepID: step.id, snippets: [])))
      index.receive(
        .attachment(
          Attachment(
            body: .text("x"), mediaType: "text/plain",
            owner: .step(
              testCaseStartedID: event.testCaseStartedID, testStepID: event.testStepID))))
      #expect(attempt.suggestions.map(\.step) == [0])
      #expect(attempt.attachments.map(\.step) == [0])
    }
  }
}
