/// Finds variables without a value, and `${` without a name, which are errors of a run.
struct UndefinedVariableRule: LintRule {
  static let info = LintRuleInfo(
    "undefined-variable", .warning, "a step uses a variable that has no value",
    advice: "set it in spec.json or with --var, or correct its name")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for code in ["variable.unknown", "variable.syntax"] {
      for error in context.diagnostics(code, of: file) { findings.add(error) }
    }
  }
}
