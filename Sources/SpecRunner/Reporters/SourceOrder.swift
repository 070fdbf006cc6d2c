import SpecGherkin
import SpecMessages

/// Reorders concurrent test cases as if they ran one after another in the order of announcement.
///
/// The messages of the next test case pass through immediately; those of others are buffered.
/// Messages outside test cases pass through immediately, except that the messages at the end of the
/// run stay after all test cases. A run with one worker is not changed.
struct SourceOrder {
  private var cases: [NodeID: Waiting] = [:]
  /// The announced test cases in order, and the number of completed ones.
  private var order: [NodeID] = []
  private var turn = 0
  /// The test case of each running attempt.
  private var live: [(attempt: NodeID, testCase: NodeID)] = []

  init() {}

  /// An incomplete test case and its buffered messages.
  private struct Waiting {
    let testCase: TestCase
    var held: [Envelope] = []
    var isFinished = false
  }

  /// Receives an envelope and passes on those whose turn it is.
  mutating func receive(_ envelope: Envelope, _ emit: (Envelope) -> Void) {
    switch envelope {
    case .testCase(let testCase):
      cases[testCase.id] = Waiting(testCase: testCase)
      order.append(testCase.id)
      emit(envelope)
    case .testCaseStarted(let event):
      live.append((event.id, event.testCaseID))
      pass(envelope, of: event.testCaseID, emit)
    case .testStepStarted(let event): pass(envelope, ofAttempt: event.testCaseStartedID, emit)
    case .testStepFinished(let event): pass(envelope, ofAttempt: event.testCaseStartedID, emit)
    case .testCaseFinished(let event): finish(event, emit)
    case .attachment(let attachment):
      if case .step(let attempt, _) = attachment.owner {
        pass(envelope, ofAttempt: attempt, emit)
      } else {
        emit(envelope)
      }
    case .suggestion(let suggestion):
      let owner = live.last { isStep(suggestion.pickleStepID, of: $0.testCase) }
      owner.map { pass(envelope, of: $0.testCase, emit) } ?? emit(envelope)
    case .testRunHookStarted, .testRunFinished:
      if !live.isEmpty || !held.isEmpty { finish(emit) }
      emit(envelope)
    default: emit(envelope)
    }
  }

  /// Passes on all buffered messages in order, at the end of the stream.
  mutating func finish(_ emit: (Envelope) -> Void) {
    for id in held { release(id, emit) }
  }

  /// The test cases with buffered messages, in order.
  private var held: [NodeID] {
    order[min(turn, order.count)...].filter { cases[$0].map { !$0.held.isEmpty } ?? false }
  }

  private func isStep(_ pickleStepID: NodeID, of testCase: NodeID) -> Bool {
    cases[testCase]?.testCase.steps.contains {
      if case .step(pickleStepID, _) = $0.role { true } else { false }
    } ?? false
  }

  private mutating func pass(
    _ envelope: Envelope, ofAttempt attempt: NodeID, _ emit: (Envelope) -> Void
  ) {
    guard let owner = live.last(where: { $0.attempt == attempt }) else { return emit(envelope) }
    pass(envelope, of: owner.testCase, emit)
  }

  private mutating func pass(
    _ envelope: Envelope, of testCase: NodeID, _ emit: (Envelope) -> Void
  ) {
    if turn < order.count, order[turn] != testCase, cases[testCase] != nil {
      cases[testCase]?.held.append(envelope)
    } else {
      emit(envelope)
    }
  }

  private mutating func finish(_ event: TestCaseFinished, _ emit: (Envelope) -> Void) {
    let envelope = Envelope.testCaseFinished(event)
    guard let place = live.firstIndex(where: { $0.attempt == event.testCaseStartedID }) else {
      return emit(envelope)
    }
    let testCase = live.remove(at: place).testCase
    pass(envelope, of: testCase, emit)
    if event.willBeRetried { return }
    cases[testCase]?.isFinished = true
    // The following test cases may already be complete.
    while turn < order.count, cases[order[turn]].map({ $0.isFinished }) ?? true {
      if turn < order.count { cases[order[turn]] = nil }
      turn += 1
      if turn < order.count { release(order[turn], emit) }
    }
    if turn == order.count, turn > 0 {
      order.removeAll(keepingCapacity: true)
      turn = 0
    }
  }

  private mutating func release(_ id: NodeID, _ emit: (Envelope) -> Void) {
    let held = cases[id]?.held ?? []
    cases[id]?.held = []
    for envelope in held { emit(envelope) }
  }
}
