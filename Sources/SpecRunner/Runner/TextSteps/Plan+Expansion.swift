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
    /// The calls of text steps around it, outermost first; empty for a step of the scenario.
    package let calls: [Call]
    /// The number of these calls that begin with this step.
    package let newCalls: Int
  }

  /// A step that calls a text step.
  package struct Call: Sendable {
    /// The step with its keyword.
    package let line: String
    /// The place of the text step, as `file:line`.
    package let definition: String
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
        let keyword = document?.step(for: step)?.keyword ?? ""
        return expandedSteps(
          of: registry.expansion(of: definition, match, step), place,
          call(keyword + step.text, definition))
      }
      return [
        expandedStep(step, document?.step(for: step), pickle.uri, definition, place, [], 0)
      ]
    }
  }

  private func expandedSteps(
    of expansion: Expansion, _ caller: Int, _ outermost: Call
  ) -> [ExpandedStep] {
    var calls = [outermost]
    var newCalls = 1
    return expansion.steps.compactMap { inner in
      calls.removeLast(calls.count - inner.depth)
      let definition: Int?
      switch inner.resolution {
      case .call(let index, _):
        calls.append(call(inner.line, index))
        newCalls += 1
        return nil
      case .definition(let index, _): definition = index
      case .undefined, .ambiguous: definition = nil
      }
      defer { newCalls = 0 }
      return expandedStep(
        inner.step, inner.written, inner.owner.uri, definition, caller, calls, newCalls)
    }
  }

  private func call(_ line: String, _ definition: Int) -> Call {
    Call(line: line, definition: registry.definitions[definition].source.description)
  }

  private func expandedStep(
    _ step: PickleStep, _ written: Step?, _ uri: String, _ definition: Int?, _ caller: Int,
    _ calls: [Call], _ newCalls: Int
  ) -> ExpandedStep {
    ExpandedStep(
      step: step, written: written, uri: uri, definition: definition,
      match: definition.map {
        DefinitionMatch(
          definitionID: ids.definition($0), step, by: registry.index.matcher($0))
      }, caller: caller, calls: calls, newCalls: newCalls)
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
