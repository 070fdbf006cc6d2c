/// Finds setups and teardowns with several tags, or with a tag that names nothing.
struct SetupTagRule: LintRule {
  static let info = LintRuleInfo(
    "setup-tag", .error, "a setup or teardown has several tags of this kind, or one without a name",
    advice: "correct the tag")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for error in context.diagnostics(below: "stage.", of: file) { findings.add(error) }
  }
}
