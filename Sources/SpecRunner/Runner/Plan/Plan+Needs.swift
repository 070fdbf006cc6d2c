import SpecGherkin
import SpecMessages

/// The abilities that planned scenarios require.
extension Plan {
  /// The abilities that a scenario's steps require, in order, of steps with a single definition.
  package func needs(of planned: PlannedCase) -> [StepNeed] {
    var needs: [StepNeed] = []
    var matches = planned.testCase.steps.lazy.compactMap { step -> StepMatch? in
      if case .step(_, let match) = step.role { match } else { nil }
    }.makeIterator()
    for step in planned.pickle.steps {
      guard case .defined(let match)? = matches.next() else { continue }
      let names = names(match, step)
      guard !names.isEmpty else { continue }
      let keyword = document(of: planned)?.step(for: step)?.keyword ?? ""
      needs += names.map { StepNeed($0, step: keyword + step.text) }
    }
    return needs
  }

  private func names(_ match: DefinitionMatch, _ step: PickleStep) -> [String] {
    guard case .definition(let index) = glue(match.definitionID) else { return [] }
    let definition = registry.definitions[index]
    guard let byInputs = definition.needsByInputs, let captured = match.match else {
      return definition.needs
    }
    // A step with an invalid argument fails with its own message; it requires nothing here.
    return definition.needs + ((try? byInputs(StepInputs(captured, step))) ?? [])
  }
}
