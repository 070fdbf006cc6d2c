public import SpecGherkin
public import SpecMessages
import Synchronization

/// One scenario's memory: typed values, attachments, the status so far; made fresh, thrown away.
///
/// It begins with copies of the values that `BeforeAll` hooks have set; what a scenario changes in
/// them reaches no other. The hooks around a run share one memory, so an `AfterAll` finds what a
/// `BeforeAll` has set.
///
/// A step definition gets it as its first argument. Steps of one scenario run one after another;
/// a lock guards the values all the same, because a body that ran out of time may still be about.
public final class World: Sendable {
  /// The scenario this world is for; nil in a hook around the whole run.
  public let pickle: Pickle?
  /// Which of several ways the scenario is run in, such as an engine's name; nil if there is one.
  public let variant: String?
  /// Whether this is a dry run: no step will follow.
  package let isDryRun: Bool
  private let values: WorldValues
  private let state: Mutex<State>
  private let attach: @Sendable (Attachment) -> Void
  private let clock: (@Sendable () -> Int64)?
  private let findNeeds: @Sendable () -> [StepNeed]
  private let checkCount = Atomic<Int>(0)

  /// The world of the Then whose body is running, for expectations that are not told theirs.
  @TaskLocal static var ofCheck: World?

  private struct State {
    var owner: Attachment.Owner
    var step: PickleStep?
    var status: Status = .passed
    /// When the running body is given up, on the run's clock.
    var deadline: Int64 = .max
  }

  package init(
    pickle: Pickle?, variant: String? = nil, isDryRun: Bool = false,
    values: WorldValues = WorldValues(), owner: Attachment.Owner,
    clock: (@Sendable () -> Int64)? = nil,
    needs: @escaping @Sendable () -> [StepNeed] = { [] },
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

  /// The value kept under a key; the key's initial value until one is set.
  public subscript<Key: WorldKey>(key: Key.Type) -> Key.Value {
    get { with(key) { $0 } }
    set { with(key) { $0 = newValue } }
  }

  /// Reads and changes the value kept under a key, in place and undisturbed.
  public func with<Key: WorldKey, Result: Sendable>(
    _ key: Key.Type, _ change: (inout Key.Value) throws -> Result
  ) rethrows -> Result {
    try values.with(key, change)
  }

  /// The worst status among the steps so far: what an After hook asks for.
  public var status: Status { state.withLock { $0.status } }

  /// The scenario's step that is running; nil in a hook.
  public var step: PickleStep? { state.withLock { $0.step } }

  /// The abilities the scenario's steps were declared to need, in the order of the steps.
  ///
  /// A Before hook that knows who runs the app can throw `Skip` for one that is missing, before
  /// anything is started. They are looked for when asked for.
  public var needs: [StepNeed] { findNeeds() }

  /// Attaches text to the running step.
  public func attach(_ text: String, mediaType: String, fileName: String? = nil) {
    attach(.text(text), mediaType, fileName)
  }

  /// Attaches bytes to the running step.
  public func attach(bytes: [UInt8], mediaType: String, fileName: String? = nil) {
    attach(.bytes(bytes), mediaType, fileName)
  }

  /// Logs a line; reports show it under the running step.
  public func log(_ text: String) {
    attach(.text(text), Attachment.logType, nil)
  }

  /// Attaches a link to the running step.
  public func link(_ address: String) {
    attach(.text(address), Attachment.linkType, nil)
  }

  /// Notes that the running step compared something; a Then that notes nothing proves nothing.
  ///
  /// `expect` does so by itself; a body that compares in its own way calls this where it does.
  public func noteCheck() {
    checkCount.wrappingAdd(1, ordering: .relaxed)
  }

  /// How many comparisons have been noted.
  package var checks: Int { checkCount.load(ordering: .relaxed) }

  /// The time on the run's clock; nil in a hook around the whole run.
  package var now: Duration? { clock.map { .nanoseconds($0()) } }

  /// How long the running body may still take; nil if there is no limit.
  package var timeLeft: Duration? {
    let deadline = state.withLock { $0.deadline }
    guard deadline < .max, let clock else { return nil }
    return .nanoseconds(max(0, deadline - clock()))
  }

  package func enter(
    _ owner: Attachment.Owner, status: Status, step: PickleStep? = nil, deadline: Int64 = .max
  ) {
    state.withLock {
      $0.deadline = deadline
      $0.owner = owner
      $0.step = step
      $0.status = status
    }
  }

  private func attach(_ body: Attachment.Body, _ mediaType: String, _ fileName: String?) {
    let owner = state.withLock { $0.owner }
    attach(Attachment(body: body, mediaType: mediaType, fileName: fileName, owner: owner))
  }
}

/// A name for a value in a scenario's world, and what it is until a step sets it.
///
/// ```swift
/// enum Basket: WorldKey { static var initial: [String] { [] } }
/// world.with(Basket.self) { $0.append("apple") }
/// ```
public protocol WorldKey {
  associatedtype Value: Sendable
  static var initial: Value { get }
}
