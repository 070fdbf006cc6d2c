package import SpecGherkin
package import SpecMessages

/// A scenario of a run in which a step has failed, before its After hooks: its app is as the steps
/// left it.
package struct FailedScenario: Sendable {
  package let pickle: Pickle
  /// The variant that it ran in, such as an engine's name; nil if there is only one.
  package let variant: String?
  /// The steps that passed, each with its keyword and the space that follows it.
  package let steps: [(keyword: String, step: PickleStep)]
  /// Whether a step exceeded a time limit or the engine ended, so that no step can go on from here.
  package let isLost: Bool
  /// The scenario, for further steps.
  package let live: LiveScenario

  init(_ attempt: CaseRun, _ run: RunState, _ clock: WorkerClock) {
    let planned = attempt.planned
    pickle = planned.pickle
    variant = planned.variant
    let document = run.plan.suite.files[planned.file].document
    let text = LiveText(language: planned.pickle.language)
    steps = planned.pickle.steps.enumerated().filter { !attempt.notPassed.contains($0.offset) }
      .map { place, step in
        // An And takes its meaning from the step before it.
        let isOrphan = attempt.notPassed.contains(place - 1)
        let keyword = document?.step(for: step)?.keyword
        return (isOrphan ? text.keyword(of: step.type) : keyword ?? "* ", step)
      }
    isLost = attempt.lastFailure?.losesApp ?? false
    live = LiveScenario(run.plan.registry, attempt, run.options, now: { clock.now() })
  }
}

extension Failure.Kind {
  /// Whether the engine has ended, or a step may still be using the app.
  package var losesApp: Bool {
    switch self {
    case .engine, .stepTimeout, .scenarioTimeout: true
    default: false
    }
  }
}
