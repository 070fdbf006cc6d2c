import SpecExpressions
import SpecGherkin
import SpecMessages

/// The abilities that planned scenarios require.
extension Plan {
  /// The abilities that a scenario's steps require, in order, of steps with a single definition.
  package func needs(of planned: PlannedCase) -> [StepNeed] {
    var needs: [StepNeed] = []
    let steps = planned.testCase.steps
    let document = document(of: planned)
    var rest = planned.pickle.steps[...]
    var isAfterCheck = false
    for position in steps.indices {
      let glue = steps.glue(at: position)
      if case .hook = glue { continue }
      guard let step = rest.popFirst() else { break }
      guard case .definition(let id) = glue, case .definition(let index) = self.glue(id) else {
        continue
      }
      if registry.textStep(index) != nil, let match = registry.match(step, by: index) {
        needs += self.needs(of: registry.expansion(of: index, match, step), &isAfterCheck)
      } else {
        needs += names(index, registry.match(step, by: index), step).map {
          StepNeed($0, step, in: document, isAfterCheck: isAfterCheck)
        }
        if registry.bodies[index].isCheck { isAfterCheck = true }
      }
    }
    return needs
  }

  /// The abilities that the steps of a text step require.
  private func needs(of expansion: Expansion, _ isAfterCheck: inout Bool) -> [StepNeed] {
    var needs: [StepNeed] = []
    for inner in expansion.steps {
      guard case .definition(let index, let match) = inner.resolution else { continue }
      needs += names(index, match, inner.step).map {
        StepNeed($0, inner.step, in: inner.owner.document, isAfterCheck: isAfterCheck)
      }
      if registry.bodies[index].isCheck { isAfterCheck = true }
    }
    return needs
  }

  private func names(
    _ definition: Int, _ match: ExpressionMatch?, _ step: PickleStep
  ) -> [String] {
    let body = registry.bodies[definition]
    guard let byInputs = body.needsByInputs, let match else { return body.needs }
    // A step with an invalid argument fails with its own message; it requires nothing here.
    return body.needs + ((try? byInputs(StepInputs(match, step, registry.variables))) ?? [])
  }
}
