import SpecText

/// Finds tags that the settings forbid.
struct NoRestrictedTagsRule: LintRule {
  static let info = LintRuleInfo(
    "no-restricted-tags", .off, "a tag is one of those that the settings forbid",
    advice: "remove the tag",
    options: [
      LintOption("tags", .texts, "the forbidden tags"),
      LintOption("patterns", .patterns, "regular expressions of forbidden tags"),
    ], needsOptions: true)

  private var tags: Set<ExactText> = []
  private var patterns: [LintPattern] = []

  mutating func configure(_ options: LintOptions) {
    tags = Set(exactly: options.texts("tags"))
    patterns = options.patterns("patterns")
  }

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for tag in file.tagged.flatMap(\.tags)
    where tags.contains(tag.name) || patterns.contains(where: { $0.isFound(in: tag.name) }) {
      findings.add("the tag \(tag.name) is forbidden", in: file, at: tag.location)
    }
  }
}
