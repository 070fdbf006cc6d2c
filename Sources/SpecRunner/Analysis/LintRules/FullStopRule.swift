import SpecGherkin
import SpecText

/// Finds steps that end with a full stop.
///
/// The full stop is removed only if the step matches the same definition without it, or one where it
/// matched none.
struct FullStopRule: LintRule {
  static let info = LintRuleInfo(
    "full-stop", .off, "a step ends with a full stop",
    advice: "remove the full stop", isFixable: true)

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for step in file.steps where step.text.ends(with: ".") && !step.text.ends(with: "..") {
      let line = step.location.line
      let text = file.text(ofLine: line)
      guard let stop = Self.column(ofStopIn: text) else { continue }
      let start = file.range(ofLine: line).lowerBound + stop.offset
      findings.add(
        "this step ends with a full stop", in: file,
        at: .init(line: line, column: stop.column),
        edits: isSafe(step, file, context) ? [LintEdit(range: start..<start + 1, text: "")] : [])
    }
  }

  private func isSafe(_ step: LintStep, _ file: LintFile, _ context: LintContext) -> Bool {
    if file.isMarkdown || step.text.utf8.contains(UInt8(ascii: "<")) { return false }
    let before = context.definitions(matching: step.text)
    let after = context.definitions(matching: String(step.text.dropLast()))
    return before.isEmpty || before == after
  }

  /// The place of the full stop before white space at the end of a line.
  private static func column(ofStopIn line: String) -> (column: Int, offset: Int)? {
    let scalars = line.unicodeScalars
    guard let last = scalars.lastIndex(where: { !$0.properties.isWhitespace }),
      scalars[last] == "."
    else { return nil }
    return (
      scalars.distance(from: scalars.startIndex, to: last) + 1,
      line.utf8.distance(from: line.startIndex, to: last)
    )
  }
}
