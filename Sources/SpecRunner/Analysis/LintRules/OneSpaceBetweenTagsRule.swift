import SpecGherkin

/// Finds tags on a line with more or less than one space between them.
struct OneSpaceBetweenTagsRule: LintRule {
  static let info = LintRuleInfo(
    "one-space-between-tags", .off, "there is not exactly one space between two tags",
    advice: "write one space", isFixable: true)

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    if file.isMarkdown { return }
    for element in file.tagged {
      for (tag, next) in zip(element.tags, element.tags.dropFirst())
      where tag.location.line == next.location.line {
        let start = file.offset(of: tag.location) + tag.name.utf8.count
        let end = file.offset(of: next.location)
        let gap = file.source.bytes[start..<max(start, end)]
        if gap.elementsEqual([0x20]) { continue }
        let isBlank = gap.allSatisfy { $0 == 0x20 || $0 == 0x09 }
        let column = (tag.location.column ?? 1) + tag.name.unicodeScalars.count
        findings.add(
          "there is not exactly one space between \(tag.name) and \(next.name)", in: file,
          at: Location(line: tag.location.line, column: column),
          edits: isBlank ? [LintEdit(range: start..<end, text: " ")] : [])
      }
    }
  }
}
