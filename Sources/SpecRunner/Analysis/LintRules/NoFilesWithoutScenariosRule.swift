/// Finds features and rules without scenarios.
struct NoFilesWithoutScenariosRule: LintRule {
  static let info = LintRuleInfo(
    "no-files-without-scenarios", .warning, "a feature has no scenario, so it cannot fail",
    advice: "write one, or remove the file", codes: ["rule.empty"])

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    // A file that only defines steps is not empty.
    if file.blocks.isEmpty || file.blocks.contains(where: { !$0.every.isEmpty }) { return }
    for warning in context.diagnostics(["feature.empty"], of: file) { findings.add(warning) }
  }
}
