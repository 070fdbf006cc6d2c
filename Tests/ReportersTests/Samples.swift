import Foundation
import SpecGherkin
import SpecMessages
import SpecText

/// A run made up from feature texts: a step's own words say how it ends.
///
/// `fails`, `fails at first`, `is pending`, `is undefined`, `is ambiguous`, `skips`, `slowly`,
/// `loses it` (the engine), `logs "…"`, `shows "…"` (a screen is attached) mean what they say; anything else passes. A step
/// takes 10 ms, a slow one 1.5 s.
struct Sample {
  var features: [(uri: String, text: String)]
  var retries = 0
  /// Run only so many scenarios, as if it was stopped then.
  var limit = Int.max
  var problem: Problem?
  /// Whether a hook before and one after every scenario run; a scenario tagged `@broken-hook`
  /// fails in the former.
  var hasHooks = false
  var failingRunHook: HookMessage.Kind?
  /// How many lanes the cases claim to run in.
  var workers = 1

  init(_ features: (uri: String, text: String)...) { self.features = features }

  /// The stream, cases one after another.
  var envelopes: [Envelope] {
    let parts = self.parts
    return parts.head + parts.cases.flatMap { $0 } + parts.tail
  }

  /// The stream in its parts: before the cases, each case, after them.
  var parts: (head: [Envelope], cases: [[Envelope]], tail: [Envelope]) {
    var maker = StreamMaker(self)
    return maker.make()
  }
}

/// Makes the envelopes of a sample, counting ids and time.
private struct StreamMaker {
  let sample: Sample
  var id: UInt32 = 0
  var now: Int64 = 1_767_323_045_000_000_000
  let run: NodeID
  let before: NodeID
  let after: NodeID
  let definition: NodeID
  let rival: NodeID
  let runHook: NodeID

  init(_ sample: Sample) {
    self.sample = sample
    (run, before, after, definition, rival, runHook) = (
      NodeID(900_000), NodeID(900_001), NodeID(900_002), NodeID(900_003), NodeID(900_004),
      NodeID(900_005)
    )
  }

  mutating func newID() -> NodeID {
    id += 1
    return NodeID(1_000_000 + id)
  }

  mutating func stamp(_ step: Int64 = 0) -> Timestamp {
    now += step
    return Timestamp(nanoseconds: now)
  }

  mutating func make() -> (head: [Envelope], cases: [[Envelope]], tail: [Envelope]) {
    var head: [Envelope] = [
      .meta(
        Meta(
          implementation: .init(name: "spec", version: "1"), runtime: .init(name: "Swift"),
          os: .init(name: "linux"), cpu: .init(name: "x86_64")))
    ]
    var pickles: [Pickle] = []
    var first: UInt32 = 0
    for (uri, text) in sample.features {
      let source = Source(uri: uri, text: text)
      let result = Parser.parse(source, firstID: first)
      first = result.nextID
      head.append(.source(source))
      head += result.errors.map { .parseError($0) }
      guard result.errors.isEmpty, let document = result.document else { continue }
      head.append(.gherkinDocument(document))
      head += result.pickles.map { .pickle($0) }
      pickles += result.pickles
    }
    head += glue()
    head.append(.testRunStarted(TestRunStarted(id: run, timestamp: stamp())))
    if let hook = runHookEvents(.beforeTestRun) { head += hook }
    let cases = pickles.map { testCase($0) }
    head += cases.map { .testCase($0) }
    var failed = false
    var streams: [[Envelope]] = []
    for (pickle, testCase) in zip(pickles, cases).prefix(sample.limit) {
      streams.append(stream(pickle, testCase, worker: streams.count % sample.workers, &failed))
    }
    var tail: [Envelope] = runHookEvents(.afterTestRun) ?? []
    failed = failed || sample.failingRunHook != nil || sample.problem != nil
    tail.append(
      .testRunFinished(
        TestRunFinished(
          testRunStartedID: run, success: !failed, problem: sample.problem,
          timestamp: stamp(1_000_000))))
    return (head, streams, tail)
  }

  func glue() -> [Envelope] {
    var glue: [Envelope] = [
      .stepDefinition(
        StepDefinitionMessage(
          id: definition, pattern: "a step that {word}", patternType: .cucumberExpression,
          sourceReference: SourceReference(uri: "Steps/Sample.swift", line: 7))),
      .stepDefinition(
        StepDefinitionMessage(
          id: rival, pattern: "a step .*", patternType: .regularExpression,
          sourceReference: SourceReference(uri: "Steps/Sample.swift", line: 19))),
    ]
    if sample.hasHooks {
      glue.append(
        .hook(
          HookMessage(
            id: before, name: "fresh state", kind: .beforeTestCase, tagExpression: nil,
            sourceReference: SourceReference(uri: "Steps/Hooks.swift", line: 3))))
      glue.append(
        .hook(
          HookMessage(
            id: after, name: nil, kind: .afterTestCase, tagExpression: nil,
            sourceReference: SourceReference(uri: "Steps/Hooks.swift", line: 9))))
    }
    if let kind = sample.failingRunHook {
      glue.append(
        .hook(
          HookMessage(
            id: runHook, name: "server", kind: kind, tagExpression: nil,
            sourceReference: SourceReference(uri: "Steps/Hooks.swift", line: 15))))
    }
    return glue
  }

  mutating func runHookEvents(_ kind: HookMessage.Kind) -> [Envelope]? {
    guard sample.failingRunHook == kind else { return nil }
    let id = newID()
    return [
      .testRunHookStarted(
        TestRunHookStarted(id: id, testRunStartedID: run, hookID: runHook, timestamp: stamp())),
      .testRunHookFinished(
        TestRunHookFinished(
          testRunHookStartedID: id,
          result: StepResult(
            .failed, duration: .milliseconds(5),
            problem: Problem(
              type: "HookError", message: "the server does not answer",
              stackTrace: "Steps/Hooks.swift:16")),
          timestamp: stamp(5_000_000))),
    ]
  }

  mutating func testCase(_ pickle: Pickle) -> TestCase {
    var steps: [TestStep] = []
    let id = newID()
    if sample.hasHooks { steps.append(TestStep(id: newID(), role: .hook(before))) }
    for step in pickle.steps {
      let match: StepMatch =
        if step.text.contains("is undefined") {
          .undefined
        } else if step.text.contains("is ambiguous") {
          .ambiguous([
            DefinitionMatch(definitionID: definition, recorded: []),
            DefinitionMatch(definitionID: rival, recorded: []),
          ])
        } else {
          .defined(DefinitionMatch(definitionID: definition, recorded: []))
        }
      steps.append(TestStep(id: newID(), role: .step(pickleStepID: step.id, match)))
    }
    if sample.hasHooks { steps.append(TestStep(id: newID(), role: .hook(after))) }
    return TestCase(id: id, pickleID: pickle.id, testRunStartedID: run, steps: TestSteps(steps))
  }

  mutating func stream(
    _ pickle: Pickle, _ testCase: TestCase, worker: Int, _ failed: inout Bool
  ) -> [Envelope] {
    var envelopes: [Envelope] = []
    for attempt in 0... {
      let id = newID()
      var worst = Status.passed
      envelopes.append(
        .testCaseStarted(
          TestCaseStarted(
            id: id, testCaseID: testCase.id, attempt: attempt,
            worker: sample.workers > 1 ? worker : nil, timestamp: stamp())))
      for step in testCase.steps {
        envelopes += self.step(step, pickle, attempt: attempt, id, &worst)
      }
      let retries = worst == .failed && attempt < sample.retries
      envelopes.append(
        .testCaseFinished(
          TestCaseFinished(
            testCaseStartedID: id, willBeRetried: retries, timestamp: stamp())))
      if !retries {
        failed = failed || worst.isFailure
        break
      }
    }
    return envelopes
  }

  mutating func step(
    _ step: TestStep, _ pickle: Pickle, attempt: Int, _ id: NodeID, _ worst: inout Status
  ) -> [Envelope] {
    var envelopes: [Envelope] = [
      .testStepStarted(
        TestStepStarted(testCaseStartedID: id, testStepID: step.id, timestamp: stamp()))
    ]
    var result = StepResult(.passed)
    let owner = Attachment.Owner.step(testCaseStartedID: id, testStepID: step.id)
    switch step.role {
    case .hook(let hook):
      if hook == before, pickle.tags.contains(where: { $0.name == "@broken-hook" }) {
        result = StepResult(
          .failed,
          problem: Problem(
            type: "HookError", message: "there is no fresh state",
            stackTrace: "Steps/Hooks.swift:4"))
      }
    case .step(let pickleStepID, _):
      guard let pickleStep = pickle.steps.first(where: { $0.id == pickleStepID }) else { break }
      let text = pickleStep.text
      result = outcome(of: text, attempt: attempt, uri: pickle.uri)
      if worst == .skipped || worst.isFailure && !text.contains("is undefined") {
        result = StepResult(.skipped)
      }
      if result.status == .undefined { envelopes.append(.suggestion(suggestion(pickleStep))) }
      if result.status != .skipped {
        if let log = quoted(text, after: "logs ") {
          envelopes.append(
            .attachment(
              Attachment(body: .text(log), mediaType: Attachment.logType, owner: owner)))
        }
        if let screen = quoted(text, after: "shows ") {
          envelopes.append(
            .attachment(
              Attachment(
                body: .text("[title] \(screen)\n[button] Next"),
                mediaType: Attachment.screenType, owner: owner)))
        }
      }
      if [.passed, .failed, .pending].contains(result.status) {
        result.duration = Duration.nanoseconds(text.contains("slowly") ? 1_500_000_000 : 10_000_000)
      }
    }
    worst = max(worst, result.status)
    envelopes.append(
      .testStepFinished(
        TestStepFinished(
          testCaseStartedID: id, testStepID: step.id, result: result,
          timestamp: stamp(result.duration.wholeNanoseconds))))
    return envelopes
  }

  func outcome(of text: String, attempt: Int, uri: String) -> StepResult {
    if text.contains("is undefined") { return StepResult(.undefined) }
    if text.contains("is ambiguous") { return StepResult(.ambiguous) }
    if text.contains("is pending") {
      return StepResult(
        .pending, problem: Problem(type: "Pending", message: "this step is not written yet"))
    }
    if text.contains("skips") {
      return StepResult(
        .skipped, problem: Problem(type: "Skip", message: "the engine has no camera"))
    }
    if text.contains("loses it") {
      return StepResult(
        .failed, problem: Problem(type: Problem.engineError, message: "the engine is gone"))
    }
    if text.contains("fails at first"), attempt > 0 { return StepResult(.passed) }
    if text.contains("fails") {
      return StepResult(
        .failed,
        problem: Problem(
          type: "ExpectationFailure",
          message: "the title is not as expected\n  expected: Welcome\n    actual: Sign in",
          stackTrace: "Steps/Sample.swift:8"))
    }
    return StepResult(.passed)
  }

  func suggestion(_ step: PickleStep) -> Suggestion {
    Suggestion(
      id: NodeID(2_000_000), pickleStepID: step.id,
      snippets: [
        .init(
          language: "swift",
          code: "Given(\"\(step.text)\") { (world: World) in\n  throw Pending()\n}")
      ])
  }

  func quoted(_ text: String, after word: String) -> String? {
    guard let start = text.range(of: word + "\"") else { return nil }
    let rest = text[start.upperBound...]
    return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
  }
}
