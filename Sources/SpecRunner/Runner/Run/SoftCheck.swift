import SpecGherkin

/// Soft checks with the tag `@soft`: whether a scenario continues after a failed step.
///
/// A failed Then (or And or But after one) fails the scenario, but later steps still run, so that
/// all failed checks are reported. A failed Given or When ends the scenario, since later steps
/// would check another state. So does a step that exceeded its time limit.
enum SoftCheck {
  static let tag = "@soft"

  static func goesOn(after ending: StepRun.StepOutcome, in attempt: CaseRun) -> Bool {
    if let soft = ending.onlySoftChecksFailed { return soft }
    return goesOn(after: ending, of: attempt.pickleStep?.type, in: attempt)
  }

  /// - Parameter type: the type of the step; nil for a hook.
  static func goesOn(
    after ending: StepRun.StepOutcome, of type: PickleStepType?, in attempt: CaseRun
  ) -> Bool {
    guard ending.status == .failed, type == .outcome else { return false }
    if let kind = ending.failure?.kind, [.stepTimeout, .scenarioTimeout].contains(kind) {
      return false
    }
    return attempt.planned.pickle.tags.contains { $0.name == tag }
  }
}
