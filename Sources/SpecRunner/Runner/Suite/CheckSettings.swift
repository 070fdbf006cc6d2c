/// What the checks of a run compare with and accept, besides what its features say.
package struct CheckSettings: Sendable {
  /// The snapshots beside the features.
  package let snapshots: SnapshotFiles
  /// The accepted findings of the accessibility audit.
  package let exemptions: [AuditExemption]
  /// The requests and commands that steps may send and run.
  package let backEnd: BackEnd
  /// Whether scenarios pass although a script of the app failed that they do not mention.
  package let allowsScriptErrors: Bool

  package init(
    snapshots: SnapshotFiles = SnapshotFiles(), exemptions: [AuditExemption] = [],
    backEnd: BackEnd = BackEnd(), allowsScriptErrors: Bool = false
  ) {
    self.allowsScriptErrors = allowsScriptErrors
    self.snapshots = snapshots
    self.exemptions = exemptions
    self.backEnd = backEnd
  }
}
