import Foundation
import SpecGherkin
import SpecJSON
import SpecRunner
import SpecTestKit
import Testing

@testable import SpecAnalysis

/// What the page about linting says is so.
@Suite struct LintPageTests {
  private static let page = MarkdownText(path: "Documentation/Linting.md")

  /// A page and its blocks of code.
  private struct MarkdownText {
    let text: String

    init(path: String) {
      let file = ConformanceData.projectRoot.appendingPathComponent(path)
      text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }

    /// The blocks of a language.
    func blocks(_ language: String) -> [String] {
      text.components(separatedBy: "```").enumerated().compactMap { place, part in
        guard !place.isMultiple(of: 2), part.hasPrefix(language + "\n") else { return nil }
        return String(part.dropFirst(language.count + 1))
      }
    }
  }

  /// A row of the table of rules.
  private static func row(_ rule: LintRuleInfo) -> String {
    var facts = rule.isFixable ? ["`--fix`"] : []
    if rule.need == .recording { facts.append("with `--recording`") }
    if rule.need == .requirements { facts.append("with `requirements.md`") }
    facts += rule.options.map { "`\($0.name)`" }
    return
      "| `\(rule.name)` | \(rule.severity) | \(rule.summary) | \(facts.joined(separator: ", ")) |"
  }

  @Test func `the table has every rule as the catalogue describes it`() {
    let table = Self.page.text.components(separatedBy: "## Rules").last ?? ""
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    let expected = LintCatalog.infos.map(Self.row)
    #expect(rows == expected, "\(expected.joined(separator: "\n"))")
  }

  @Test func `the settings on the page can be read`() throws {
    let blocks = Self.page.blocks("json")
    #expect(blocks.count == 2)
    var problems: [LintSettingsProblem] = []
    guard case .object(let root) = try JSONReader.read(Array(blocks[0].utf8)),
      let section = root["lint"]
    else {
      Issue.record("the first block has no section")
      return
    }
    _ = LintSettings(section, at: ["lint"], folder: "", &problems)
    #expect(problems == [])
    #expect(try GherkinLintFile(Array(blocks[1].utf8)).problems == [])
  }

  @Test func `the comments on the page silence what they name`() throws {
    let registry = try StepRegistry([])
    for block in Self.page.blocks("gherkin") {
      let report = Linter(registry).lint(
        Suite(sources: [Source(uri: "a.feature", text: block)]))
      #expect(report.findings.map(\.rule) == ["undefined-step"])
    }
  }
}
