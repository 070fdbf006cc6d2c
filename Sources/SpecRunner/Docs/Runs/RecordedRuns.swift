import SpecGherkin
import SpecMessages
import SpecRunner
import SpecText

/// The results of several runs, the newest of each scenario counting.
struct RecordedRuns {
  /// The runs, the newest first.
  let runs: [DocsRun]
  private let moved: [MovedFiles]
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
    moved = self.runs.map { MovedFiles($0.uris) }
    known = self.runs.map { _ in [] }
    self.registry = registry
  }

  var isEmpty: Bool { runs.isEmpty }

  /// The last result of a scenario or row; nil if it was never run.
  mutating func outcome(of pickle: Pickle, _ lineage: Lineage) -> CaseOutcome? {
    let content = CaseContent(pickle)
    let row = RowPlace(lineage)
    var newest: CaseOutcome?
    for (place, run) in runs.enumerated() {
      guard let uri = moved[place].recorded(pickle.uri) else { continue }
      let candidates = run.indices(of: ScenarioKey(in: uri, lineage))
      let alike = candidates.filter { run.cases[$0].content == content }
      let atRow = candidates.filter { run.cases[$0].row == row }
      let both = alike.filter { run.cases[$0].row == row }
      let found = both.isEmpty ? (alike.isEmpty ? atRow : alike) : both
      known[place].formUnion(found)
      guard newest == nil, !found.isEmpty else { continue }
      let cases = found.map { run.cases[$0] }
      newest = CaseOutcome(
        cases, run: place, isStale: alike.isEmpty || cases.contains { hasOtherCalls($0, pickle) })
    }
    return newest
  }

  /// Whether a text step that the scenario calls had other steps in the run.
  private func hasOtherCalls(_ recorded: RecordedCase, _ pickle: Pickle) -> Bool {
    guard !recorded.innerContents.isEmpty, let registry else { return false }
    let steps = pickle.steps
    return recorded.innerContents.contains { place, content in
      guard steps.indices.contains(place) else { return true }
      let lines = registry.calledSteps(of: steps[place]).map(\.line)
      return content != CaseContent(lines: lines)
    }
  }

  /// The number of a run's cases that belong to scenarios of the present suite.
  func knownCount(_ run: Int) -> Int { known[run].count }

  /// The cases of a run whose scenarios do not exist any more, in order.
  func gone(_ run: Int) -> [RecordedCase] {
    runs[run].cases.indices.filter { !known[run].contains($0) }.map { runs[run].cases[$0] }
  }
}

extension StepRegistry {
  /// The steps that run in place of a step that calls a text step; empty for any other step.
  func calledSteps(of step: PickleStep) -> [InnerStep] {
    guard hasTextSteps else { return [] }
    let found = step.withTextUTF8 { matches($0) }
    guard found.count == 1, textStep(found[0].index) != nil,
      let match = match(step, by: found[0].index)
    else { return [] }
    return expansion(of: found[0].index, match, step).steps
  }
}
