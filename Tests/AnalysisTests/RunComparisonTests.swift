import SpecRunner
import SpecTestKit
import Testing

@testable import SpecAnalysis

/// What became of scenarios from one run to the next.
struct RunComparisonTests {
  private static let steps = StepLibrary("ending") {
    Step("it {word}") { (_: World, how: String) -> StepStatus in
      switch how {
      case "fails": throw StepFailure("no")
      case "breaks": throw StepFailure("it broke")
      case "skips": throw Skip("not here")
      default: return .passed
      }
    }
  }

  /// The results of features, each by its file; a scenario's duration is that of its steps.
  private static func results(
    _ features: [(uri: String, text: String)], cut: Bool = false
  ) async throws -> RunResults {
    let suite = Suite(sources: features.map { Source(uri: $0.uri, text: $0.text) })
    let plan = Planner(try StepRegistry([steps], for: suite)).plan(suite)
    let index = RunIndex()
    var results = RunResults()
    var isCut = false
    await SpecRun(plan).run { envelope in
      if isCut { return }
      index.receive(envelope)
      results.receive(envelope, index)
      if case .testCaseFinished = envelope { isCut = cut }
    }
    results.finish(index)
    return results
  }

  private static func feature(_ scenarios: String...) -> String {
    "Feature: F\n"
      + scenarios.map { line in
        let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
        let tag = parts[1].contains("@") ? "@known-issue(https://bugs.example/7)\n" : ""
        return tag + "Scenario: \(parts[0])\n* it \(parts[1].replacing("@", with: ""))\n"
      }.joined()
  }

  private static func lines(_ comparison: RunComparison) -> [String] {
    comparison.differences.map { difference in
      "\(difference.change.rawValue) \(difference.key.uri) \(difference.key.title)"
        + (difference.otherFile.map { " <> \($0)" } ?? "")
    }
  }

  @Test func `every change is named`() async throws {
    let before = try await Self.results([
      (
        "a.feature",
        Self.feature(
          "breaking:passes", "mended:fails", "still:fails", "other:fails", "skipped:passes",
          "gone:passes", "same:passes", "known:passes", "excused:fails", "open:@fails",
          "closed:@fails", "never:skips", "now:skips")
      )
    ])
    let after = try await Self.results([
      (
        "a.feature",
        "\n\n"
          + Self.feature(
            "same:passes", "breaking:fails", "mended:passes", "still:fails", "other:breaks",
            "skipped:skips", "new:passes", "broken:fails", "known:@fails", "excused:@fails",
            "open:@fails", "closed:@passes", "never:skips", "now:passes")
      )
    ])
    let comparison = RunComparison(before, after)
    #expect(
      Self.lines(comparison) == [
        "newlyFailing a.feature breaking", "newlyFailing a.feature broken",
        "newlyFailing a.feature closed", "otherCause a.feature other",
        "stillFailing a.feature still",
        "noLongerRun a.feature known", "noLongerRun a.feature skipped",
        "newlyPassing a.feature excused", "newlyPassing a.feature mended",
        "newlyPassing a.feature now", "new a.feature new", "gone a.feature gone",
      ])
    #expect(comparison.common == 12)
    #expect(comparison.unchanged == 3)
  }

  @Test func `a scenario that passes with other steps is not unchanged`() async throws {
    let text = """
      Feature: F
        @step
        Scenario: called
          Then it passes
          And it works
        Scenario: own
          Then it passes
          And it works
        Scenario: other
          Then called
        Scenario: same
          Then it passes
      """
    let comparison = RunComparison(
      try await Self.results([("a.feature", text)]),
      try await Self.results([("a.feature", text.replacing("    And it works\n", with: ""))]))
    #expect(
      Self.lines(comparison) == ["otherSteps a.feature other", "otherSteps a.feature own"])
    #expect(comparison.unchanged == 1)
  }

  @Test func `a renamed file is a hint, rows and rules are told apart`() async throws {
    let rows = """
      Feature: F
        Rule: R
          Scenario Outline: o
            * it <how>
            Examples:
              | how | n |
              | passes | 1 |
              | X | 2 |
      """
    let before = try await Self.results([
      ("a.feature", Self.feature("s:passes")), ("old.feature", Self.feature("moved:passes")),
      ("rows.feature", rows.replacing("X", with: "passes")),
    ])
    let after = try await Self.results([
      ("a.feature", Self.feature("s:passes")), ("sub/new.feature", Self.feature("moved:passes")),
      ("rows.feature", rows.replacing("X", with: "fails")),
    ])
    #expect(
      Self.lines(RunComparison(before, after)) == [
        "newlyFailing rows.feature R › o (how=fails, n=2)",
        "new sub/new.feature moved <> old.feature",
        "gone old.feature moved <> sub/new.feature", "gone rows.feature R › o (how=passes, n=2)",
      ])
  }

  @Test func `a cut recording lacks results and is not complete`() async throws {
    let features = [("a.feature", Self.feature("one:passes", "two:passes", "three:passes"))]
    let whole = try await Self.results(features)
    let cut = try await Self.results(features, cut: true)
    #expect(whole.isComplete)
    #expect(!cut.isComplete)
    #expect(
      Self.lines(RunComparison(whole, cut)) == [
        "noLongerRun a.feature three", "noLongerRun a.feature two",
      ])
  }

  @Test func `a scenario that is repeated has its worst result`() async throws {
    let suite = Suite(sources: [Source(uri: "a.feature", text: Self.feature("s:passes", "t:fails"))]
    )
    let registry = try StepRegistry([Self.steps], for: suite)
    let index = RunIndex()
    var results = RunResults()
    await SpecRun(Planner(registry, shard: nil, repeats: 3).plan(suite)).run { envelope in
      index.receive(envelope)
      results.receive(envelope, index)
    }
    results.finish(index)
    #expect(results.scenarios.map(\.runs) == [3, 3])
    #expect(results.scenarios.map(\.passes) == [3, 0])
    #expect(results.scenarios.map(\.attempts) == [3, 3])
  }
}
