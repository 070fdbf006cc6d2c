package import SpecGherkin

/// One attempt at a test case, joined to everything it comes from; grows as its steps finish.
///
/// A class, because it is looked at with every step and by every report: `RunIndex` keeps it
/// while the attempt runs, whoever needs it longer keeps it himself.
package final class Attempt {
  package let started: TestCaseStarted
  package let testCase: TestCase
  /// Nil in a recording that lacks it.
  package let pickle: Pickle?
  /// Nil in a recording that lacks it.
  package let document: GherkinDocument?
  /// The place of the test case in the order in which all were announced, from 0.
  package let order: Int

  /// How the steps ended that have, in the order of the test case's steps.
  package private(set) var results: [StepResult] = []
  /// The gravest status of these, hooks included; passed if there is none.
  package private(set) var status: Status = .passed
  /// What the steps left behind, and which step of the test case did.
  package private(set) var attachments: [(step: Int, attachment: Attachment)] = []
  /// The code offered for undefined steps, and for which step of the test case.
  package private(set) var suggestions: [(step: Int, suggestion: Suggestion)] = []
  /// Set when it is over.
  package private(set) var finished: TestCaseFinished?

  /// Which of the pickle's scenarios, rules and rows it is; looked up once.
  package private(set) lazy var lineage: Lineage? = pickle.flatMap { document?.lineage(of: $0) }

  /// How many hooks stand before the first step of the pickle.
  private let hooksAhead: Int

  init(
    _ started: TestCaseStarted, _ testCase: TestCase, order: Int, pickle: Pickle?,
    document: GherkinDocument?
  ) {
    self.started = started
    self.testCase = testCase
    self.order = order
    self.pickle = pickle
    self.document = document
    hooksAhead =
      testCase.steps.firstIndex { if case .step = $0.role { true } else { false } }
      ?? testCase.steps.count
    results.reserveCapacity(testCase.steps.count)
  }

  /// Whether it was skipped because what a step checks could not be told, not because the
  /// scenario does not apply.
  package var isUnchecked: Bool {
    status == .skipped && results.contains { $0.failure?.kind == .unchecked }
  }

  /// Where a step stands in the test case; nil if it is not one of its steps.
  package func position(of testStepID: NodeID) -> Int? {
    let steps = testCase.steps
    // Steps come in order, so the one asked for is the next to finish or the last that did.
    for guess in [results.count, results.count - 1] where steps.indices.contains(guess) {
      if steps[guess].id == testStepID { return guess }
    }
    return steps.firstIndex { $0.id == testStepID }
  }

  /// The pickle's step behind a step of the test case; nil for a hook.
  package func pickleStep(at position: Int) -> PickleStep? {
    guard let pickle, testCase.steps.indices.contains(position),
      case .step(let id, _) = testCase.steps[position].role
    else { return nil }
    let steps = pickle.steps
    let place = position - hooksAhead
    if place >= 0, place < steps.count {
      let step = steps[steps.index(steps.startIndex, offsetBy: place)]
      if step.id == id { return step }
    }
    return steps.first { $0.id == id }
  }

  /// The step as it is written in the document; nil for a hook.
  package func documentStep(at position: Int) -> Step? {
    pickleStep(at: position).flatMap { document?.step(for: $0) }
  }

  /// A step of the pickle as it is written in the document.
  package func documentStep(_ step: PickleStep) -> Step? { document?.step(for: step) }

  /// The hook a step of the test case stands for; nil for a step of the pickle.
  package func hookID(at position: Int) -> NodeID? {
    guard testCase.steps.indices.contains(position),
      case .hook(let id) = testCase.steps[position].role
    else { return nil }
    return id
  }

  /// Which of several ways the scenario is run in, such as an engine's name; nil if there is one.
  package var variant: String? {
    for (_, attachment) in attachments where attachment.mediaType == Attachment.variantType {
      if case .text(let name) = attachment.body { return name }
    }
    return nil
  }

  /// How long it took; nil while it runs.
  package var duration: Duration? { finished.map { $0.timestamp - started.timestamp } }

  // MARK: - What RunIndex tells

  func note(_ event: TestStepFinished) {
    guard let position = position(of: event.testStepID) else { return }
    while results.count < position { results.append(StepResult(.unknown)) }
    if results.count == position {
      results.append(event.result)
    } else {
      results[position] = event.result
    }
    status = max(status, event.result.status)
  }

  func note(_ attachment: Attachment, by testStepID: NodeID) {
    guard let position = position(of: testStepID) else { return }
    attachments.append((position, attachment))
  }

  /// Takes a suggestion if it is for one of the attempt's steps.
  func note(_ suggestion: Suggestion) -> Bool {
    let position = testCase.steps.firstIndex {
      if case .step(suggestion.pickleStepID, _) = $0.role { true } else { false }
    }
    guard let position else { return false }
    suggestions.append((position, suggestion))
    return true
  }

  func note(_ event: TestCaseFinished) { finished = event }
}
