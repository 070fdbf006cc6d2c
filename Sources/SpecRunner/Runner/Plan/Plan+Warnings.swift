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
      // A Then that checks nothing is a text step.
      let called = pickle.steps.last { $0.type == .outcome }
      warnings.append(
        Diagnostic(
          code: "scenario.no-then", severity: .warning,
          message: Self.whyNothingIsChecked(called?.text), uri: pickle.uri,
          location: pickle.location,
          fix: "say what must be so at \(called == nil ? "its end" : "the end of the text step")"))
    }
    return warnings + unusedTextSteps
  }

  /// Why a scenario checks nothing.
  ///
  /// - Parameter called: the text step that it has as a Then, if any.
  package static func whyNothingIsChecked(_ called: String?) -> String {
    called.map { "the text step \"\($0)\" has no Then, so this scenario checks nothing" }
      ?? "this scenario has no Then, so it checks nothing"
  }

  private func hasThen(_ planned: PlannedCase) -> Bool {
    let steps = planned.pickle.steps
    if !registry.hasTextSteps, steps.contains(where: { $0.type == .outcome }) { return true }
    let glue = planned.testCase.steps
    return steps.indices.contains { isThen(steps[$0].type, glue.glue(at: glue.hooksBefore + $0)) }
      || registry.hasTextSteps && hasThenInTextSteps(planned)
  }

  /// Whether a step is a Then itself, rather than because of what a text step runs.
  private func isThen(_ type: PickleStepType, _ glue: StepGlue) -> Bool {
    guard case .definition(let id) = glue, case .definition(let index) = self.glue(id) else {
      return type == .outcome || type == .unknown
    }
    if registry.textStep(index) != nil { return false }
    return type == .outcome
      || type == .unknown && [.then, .step].contains(registry.definitions[index].keyword)
  }

  /// Looks through text steps: such a step is a Then if one of its steps is.
  ///
  /// What a step does that several text steps match is not known.
  private func hasThenInTextSteps(_ planned: PlannedCase) -> Bool {
    let (steps, table) = (planned.pickle.steps, planned.testCase.steps)
    let isUnclear = steps.indices.contains { index in
      guard case .ambiguous = table.glue(at: table.hooksBefore + index) else { return false }
      return steps[index].withTextUTF8 { registry.matches($0) }
        .contains { registry.textStep($0.index) != nil }
    }
    if isUnclear { return true }
    return expandedSteps(of: planned).contains { step in
      switch step.step.type {
      case .outcome: true
      case .context, .action: false
      case .unknown:
        step.definition.map { [.then, .step].contains(registry.definitions[$0].keyword) } ?? true
      }
    }
  }
}

extension Plan {
  /// The scenarios with a step that is undefined or ambiguous, also within a text step.
  ///
  /// None if no step of the suite is known, because another tool runs it.
  package var unresolved: Set<NodeID> {
    var (known, found) = (false, Set<NodeID>())
    for planned in cases {
      let steps = expandedSteps(of: planned)
      known = known || steps.contains { $0.definition != nil }
      if steps.contains(where: { $0.definition == nil }) { found.insert(planned.pickle.id) }
    }
    return known ? found : []
  }
}
