import SpecText

/// Finds tags that the settings do not allow.
struct AllowedTagsRule: LintRule {
  static let info = LintRuleInfo(
    "allowed-tags", .off, "a tag is not one of those that the settings allow",
    advice: "use an allowed tag, or add this one to the settings",
    options: [
      LintOption("tags", .texts, "the allowed tags"),
      LintOption("patterns", .patterns, "regular expressions of allowed tags"),
    ], needsOptions: true)

  private var tags: Set<ExactText> = []
  private var names: [String] = []
  private var patterns: [LintPattern] = []

  mutating func configure(_ options: LintOptions) {
    tags = Set(exactly: options.texts("tags"))
    names = tags.inOrder
    patterns = options.patterns("patterns")
  }

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for tag in file.tagged.flatMap(\.tags) where !isAllowed(tag.name) {
      let nearest = Nearest.nearest(to: tag.name, in: names)
      findings.add(
        "the tag \(tag.name) is not allowed", in: file, at: tag.location,
        advice: nearest.map { "did you mean \($0)?" },
        correction: nearest.map { LintCorrection(written: tag.name, meant: $0) })
    }
  }

  private func isAllowed(_ name: String) -> Bool {
    tags.contains(name) || patterns.contains { $0.isFound(in: name) }
  }
}
