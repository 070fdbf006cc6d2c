import SpecGherkin

/// Finds lines of tags of which some are commented out.
struct NoPartiallyCommentedTagLinesRule: LintRule {
  static let info = LintRuleInfo(
    "no-partially-commented-tag-lines", .off, "a tag is commented out at the end of a line of tags",
    advice: "remove the tag, or write it on a line of its own")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    if file.isMarkdown { return }
    let all = file.tagged.flatMap(\.tags)
    for (index, tag) in all.enumerated() {
      let line = tag.location.line
      if index + 1 < all.count, all[index + 1].location.line == line { continue }
      let text = file.text(ofLine: line).unicodeScalars
      let start = (tag.location.column ?? 1) - 1 + tag.name.unicodeScalars.count
      let rest = text.dropFirst(start)
      guard let comment = rest.firstIndex(of: "#"), rest[comment...].contains("@") else { continue }
      let column = text.distance(from: text.startIndex, to: comment) + 1
      findings.add(
        "this comment contains a tag, which has no effect", in: file,
        at: Location(line: line, column: column))
    }
  }
}
