package import SpecMessages

/// Attaches to steps what the app showed, for reports.
///
/// The runner does not depend on drivers, so it only says when a step has ended; the values are
/// closures of whoever knows the app.
package struct StepRecorder: Sendable {
  /// Attaches what is known of a failed step; it must neither wait nor touch the app, because the
  /// step may have been abandoned.
  package let failed: @Sendable (World) -> Void
  /// Looks after the body of each step, within the step's time limit; nil not to look.
  package let ended: (@Sendable (World, Status) async -> Void)?

  package init(
    failed: @escaping @Sendable (World) -> Void,
    ended: (@Sendable (World, Status) async -> Void)? = nil
  ) {
    self.failed = failed
    self.ended = ended
  }
}
