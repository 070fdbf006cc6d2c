package import SpecGherkin
import SpecMessages

/// The steps of a scenario with those of text steps in place of their calls.
extension Plan {
  /// A step that runs: written in the scenario, or in a text step that it calls.
  package struct ExpandedStep: Sendable {
    package let step: PickleStep
    /// The step as written; nil if it is not known.
    package let written: Step?
    /// The path of the file in which it is written.
    package let uri: String
    /// The index of its definition; nil for an undefined or ambiguous step.
    package let definition: Int?
    /// The match by its definition.
    package let match: DefinitionMatch?
    /// The index of the scenario's step that runs it.
    package let caller: Int
  }

  /// All steps that a scenario runs, in order.
  package func expandedSteps(of planned: PlannedCase) -> [ExpandedStep] {
    let document = document(of: planned)
    let pickle = planned.pickle
    return pickle.steps.enumerated().flatMap { place, step -> [ExpandedStep] in
      let found = step.withTextUTF8 { registry.matches($0) }
      let definition = found.count == 1 ? found[0].index : nil
      if let definition, registry.textStep(definition) != nil,
        let match = registry.match(step, by: definition)
      {
        return expandedSteps(of: registry.expansion(of: definition, match, step), place)
      }
      return [
        expandedStep(step, document?.step(for: step), pickle.uri, definition, place)
      ]
    }
  }

  private func expandedSteps(of expansion: Expansion, _ caller: Int) -> [ExpandedStep] {
    expansion.steps.compactMap { inner in
      let definition: Int?
      switch inner.resolution {
      case .call: return nil
      case .definition(let index, _): definition = index
      case .undefined, .ambiguous: definition = nil
      }
      return expandedStep(inner.step, inner.written, inner.owner.uri, definition, caller)
    }
  }

  private func expandedStep(
    _ step: PickleStep, _ written: Step?, _ uri: String, _ definition: Int?, _ caller: Int
  ) -> ExpandedStep {
    ExpandedStep(
      step: step, written: written, uri: uri, definition: definition,
      match: definition.map {
        DefinitionMatch(
          definitionID: ids.definition($0), step, by: registry.index.matcher($0))
      }, caller: caller)
  }
}

extension StepRegistry {
  /// The tags of the text steps that a scenario calls, also indirectly; with repetitions.
  package func textStepTags(of pickle: Pickle) -> [String] {
    guard hasTextSteps else { return [] }
    return pickle.steps.flatMap { step -> [String] in
      let found = step.withTextUTF8 { matches($0) }
      guard found.count == 1, let called = textStep(found[0].index),
        let match = match(step, by: found[0].index)
      else { return [] }
      return called.tags
        + expansion(of: found[0].index, match, step).steps.flatMap { inner -> [String] in
          guard case .call(let index, _) = inner.resolution else { return [] }
          return textStep(index)?.tags ?? []
        }
    }
  }
}
