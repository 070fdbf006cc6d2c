package import SpecMessages
import SpecText

/// What the history of a scenario says about its failure, in one line.
package struct HistoryText {
  private let folder: HistoryFolder
  private var keys = ScenarioKeys()

  init?(_ folder: HistoryFolder?) {
    guard let folder else { return nil }
    self.folder = folder
  }

  /// Receives a message; must receive every document and pickle.
  mutating func receive(_ envelope: Envelope) { keys.receive(envelope) }

  /// The line for a failed scenario; nil if no earlier run has it.
  func line(_ attempt: Attempt) -> String? {
    attempt.result.isFailure ? record(of: attempt).map(Self.line) : nil
  }

  /// What earlier runs show of a scenario; nil if none has it.
  func record(of attempt: Attempt) -> RunHistory.Record? {
    keys.key(of: attempt).flatMap { folder.history.record(of: $0) }
  }

  /// `fails since 2026-11-03 (a1b2c3d), 4 of 30 runs flaky`.
  ///
  /// - Parameter record: that of the runs before the one in which it failed.
  package static func line(_ record: RunHistory.Record) -> String {
    var parts: [String] = []
    if let since = record.brokenSince {
      parts.append(line(record, since: since))
    } else if let last = record.results.last(where: { $0.entry.result == .status(.passed) }) {
      parts.append("last passed on " + run(last.run))
    } else {
      parts.append("neither passed nor failed before")
    }
    if record.flakyRuns > 0 {
      parts.append("\(record.flakyRuns) of \(record.results.count.counted("run")) flaky")
    }
    return parts.joined(separator: ", ")
  }

  /// The line for a scenario with any result; for one that did not fail, how often it was flaky.
  static func line(_ record: RunHistory.Record, after result: CaseResult) -> String {
    if result.isFailure { return line(record) }
    return "\(record.flakyRuns) of \(record.results.count.counted("run")) flaky"
  }

  /// `fails since 2026-11-03 (a1b2c3d)`; at least since then, if it is not known to have passed
  /// before.
  package static func line(_ record: RunHistory.Record, since: RunHistory.Run) -> String {
    (record.hasPassedBefore ? "fails since " : "fails at least since ") + run(since)
  }

  /// `2026-11-03 (a1b2c3d)`.
  package static func run(_ run: RunHistory.Run) -> String {
    DurationText.date(run.started)
      + (run.shortRevision.map { " (\(VisibleText.line($0)))" } ?? "")
  }
}
