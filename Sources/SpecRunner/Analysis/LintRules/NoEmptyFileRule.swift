/// Finds feature files without a feature.
struct NoEmptyFileRule: LintRule {
  static let info = LintRuleInfo(
    "no-empty-file", .warning, "a file contains no feature",
    advice: "write one, or remove the file")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    if !file.blocks.isEmpty { return }
    for warning in context.diagnostics(["feature.empty"], of: file) { findings.add(warning) }
  }
}
