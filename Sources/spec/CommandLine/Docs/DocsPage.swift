import SpecDocs
import SpecJSON
import SpecReporters
import SpecText

/// What `spec docs` prints: what was written, and the numbers of the site.
struct DocsPage {
  let summary: DocsSummary
  /// The folder or file, as typed.
  let target: String
  let files: Int
  /// Nil for one file.
  let changes: SiteFolder.Changes?

  var text: String {
    let place = VisibleText.line(changes == nil ? target : index)
    var lines = ["wrote \(place)" + (changes == nil ? "" : ", \(files.counted("file"))")]
    var parts: [String] = []
    if summary.flows > 0 {
      parts.append(summary.flows.counted("flow"))
      parts.append(summary.statements.counted("statement"))
      parts.append("\(summary.covered) of \(summary.testable) covered")
    }
    parts.append(summary.features.counted("feature"))
    parts.append(summary.scenarios.counted("scenario"))
    lines.append(parts.joined(separator: ", "))
    if let results = summary.results {
      let counts = [
        (results.passed, "passed"), (results.failed, "failed"),
        (results.knownIssues, results.knownIssues == 1 ? "known issue" : "known issues"),
        (results.quarantined, "quarantined"), (results.skipped, "skipped"),
        (results.neverRun, "never run"), (results.stale, "changed since the run"),
      ]
      lines.append(
        "last results: "
          + counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", "))
    }
    if let caught = summary.caught, let tried = summary.tried {
      let more = summary.faults - tried
      lines.append(
        "faults: \(caught) of \(tried) caught" + (more > 0 ? ", \(more) not tried" : ""))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var index: String {
    target.utf8.last == UInt8(ascii: "/") ? target + "index.html" : target + "/index.html"
  }

  var json: String {
    JSONPage.text([
      "output": .string(target), "title": .string(summary.title),
      "files": .integer(files),
      "changes": changes.map {
        [
          "written": .integer($0.written), "unchanged": .integer($0.unchanged),
          "removed": .integer($0.removed),
        ]
      },
      "flows": .integer(summary.flows),
      "statements": [
        "total": .integer(summary.statements), "testable": .integer(summary.testable),
        "covered": .integer(summary.covered),
      ],
      "features": .integer(summary.features), "scenarios": .integer(summary.scenarios),
      "results": summary.results.map(Self.json),
      "faults": JSONValue.fields([
        "total": .integer(summary.faults), "tried": summary.tried.map { .integer($0) },
        "caught": summary.caught.map { .integer($0) },
      ]),
      "runs": .array(
        summary.runs.map { run in
          [
            "file": .string(run.name), "complete": .bool(!run.isCut),
            "known": .integer(run.known), "gone": .integer(run.gone),
          ]
        }),
    ])
  }

  private static func json(_ results: DocsSummary.Results) -> JSONValue {
    [
      "passed": .integer(results.passed), "failed": .integer(results.failed),
      "knownIssues": .integer(results.knownIssues),
      "quarantined": .integer(results.quarantined),
      "skipped": .integer(results.skipped), "neverRun": .integer(results.neverRun),
      "stale": .integer(results.stale),
    ]
  }
}
