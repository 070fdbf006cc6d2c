import SpecReporters

/// The flags that keep the results of runs.
enum HistoryFlags {
  static let history = Flag(
    "history", value: "DIR", section: "output", completion: .directory,
    help: "keep the results of this run in DIR, and report since when scenarios have failed",
    details: """
      DIR has one small file for each run. Failures are reported with the first run in which they \
      occurred and with the number of flaky runs. spec history DIR prints all of it.
      """)

  static let runs = Flag(
    "history-runs", value: "N", default: "30", section: "output",
    help: "the number of runs that --history keeps")

  static let all = [history, runs]
  static let rules: [FlagRule] = [.needs(runs, history, example: ".spec/history")]

  /// The folder of the flags; nil if results are not kept.
  static func folder(_ arguments: Arguments) throws(UsageError) -> HistoryFolder? {
    let limit = try arguments.integer(runs, in: 1...1000) ?? 30
    guard let path = arguments.value(history) else { return nil }
    if path.isEmpty {
      throw arguments.unusable(history, expected: "a directory", example: ".spec/history")
    }
    return HistoryFolder(path, limit: limit)
  }
}
