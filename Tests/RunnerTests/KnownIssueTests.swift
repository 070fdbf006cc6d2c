import SpecMessages
import SpecRunner
import Testing

/// What `@known-issue(URL)` makes of a scenario's result.
struct KnownIssueTests {
  static let tag = "@known-issue(https://bugs.example/7)"

  private static func run(
    _ steps: [String], tags: String = tag, options: RunOptions = RunOptions()
  ) async throws -> (recording: Recording, verdict: Verdict) {
    let feature = "Feature: f\n\(tags)\nScenario: s\n" + steps.map { "* \($0)\n" }.joined()
    let kinds = StepLibrary("kinds") {
      Given("the app crashes") { (_: World) in throw Failure("gone", kind: .appCrash) }
      Given("the engine is lost") { (_: World) in throw Failure("gone", kind: .engine) }
      Given("an argument is wrong") { (_: World) in throw Failure("what?", kind: .argument) }
      Given("a body throws") { (_: World) in throw CancellationError() }
    }
    let suite = Suite(sources: [Source(uri: "f.feature", text: feature)])
    let registry = try StepRegistry([OutcomeTests.steps, kinds], for: suite)
    let recording = await Recording.run(Planner(registry).plan(suite), options)
    let index = RunIndex()
    for envelope in recording.envelopes { index.receive(envelope) }
    return (recording, index.verdict)
  }

  @Test(arguments: [
    (["pass", "fail"], "", "known issue"), (["the app crashes"], "", "known issue"),
    (["a body throws"], "", "known issue"),
    (["pass"], "", "unexpected pass"), (["skip"], "", "SKIPPED"),
    (["wait"], "", "PENDING"), (["none"], "", "UNDEFINED"), (["two ways"], "", "AMBIGUOUS"),
    (["fail", "none"], "", "FAILED"),
    (["the engine is lost"], "", "FAILED"), (["an argument is wrong"], "", "FAILED"),
    (["pass"], " @before-fails", "FAILED"), (["fail"], " @after-fails", "FAILED"),
    (["fail"], " @after-skips", "known issue"),
    ([], "", "PASSED"),
  ])
  func `only a failed check, a thrown error or a crash is an expected failure`(
    steps: [String], tags: String, result: String
  ) async throws {
    let (recording, verdict) = try await Self.run(steps, tags: Self.tag + tags)
    let counts = verdict.scenarios
    let seen =
      counts.knownIssues == 1
      ? "known issue"
      : counts.unexpectedPasses == 1
        ? "unexpected pass" : Status.allCases.first { counts[$0] == 1 }?.rawValue
    #expect(seen == result)
    // The run decides by itself, and its messages must lead to the same result.
    let isFailure = !["known issue", "SKIPPED", "PASSED"].contains(result)
    #expect(verdict.success == !isFailure)
    #expect(verdict.outcome == (isFailure ? .failed : .passed))
    #expect(recording.story.last?.hasPrefix(isFailure ? "no success" : "success") == true)
  }

  @Test(arguments: [
    ("Given", "fail", 0), ("When", "fail", 0), ("Then", "fail", 1), ("*", "fail", 1),
    ("When", "a body throws", 0), ("Then", "a body throws", 1), ("When", "the app crashes", 1),
  ])
  func `a failed Given or When is expected only if the app crashed`(
    keyword: String, step: String, expected: Int
  ) async throws {
    let feature = "Feature: f\n\(Self.tag)\nScenario: s\n"
    let kinds = StepLibrary("kinds") {
      Given("the app crashes") { (_: World) in throw Failure("gone", kind: .appCrash) }
      Given("a body throws") { (_: World) in throw CancellationError() }
    }
    let suite = Suite(sources: [Source(uri: "f.feature", text: feature + "\(keyword) \(step)\n")])
    let registry = try StepRegistry([OutcomeTests.steps, kinds], for: suite)
    let recording = await Recording.run(Planner(registry).plan(suite), RunOptions())
    let index = RunIndex()
    for envelope in recording.envelopes { index.receive(envelope) }
    #expect(index.verdict.scenarios.knownIssues == expected)
    #expect(index.verdict.success == (expected == 1))
  }

  @Test func `the failure of a setup is never expected, because other scenarios are skipped`()
    async throws
  {
    let text = "Feature: f\n@setup \(Self.tag)\nScenario: in\n* fail\nScenario: s\n* pass\n"
    let suite = Suite(sources: [Source(uri: "f.feature", text: text)])
    let plan = Planner(try StepRegistry([OutcomeTests.steps], for: suite)).plan(suite)
    let recording = await Recording.run(plan, RunOptions())
    let index = RunIndex()
    for envelope in recording.envelopes { index.receive(envelope) }
    #expect(index.verdict.success == false)
    #expect(index.verdict.scenarios.knownIssues == 0)
    #expect(index.verdict.scenarios[.failed] == 1)
  }

  @Test func `a dry run expects nothing of a known issue`() async throws {
    for steps in [["pass"], ["fail"], []] {
      let (_, verdict) = try await Self.run(steps, options: RunOptions(dryRun: true))
      #expect(verdict.success == true)
      #expect(verdict.scenarios.unexpectedPasses == 0)
    }
  }

  @Test(arguments: [(["fail"], 1), (["the engine is lost"], 3)])
  func `an expected failure is not retried, any other is`(
    steps: [String], attempts: Int
  ) async throws {
    let (recording, _) = try await Self.run(steps, options: RunOptions(retries: 2))
    let started = recording.kinds.filter { $0.hasPrefix("testCaseStarted") }
    #expect(started.count == attempts)
  }

  @Test func `a pass at a retry is an unexpected pass`() async throws {
    let stubborn = RetryTests.Stubborn(failures: 1)
    let steps = StepLibrary("stubborn") {
      Given("it works") { (_: World) in
        do {
          try stubborn.attempt()
        } catch {
          throw Failure("lost", kind: .engine)
        }
      }
    }
    let recording = try await RetryTests.run(
      steps, retries: 2, feature: "Feature: f\n\(Self.tag)\nScenario: s\n* it works\n")
    let index = RunIndex()
    for envelope in recording.envelopes { index.receive(envelope) }
    #expect(index.verdict.scenarios.unexpectedPasses == 1)
    #expect(index.verdict.flaky == 0)
    #expect(recording.story.last == "no success")
  }

  @Test func `an unexpected pass is a failure for the limit of failures`() async throws {
    let recording = try await Recording.run(
      "Feature: f\n\(Self.tag)\nScenario: a\n* pass\nScenario: b\n* pass\n",
      steps: OutcomeTests.steps, options: RunOptions(maxFailures: 1))
    #expect(
      recording.story.last
        == "no success: stopped after the first failure; 1 scenario was not run")
  }

  @Test(arguments: [
    ("@known-issue", "names no issue"), ("@known-issue()", "names no issue"),
    ("@known-issue:7", "has no address in parentheses"),
    ("@known-issue(https://bugs.example/7", "has no closing parenthesis"),
    ("@known-issue(https://bugs.example/@ann)", "has no closing parenthesis"),
    ("@known-issue(javascript:alert(1))", "has no http or https address"),
    ("@known-issue(bugs.example/7)", "has no http or https address"),
    ("@known-issue(https://)", "has an address without a host"),
    ("@known-issue(https:///7)", "has an address without a host"),
    (
      "@known-issue(https://bugs.example/\u{202E}7)",
      "has an address with an invalid character"
    ),
    (
      "@known-issue(https://bugs.example/\"7\")",
      "has an address with an invalid character"
    ),
    (
      "@known-issue(https://bugs.example/" + String(repeating: "7", count: 2000) + ")",
      "has an address of more than 2000 characters"
    ),
  ])
  func `an invalid tag is an error at its place`(tag: String, problem: String) throws {
    let suite = Suite(sources: [
      Source(uri: "f.feature", text: "Feature: f\n\n  @a \(tag)\n  Scenario: s\n    * pass\n")
    ])
    let errors = Planner(try StepRegistry([OutcomeTests.steps])).plan(suite).errors
    #expect(errors.map(\.location) == [Location(line: 3, column: 6)])
    #expect(errors.first?.message.hasSuffix(" " + problem) == true)
  }

  @Test(arguments: ["@known-issues", "@known-issuer(x)", "@Known-issue"])
  func `another tag is no known issue`(tag: String) async throws {
    let (_, verdict) = try await Self.run(["fail"], tags: tag)
    #expect(verdict.scenarios[.failed] == 1)
  }

  @Test(arguments: [
    "Feature: f\n  @T\n  Rule: r\n    Scenario: s\n      * fail\n",
    "@T\nFeature: f\n  Scenario: s\n    * fail\n",
    "Feature: f\n  Scenario Outline: s\n    * <x>\n    @T\n    Examples:\n      | x |\n      | fail |\n",
    "Feature: f\n  @T\n  Scenario Outline: s\n    * <x>\n    Examples:\n      | x |\n      | fail |\n",
  ])
  func `the tag of a feature, a rule, an outline or examples is that of their scenarios`(
    feature: String
  ) async throws {
    let text = feature.replacing("@T", with: Self.tag)
    let recording = try await Recording.run(text, steps: OutcomeTests.steps)
    #expect(recording.story.last == "success")
  }
}
