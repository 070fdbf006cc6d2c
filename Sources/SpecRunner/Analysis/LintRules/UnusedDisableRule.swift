/// Describes comments that silence nothing; the linter finds them.
struct UnusedDisableRule: LintRule {
  static let info = LintRuleInfo(
    "unused-disable", .warning, "a comment silences a rule that finds nothing there",
    advice: "remove the comment")
}
