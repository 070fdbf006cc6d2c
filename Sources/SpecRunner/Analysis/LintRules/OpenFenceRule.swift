/// Finds code fences in Markdown that are never closed.
struct OpenFenceRule: LintRule {
  static let info = LintRuleInfo(
    "open-fence", .warning, "a code fence is never closed, so all below it is prose",
    advice: "close it with a line of as many back-ticks")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for warning in context.diagnostics("gherkin.open-fence", of: file) { findings.add(warning) }
  }
}
