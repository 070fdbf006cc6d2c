import SpecGherkin
package import SpecJSON

/// The report as JSON. Keys are only added; an incompatible change increases `version`.
extension LintReport {
  package var json: JSONValue {
    [
      "version": 1,
      "files": .integer(fileCount),
      "errors": .integer(errorCount),
      "warnings": .integer(warningCount),
      "fixable": .integer(fixableCount),
      "fixed": .integer(fixedCount),
      "findings": .array(findings.map(\.json)),
    ]
  }
}

extension LintFinding {
  fileprivate var json: JSONValue {
    [
      "rule": .string(rule),
      "severity": .string(severity.rawValue),
      "file": .string(uri),
      "line": location.map { .integer($0.line) } ?? .null,
      "column": location?.column.map { .integer($0) } ?? .null,
      "message": .string(message),
      "notes": .array(notes.map { .string($0) }),
      "advice": .string(advice),
      "fixable": .bool(isFixable),
    ]
  }
}
