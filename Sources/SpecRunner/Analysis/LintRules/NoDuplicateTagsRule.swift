import SpecGherkin
import SpecText

/// Finds tags that an element has twice.
struct NoDuplicateTagsRule: LintRule {
  static let info = LintRuleInfo(
    "no-duplicate-tags", .warning, "an element has the same tag twice",
    advice: "remove one of them", isFixable: true)

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for element in file.tagged where element.tags.count > 1 {
      var seen: Set<ExactText> = []
      for (index, tag) in element.tags.enumerated() where !seen.insert(tag.name) {
        findings.add(
          "the tag \(tag.name) is repeated", in: file, at: tag.location,
          edits: removal(of: index, from: element.tags, in: file))
      }
    }
  }

  /// Removes a tag with the white space before it, if another tag is before it on its line; in
  /// other places, a person decides.
  private func removal(of index: Int, from tags: [LintTag], in file: LintFile) -> [LintEdit] {
    let (before, tag) = (tags[index - 1], tags[index])
    guard !file.isMarkdown, before.location.line == tag.location.line else { return [] }
    let start = file.offset(of: before.location) + before.name.utf8.count
    let end = file.offset(of: tag.location) + tag.name.utf8.count
    return start < end ? [LintEdit(range: start..<end, text: "")] : []
  }
}
