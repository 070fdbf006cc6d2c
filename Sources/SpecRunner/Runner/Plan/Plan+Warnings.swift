import SpecGherkin
import SpecMessages

/// What a plan says of itself that may prove nothing, known before anything of it runs.
extension Plan {
  /// Warnings of scenarios without a Then, each told once however many ways it runs.
  ///
  /// A Then is a step written so, or one that is written `*` and may be one: its definition was
  /// declared with Then, leaves it open, or is missing. What has no step at all is told elsewhere.
  public var warnings: [Diagnostic] {
    var warnings: [Diagnostic] = []
    var last: NodeID?
    for planned in cases where planned.pickle.id != last {
      last = planned.pickle.id
      let pickle = planned.pickle
      if pickle.steps.isEmpty || hasThen(planned) { continue }
      warnings.append(
        Diagnostic(
          code: "scenario.no-then", severity: .warning,
          message: "this scenario has no Then, so it checks nothing", uri: pickle.uri,
          location: pickle.location, fix: "say what must be so at its end"))
    }
    return warnings
  }

  private func hasThen(_ planned: PlannedCase) -> Bool {
    let steps = planned.pickle.steps
    if steps.contains(where: { $0.type == .outcome }) { return true }
    guard steps.contains(where: { $0.type == .unknown }) else { return false }
    let matches = planned.testCase.steps.lazy.compactMap { step -> StepMatch? in
      if case .step(_, let match) = step.role { match } else { nil }
    }
    return zip(steps, matches).contains { step, match in
      step.type == .unknown && mayBeThen(match)
    }
  }

  private func mayBeThen(_ match: StepMatch) -> Bool {
    guard case .defined(let match) = match,
      case .definition(let index) = glue(match.definitionID)
    else { return true }
    return [.then, .step].contains(registry.definitions[index].keyword)
  }
}
