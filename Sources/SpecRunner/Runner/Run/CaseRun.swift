import SpecGherkin
import SpecMessages

/// The state of one attempt at a scenario.
///
/// It is a value, so that a worker whose step hangs can be replaced: the replacement continues with
/// a copy. The constant parts are in one object, since a copy is made for every step.
struct CaseRun: Sendable {
  private let frame: Frame
  private(set) var index = 0
  var mode: RunMode
  private(set) var worst: Status = .passed
  /// Whether something failed that a known issue does not explain.
  private var hasOtherFailure = false
  /// Whether a step of the scenario passed.
  private var hasPassedStep = false
  /// The places of the steps that did not pass, in a scenario in which one did not.
  private(set) var notPassed: [Int] = []
  /// The kind of the last failure of a step.
  private(set) var lastFailure: Failure.Kind?
  /// The end of the previous step on the run's clock, which is the start of the next.
  var now: Int64
  /// The end of the previous step, which is sent together with the start of the next.
  var unsent: Envelope?

  private final class Frame: Sendable {
    let planned: PlannedCase
    let ticket: Int
    let attempt: Int
    let id: NodeID
    let world: World
    let deadline: Int64?
    let dryRunHooks: Set<NodeID>
    let steps: TestSteps
    let pickleSteps: PickleSteps
    /// The number of steps and hooks.
    let count: Int
    /// The number of Before hooks, which precede the first step.
    let hooksBefore: Int
    let blockage: String?

    init(
      _ planned: PlannedCase, _ ticket: Int, _ attempt: Int, _ id: NodeID, _ world: World,
      _ deadline: Int64?, _ dryRunHooks: Set<NodeID>, _ blockage: String?
    ) {
      self.planned = planned
      self.ticket = ticket
      self.attempt = attempt
      self.id = id
      self.world = world
      self.deadline = deadline
      self.dryRunHooks = dryRunHooks
      self.blockage = blockage
      steps = planned.testCase.steps
      pickleSteps = planned.pickle.steps
      count = steps.count
      hooksBefore = steps.hooksBefore
    }
  }

  /// - Parameters:
  ///   - ticket: the identity of the scenario in the queue.
  ///   - dryRunHooks: the hooks that also run in a dry run.
  ///   - blockage: why nothing of it runs, with the mode `blocked`.
  init(
    _ planned: PlannedCase, ticket: Int, attempt: Int, id: NodeID, world: World, now: Int64,
    deadline: Int64?, mode: RunMode, dryRunHooks: Set<NodeID> = [],
    blockage: String? = nil
  ) {
    self.now = now
    frame = Frame(planned, ticket, attempt, id, world, deadline, dryRunHooks, blockage)
    self.mode = mode
  }

  var planned: PlannedCase { frame.planned }
  /// The identity of the scenario in the queue.
  var ticket: Int { frame.ticket }
  /// The number of the attempt, from 0.
  var attempt: Int { frame.attempt }
  /// The id of the attempt in the messages.
  var id: NodeID { frame.id }
  var world: World { frame.world }
  /// The deadline on the run's clock.
  var deadline: Int64? { frame.deadline }

  /// Why nothing runs, at the first step; at the first hook if there is no step.
  var blockageHere: String? {
    guard let blockage = frame.blockage else { return nil }
    return index == (frame.pickleSteps.isEmpty ? 0 : frame.hooksBefore) ? blockage : nil
  }

  /// The id of the next step or hook, or nil after the last.
  var stepID: NodeID? {
    index < frame.count ? frame.steps.id(at: index) : nil
  }

  /// The pickle step of the next step; nil for a hook.
  var pickleStep: PickleStep? {
    let steps = frame.pickleSteps
    let place = index - frame.hooksBefore
    return place >= 0 && place < steps.count ? steps[place] : nil
  }

  /// The pickle step before the next step; nil for a hook.
  var endedStep: PickleStep? {
    let place = index - 1 - frame.hooksBefore
    return frame.pickleSteps.indices.contains(place) ? frame.pickleSteps[place] : nil
  }

  /// Records the outcome of the current step and moves to the next.
  ///
  /// - Parameters:
  ///   - kind: the kind of the failure, if there is one.
  ///   - goesOn: whether later steps run although this one failed.
  ///   - isOfEngine: whether the step was skipped because of what the engine cannot do.
  mutating func advance(
    _ status: Status, _ kind: Failure.Kind?, isAfterHook: Bool, goesOn: Bool = false,
    isOfEngine: Bool = false
  ) {
    worst = max(worst, status)
    let place = index - frame.hooksBefore
    let isHook = place < 0 || place >= frame.pickleSteps.count
    if !isHook {
      if status == .passed { hasPassedStep = true } else { notPassed.append(place) }
      if status.isFailure { lastFailure = kind ?? .other }
    }
    if status.isFailure,
      status != .failed || isHook
        || !(kind ?? .other).isExplainedByKnownIssue(at: frame.pickleSteps[place].type)
    {
      hasOtherFailure = true
    }
    if !isAfterHook, !goesOn { mode.note(status, isOfEngine: isOfEngine) }
    index += 1
  }

  /// Whether all steps have ended and a step failed, before the first After hook.
  var hasFailedAtLastStep: Bool {
    lastFailure != nil && index == frame.hooksBefore + frame.pickleSteps.count
  }

  /// The result of the scenario if this is its last attempt, as the messages have it.
  var result: CaseResult {
    guard worst == .failed || worst == .passed else { return .status(worst) }
    return CaseResult(
      worst, planned.pickle.excuse, isExpectedFailure: !hasOtherFailure, hasRun: hasPassedStep)
  }

  /// Decides what to do with the current step, by its role and the earlier outcomes.
  ///
  /// The order of the checks follows Cucumber's compatibility kit: after a skip nothing is checked;
  /// after a failure, undefined and ambiguous steps are still reported.
  var decision: Decision {
    guard index < frame.count else { return .settle(.unknown) }
    if case .blocked = mode { return .settle(.skipped) }
    switch frame.steps.glue(at: index) {
    case .hook(let id):
      if case .dryRun = mode {
        let runs = index < frame.hooksBefore && frame.dryRunHooks.contains(id)
        return runs ? .beforeHook(id) : .settle(.skipped)
      }
      if index >= frame.hooksBefore { return .afterHook(id) }
      if case .run = mode { return .beforeHook(id) }
      return .settle(.skipped)
    case .ambiguous: return isAfterSkip ? .settle(.skipped) : .ambiguous
    case .undefined: return isAfterSkip ? .settle(.skipped) : .undefined
    case .definition(let id):
      if case .run = mode { return .run(id) }
      return isAfterSkip ? .settle(.skipped) : .passOver(id)
    }
  }

  private var isAfterSkip: Bool {
    if case .afterSkip = mode { true } else { false }
  }

  enum Decision {
    /// Runs the body of the definition with this id.
    case run(NodeID)
    /// Runs nothing, but reports undefined and ambiguous steps of the definition's text step.
    case passOver(NodeID)
    case beforeHook(NodeID)
    case afterHook(NodeID)
    case undefined
    case ambiguous
    /// The status of a step that does not run.
    case settle(Status)

    var isAfterHook: Bool {
      if case .afterHook = self { true } else { false }
    }

    var runsABody: Bool {
      switch self {
      case .run, .beforeHook, .afterHook: true
      case .passOver, .settle, .undefined, .ambiguous: false
      }
    }
  }
}
