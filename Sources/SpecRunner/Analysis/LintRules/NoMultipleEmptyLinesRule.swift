import SpecGherkin

/// Finds several empty lines in a row, except in doc strings.
struct NoMultipleEmptyLinesRule: LintRule {
  static let info = LintRuleInfo(
    "no-multiple-empty-lines", .off, "several empty lines follow each other",
    advice: "leave one of them", isFixable: true)

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    if file.lineCount < 2 { return }
    var line = 1
    while line <= file.lineCount {
      var next = line
      while next <= file.lineCount, file.isBlank(line: next), !file.docStringLines.contains(next) {
        next += 1
      }
      if next - line > 1 {
        let start = file.wholeRange(ofLine: line + 1).lowerBound
        let end = file.wholeRange(ofLine: next - 1).upperBound
        findings.add(
          "\(next - line) empty lines follow each other", in: file, at: .init(line: line + 1),
          edits: file.isMarkdown ? [] : [LintEdit(range: start..<end, text: "")])
      }
      line = max(next, line + 1)
    }
  }
}
