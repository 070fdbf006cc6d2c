import SpecGherkin
import SpecMessages
import SpecReporters
import Testing

/// A scenario that is run in several ways, such as on several engines.
struct VariantTests {
  /// Two scenarios, each on two engines; the second fails on one of them.
  static func recording() -> [Envelope] {
    let result = Parser.parse(
      Source(
        uri: "a.feature", text: "Feature: f\nScenario: one\n* a step\nScenario: two\n* a step\n"))
    var stream: [Envelope] = [.source(result.source)]
    if let document = result.document { stream.append(.gherkinDocument(document)) }
    stream += result.pickles.map { .pickle($0) }
    let run = NodeID(1000)
    stream.append(.testRunStarted(TestRunStarted(id: run, timestamp: Timestamp(nanoseconds: 0))))
    var events: [Envelope] = []
    var next: UInt32 = 1001
    func id() -> NodeID {
      defer { next += 1 }
      return NodeID(next)
    }
    for (number, pickle) in result.pickles.enumerated() {
      for engine in ["model", "app"] {
        let steps = pickle.steps.map {
          TestStep(id: id(), role: .step(pickleStepID: $0.id, .undefined))
        }
        let test = TestCase(
          id: id(), pickleID: pickle.id, testRunStartedID: run, steps: TestSteps(steps))
        stream.append(.testCase(test))
        let fails = number == 1 && engine == "app"
        events += attempt(test, id(), engine, fails ? .failed : .passed)
      }
    }
    stream += events
    stream.append(
      .testRunFinished(
        TestRunFinished(
          testRunStartedID: run, success: false, timestamp: Timestamp(nanoseconds: 0))))
    return stream
  }

  private static func attempt(
    _ test: TestCase, _ started: NodeID, _ engine: String, _ status: Status
  ) -> [Envelope] {
    let now = Timestamp(nanoseconds: 0)
    let step = test.steps[0].id
    return [
      .testCaseStarted(
        TestCaseStarted(id: started, testCaseID: test.id, attempt: 0, timestamp: now)),
      .testStepStarted(
        TestStepStarted(testCaseStartedID: started, testStepID: step, timestamp: now)),
      .attachment(
        Attachment(
          body: .text(engine), mediaType: Attachment.variantType,
          owner: .step(testCaseStartedID: started, testStepID: step))),
      .testStepFinished(
        TestStepFinished(
          testCaseStartedID: started, testStepID: step,
          result: StepResult(
            status, failure: status == .failed ? Failure(type: "F", message: "no") : nil),
          timestamp: now)),
      .testCaseFinished(
        TestCaseFinished(testCaseStartedID: started, willBeRetried: false, timestamp: now)),
    ]
  }

  private func page(_ make: (Output) -> any Reporter) throws -> String {
    let memory = Output.memory()
    var reports = Reports([make(memory.output)])
    for envelope in Self.recording() { reports.receive(envelope) }
    try reports.finish()
    return memory.text()
  }

  @Test func `the summary calls out the scenario that ended differently`() throws {
    #expect(
      try page { SummaryReporter($0) }
        == """
        failures:

          1) f › two [app]  # a.feature:4
             ✗ * a step
               no
               a.feature:5

        different results for the same scenario:

          f › two  (a.feature:4): model passed, app failed

        results by engine:

          model: 2 passed
          app: 1 failed, 1 passed

        to run it again:

          spec run a.feature:4

        4 scenarios (1 failed, 3 passed)
        4 steps (1 failed, 3 passed)
        0 ms

        """)
  }

  @Test func `the page says which engine each scenario is on`() throws {
    #expect(
      try page { PrettyReporter($0) }
        .split(separator: "\n").map(String.init).filter { $0.contains("on ") }
        == ["    on model", "    on app", "    on model", "    on app"])
  }

  @Test func `every case of JUnit has a name of its own`() throws {
    let names = try page { JUnitReporter($0) }
      .split(separator: "\n").filter { $0.hasPrefix("<testcase") }
      .compactMap { $0.split(separator: "\"").dropFirst(3).first.map(String.init) }
    #expect(names == ["one [model]", "one [app]", "two [model]", "two [app]"])
  }
}
