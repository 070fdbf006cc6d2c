import SpecGherkin
import SpecMessages
import SpecText

/// What a run says of steps that fail or cannot run.
extension RunState {
  /// Reports how an undefined step could be defined.
  ///
  /// - Parameter caller: the step that calls the text step with the undefined step, if any.
  func suggest(for step: PickleStep, _ caller: PickleStep?) {
    let registry = plan.registry
    let text = registry.variables.filledPlainly(step.text)
    let advice = advice(on: text)
    stream.send(
      .suggestion(
        Snippet.suggestion(
          newID(), for: step, text: text, types: registry.parameterTypes,
          undeclared: registry.undeclared(matching: text), repair: advice.repair,
          nearest: advice.nearest, in: caller, isText: options.isTextOnly)))
  }

  /// The failure of the current step with the location of the step.
  func failure(_ ending: StepRun.StepOutcome, _ attempt: CaseRun) -> Failure? {
    guard var failure = ending.failure else { return nil }
    let line =
      attempt.pickleStep
      .flatMap { plan.suite.files[attempt.planned.file].document?.step(for: $0) }?
      .location.line ?? attempt.planned.pickle.location.line
    failure.trace.append("\(attempt.planned.pickle.uri):\(line)")
    return failure
  }

  /// The status of a text step with a step that cannot run; nil if there is none.
  func unresolved(_ definition: NodeID, _ attempt: CaseRun) -> Status? {
    let registry = plan.registry
    guard registry.hasTextSteps, case .definition(let index) = plan.glue(definition),
      registry.textStep(index) != nil, let step = attempt.pickleStep,
      let match = registry.match(step, by: index)
    else { return nil }
    let expansion = registry.expansion(of: index, match, step)
    var worst: Status?
    for inner in expansion.steps {
      switch inner.resolution {
      case .call, .definition: continue
      case .undefined:
        suggest(for: inner.step, step)
        worst = max(worst ?? .undefined, .undefined)
      case .ambiguous: worst = .ambiguous
      }
    }
    return worst
  }
}
