import SpecGherkin
import SpecMessages

/// One attempt at one scenario: how far it is, and what its next step would be.
///
/// A value, so that a lane whose step hangs can be replaced: its successor goes on from a copy.
/// What does not change stands in one object, because a copy is made for every step.
struct CaseRun: Sendable {
  private let frame: Frame
  private(set) var index = 0
  var mode: RunMode
  private(set) var worst: Status = .passed

  private final class Frame: Sendable {
    let planned: PlannedCase
    let ticket: Int
    let attempt: Int
    let id: NodeID
    let world: World
    let deadline: Int64?
    let dryRunHooks: Set<NodeID>
    let steps: [TestStep]
    let firstStep: Int

    init(
      _ planned: PlannedCase, _ ticket: Int, _ attempt: Int, _ id: NodeID, _ world: World,
      _ deadline: Int64?,
      _ dryRunHooks: Set<NodeID>
    ) {
      self.planned = planned
      self.ticket = ticket
      self.attempt = attempt
      self.id = id
      self.world = world
      self.deadline = deadline
      self.dryRunHooks = dryRunHooks
      steps = Array(planned.testCase.steps)
      firstStep =
        steps.firstIndex { if case .step = $0.role { true } else { false } } ?? steps.count
    }
  }

  /// - Parameters:
  ///   - ticket: what the queue gets back when the scenario is over.
  ///   - rehearsed: the hooks that run in a dry run too.
  init(
    _ planned: PlannedCase, ticket: Int, attempt: Int, id: NodeID, world: World, deadline: Int64?,
    mode: RunMode, dryRunHooks: Set<NodeID> = []
  ) {
    frame = Frame(planned, ticket, attempt, id, world, deadline, dryRunHooks)
    self.mode = mode
  }

  var planned: PlannedCase { frame.planned }
  /// What the queue gets back when the scenario is over.
  var ticket: Int { frame.ticket }
  /// Which attempt it is, from 0.
  var attempt: Int { frame.attempt }
  /// The id it was announced with.
  var id: NodeID { frame.id }
  var world: World { frame.world }
  /// When it must be over, on the run's clock.
  var deadline: Int64? { frame.deadline }
  /// How many Before hooks stand in front of the first pickle step.
  private var firstStep: Int { frame.firstStep }

  /// The step that comes next, or nil when all are done.
  var step: TestStep? {
    index < frame.steps.count ? frame.steps[index] : nil
  }

  /// The pickle's step that comes next; nil where it is a hook.
  var pickleStep: PickleStep? {
    let steps = frame.planned.pickle.steps
    let place = index - firstStep
    return place >= 0 && place < steps.count
      ? steps[steps.index(steps.startIndex, offsetBy: place)]
      : nil
  }

  /// Notes how the current step ended and goes on to the next.
  ///
  /// - Parameter goesOn: whether the steps after it run although it failed.
  mutating func advance(_ status: Status, isAfterHook: Bool, goesOn: Bool = false) {
    worst = max(worst, status)
    if !isAfterHook, !goesOn { mode.note(status) }
    index += 1
  }

  /// What to do with the current step, by its role and by what happened before it.
  ///
  /// The order of the questions is the compatibility kit's: after a skip nothing is looked at,
  /// after a failure undefined and ambiguous steps are still told.
  var decision: Decision {
    guard let step else { return .settle(.unknown) }
    switch step.role {
    case .hook(let id):
      if case .dryRun = mode {
        let runs = index < firstStep && frame.dryRunHooks.contains(id)
        return runs ? .beforeHook(id) : .settle(.skipped)
      }
      if index >= firstStep { return .afterHook(id) }
      if case .run = mode { return .beforeHook(id) }
      return .settle(.skipped)
    case .step(_, let match):
      if case .afterSkip = mode { return .settle(.skipped) }
      switch match {
      case .ambiguous: return .ambiguous
      case .undefined: return .undefined
      case .defined(let match):
        if case .run = mode { return .run(match) }
        return .settle(.skipped)
      }
    }
  }

  enum Decision {
    case run(DefinitionMatch)
    case beforeHook(NodeID)
    case afterHook(NodeID)
    case undefined
    case ambiguous
    /// The step ends so without being run.
    case settle(Status)

    var isAfterHook: Bool {
      if case .afterHook = self { true } else { false }
    }

    var runsABody: Bool {
      switch self {
      case .run, .beforeHook, .afterHook: true
      case .settle, .undefined, .ambiguous: false
      }
    }
  }
}
