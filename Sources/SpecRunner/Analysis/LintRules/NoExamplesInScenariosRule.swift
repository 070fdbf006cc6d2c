import SpecGherkin
import SpecText

/// Finds examples below the keyword of a plain scenario.
struct NoExamplesInScenariosRule: LintRule {
  static let info = LintRuleInfo(
    "no-examples-in-scenarios", .off, "a scenario that is not called an outline has examples",
    advice: "write the keyword of an outline")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    let outline = Dialect.named(file.language)?.scenarioOutline ?? []
    for scenario in file.scenarios where !scenario.examples.isEmpty {
      if outline.contains(same: scenario.node.keyword) { continue }
      findings.add(
        "this scenario has examples, but its keyword is \"\(scenario.node.keyword)\"", in: file,
        at: scenario.location,
        advice: outline.first.map { "write \"\($0)\", or remove the examples" })
    }
  }
}
