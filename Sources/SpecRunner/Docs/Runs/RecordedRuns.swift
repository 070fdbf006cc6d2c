import SpecAnalysis
import SpecGherkin
import SpecRunner

/// The results of several runs, the newest of each scenario counting.
struct RecordedRuns {
  /// The runs, the newest first.
  let runs: [DocsRun]
  private let registry: StepRegistry?
  /// The cases of each run that belong to a scenario of the present suite.
  private var known: [Set<Int>]

  init(_ runs: [DocsRun], _ registry: StepRegistry?) {
    self.runs = runs.enumerated().sorted { one, other in
      let (left, right) = (one.element.started, other.element.started)
      guard left != right else { return one.offset > other.offset }
      guard let left, let right else { return right == nil }
      return left > right
    }.map(\.element)
    known = self.runs.map { _ in [] }
    self.registry = registry
  }

  var isEmpty: Bool { runs.isEmpty }

  /// The last result of a scenario or row; nil if it was never run.
  mutating func outcome(of pickle: Pickle, _ lineage: Lineage) -> CaseOutcome? {
    var newest: CaseOutcome?
    for (place, run) in runs.enumerated() {
      let (found, isStale) = run.scenarios.found(pickle, lineage, registry)
      known[place].formUnion(found)
      guard newest == nil, !found.isEmpty else { continue }
      newest = CaseOutcome(found.map { run.cases[$0] }, run: place, isStale: isStale)
    }
    return newest
  }

  /// The number of a run's cases that belong to scenarios of the present suite.
  func knownCount(_ run: Int) -> Int { known[run].count }

  /// The cases of a run whose scenarios do not exist any more, in order.
  func gone(_ run: Int) -> [RecordedCase] {
    runs[run].cases.indices.filter { !known[run].contains($0) }.map { runs[run].cases[$0] }
  }
}
