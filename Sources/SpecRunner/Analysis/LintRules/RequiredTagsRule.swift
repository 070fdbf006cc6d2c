/// Finds scenarios without a tag that the settings require.
struct RequiredTagsRule: LintRule {
  static let info = LintRuleInfo(
    "required-tags", .off, "a scenario lacks a tag that the settings require",
    advice: "add the tag",
    options: [
      LintOption("tags", .patterns, "regular expressions, each of which a tag must match"),
      LintOption("ignoreUntagged", .flag(false), "whether scenarios without tags are left out"),
    ], needsOptions: true)

  private var patterns: [LintPattern] = []
  private var ignoresUntagged = false

  mutating func configure(_ options: LintOptions) {
    patterns = options.patterns("tags")
    ignoresUntagged = options.flag("ignoreUntagged")
  }

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for scenario in file.scenarios where !(ignoresUntagged && scenario.tags.isEmpty) {
      for pattern in patterns
      where !scenario.tags.contains(where: { pattern.isFound(in: $0.name) }) {
        findings.add(
          "this scenario has no tag that matches /\(pattern.source)/", in: file,
          at: scenario.location)
      }
    }
  }
}
