import SpecText

/// The numbers of a site, for what the command prints.
package struct DocsSummary {
  package let title: String
  package let pages: Int
  package let flows: Int
  package let statements: Int
  package let testable: Int
  package let covered: Int
  package let features: Int
  package let scenarios: Int
  /// The numbers of scenarios by their last results; nil without a run.
  package let results: Results?
  package let faults: Int
  /// The number of faults that a proof tried; nil without a proof.
  package let tried: Int?
  /// The number of caught faults; nil without a proof.
  package let caught: Int?
  package let runs: [Run]

  package struct Results {
    package let passed: Int
    package let failed: Int
    package let knownIssues: Int
    package let quarantined: Int
    package let skipped: Int
    package let neverRun: Int
    package let stale: Int
  }

  /// A recorded run.
  package struct Run {
    package let name: String
    /// Whether the recording has no end.
    package let isCut: Bool
    /// The number of its scenarios and rows in the present suite, and of those that are not.
    package let known: Int
    package let gone: Int
  }

  init(_ model: DocsModel) {
    let totals = DocsTotals(model.statements)
    title = model.title
    pages = model.pages.count
    flows = model.flows.count
    statements = totals.statements
    testable = totals.testable
    covered = totals.covered
    features = model.features.count
    // As in a run, each row of an outline is a scenario.
    let found = model.scenarios.flatMap(\.cases).map(DocsResult.init)
    scenarios = found.count
    func count(_ state: DocsResult.State) -> Int { found.count { $0.state == state } }
    results =
      model.isRun
      ? Results(
        passed: count(.passed), failed: count(.failed), knownIssues: count(.knownIssue),
        quarantined: count(.quarantined), skipped: count(.skipped), neverRun: count(.neverRun),
        stale: found.count { $0.isStale }) : nil
    faults = model.input.faults.count
    tried = model.isProven ? model.input.faults.count { $0.outcome != nil } : nil
    caught =
      model.isProven ? model.input.faults.count { $0.outcome == .caught } : nil
    runs = model.history.runs.indices.map { index in
      let run = model.history.runs[index]
      let known = model.history.knownCount(index)
      return Run(
        name: run.name, isCut: run.isCut, known: known, gone: run.cases.count - known)
    }
  }
}
