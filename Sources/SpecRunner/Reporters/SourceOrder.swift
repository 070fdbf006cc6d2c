import SpecGherkin
import SpecMessages

/// Holds concurrent test cases until they read as if run one by one, in the order announced.
///
/// The case whose turn it is passes through as it happens; what others say in the meantime waits.
/// What belongs to no case passes through at once, but after the cases have begun nothing that
/// ends the run overtakes one. A run of one lane passes through untouched.
struct SourceOrder {
  private var cases: [NodeID: Waiting] = [:]
  /// The announced test cases in order, and how many of them are through.
  private var order: [NodeID] = []
  private var turn = 0
  /// The attempts that run: which test case each belongs to.
  private var live: [(attempt: NodeID, testCase: NodeID)] = []

  init() {}

  /// A test case that is not through, and what it has said so far.
  private struct Waiting {
    let testCase: TestCase
    var held: [Envelope] = []
    var isFinished = false
  }

  /// Takes in one envelope and hands on those whose turn has come.
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

  /// Hands on everything that still waits, in order: nothing more will come.
  mutating func finish(_ emit: (Envelope) -> Void) {
    for id in held { release(id, emit) }
  }

  /// The test cases with something held back, in order.
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
    // Whoever comes next may have waited, and so may those after.
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
