/// Describes the findings about comments that silence rules; the linter finds them.
struct DisableCommentRule: LintRule {
  static let info = LintRuleInfo(
    "disable-comment", .error,
    "a comment that silences rules names no rule, an unknown one, or no reason",
    advice: "name the rule, and say why after a colon")
}
