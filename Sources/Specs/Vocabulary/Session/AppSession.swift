package import SpecDrivers
import SpecRunner
import SpecText
import Synchronization

/// The session of one scenario with its app: launch, actions, observations and close.
///
/// It keeps what outlives a single call to the driver: the log of events, so that each event is
/// transferred once; the start of the last When; and the latest observation, so that several Then
/// steps after one action cost one observation.
package final class AppSession: Sendable {
  package let driver: any Driver
  /// The same driver if it follows the checks; the cast takes time, so it is made once.
  private let checked: (any CheckedDriver)?
  /// How long a check repeats its observation if the engine cannot detect that the app has settled.
  package let patience: Duration
  private let state: Mutex<State>

  private struct State {
    var options: LaunchOptions
    var isLaunched = false
    /// All events so far; numbers may start above 1 if the engine discards old events.
    var log: [Event] = []
    /// The number of the last event in the log.
    var mark: EventMark = 0
    /// The last event before the current group of When steps began.
    var whenMark: EventMark = 0
    /// The body that acted last; several actions in one body count as one.
    var acting: Int?
    /// The screen when the current group of When steps began.
    var before: Screen?
    /// The current observation; nil after an action.
    var now: Observation?
    /// What the messages of failed scripts that steps expect have in common.
    var expectedErrors: [@Sendable (String) -> Bool] = []
    /// Whether a step has checked with which status the program ended.
    var expectsEnd = false
    /// The screens for a report of a failure.
    var seen = SeenScreens()
  }

  package init(driver: any Driver, options: LaunchOptions, patience: Duration = .seconds(5)) {
    self.driver = driver
    checked = driver as? any CheckedDriver
    self.patience = patience
    state = Mutex(State(options: options))
  }

  /// The options of the app's launch.
  package var options: LaunchOptions { state.withLock { $0.options } }

  /// Whether an app has been launched.
  package var isLaunched: Bool { state.withLock { $0.isLaunched } }

  /// Changes the launch options.
  ///
  /// - Throws: `StepFailure` if the app has been launched.
  package func prepare(_ what: String, _ change: (inout LaunchOptions) -> Void) throws {
    try state.withLock { state in
      if state.isLaunched {
        throw StepFailure(
          "\(what) must be chosen before the app is opened",
          notes: ["move this step above the one that opens the app"])
      }
      change(&state.options)
    }
  }

  /// Launches the app with fresh state and clears the log.
  ///
  /// - Parameters:
  ///   - turn: the number of the running body.
  ///   - needs: the abilities that the steps of the scenario require; nil if unknown.
  ///   - folder: the scenario's own folder, if it has one.
  package func launch(
    app: String? = nil, in turn: Int? = nil, needs: Set<Capability>? = nil,
    folder: String? = nil
  ) async throws(DriverError) {
    let options = state.withLock { state in
      if let app { state.options.app = app }
      return state.options
    }
    var launch = options
    launch.needs = needs
    launch.folder = folder
    try await driver.launch(launch)
    state.withLock { state in
      var seen = state.seen
      seen.hasLaunched()
      state = State(options: options, isLaunched: true)
      state.acting = turn
      state.seen = seen
    }
  }

  /// Establishes a condition for a Given step.
  package func arrange(_ condition: Condition) async throws(DriverError) {
    state.withLock { $0.now = nil }
    try await driver.arrange(condition)
    state.withLock { $0.seen.hasActed() }
  }

  /// Performs an action of the user or the system for a When step.
  ///
  /// - Parameters:
  ///   - turn: the number of the running body.
  ///   - begins: whether this is the first action of a group of When steps, from which `since the
  ///     last When` counts.
  /// - Returns: the screen before the first action of the group; nil for a later one.
  @discardableResult
  package func perform(
    _ action: Action, in turn: Int? = nil, begins: Bool = true
  ) async throws(DriverError) -> Screen? {
    if begins { try await beginWhen(in: turn) } else { state.withLock { $0.acting = turn } }
    state.withLock { $0.now = nil }
    do throws(DriverError) { try await driver.perform(action) } catch {
      state.withLock { $0.seen.hasFailed(error, mark: $0.mark) }
      throw error
    }
    return state.withLock { state in
      state.seen.hasActed()
      return begins ? state.before : nil
    }
  }

  /// Notes that a group of When steps begins, of this user or of another one.
  ///
  /// - Parameter turn: the number of the running body, whose actions are one.
  func beginWhen(in turn: Int?) async throws(DriverError) {
    let isSameBody = state.withLock { state in
      let isSame = turn != nil && state.acting == turn
      state.acting = turn
      return isSame
    }
    guard !isSameBody, isLaunched else { return }
    let seen = try await observe()
    state.withLock { state in
      state.whenMark = state.mark
      state.before = seen.screen
    }
  }

  /// Notes that a step expects a script to fail with such a message.
  func expectScriptError(_ isMeant: @escaping @Sendable (String) -> Bool) {
    state.withLock { $0.expectedErrors.append(isMeant) }
  }

  /// Whether a step expected an error of a script.
  func expects(_ error: Event) -> Bool {
    state.withLock { $0.expectedErrors.contains { $0(error.subject) } }
  }

  /// Notes that a step checks with which status the program ends.
  func expectEnd() { state.withLock { $0.expectsEnd = true } }

  /// Tells the driver that a step has checked something.
  func noteCheck() async { await checked?.noteCheck() }

  /// Observes the app for a Then step; repeated calls after one action use one observation.
  package func look() async throws(DriverError) -> AssertionContext {
    let observation = try await observe()
    return state.withLock { state in
      AssertionContext(
        observation: observation, before: state.before, log: state.log, whenMark: state.whenMark,
        capabilities: driver.capabilities, hadElements: state.seen.hadElements,
        expectsEnd: state.expectsEnd)
    }
  }

  /// Observes the app even if nothing was done since the last observation.
  func lookAgain() async throws(DriverError) -> AssertionContext {
    forgetLook()
    return try await look()
  }

  /// Makes the next look a new one.
  func forgetLook() { state.withLock { $0.now = nil } }

  /// Waits between two observations if the engine cannot detect that the app has settled.
  func pause(_ time: Duration) async throws(DriverError) {
    state.withLock { $0.now = nil }
    try await driver.perform(.wait(time))
  }

  private func observe() async throws(DriverError) -> Observation {
    let (known, mark) = state.withLock { ($0.now, $0.mark) }
    if let known { return known }
    let observation = try await driver.observe(since: mark)
    state.withLock { state in
      state.log += observation.events
      state.mark = max(state.mark, observation.mark)
      state.now = observation
      state.seen.latest = observation
    }
    return observation
  }

  /// The screens of a failure as they are known, without another observation, and the events
  /// between them.
  func seen() -> (before: Observation?, latest: Observation?, between: [Event]) {
    state.withLock { state in
      let mark = state.seen.beforeMark
      return (
        state.seen.before, state.seen.latest, state.log.filter { $0.number > mark }
      )
    }
  }

  /// The events since the last call, for a record of every step.
  func unrecordedEvents() -> [Event] {
    state.withLock { state in
      let mark = state.seen.recordedMark
      state.seen.recordedMark = state.mark
      return state.log.filter { $0.number > mark }
    }
  }
}
