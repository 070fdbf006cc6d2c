/// The last known result of a scenario or of a row of an outline.
struct CaseOutcome {
  /// The index of the run in the order of their dates.
  let run: Int
  /// The most severe result of its variants.
  let state: DocsResult.State
  /// Whether the scenario had other steps in that run.
  let isStale: Bool
  /// The case with that result.
  let shown: RecordedCase
  /// The variants with their results; empty if there is only one.
  let variants: [(name: String, state: DocsResult.State)]

  init?(_ cases: [RecordedCase], run: Int, isStale: Bool) {
    guard let shown = cases.max(by: { $0.state < $1.state }) else { return nil }
    self.run = run
    self.shown = shown
    self.isStale = isStale
    state = shown.state
    variants =
      cases.count > 1
      ? cases.compactMap { one in one.variant.map { ($0, one.state) } } : []
  }
}
