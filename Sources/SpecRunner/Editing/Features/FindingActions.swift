import SpecAnalysis
import SpecGherkin
import SpecText

/// Repairs findings as `spec lint --fix` does, each alone or all of a document; misspelt keywords only
/// alone.
struct FindingActions {
  let view: DocumentView

  private var findings: [LintFinding] {
    guard let file = view.file else { return [] }
    return view.workspace.linter.lint(file.part, comparesFiles: false).findings
      .filter { $0.uri.isSame(as: view.path) }
  }

  /// The changes that repair a finding; empty if there are none.
  private func edits(of finding: LintFinding) -> [(range: Range<Int>, text: String)] {
    let correction =
      finding.syntaxError?.unexpected.map { LintCorrection(written: $0.written, meant: $0.keyword) }
      ?? finding.correction
    guard let correction, !correction.meant.isEmpty, let place = finding.location else {
      return finding.edits.map { ($0.range, $0.text) }
    }
    let from = view.buffer.offset(of: place)
    let line = from..<max(from, view.buffer.range(ofParserLine: place.line).upperBound)
    let rest = view.buffer.text(line)
    guard let found = rest.firstRange(of: correction.written) else { return [] }
    let start = from + rest.utf8.distance(from: rest.startIndex, to: found.lowerBound)
    return [(start..<start + correction.written.utf8.count, correction.meant)]
  }

  func actions(in range: Range<Int>) -> [EditingAction] {
    let lines =
      view.buffer.parserLine(
        of: range.lowerBound)...view.buffer.parserLine(
        of: range.upperBound)
    return findings.filter { finding in
      finding.location.map { lines.contains($0.line) } ?? true
    }.compactMap { finding in
      let edits = edits(of: finding)
      if edits.isEmpty { return nil }
      var edit = WorkspaceEdit(view)
      for change in edits { edit.replace(change.range, of: view.path, with: change.text) }
      let title =
        finding.syntaxError != nil
        ? finding.advice
        : finding.correction.map { "write \($0.meant) for \($0.written)" }
          ?? "\(finding.message) [\(finding.rule)]"
      return EditingAction(
        title: "Fix: \(title)", kind: .quickFix, edit: edit,
        isPreferred: finding.correction == nil)
    }
  }

  /// One action for everything that can be repaired at once.
  var all: [EditingAction] {
    var edit = WorkspaceEdit(view)
    var place = 0
    let changes = findings.flatMap(\.edits).sorted { $0.range.lowerBound < $1.range.lowerBound }
    for change in changes where change.range.lowerBound >= place {
      edit.replace(change.range, of: view.path, with: change.text)
      place = change.range.upperBound
    }
    return [EditingAction(title: "Fix all findings of spec lint", kind: .fixAll, edit: edit)]
  }
}
