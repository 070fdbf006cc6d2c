import SpecReporters

/// The flags that keep the results of runs.
enum HistoryFlags {
  static let history = Flag<String?>(
    "history", value: "DIR", .folder(".spec/history"), section: "output",
    help: "keep the results of this run in DIR, and report since when scenarios have failed",
    details: """
      DIR has one small file for each run. Failures are reported with the first run in which they \
      occurred and with the number of flaky runs. spec history DIR prints all of it.
      """)

  static let runs = Flag<Int>(
    "history-runs", value: "N", .integer(1...1000), default: 30, section: "output",
    help: "the number of runs that --history keeps")

  static let all: [AnyFlag] = [history, runs]
  static let rules: [FlagRule] = [.needs(runs, history, example: ".spec/history")]

  /// The folder of the flags; nil if results are not kept.
  static func folder(_ arguments: Arguments) -> HistoryFolder? {
    arguments[history].map { HistoryFolder($0, limit: arguments[runs]) }
  }
}
