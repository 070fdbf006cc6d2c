import SpecGherkin
import SpecText

/// Finds tags that an element inherits anyway.
struct NoSuperfluousTagsRule: LintRule {
  static let info = LintRuleInfo(
    "no-superfluous-tags", .off, "an element has a tag that it inherits",
    advice: "remove it here, or from the element around it")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for element in file.tagged where !element.tags.isEmpty && !element.inherited.isEmpty {
      for tag in element.tags {
        guard let other = element.inherited.first(where: { $0.name.isSame(as: tag.name) }) else {
          continue
        }
        findings.add(
          "the tag \(tag.name) is inherited from line \(other.location.line)", in: file,
          at: tag.location)
      }
    }
  }
}
