import SpecRunner
import Testing

/// How each step ends by what happened before it, and what becomes of the run.
struct OutcomeTests {
  /// Steps and hooks that end as a scenario's words and tags say.
  static let steps = StepLibrary("outcomes") {
    BeforeOutcome("@before-skips", name: "before skips") { _ in .skipped }
    BeforeOutcome("@before-waits", name: "before waits") { _ in .pending }
    Before("@before-fails", name: "before fails") { _ in throw StepFailure("no") }
    Before(name: "before") { _ in }
    Step("pass") { (world: World) in .passed }
    Given("fail") { (world: World) in throw StepFailure("no") }
    Step("wait") { (world: World) in .pending }
    Step("skip") { (world: World) in .skipped }
    Given("two {word}") { (world: World, word: String) in }
    Given("{word} ways") { (world: World, word: String) in }
    After(name: "after") { $0.log($0.status.rawValue) }
    AfterOutcome("@after-skips", name: "after skips") { _ in .skipped }
    AfterOutcome("@after-waits", name: "after waits") { _ in .pending }
    After("@after-fails", name: "after fails") { _ in throw StepFailure("no") }
  }

  static func run(
    _ steps: String..., tags: String = "", options: RunOptions = RunOptions()
  ) async throws -> Recording {
    let feature = "Feature: f\n\(tags)\nScenario: s\n" + steps.map { "* \($0)\n" }.joined()
    return try await Recording.run(feature, steps: Self.steps, options: options)
  }

  /// How the steps ended, a letter each: passed, failed, waiting, skipped, undefined, ambiguous.
  static func letters(_ recording: Recording) -> String {
    String(
      recording.envelopes.compactMap { envelope -> Character? in
        guard case .testStepFinished(let event) = envelope else { return nil }
        switch event.result.status {
        case .passed: return "p"
        case .failed: return "f"
        case .pending: return "w"
        case .skipped: return "s"
        case .undefined: return "u"
        case .ambiguous: return "a"
        case .unknown: return "?"
        }
      })
  }

  // Every way a step can end, then every sort of step after it; hooks stand at both ends.
  static let rest = ["pass", "fail", "wait", "skip", "none", "two ways"]

  @Test(arguments: [
    ("pass", "p", "ppfssua"), ("fail", "f", "fssssua"), ("wait", "w", "wssssua"),
    ("skip", "s", "sssssss"), ("none", "u", "ussssua"), ("two ways", "a", "assssua"),
  ])
  func `a step's end decides what becomes of the others`(
    first: String, end: String, expected: String
  ) async throws {
    let steps = ([first] + Self.rest).map { "* \($0)\n" }.joined()
    let recording = try await Recording.run(
      "Feature: f\nScenario: s\n" + steps, steps: Self.steps)
    #expect(Self.letters(recording) == "p" + expected + "p")
    #expect(recording.story.last == "no success" || first == "skip")
  }

  @Test(arguments: [
    ("@before-fails", "fs" + "sua" + "p", false), ("@before-waits", "ws" + "sua" + "p", false),
    ("@before-skips", "ss" + "sss" + "p", true),
  ])
  func `a hook before it decides as a step does, and hooks after it run`(
    tag: String, expected: String, succeeds: Bool
  ) async throws {
    let recording = try await Self.run("pass", "none", "two ways", tags: tag)
    #expect(Self.letters(recording) == expected)
    #expect(recording.story.last == (succeeds ? "success" : "no success"))
  }

  @Test(arguments: [
    ("pass", "@after-skips", "ppsp", true), ("pass", "@after-fails", "ppfp", false),
    ("pass", "@after-waits", "ppwp", false), ("skip", "@after-fails", "psfp", false),
    ("fail", "@after-skips", "pfsp", false),
  ])
  func `a hook after it changes nothing but its own end and the run's`(
    step: String, tag: String, expected: String, succeeds: Bool
  ) async throws {
    let recording = try await Self.run(step, tags: tag)
    #expect(Self.letters(recording) == expected)
    #expect(recording.story.last == (succeeds ? "success" : "no success"))
  }

  @Test func `a hook after it learns the gravest status so far`() async throws {
    let recording = try await Self.run("fail", "none", tags: "@after-skips")
    #expect(
      recording.story.dropFirst() == [
        "  hook before: passed", "  fail: failed (no)", "    suggestion", "  none: undefined",
        "  hook after skips: skipped", "    attached: FAILED", "  hook after: passed",
        "no success",
      ])
  }

  @Test func `a scenario without steps has its hooks`() async throws {
    #expect(Self.letters(try await Self.run()) == "pp")
  }

  @Test(arguments: [
    ("pass", true), ("skip", true), ("fail", false), ("wait", false), ("none", false),
    ("two ways", false),
  ])
  func `only passed and skipped scenarios make a run succeed`(
    step: String, succeeds: Bool
  ) async throws {
    let story = try await Self.run(step).story
    #expect(story.last == (succeeds ? "success" : "no success"))
  }

  @Test func `each undefined step has a suggestion of its own`() async throws {
    let recording = try await Self.run("none", "none", "fail", "none")
    let suggested = recording.envelopes.compactMap { envelope -> Suggestion? in
      if case .suggestion(let suggestion) = envelope { suggestion } else { nil }
    }
    #expect(suggested.count == 3)
    #expect(Set(suggested.map(\.id)).count == 3)
    #expect(Set(suggested.map(\.pickleStepID)).count == 3)
  }

  @Test func `what was returned has no words, what was thrown has`() async throws {
    let returned = try await Self.run("wait")
    let results = returned.envelopes.compactMap { envelope -> StepResult? in
      if case .testStepFinished(let event) = envelope { event.result } else { nil }
    }
    #expect(results.allSatisfy { $0.failure == nil })
    let thrown = try await Self.run("fail")
    let problems = thrown.envelopes.compactMap { envelope -> Failure? in
      if case .testStepFinished(let event) = envelope { event.result.failure } else { nil }
    }
    #expect(problems.map(\.message) == ["no"])
    #expect(problems.map(\.type) == ["ExpectationFailure"])
    #expect(problems.first?.stackTrace?.hasSuffix("f1.feature:4") == true)
  }
}
