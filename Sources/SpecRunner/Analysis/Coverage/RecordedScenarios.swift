package import SpecGherkin
package import SpecMessages
package import SpecRunner

/// The scenarios of a recorded run, found by what they are called and what they do.
///
/// Lines are no part of that, because they move between a run and its evaluation.
package struct RecordedScenarios {
  private var scenarios: [Recorded] = []
  /// The indices of those with the same file, rule and name: rows differ in what they do, because
  /// their values may change.
  private var places: [ScenarioKey: [Int]] = [:]
  private var files = MovedFiles()

  private struct Recorded {
    let row: RowPlace?
    let content: CaseContent
    /// The steps that text steps ran, by the index of the step that called them.
    let innerContents: [Int: CaseContent]
  }

  package init() {}

  /// Adds the scenario of an attempt; false if the recording lacks it.
  package mutating func add(_ attempt: Attempt) -> Bool {
    guard let pickle = attempt.pickle, let lineage = attempt.lineage else { return false }
    files.add(pickle.uri)
    places[Self.key(pickle.uri, lineage), default: []].append(scenarios.count)
    scenarios.append(
      Recorded(
        row: RowPlace(lineage), content: CaseContent(pickle), innerContents: attempt.innerContents))
    return true
  }

  /// The indices of what was run of a scenario or row of the present suite, and whether it had other
  /// steps then.
  ///
  /// - Parameter registry: finds the text steps that scenarios call; nil if there are none.
  package func found(
    _ pickle: Pickle, _ lineage: Lineage, _ registry: StepRegistry?
  ) -> (places: [Int], isStale: Bool) {
    guard let uri = files.recorded(pickle.uri) else { return ([], false) }
    let (content, row) = (CaseContent(pickle), RowPlace(lineage))
    let candidates = places[Self.key(uri, lineage)] ?? []
    let alike = candidates.filter { scenarios[$0].content == content }
    let atRow = candidates.filter { scenarios[$0].row == row }
    let both = alike.filter { scenarios[$0].row == row }
    let found = both.isEmpty ? (alike.isEmpty ? atRow : alike) : both
    let isStale =
      alike.isEmpty || found.contains { hasOtherCalls(scenarios[$0], pickle, registry) }
    return (found, isStale)
  }

  /// Whether a text step that the scenario calls had other steps in the run.
  private func hasOtherCalls(
    _ recorded: Recorded, _ pickle: Pickle, _ registry: StepRegistry?
  ) -> Bool {
    guard !recorded.innerContents.isEmpty, let registry else { return false }
    let steps = pickle.steps
    return recorded.innerContents.contains { place, content in
      guard steps.indices.contains(place) else { return true }
      let lines = registry.calledSteps(of: steps[place]).map(\.line)
      return content != CaseContent(lines: lines)
    }
  }

  private static func key(_ uri: String, _ lineage: Lineage) -> ScenarioKey {
    ScenarioKey(uri: uri, rule: lineage.rule?.name ?? "", name: lineage.scenario.name)
  }
}

/// The place of a row in the examples of an outline.
package struct RowPlace: Hashable {
  package let examples: Int
  package let row: Int

  package init?(_ lineage: Lineage) {
    guard let examples = lineage.examplesIndex, let row = lineage.rowIndex else { return nil }
    self.examples = examples
    self.row = row
  }
}

extension StepRegistry {
  /// The steps that run in place of a step that calls a text step; empty for any other step.
  package func calledSteps(of step: PickleStep) -> [InnerStep] {
    guard hasTextSteps else { return [] }
    let found = step.withTextUTF8 { matches($0) }
    guard found.count == 1, textStep(found[0].index) != nil,
      let match = match(step, by: found[0].index)
    else { return [] }
    return expansion(of: found[0].index, match, step).steps
  }
}
