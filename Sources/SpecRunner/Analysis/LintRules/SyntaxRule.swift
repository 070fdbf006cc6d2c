/// Describes syntax errors; the parser finds them.
struct SyntaxRule: LintRule {
  static let info = LintRuleInfo(
    "syntax", .error, "a file cannot be parsed",
    advice: "correct the line; a feature follows the Gherkin grammar")
}
