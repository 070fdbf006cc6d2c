/// What a run tells the shell: one small number per class of outcome, never a count.
///
/// Counts wrap at 256 and say nothing a report does not say better, so every number here stands
/// for what the caller should do next. 129, 130 and 143 are 128 plus the signal that stopped the
/// run, as shells write them. It knows no verdict: whoever has one picks the status.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  /// Everything that was selected passed; an empty shard of a selection that is not empty, too.
  case passed = 0

  /// At least one scenario failed.
  case failed = 1

  /// The command line, a settings file or a spec text cannot be used as it is written.
  case unusable = 2

  /// The tool itself went wrong, or a report that was asked for could not be written.
  case broken = 3

  /// The selection is empty, which must not look like success.
  case nothingSelected = 4

  /// Stopped because its terminal was closed, SIGHUP.
  case hungUp = 129

  /// Stopped by the person at the keyboard, SIGINT.
  case interrupted = 130

  /// Stopped by another process, SIGTERM.
  case terminated = 143

  /// The status of a run that a signal stopped; nil for signals that do not stop one.
  public init?(signal: Int32) {
    switch signal {
    case 1: self = .hungUp
    case 2: self = .interrupted
    case 15: self = .terminated
    default: return nil
    }
  }

  /// The graver of two statuses: what a command returns when several things were said of it.
  ///
  /// From the lightest to the gravest: passed, nothing selected, failed, unusable, broken,
  /// hung up, interrupted, terminated. A lost report outweighs a failure, because whoever reads the
  /// report must learn that it is not there; a signal outweighs all, because what was not run
  /// cannot be known.
  public func combined(with other: ExitStatus) -> ExitStatus {
    gravity >= other.gravity ? self : other
  }

  /// The gravest of several statuses; `passed` if there are none.
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
    case .hungUp: "stopped by SIGHUP"
    case .interrupted: "stopped by SIGINT"
    case .terminated: "stopped by SIGTERM"
    }
  }

  private var gravity: Int {
    switch self {
    case .passed: 0
    case .nothingSelected: 1
    case .failed: 2
    case .unusable: 3
    case .broken: 4
    case .hungUp: 5
    case .interrupted: 6
    case .terminated: 7
    }
  }
}
