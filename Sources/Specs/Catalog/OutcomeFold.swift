import SpecRunner

/// Gathers what a run of one scenario says of itself.
struct OutcomeFold {
  private(set) var outcome = SpecCase.Outcome(status: .passed, steps: [])
  private let steps: [NodeID: PickleStep]
  private let document: GherkinDocument
  private var screens: [NodeID: String] = [:]
  private var snippets: [NodeID: String] = [:]
  /// What the hooks before the run did: another attempt at the scenario does not undo it.
  private var before: SpecCase.Outcome?

  init(_ plan: Plan, _ pickle: Pickle) {
    let texts = Dictionary(pickle.steps.map { ($0.id, $0) }) { first, _ in first }
    var steps: [NodeID: PickleStep] = [:]
    for step in plan.cases.flatMap(\.testCase.steps) {
      if case .step(let id, _) = step.role { steps[step.id] = texts[id] }
    }
    self.steps = steps
    document = pickle.document
  }

  mutating func receive(_ envelope: Envelope) {
    switch envelope {
    case .testCaseStarted:
      let start = before ?? outcome
      before = start
      outcome = start
    case .suggestion(let suggestion):
      let code = suggestion.snippets.first?.code
      if let code { snippets[suggestion.pickleStepID] = code }
    case .attachment(let attachment): receive(attachment)
    case .testStepFinished(let finished): add(finished.result, of: finished.testStepID)
    case .testRunHookFinished(let finished): add(finished.result, of: nil)
    case .testRunFinished(let finished):
      guard let problem = finished.problem, problem.type == Verdict.interruption else { return }
      add(StepResult(.failed, problem: problem), of: nil)
    default: break
    }
  }

  private mutating func receive(_ attachment: Attachment) {
    outcome.attachments.append(attachment)
    guard attachment.mediaType == Attachment.screenType, case .text(let text) = attachment.body,
      case .step(_, let id) = attachment.owner
    else { return }
    screens[id] = text
  }

  private mutating func add(_ result: StepResult, of id: NodeID?) {
    let step = id.flatMap { steps[$0] }
    outcome.status = max(outcome.status, result.status)
    outcome.steps.append(
      SpecCase.Outcome.Step(
        text: step?.text, location: step.flatMap { document.step(for: $0)?.location },
        status: result.status, type: result.problem?.type, message: result.problem?.message,
        screen: id.flatMap { screens[$0] }, snippet: step.flatMap { snippets[$0.id] }))
  }
}
