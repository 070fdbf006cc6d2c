import SpecGherkin

/// Finds white space at the ends of lines, except in doc strings and Markdown, where it counts.
struct NoTrailingSpacesRule: LintRule {
  static let info = LintRuleInfo(
    "no-trailing-spaces", .off, "a line ends with white space",
    advice: "remove it", isFixable: true)

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    if file.isMarkdown || file.lineCount == 0 { return }
    let bytes = file.source.bytes
    let bareSteps = Set(file.steps.filter(\.text.isEmpty).map(\.location.line))
    for line in 1...file.lineCount {
      let range = file.range(ofLine: line)
      guard let last = bytes[range].last, last == 0x20 || last == 0x09,
        !file.docStringLines.contains(line)
      else { continue }
      let kept = bytes[range].lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 }
      var start = kept ?? range.lowerBound
      // Without its space, the keyword of a step without text would be prose.
      if bareSteps.contains(line) {
        start = min(start + 1, range.upperBound)
        if start == range.upperBound { continue }
      }
      let text = String(decoding: bytes[range.lowerBound..<start], as: UTF8.self)
      findings.add(
        "this line ends with white space", in: file,
        at: Location(line: line, column: text.unicodeScalars.count + 1),
        edits: [LintEdit(range: start..<range.upperBound, text: "")])
    }
  }
}
