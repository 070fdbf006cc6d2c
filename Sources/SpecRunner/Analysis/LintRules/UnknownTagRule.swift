import SpecText

/// Finds tags that look like the id of a requirement, but are not one.
struct UnknownTagRule: LintRule {
  static let info = LintRuleInfo(
    "unknown-tag", .error, "a tag looks like the id of a requirement, but no statement has it",
    advice: "use the id of a statement", need: .requirements)

  private var tags: UnknownTags?

  mutating func check(
    _ file: LintFile, _ context: LintContext, _ findings: inout LintFindings
  ) {
    let tags = self.tags ?? UnknownTags(context.requirements)
    self.tags = tags
    for tag in tags.find(in: file.document) {
      findings.add(
        tag.isRemark
          ? "\(tag.tag) is the id of a remark, which nothing can test"
          : "no requirement has the id of \(tag.tag)",
        in: file, at: tag.location, advice: tag.nearest.map { "did you mean @\($0)?" },
        correction: tag.nearest.map { LintCorrection(written: tag.tag, meant: "@\($0)") })
    }
  }
}
