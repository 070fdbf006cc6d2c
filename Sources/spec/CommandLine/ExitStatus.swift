/// The exit status of a command.
///
/// A status is never a count: counts wrap at 256. Each value corresponds to a different reaction of
/// the caller. 129, 130 and 143 are 128 plus the signal number, as in shells.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  /// All selected scenarios passed. An empty shard of a non-empty selection passes too.
  case passed = 0

  /// At least one scenario failed.
  case failed = 1

  /// The command line, a settings file or a feature file is invalid.
  case unusable = 2

  /// An internal error, an engine that did not start, or a report that could not be written.
  case broken = 3

  /// No scenario was selected, which must not look like success.
  case nothingSelected = 4

  /// Every selected scenario was skipped or not checked, which must not look like success.
  case nothingChecked = 5

  /// SIGHUP: the terminal was closed.
  case hungUp = 129

  /// SIGINT: the user pressed Ctrl-C.
  case interrupted = 130

  /// SIGTERM: another process stopped the run.
  case terminated = 143

  /// The status of a run that a signal stopped; nil for signals that do not stop runs.
  public init?(signal: Int32) {
    switch signal {
    case 1: self = .hungUp
    case 2: self = .interrupted
    case 15: self = .terminated
    default: return nil
    }
  }

  /// The more severe of two statuses.
  ///
  /// In order of severity: passed, nothing selected, nothing checked, failed, unusable, broken, hung up,
  /// interrupted, terminated. A missing report outweighs a failure, because readers of the report
  /// must notice; a signal outweighs everything, because the results are incomplete.
  public func combined(with other: ExitStatus) -> ExitStatus {
    gravity >= other.gravity ? self : other
  }

  /// The most severe of several statuses; `passed` if there are none.
  public static func gravest(of statuses: some Sequence<ExitStatus>) -> ExitStatus {
    statuses.reduce(.passed) { $0.combined(with: $1) }
  }

  /// The meaning of the status, for help.
  public var meaning: String {
    switch self {
    case .passed: "all scenarios passed"
    case .failed: "a scenario failed"
    case .unusable: "invalid command line, settings file or feature file"
    case .broken: "spec failed, or a report could not be written"
    case .nothingSelected: "no scenario was selected"
    case .nothingChecked: "every scenario was skipped or not checked"
    case .hungUp: "stopped by SIGHUP"
    case .interrupted: "stopped by SIGINT"
    case .terminated: "stopped by SIGTERM"
    }
  }

  private var gravity: Int {
    switch self {
    case .passed: 0
    case .nothingSelected: 1
    case .nothingChecked: 2
    case .failed: 3
    case .unusable: 4
    case .broken: 5
    case .hungUp: 6
    case .interrupted: 7
    case .terminated: 8
    }
  }
}
