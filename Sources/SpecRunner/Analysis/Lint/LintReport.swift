import SpecGherkin
import SpecText

/// The result of a lint: the findings by file and line, and counts.
package struct LintReport: Sendable {
  /// In the order of files, lines and rules.
  package let findings: [LintFinding]
  /// The number of files that were checked.
  package let fileCount: Int
  /// Whether a file could not be parsed; the others were checked nevertheless.
  package let hasSyntaxErrors: Bool
  /// The number of findings that `--fix` repaired.
  package var fixedCount = 0

  init(_ findings: [LintFinding], fileCount: Int, hasSyntaxErrors: Bool) {
    self.findings = findings.enumerated().sorted { one, other in
      if !one.element.uri.isSame(as: other.element.uri) {
        return one.element.uri.precedes(other.element.uri)
      }
      let places = [one, other].map { $0.element.location ?? Location(line: 0) }
      return places[0] == places[1] ? one.offset < other.offset : places[0] < places[1]
    }.map(\.element)
    self.fileCount = fileCount
    self.hasSyntaxErrors = hasSyntaxErrors
  }

  package var errorCount: Int { count(.error) }
  package var warningCount: Int { count(.warning) }
  /// The number of findings that `--fix` would repair.
  package var fixableCount: Int { findings.count(where: \.isFixable) }

  private func count(_ severity: Diagnostic.Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}
