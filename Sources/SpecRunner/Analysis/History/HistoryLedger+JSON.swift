package import SpecJSON
package import SpecMessages
import SpecText

/// A history as JSON. Keys are only added; an incompatible change increases `version`.
extension HistoryLedger {
  /// - Parameter instant: writes an instant.
  package func json(_ instant: (Timestamp) -> String) -> JSONValue {
    [
      "version": .integer(1), "runs": .array(history.runs.map { Self.json($0, instant) }),
      "scenarios": .array(lines.map { Self.json($0, instant) }),
    ]
  }

  private static func json(_ run: RunHistory.Run, _ instant: (Timestamp) -> String) -> JSONValue {
    let results = run.scenarios.values.map(\.result)
    return .fields([
      "started": .string(instant(run.started)), "revision": run.revision.map { .string($0) },
      "branch": run.branch.map { .string($0) }, "complete": .bool(run.isComplete),
      "scenarios": .integer(results.count),
      "passed": .integer(results.count { $0 == .status(.passed) }),
      "failed": .integer(results.count { $0.isFailure }),
      "knownIssues": .integer(results.count { $0 == .knownIssue }),
      "quarantined": .integer(results.count { $0 == .quarantined }),
    ])
  }

  private static func json(_ line: Line, _ instant: (Timestamp) -> String) -> JSONValue {
    let record = line.record
    var fields: [(String, JSONValue)] =
      line.key.fields(line.line)
      + [
        (
          "results",
          .array(
            record.results.map { run, entry in
              [
                "started": .string(instant(run.started)),
                "result": .string(RunHistory.Entry.word(entry.result)),
                "milliseconds": .integer(entry.duration.wholeMilliseconds),
                "attempts": .integer(entry.attempts), "flaky": .bool(entry.isFlaky),
              ]
            })
        ), ("flakyRuns", .integer(record.flakyRuns)),
      ]
    if let since = record.brokenSince {
      var broken: JSONObject = ["started": .string(instant(since.started))]
      if let revision = since.revision { broken["revision"] = .string(revision) }
      broken["passedBefore"] = .bool(record.hasPassedBefore)
      fields.append(("brokenSince", .object(broken)))
    }
    if let mean = record.meanDuration {
      fields.append(("meanMilliseconds", .integer(mean.wholeMilliseconds)))
    }
    return .object(JSONObject(fields))
  }
}
