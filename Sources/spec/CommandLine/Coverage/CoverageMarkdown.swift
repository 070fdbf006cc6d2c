import SpecAnalysis
import SpecGherkin
import SpecMessages
import SpecText

/// Coverage as Markdown: totals, problems, and the statements in collapsible sections by flow.
struct CoverageMarkdown {
  static func text(_ coverage: Coverage) -> String {
    var page = MarkdownPage()
    page.heading(1, "Requirements coverage")
    page.paragraph((coverage.isSound ? "✅ " : "❌ ") + CoveragePage.conclusion(coverage))
    addTotals(coverage, &page)
    if !coverage.unknownTags.isEmpty {
      page.heading(2, "Unknown tags")
      page.space()
      for stray in coverage.unknownTags {
        page.item(
          "\(MarkdownPage.code(stray.tag)) at "
            + MarkdownPage.code("\(stray.uri):\(stray.location)") + ": "
            + MarkdownPage.escape(CoveragePage.advice(stray)))
      }
    }
    for flow in coverage.flows {
      page.heading(2, flow.name)
      page.table(
        ["", "id", "kind", "statement", "scenarios"],
        flow.entries.map { row($0, coverage.hasResults) })
    }
    return page.text
  }

  private static func addTotals(_ coverage: Coverage, _ page: inout MarkdownPage) {
    let states: [Coverage.State] =
      coverage.hasResults
      ? [.passed, .failed, .knownIssue, .skipped, .unknown].filter {
        $0 != .knownIssue || coverage.totals.count($0) > 0
      } : []
    func row(_ name: String, _ totals: Coverage.Totals) -> [String] {
      [
        MarkdownPage.escape(name), "\(totals.statements)", "\(totals.remarks)",
        "\(totals.covered)/\(totals.testable)",
      ] + states.map { "\(totals.count($0))" }
    }
    var rows = coverage.flows.map { row($0.name, $0.totals) }
    if coverage.totals.decisions > 0 {
      page.paragraph(
        "\(coverage.totals.decisions.counted("statement")) with a decision, marked (decision: …)")
    }
    if rows.count > 1 { rows.append(row("all", coverage.totals)) }
    page.table(
      ["flow", "statements", "remarks", "covered"] + states.map(\.word),
      numbers: Set(1..<(4 + states.count)), rows)
  }

  private static func row(_ entry: Coverage.Entry, _ hasResults: Bool) -> [String] {
    let sign =
      switch entry.state {
      case .failed, .uncovered: "❌"
      case .unknown: "❔"
      case .knownIssue: "🐞"
      case .skipped: "⏭️"
      case .passed, .covered: "✅"
      case .remark: "💬"
      }
    let scenarios = entry.scenarios.map { scenario in
      MarkdownPage.code("\(scenario.uri):\(scenario.line)")
        + (hasResults ? " " + scenario.result.word : "")
    }
    return [
      sign, MarkdownPage.code(entry.statement.id.description), entry.statement.kind.letter,
      MarkdownPage.escape(entry.statement.text),
      scenarios.isEmpty ? entry.state.word : scenarios.joined(separator: "<br>"),
    ]
  }
}
