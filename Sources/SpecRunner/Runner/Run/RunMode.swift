import SpecMessages

/// How far a scenario is: whether its next step runs; a failed step turns the rest to skip.
enum RunMode: Sendable {
  case run
  /// Nothing runs: steps are only matched.
  case dryRun
  /// A step or Before hook failed, or has no single definition.
  case afterFailure
  /// A step or Before hook skipped the scenario before anything failed.
  case afterSkip

  /// The mode after a step or a Before hook has ended so.
  mutating func note(_ status: Status) {
    guard case .run = self else {
      if case .dryRun = self, status.isFailure { self = .dryRun }
      return
    }
    if status.isFailure {
      self = .afterFailure
    } else if status == .skipped {
      self = .afterSkip
    }
  }
}

extension RunMode {
  /// The run is to end: nothing but After hooks runs any more.
  mutating func interrupt() {
    if case .run = self { self = .afterSkip }
  }
}
