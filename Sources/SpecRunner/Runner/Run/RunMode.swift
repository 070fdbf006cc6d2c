import SpecMessages

/// How the remaining steps of a scenario are handled.
enum RunMode: Sendable {
  case run
  /// A dry run: steps are only matched.
  case dryRun
  /// A step or Before hook failed, a step has no single definition, or the engine lacks an ability.
  case afterFailure
  /// A step or Before hook of the author skipped the scenario, and nothing failed before.
  case afterSkip
  /// A setup that the scenario needs did not pass: nothing of it runs, not even its hooks.
  case blocked

  /// The mode after a step or Before hook with this status.
  mutating func note(_ status: Status, isOfEngine: Bool) {
    guard case .run = self else {
      if case .dryRun = self, status.isFailure { self = .dryRun }
      return
    }
    if status.isFailure || isOfEngine {
      self = .afterFailure
    } else if status == .skipped {
      self = .afterSkip
    }
  }
}

extension RunMode {
  /// The run is stopping: only After hooks still run.
  mutating func interrupt() {
    if case .run = self { self = .afterSkip }
  }
}
