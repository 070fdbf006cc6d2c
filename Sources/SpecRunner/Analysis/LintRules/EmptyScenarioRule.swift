/// Finds scenarios without steps, which always pass.
struct EmptyScenarioRule: LintRule {
  static let info = LintRuleInfo(
    "empty-scenario", .warning, "a scenario has no step, so it cannot fail",
    advice: "write its steps, or remove it")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for warning in context.diagnostics("scenario.empty", of: file) { findings.add(warning) }
  }
}
