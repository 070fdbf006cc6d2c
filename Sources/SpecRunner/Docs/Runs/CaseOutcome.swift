import SpecMessages
import SpecText

/// The last known result of a scenario or of a row of an outline.
struct CaseOutcome {
  /// The index of the run in the order of their dates.
  let run: Int
  /// The most severe status of its variants.
  let status: Status
  /// Whether the scenario had other steps in that run.
  let isStale: Bool
  /// The case with that status.
  let shown: RecordedCase
  /// The variants with their statuses; empty if there is only one.
  let variants: [(name: String, status: Status)]

  init?(_ cases: [RecordedCase], run: Int, isStale: Bool) {
    guard let shown = cases.max(by: { $0.status < $1.status }) else { return nil }
    self.run = run
    self.shown = shown
    self.isStale = isStale
    status = shown.status
    variants =
      cases.count > 1
      ? cases.compactMap { one in one.variant.map { ($0, one.status) } } : []
  }
}
