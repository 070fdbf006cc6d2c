import SpecGherkin
import SpecMessages

/// Warnings about a plan, before it runs.
extension Plan {
  /// Warnings about scenarios without a Then, each reported once for all engines.
  ///
  /// A step counts as a Then if it is written as one, or if it is written as `*` and its definition
  /// is a Then, is open, or is missing. Scenarios without steps are reported elsewhere.
  package var warnings: [Diagnostic] {
    var warnings = stages?.warnings ?? []
    var last: NodeID?
    for planned in cases where planned.pickle.id != last {
      last = planned.pickle.id
      let pickle = planned.pickle
      if pickle.steps.isEmpty || hasThen(planned) || isStage(planned) { continue }
      warnings.append(
        Diagnostic(
          code: "scenario.no-then", severity: .warning,
          message: "this scenario has no Then, so it checks nothing", uri: pickle.uri,
          location: pickle.location, fix: "say what must be so at its end"))
    }
    return warnings + unusedTextSteps
  }

  private func hasThen(_ planned: PlannedCase) -> Bool {
    let steps = planned.pickle.steps
    if registry.hasTextSteps { return hasThenInTextSteps(planned) }
    if steps.contains(where: { $0.type == .outcome }) { return true }
    guard steps.contains(where: { $0.type == .unknown }) else { return false }
    let matches = planned.testCase.steps.lazy.compactMap { step -> StepMatch? in
      if case .step(_, let match) = step.role { match } else { nil }
    }
    return zip(steps, matches).contains { step, match in
      step.type == .unknown && mayBeThen(match)
    }
  }

  /// Looks through text steps: such a step is a Then if one of its steps is.
  private func hasThenInTextSteps(_ planned: PlannedCase) -> Bool {
    expandedSteps(of: planned).contains { step in
      switch step.step.type {
      case .outcome: true
      case .context, .action: false
      case .unknown:
        step.definition.map { [.then, .step].contains(registry.definitions[$0].keyword) } ?? true
      }
    }
  }

  private func mayBeThen(_ match: StepMatch) -> Bool {
    guard case .defined(let match) = match,
      case .definition(let index) = glue(match.definitionID)
    else { return true }
    return [.then, .step].contains(registry.definitions[index].keyword)
  }
}
