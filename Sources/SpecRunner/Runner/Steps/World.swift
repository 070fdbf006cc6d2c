public import SpecGherkin
public import SpecMessages
import Synchronization

/// The state of one scenario: typed values, attachments and the status so far.
///
/// It starts with copies of the values of the `BeforeAll` hooks, so scenarios do not affect each
/// other. The hooks before and after a run share one world.
///
/// A step definition receives it as its first parameter. The steps of a scenario run one after
/// another, but a lock protects the values, because a body that exceeded its time limit may still
/// be running.
public final class World: Sendable {
  /// The scenario; nil in a hook before or after the run.
  public let pickle: Pickle?
  /// The variant that the scenario runs in, such as an engine's name; nil if there is only one.
  package let variant: String?
  /// Whether this is a dry run, in which no steps run.
  package let isDryRun: Bool
  private let values: WorldValues
  private let state: Mutex<State>
  private let attach: @Sendable (Attachment) -> Void
  private let clock: (@Sendable () -> Int64)?
  private let findNeeds: (@Sendable () -> [StepNeed])?
  private let checkCount = Atomic<Int>(0)

  /// The world of the running Then, for expectations without a world.
  @TaskLocal static var ofCheck: World?

  private struct State {
    var owner: Attachment.Owner
    var step: PickleStep?
    /// The step of the scenario that calls the running step, if that belongs to a text step.
    var caller: PickleStep?
    /// The type of the step before the running one.
    var previous: PickleStepType?
    /// How many bodies have started.
    var turn = 0
    var status: Status = .passed
    /// The deadline of the running body, on the run's clock.
    var deadline: Int64 = .max
    /// Whether that is the limit of the scenario rather than that of the step.
    var isDeadlineOfCase = false
    /// Receives attachments in place of the run.
    var receiver: (@Sendable (Attachment) -> Void)?
    /// The abilities that the steps require, once they are asked for.
    var needs: [StepNeed]??
  }

  package init(
    pickle: Pickle?, variant: String? = nil, isDryRun: Bool = false,
    values: WorldValues = WorldValues(), owner: Attachment.Owner,
    clock: (@Sendable () -> Int64)? = nil,
    needs: (@Sendable () -> [StepNeed])? = nil,
    attach: @escaping @Sendable (Attachment) -> Void
  ) {
    self.pickle = pickle
    self.variant = variant
    self.isDryRun = isDryRun
    self.values = values
    self.attach = attach
    self.clock = clock
    findNeeds = needs
    state = Mutex(State(owner: owner))
  }

  /// The value of a key; its initial value until it is set.
  public subscript<Key: WorldKey>(key: Key.Type) -> Key.Value {
    get { with(key) { $0 } }
    set { with(key) { $0 = newValue } }
  }

  /// Reads and changes the value of a key in place, under the lock.
  public func with<Key: WorldKey, Result: Sendable>(
    _ key: Key.Type, _ change: (inout Key.Value) throws -> Result
  ) rethrows -> Result {
    try values.with(key, change)
  }

  /// The most severe status of the steps so far, for After hooks.
  public var status: Status { state.withLock { $0.status } }

  /// The running step; nil in a hook.
  public var step: PickleStep? { state.withLock { $0.step } }

  /// The type of the step before the running one.
  ///
  /// In a text step it is the one before it there, and for the first one the one before the call. A
  /// call counts as one step of its own type.
  package var previousStepType: PickleStepType? { state.withLock { $0.previous } }

  /// The number of the running body: a text step that is called twice runs the same steps again.
  package var turn: Int { state.withLock { $0.turn } }

  /// The abilities that the scenario's steps require, in the order of the steps.
  ///
  /// A Before hook that knows the engine can throw `Skip` if one is missing. Nil if they are not
  /// known, as in a live session.
  package var needs: [StepNeed]? {
    if let known = state.withLock({ $0.needs }) { return known }
    let needs = findNeeds?()
    state.withLock { $0.needs = .some(needs) }
    return needs
  }

  /// Attaches a text to the running step.
  public func attach(_ text: String, mediaType: String, fileName: String? = nil) {
    attach(.text(text), mediaType, fileName)
  }

  /// Attaches bytes to the running step.
  public func attach(bytes: [UInt8], mediaType: String, fileName: String? = nil) {
    attach(.bytes(bytes), mediaType, fileName)
  }

  /// Logs a line, which reports show below the running step.
  public func log(_ text: String) {
    attach(.text(text), Attachment.logType, nil)
  }

  /// Attaches a link to the running step.
  public func link(_ address: String) {
    attach(.text(address), Attachment.linkType, nil)
  }

  /// Records that the running step compared something; a Then without a comparison is reported.
  ///
  /// `expect` does this; call it in a body that compares in another way.
  public func noteCheck() {
    checkCount.wrappingAdd(1, ordering: .relaxed)
  }

  /// The number of recorded comparisons.
  package var checks: Int { checkCount.load(ordering: .relaxed) }

  /// The time on the run's clock; nil in a hook before or after the run.
  package var now: Duration? { clock.map { .nanoseconds($0()) } }

  /// The remaining time of the running body; nil if there is no limit.
  package var timeLeft: Duration? {
    let deadline = state.withLock { $0.deadline }
    guard deadline < .max, let clock else { return nil }
    return .nanoseconds(max(0, deadline - clock()))
  }

  /// Whether the remaining time is that of the scenario rather than that of the step.
  package var isTimeOfScenario: Bool { state.withLock { $0.isDeadlineOfCase } }

  /// Notes the start of a body.
  ///
  /// - Parameter caller: the step of the scenario that calls the step, if that belongs to a text
  ///   step.
  package func enter(
    _ owner: Attachment.Owner, status: Status, step: PickleStep? = nil,
    by caller: PickleStep? = nil, deadline: Int64 = .max, isDeadlineOfCase: Bool = false
  ) {
    state.withLock {
      $0.deadline = deadline
      $0.isDeadlineOfCase = isDeadlineOfCase
      $0.owner = owner
      // The start of a call is noted before its first step.
      if caller == nil || $0.caller != nil || $0.step?.id != caller?.id {
        let isSameCall = caller != nil && $0.caller?.id == caller?.id
        $0.previous = (isSameCall ? $0.step : $0.caller ?? $0.step)?.type
      }
      $0.caller = caller
      $0.step = step
      $0.turn += 1
      $0.status = status
    }
  }

  private func attach(_ body: Attachment.Body, _ mediaType: String, _ fileName: String?) {
    let (owner, receiver) = state.withLock { ($0.owner, $0.receiver) }
    (receiver ?? attach)(
      Attachment(body: body, mediaType: mediaType, fileName: fileName, owner: owner))
  }

  // MARK: - Sessions

  /// Passes attachments to a receiver in place of the run; nil for the run again.
  func attach(to receiver: (@Sendable (Attachment) -> Void)?) {
    state.withLock { $0.receiver = receiver }
  }

  /// Whether a person tries steps, which are in no report.
  package var isTried: Bool { state.withLock { $0.receiver != nil } }

  /// Forgets all values, as before the first hook.
  func reset() { values.reset() }
}

/// A key for a value in a scenario's world, and the initial value.
///
/// ```swift
/// enum Basket: WorldKey { static var initial: [String] { [] } }
/// world.with(Basket.self) { $0.append("apple") }
/// ```
public protocol WorldKey {
  associatedtype Value: Sendable
  static var initial: Value { get }
}
