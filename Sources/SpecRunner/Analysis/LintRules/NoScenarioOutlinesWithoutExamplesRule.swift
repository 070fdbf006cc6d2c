import SpecGherkin
import SpecText

/// Finds outlines without examples, and examples without rows.
struct NoScenarioOutlinesWithoutExamplesRule: LintRule {
  static let info = LintRuleInfo(
    "no-scenario-outlines-without-examples", .warning,
    "an outline has no examples, or examples have no row",
    advice: "write a table with a header and at least one row", codes: ["gherkin.empty-examples"])

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    guard let dialect = Dialect.named(file.language) else { return }
    for scenario in file.scenarios where scenario.examples.isEmpty {
      let keyword = scenario.node.keyword
      guard dialect.scenarioOutline.contains(same: keyword),
        !dialect.scenario.contains(same: keyword)
      else { continue }
      findings.add(
        "this outline has no examples, so it runs once with its placeholders", in: file,
        at: scenario.location,
        advice: dialect.scenario.first.map {
          "write examples, or \"\($0)\" instead of \"\(keyword)\""
        })
    }
  }
}
