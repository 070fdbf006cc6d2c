/// Finds an `@` without a name, which is not a tag.
struct BareTagRule: LintRule {
  static let info = LintRuleInfo(
    "bare-tag", .warning, "an @ has no name, so it is not a tag",
    advice: "write the name of the tag after the @, or remove the @")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for warning in context.diagnostics("gherkin.bare-tag", of: file) { findings.add(warning) }
  }
}
