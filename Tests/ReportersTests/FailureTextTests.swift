import SpecGherkin
import SpecMessages
import Testing

@testable import SpecReporters

@Suite struct FailureTextTests {
  /// The text of the gravest step of the only scenario of a feature, and its kind.
  static func failure(
    _ step: String, _ change: (inout StepResult) -> Void = { _ in }
  ) throws -> FailureText {
    let sample = Sample(("specs/a.feature", "Feature: A\n  Scenario: B\n    When \(step)\n"))
    let index = RunIndex()
    for envelope in sample.envelopes {
      var envelope = envelope
      if case .testStepFinished(var event) = envelope {
        change(&event.result)
        envelope = .testStepFinished(event)
      }
      index.receive(envelope)
      if case .testCaseFinished(let event) = envelope {
        let attempt = try #require(index.attempt(event.testCaseStartedID))
        return try #require(FailureText(attempt, index))
      }
    }
    throw Missing()
  }

  struct Missing: Error {}

  @Test func `an expectation tells expected, actual, the screen, and both places`() throws {
    let failure = try Self.failure("a step that fails and shows \"Sign in\"")
    #expect(failure.type == "ExpectationFailure")
    #expect(
      failure.plain == """
        the title is not as expected
          expected: Welcome
            actual: Sign in
        the screen after the step:
        │ [title] Sign in
        │ [button] Next
        specs/a.feature:3
        Steps/Sample.swift:8
        """)
  }

  @Test func `an undefined step offers code to start from`() throws {
    let failure = try Self.failure("a step that is undefined")
    #expect(failure.type == "UndefinedStep")
    #expect(
      failure.plain == """
        no step definition matches this step
        specs/a.feature:3
        define it, for example:
          Given("a step that is undefined") { (world: World) in
            throw Pending()
          }
        """)
  }

  @Test func `rivals are named with their places`() throws {
    let failure = try Self.failure("a step that is ambiguous")
    #expect(failure.type == "AmbiguousStep")
    #expect(
      failure.plain == """
        several step definitions match:
          a step that {word}  (Steps/Sample.swift:7)
          /a step .*/  (Steps/Sample.swift:19)
        make one of them more specific, or remove it
        specs/a.feature:3
        """)
  }

  @Test func `a pending step says where its body is to be written`() throws {
    let failure = try Self.failure("a step that is pending") { $0.failure = nil }
    #expect(
      failure.plain == """
        this step is not written yet
        specs/a.feature:3
        Steps/Sample.swift:7
        write its body: Steps/Sample.swift:7
        """)
  }

  @Test func `a step that ran too long says what to do`() throws {
    let failure = try Self.failure("a step that fails") {
      $0.failure = Failure(
        type: "StepTimeout", message: "the step ran longer than its limit of 1 s",
        trace: "Steps/Sample.swift:8\nspecs/a.feature:3")
    }
    #expect(
      failure.plain == """
        the step ran longer than its limit of 1 s
        specs/a.feature:3
        Steps/Sample.swift:8
        check what the step waits for, or raise its time limit
        """)
  }

  @Test func `a failure without words still says something`() throws {
    #expect(
      try Self.failure("a step that fails") { $0.failure = nil }.message == ["the step failed"])
    let failure = try Self.failure("a step that fails") {
      $0.failure = Failure(type: "CustomError", message: nil)
    }
    #expect(failure.message == ["CustomError"])
  }

  @Test func `a trace is cut, and says nothing the message has said`() throws {
    let failure = try Self.failure("a step that fails") {
      $0.failure = Failure(
        type: "Error", message: "boom",
        trace: "boom\n" + (1...30).map { "    at frame \($0)" }.joined(separator: "\n"))
    }
    #expect(failure.trace.count == 21)
    #expect(failure.trace.first == "    at frame 1")
    #expect(failure.trace.last == "… 10 lines more")
  }

  @Test func `narrow displays break sentences, not values`() throws {
    let failure = try Self.failure("a step that fails") {
      $0.failure = Failure(
        "this sentence is longer than the display is wide",
        expected: "a value that is long\nand has lines")
    }
    #expect(
      failure.lines(Style(.plain), width: 24) == [
        "this sentence is longer", "  than the display is", "  wide",
        "  expected: a value that is long", "            and has lines", "specs/a.feature:3",
        "Steps/Sample.swift:7",
      ])
  }
}
