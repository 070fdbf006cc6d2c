import SpecExpressions
import SpecGherkin
import SpecMessages
import SpecText

/// The calls of text steps in a plan: which text steps are used, and the calls that cannot run.
struct TextStepCalls {
  private let registry: StepRegistry
  private(set) var used: Set<Int> = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Calls without table and doc string that were checked; rows and backgrounds repeat them.
  private var known: Set<ExactText> = []
  private var reported: Set<Diagnostic> = []

  init(_ registry: StepRegistry) { self.registry = registry }

  /// Checks a step of a scenario that matches a text step.
  mutating func check(_ step: PickleStep, of pickle: Pickle, _ index: Int) {
    used.insert(index)
    if !step.hasArgument, !known.insert(step.text) { return }
    guard let match = registry.match(step, by: index) else { return }
    // A call without its table has an error of its own.
    let below = StepInputs.below(step).map(\.kinds)
    guard
      registry.definitions[index].signature.mismatch(captures: match.argumentCount, below: below)
        == nil
    else { return }
    let expansion = registry.expansion(of: index, match, step)
    for inner in expansion.steps {
      switch inner.resolution {
      case .call(let index, _): used.insert(index)
      case .definition(let index, let match): check(inner, index, match, step, of: pickle)
      case .ambiguous(let rivals):
        check(inner.step.text, rivals, inner.owner.uri, inner.written.location)
      case .undefined: break
      }
    }
    guard let problem = expansion.problem else { return }
    let location = pickle.document.step(for: step)?.location ?? pickle.location
    let diagnostic = diagnostic(problem, pickle.uri, location)
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Checks a step of a scenario that several definitions match.
  mutating func check(_ step: PickleStep, of pickle: Pickle, rivals: [Int]) {
    check(
      step.text, rivals, pickle.uri,
      pickle.document.step(for: step)?.location ?? pickle.location)
  }

  /// Several matches are an error before the run if one of them is a text step.
  private mutating func check(
    _ text: String, _ rivals: [Int], _ uri: String, _ location: Location
  ) {
    guard rivals.contains(where: { registry.textStep($0) != nil }) else { return }
    used.formUnion(rivals)
    let diagnostic = Diagnostic(
      code: "text-step.ambiguous", message: "several steps match \"\(text)\"", uri: uri,
      location: location,
      notes: rivals.map { number in
        let rival = registry.definitions[number]
        return "\"\(rival.sentence)\" at \(rival.source.description)"
      }, fix: "make the sentences of these steps differ in more than their values")
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Checks a step of a text step; what it objects to stands in the text step, or in its call.
  private mutating func check(
    _ inner: InnerStep, _ index: Int, _ match: ExpressionMatch, _ call: PickleStep,
    of pickle: Pickle
  ) {
    guard let objection = registry.objection(to: inner.step, by: index, match) else { return }
    let isCalled = !Placeholders(inner.written.text).names.isEmpty || call.hasArgument
    let ofCall = isCalled && !objection.isOfKeyword
    let place = pickle.document.step(for: call)?.location ?? pickle.location
    func error(_ notes: [String] = []) -> Diagnostic {
      StepMismatches.diagnostic(
        objection, registry.definitions[index], uri: ofCall ? pickle.uri : inner.owner.uri,
        at: ofCall ? place : inner.written.location,
        (ofCall ? ["it runs \"\(inner.line)\" at \(inner.place)"] : []) + notes)
    }
    if reported.insert(error()).inserted {
      diagnostics.append(error(ofCall ? pickle.rowNotes(on: call) : []))
    }
  }

  private func diagnostic(
    _ problem: Expansion.Problem, _ uri: String, _ location: Location
  ) -> Diagnostic {
    switch problem {
    case .recursion(let calls): .recursion(calls, uri: uri, location: location)
    case .tooLong(let called):
      Diagnostic(
        code: "text-step.size",
        message: "this step is too large", uri: uri,
        location: location,
        notes: [
          "it is defined as \"\(called.sentence)\" at \(called.place.description)",
          "a step may consist of \(Expansion.limit) steps, with at most "
            + "\(Expansion.maximumDepth) calls inside each other and values of "
            + "\(Expansion.maximumText) bytes",
        ],
        fix: "make the text steps that it consists of shorter")
    case .mismatch(let inner, let definition, let captures):
      StepMismatches.diagnostic(
        definition, captures: captures, below: StepInputs.below(inner.step).map(\.kinds),
        uri: inner.owner.uri, at: inner.written.location)
    }
  }

  /// Warnings about the text steps of a suite that no scenario uses.
  func unused(in suite: Suite) -> [Diagnostic] {
    if suite.pickleCount == 0 { return [] }
    return registry.bodies.enumerated().compactMap { index, body in
      guard let textStep = body.textStep, !used.contains(index),
        suite.files.contains(where: { $0.source.uri.isSame(as: textStep.uri) })
      else { return nil }
      return Diagnostic(
        code: "text-step.unused", severity: .warning,
        message: "no scenario uses the step \"\(textStep.sentence)\"", uri: textStep.uri,
        location: textStep.scenario.location, fix: "use it in a scenario, or remove it")
    }
  }
}
