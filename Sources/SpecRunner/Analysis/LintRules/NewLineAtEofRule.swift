import SpecGherkin

/// Finds files that do not end with a line end, or that do, as the settings require.
struct NewLineAtEofRule: LintRule {
  static let info = LintRuleInfo(
    "new-line-at-eof", .off, "a file does not end as the settings require",
    advice: "end the last line, or remove the empty one",
    options: [
      LintOption(
        "end", .choice(["yes", "no"], default: "yes"), "whether the last line must have an end",
        isShort: true)
    ], isFixable: true)

  private var wantsEnd = true

  mutating func configure(_ options: LintOptions) { wantsEnd = options.text("end") == "yes" }

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    let bytes = file.source.bytes
    guard let last = bytes.last, (last == 0x0A) != wantsEnd else { return }
    let usesReturns = bytes.firstIndex(of: 0x0A).map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
    let end = file.range(ofLine: file.lineCount).upperBound
    findings.add(
      wantsEnd ? "the last line has no line end" : "the last line has a line end", in: file,
      at: .init(line: file.lineCount),
      edits: [
        wantsEnd
          ? LintEdit(range: bytes.count..<bytes.count, text: usesReturns ? "\r\n" : "\n")
          : LintEdit(range: end..<bytes.count, text: "")
      ])
  }
}
