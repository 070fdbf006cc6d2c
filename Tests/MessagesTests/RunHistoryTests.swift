import SpecGherkin
import Testing

@testable import SpecMessages

/// What the results of several runs say about a scenario.
struct RunHistoryTests {
  private static let key = ScenarioKey(uri: "a.feature", name: "s")

  /// Runs a day apart, each written `revision:result`: `a:p` passed at revision a, `a+:f` failed with
  /// changed files, `a:r` passed at a retry, `a:s` skipped, `a:k` known issue, `a:-` not run.
  private static func history(_ text: String) -> RunHistory {
    let runs = text.split(separator: " ").enumerated().map { day, word in
      let parts = word.split(separator: ":").map(String.init)
      let entries: [String: RunHistory.Entry] = [
        "p": .init(.status(.passed), line: 2, duration: .seconds(1)),
        "f": .init(.status(.failed), line: 2, duration: .seconds(1)),
        "r": .init(
          .status(.passed), line: 2, duration: .seconds(3), attempts: 2, passes: 1),
        "s": .init(.status(.skipped), line: 2, duration: .zero),
        "k": .init(.knownIssue, line: 2, duration: .seconds(1)),
      ]
      return RunHistory.Run(
        started: Timestamp(nanoseconds: Int64(day) * 86_400_000_000_000),
        revision: parts[0].replacing("+", with: ""), isClean: !parts[0].contains("+"),
        scenarios: entries[parts[1]].map { [key: $0] } ?? [:])
    }
    return RunHistory(runs.reversed())
  }

  @Test(
    arguments: [
      ("a:p", nil, 0, 1), ("a:f", 0, 0, 1), ("a:p b:f c:f", 1, 0, 3), ("a:f b:p c:f", 2, 0, 3),
      ("a:p b:f c:p", nil, 0, 3),
      // A skip neither begins nor ends a failure, and a run without the scenario does not count.
      ("a:p b:f c:s d:f", 1, 0, 4), ("a:p b:f c:- d:f", 1, 0, 3), ("a:p b:f c:k", 1, 0, 3),
      // Flaky are a pass at a retry and a change of the result without a change of the files.
      ("a:r", nil, 1, 1), ("a:p a:f a:p", nil, 2, 3), ("a+:p a:f a:p", nil, 1, 3),
      ("a:p b:f b:p c:r", nil, 2, 4), ("a:f a:s a:p", nil, 1, 3), ("a:s b:s", nil, 0, 2),
    ] as [(String, Int?, Int, Int)])
  func `a scenario fails since the first failure after its last pass`(
    runs: String, since: Int?, flaky: Int, count: Int
  ) throws {
    let record = try #require(Self.history(runs).record(of: Self.key))
    #expect(
      record.brokenSince.map { Int($0.started.nanoseconds / 86_400_000_000_000) } == since)
    #expect(record.flakyRuns == flaky)
    #expect(record.results.count == count)
  }

  @Test func `a scenario that no run has has no record`() {
    #expect(Self.history("a:-").record(of: Self.key) == nil)
    #expect(RunHistory().record(of: Self.key) == nil)
  }

  @Test func `a run is read as it was written`() throws {
    let keys = [
      ScenarioKey(uri: "b.feature", name: "é \"x\"\n"),
      ScenarioKey(
        uri: "a.feature", rule: "R", name: "s <n>", row: "n=1", variant: "sim", copy: 2),
      ScenarioKey(uri: "a.feature", name: "e\u{301}"),
      ScenarioKey(uri: "a.feature", name: "\u{e9}"),
    ]
    var scenarios: [ScenarioKey: RunHistory.Entry] = [:]
    let results: [CaseResult] =
      [.knownIssue, .unexpectedPass] + Status.allCases.map { .status($0) }
    for (number, result) in results.enumerated() {
      for key in keys {
        var key = key
        key.name += "\(number)"
        scenarios[key] = RunHistory.Entry(
          result, line: number, duration: .milliseconds(number), attempts: 3, passes: 2)
      }
    }
    let run = RunHistory.Run(
      started: Timestamp(nanoseconds: 1_767_323_045_123_456_789), revision: "abc", branch: "main",
      isClean: true, isComplete: false, scenarios: scenarios)
    let read = try RunHistory.Run(run.bytes)
    #expect(read.scenarios == run.scenarios)
    #expect(read.started == run.started)
    #expect(read.revision == "abc")
    #expect(read.branch == "main")
    #expect(read.isClean)
    #expect(!read.isComplete)
    #expect(read.bytes == run.bytes)
  }

  @Test(arguments: [
    ("", HistoryError.broken), ("{", .broken), ("[]", .broken), ("{}", .broken),
    ("{\"version\":\"1\"}", .broken), ("{\"version\":2,\"runs\":[]}", .version(2)),
    ("{\"version\":1}", .broken),
    ("{\"version\":1,\"startedNanoseconds\":1,\"files\":[{}]}", .broken),
    (
      "{\"version\":1,\"startedNanoseconds\":1,\"files\":[{\"uri\":\"a\",\"scenarios\":"
        + "[{\"name\":\"n\",\"line\":1,\"ms\":1,\"result\":\"fine\"}]}]}", .broken
    ),
  ])
  func `another file is refused`(text: String, error: HistoryError) {
    #expect(throws: error) { try RunHistory.Run(Array(text.utf8)) }
  }

  @Test func `scenarios with the same names and rows are numbered, and lines do not matter`() {
    let text = """
      Feature: F
        Scenario: s
          Given x
        Scenario: s
          Given x
        Rule: r
          Scenario Outline: o <a>
            Given x
            Examples:
              | a | b |
              | 1 | 2 |
              | 1 | 2 |
              | 3 | 4 |
      """
    let titles = ["", "\n\n# moved\n"].map { head -> [String] in
      let source = Source(uri: "f.feature", text: head + text)
      let result = Parser.parse(source)
      var keys = ScenarioKeys()
      if let document = result.document { keys.receive(.gherkinDocument(document)) }
      for pickle in result.pickles { keys.receive(.pickle(pickle)) }
      return result.pickles.compactMap { keys.key(of: $0.id)?.title }
    }
    #expect(
      titles[0] == [
        "s", "s, number 2", "r › o <a> (a=1, b=2)", "r › o <a> (a=1, b=2), number 2",
        "r › o <a> (a=3, b=4)",
      ])
    #expect(titles[0] == titles[1])
  }
}
