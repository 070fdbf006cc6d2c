/// Finds backgrounds without steps.
struct NoEmptyBackgroundRule: LintRule {
  static let info = LintRuleInfo(
    "no-empty-background", .warning, "a background has no step, so it has no effect",
    advice: "write its steps, or remove it")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for background in file.blocks.compactMap(\.background) where background.steps.isEmpty {
      findings.add("this background has no step", in: file, at: background.location)
    }
  }
}
