import SpecGherkin

/// Whether a scenario goes on after a failed step: soft checks, by the tag `@soft`.
///
/// A failed Then, or an And or But under one, then fails the scenario and lets the steps after it
/// run, so that all that is wrong is told at once. A Given or When that fails still ends it: what
/// comes after would be about another state. So does a step that was given up for its time.
enum SoftCheck {
  static let tag = "@soft"

  static func goesOn(after ending: StepRun.StepOutcome, in attempt: CaseRun) -> Bool {
    guard attempt.pickleStep?.type == .outcome else { return false }
    if let kind = ending.failure?.kind, [.stepTimeout, .scenarioTimeout].contains(kind) {
      return false
    }
    return attempt.planned.pickle.tags.contains { $0.name == tag }
  }
}
