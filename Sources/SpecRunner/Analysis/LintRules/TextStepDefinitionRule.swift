import SpecGherkin

/// Finds mistakes in scenarios that define steps: names, parameters, recursion, clashes.
struct TextStepDefinitionRule: LintRule {
  static let info = LintRuleInfo(
    "text-step-definition", .error, "a scenario that defines a step has a mistake",
    advice: "correct the sentence, its parameters or its steps")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for error in context.diagnostics(below: "text-step.", of: file) where error.severity == .error {
      findings.add(error)
    }
  }
}
