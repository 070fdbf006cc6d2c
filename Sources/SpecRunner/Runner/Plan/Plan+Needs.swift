import SpecGherkin
import SpecMessages

/// What a planned scenario needs, known before anything of it runs.
extension Plan {
  /// The abilities a scenario's steps need, in the order of the steps; of steps with a single
  /// definition, as others will not run.
  public func needs(of planned: PlannedCase) -> [StepNeed] {
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
    // An argument that cannot be read fails its step, in words of its own; here it asks nothing.
    return definition.needs + ((try? byInputs(StepInputs(captured, step))) ?? [])
  }
}
