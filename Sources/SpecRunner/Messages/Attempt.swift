package import SpecGherkin

/// An attempt at a test case, with everything that it refers to; updated as its steps finish.
///
/// It is a class because every report reads it at every step: `RunIndex` keeps it while the attempt
/// runs, and a report that needs it longer keeps a reference.
package final class Attempt {
  package let started: TestCaseStarted
  package let testCase: TestCase
  /// Nil if the recording lacks it.
  package let pickle: Pickle?
  /// Nil if the recording lacks it.
  package let document: GherkinDocument?
  /// The index of the test case in the order of announcement, from 0.
  package let order: Int

  /// The number of the repetition, from 1; nil if scenarios are not repeated.
  package let repetition: Int?

  /// The results of the finished steps, in the order of the test case's steps.
  package private(set) var results: [StepResult] = []
  /// The most severe status of the results, including hooks; passed if there are none, and unknown
  /// if the attempt has ended without the result of a step.
  package private(set) var status: Status = .passed
  /// The attachments, each with the index of its step in the test case.
  package private(set) var attachments: [(step: Int, attachment: Attachment)] = []
  /// The suggestions for undefined steps, each with the index of the step in the test case.
  package private(set) var suggestions: [(step: Int, suggestion: Suggestion)] = []
  /// The end of the attempt; nil while it runs.
  package private(set) var finished: TestCaseFinished?

  /// The scenario, rule and examples row of the pickle; computed once.
  package private(set) lazy var lineage: Lineage? = pickle.flatMap { document?.lineage(of: $0) }

  /// The issues because of which the scenario is expected to fail; computed once.
  package private(set) lazy var knownIssue: KnownIssue? = pickle?.knownIssue
  /// What its tags excuse a failure with.
  package private(set) lazy var excuse: Excuse? = pickle?.excuse

  /// The number of hooks before the first step of the pickle.
  private let hooksAhead: Int

  init(
    _ started: TestCaseStarted, _ testCase: TestCase, order: Int, pickle: Pickle?,
    document: GherkinDocument?, repetition: Int? = nil
  ) {
    self.repetition = repetition
    self.started = started
    self.testCase = testCase
    self.order = order
    self.pickle = pickle
    self.document = document
    hooksAhead = testCase.steps.hooksBefore
    results.reserveCapacity(testCase.steps.count)
  }

  /// Whether it was skipped because the engine cannot check a step, rather than because the
  /// scenario does not apply.
  package var isUnchecked: Bool {
    status == .skipped && results.contains { $0.failure?.kind == .unchecked }
  }

  /// Whether it was skipped because a setup that it needs did not pass.
  package var isBlocked: Bool { results.contains { $0.failure?.kind == .setupScenario } }

  /// Returns the index of a step in the test case, or nil if it is not one of its steps.
  package func position(of testStepID: NodeID) -> Int? {
    testCase.steps.position(of: testStepID)
  }

  /// Returns the pickle's step at an index of the test case, or nil for a hook.
  package func pickleStep(at position: Int) -> PickleStep? {
    let planned = testCase.steps
    guard let pickle, planned.indices.contains(position), planned.hookID(at: position) == nil else {
      return nil
    }
    let steps = pickle.steps
    let place = position - hooksAhead
    // The steps of a plan are those of its pickle; a recording may list them in another order.
    guard case .step(let id, _)? = planned.recorded(at: position)?.role else {
      return place < steps.count ? steps[place] : nil
    }
    if place >= 0, place < steps.count, steps[place].id == id { return steps[place] }
    return steps.first { $0.id == id }
  }

  /// Returns the step of the document at an index of the test case, or nil for a hook.
  package func documentStep(at position: Int) -> Step? {
    pickleStep(at: position).flatMap { document?.step(for: $0) }
  }

  /// Returns the step of the document for a step of the pickle.
  package func documentStep(_ step: PickleStep) -> Step? { document?.step(for: step) }

  /// Returns the id of the hook at an index of the test case, or nil for a step of the pickle.
  package func hookID(at position: Int) -> NodeID? {
    testCase.steps.indices.contains(position) ? testCase.steps.hookID(at: position) : nil
  }

  /// The steps that the text step at an index ran; nil for any other step.
  package func innerSteps(at position: Int) -> InnerSteps? {
    attachments.last {
      $0.step == position && $0.attachment.mediaType == Attachment.innerStepsType
    }.flatMap { InnerSteps($0.attachment) }
  }

  /// The variant that the scenario runs in, such as an engine's name; nil if there is only one.
  package var variant: String? {
    for (_, attachment) in attachments where attachment.mediaType == Attachment.variantType {
      if case .text(let name) = attachment.body { return name }
    }
    return nil
  }

  /// The duration; nil while it runs.
  package var duration: Duration? { finished.map { $0.timestamp - started.timestamp } }

  // MARK: - Updates by RunIndex

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

  /// Adds a suggestion and returns true if it is for one of the attempt's steps.
  func note(_ suggestion: Suggestion) -> Bool {
    let position = testCase.steps.firstIndex {
      if case .step(suggestion.pickleStepID, _) = $0.role { true } else { false }
    }
    guard let position else { return false }
    suggestions.append((position, suggestion))
    return true
  }

  private var lacksResults: Bool {
    results.count < testCase.steps.count || results.contains { $0.status == .unknown }
  }

  func note(_ event: TestCaseFinished) {
    finished = event
    if status == .passed, lacksResults { status = .unknown }
  }
}
