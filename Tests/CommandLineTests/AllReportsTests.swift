import Foundation
import SpecTestKit
import Testing

@testable import SpecReporters

/// A run with every report at once: all tell of the same scenarios, however many run at a time.
@Suite struct AllReportsTests {
  /// Generated features: some scenarios pass, some fail, one in each is not defined.
  private static let files: [String: String] = Dictionary(
    uniqueKeysWithValues: (1...4).map { number in
      var text = """
        Feature: Number \(number)
          Background:
            Given the "slack-login" app is open

          Scenario: nobody wrote the step of \(number)
            Then the moon is full

          Scenario Outline: typing <text>
            When I type "<text>"
            Then "Next" is <state>

            Examples:
              | text | state |

        """
      for row in 1...6 { text += "      | a\(row) | \(row == number ? "disabled" : "enabled") |\n" }
      text += "\n  Rule: more | of `it` & <that>\n"
      for scenario in 1...3 {
        text +=
          "    Scenario: same name\n      When I type \"b\(scenario)\"\n"
          + "      Then \"Next\" is enabled\n"
      }
      return ("specs/\(number).feature", text)
    })
  private static let scenarios = 40
  private static let failures = 8

  private static let kinds = ReporterCatalog.entries.filter { !$0.isFolder }.map(\.name)

  /// Every report of a run, without what a clock and lanes have in it.
  private static func reports(jobs: Int) async throws -> [String: String] {
    try await TemporaryFolder.with(files) { folder in
      let asked = kinds.flatMap { ["--report", "\($0):out/\($0)"] }
      let process = try await SpecProcess.run(
        ["run", "--jobs", "\(jobs)", "--retry", "1"] + asked, in: folder)
      #expect(process.status == 1, "\(process)")
      var reports: [String: String] = [:]
      for kind in kinds { reports[kind] = try steady(folder.text(of: "out/\(kind)")) }
      return reports
    }
  }

  private static func steady(_ text: String) -> String {
    text.replacing(/\b(time|timestamp|duration)=(["'])[^"']*["']/) { "\($0.1)" }
      .replacing(/duration_s: [0-9.]+/, with: "duration_s")
      // The attempts in the HTML report, and its facts.
      .replacing(/("[a-z-]","[a-z-]*"),\d+,\d+,\d+,\[[\d,]*\]/) { "\($0.1)" }
      .replacing(/"(start|stop|duration)":\d+/) { "\($0.1)" }
      .replacing(/"threadId":"\d+"/, with: "threadId")
      // Markdown escapes the point.
      .replacing(/\d+(\\?\.\d+)? m?s\b/, with: "TIME")
  }

  @Test func `two at a time make the same reports as one`() async throws {
    let (one, two) = try await (Self.reports(jobs: 1), Self.reports(jobs: 2))
    // The record is of what happened, in the order it happened.
    for kind in Self.kinds where kind != "messages" {
      #expect(one[kind] == two[kind], "\(kind)")
    }
  }

  @Test func `every report tells of every scenario`() async throws {
    let reports = try await Self.reports(jobs: 2)
    /// How many lines begin with one of some texts.
    func count(_ kind: String, _ starts: String...) -> Int {
      (reports[kind] ?? "").split(separator: "\n").count { line in
        starts.contains { line.hasPrefix($0) }
      }
    }
    let (all, failed) = (Self.scenarios, Self.failures)
    #expect(count("junit", "<testcase ") == all)
    #expect(count("junit", "<failure ") == failed)
    #expect(count("junit-plain", "<testcase ") == all)
    #expect(reports["junit"]?.contains("tests=\"\(all)\" failures=\"\(failed)\"") == true)
    #expect(count("tap", "ok ", "not ok ") == all)
    #expect(count("tap", "not ok ") == failed)
    #expect(reports["tap"]?.hasSuffix("\n1..\(all)\n") == true)
    #expect(count("teamcity", "##teamcity[testStarted ") == all + 4)
    #expect(count("teamcity", "##teamcity[testFinished ") == all + 4)
    #expect(Set(Self.names(reports["teamcity"] ?? "")).count == all)
    #expect((reports["progress"] ?? "").split(separator: "\n").first?.utf8.count == all)
    #expect(count("rerun", "specs/") == failed)
    #expect(count("github", "::error file=") == failed)
    #expect(count("azure", "##vso[task.logissue type=error;") == failed)
    #expect(count("markdown", "<details>") == 4)
    let rows = (reports["markdown"] ?? "").split(separator: "\n").filter { $0.hasPrefix("| ❌ ") }
    let cells = rows.map { $0.split(separator: " | ").suffix(4).compactMap { Int($0) } }
    #expect(cells.compactMap(\.first).reduce(0, +) == all)
    #expect(cells.compactMap { $0.dropFirst().first }.reduce(0, +) == failed)
    for kind in ["summary", "markdown", "github"] {
      #expect(
        reports[kind]?.contains("40 scenarios (4 failed, 4 undefined, 32 passed)") == true,
        "\(kind)")
    }
    #expect(count("messages", #"{"testCaseFinished""#) == all + 4)
  }

  /// What TeamCity would call the tests: suite and name.
  private static func names(_ log: String) -> [String] {
    var suites: [String: String] = [:]
    var names: [String] = []
    for line in log.split(separator: "\n") {
      if let match = line.firstMatch(of: /testSuiteStarted name='(.*?)' flowId='(.*?)'/) {
        suites[String(match.2)] = String(match.1)
      } else if let match = line.firstMatch(of: /testStarted name='(.*?)' .*flowId='(.*?)'/) {
        names.append("\(suites[String(match.2)] ?? "?"): \(match.1)")
      }
    }
    return names
  }
}
