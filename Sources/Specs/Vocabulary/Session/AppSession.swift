package import SpecDrivers
package import SpecRunner
import Synchronization

/// One scenario's app under an engine: launched, acted on, looked at, closed at the end.
///
/// It remembers what the vocabulary's words mean beyond one call to the driver: the whole log
/// of events, so that each crosses the wire once; where the last When began; and the latest
/// observation, so that several Thens after one action cost one look.
package final class AppSession: Sendable {
  package let driver: any Driver
  /// How long a step asks an engine again that cannot tell whether the app has settled.
  package let patience: Duration
  private let state: Mutex<State>

  private struct State {
    var options: LaunchOptions
    var isLaunched = false
    /// All events so far; their numbers may start above 1 if the engine forgets.
    var log: [Event] = []
    /// The number of the last event in the log.
    var mark: EventMark = 0
    /// The last event before the current group of When steps began.
    var whenMark: EventMark = 0
    /// The step that last acted; a step may act more than once and is one step all the same.
    var acting: NodeID?
    /// What there was to see when the current group of When steps began.
    var before: Screen?
    /// What there is to see; nil when something has been done since.
    var now: Observation?
  }

  package init(driver: any Driver, options: LaunchOptions, patience: Duration = .seconds(5)) {
    self.driver = driver
    self.patience = patience
    state = Mutex(State(options: options))
  }

  /// What the app is, or will be, launched with.
  package var options: LaunchOptions { state.withLock { $0.options } }

  /// Whether an app has been launched.
  package var isLaunched: Bool { state.withLock { $0.isLaunched } }

  /// Changes what the app will be launched with.
  ///
  /// - Throws: `StepFailure` if it is too late for that.
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

  /// Starts the app in a fresh world; the log begins anew.
  package func launch(app: String? = nil, by step: PickleStep? = nil) async throws(DriverError) {
    let options = state.withLock { state in
      if let app { state.options.app = app }
      return state.options
    }
    try await driver.launch(options)
    state.withLock { state in
      state = State(options: options, isLaunched: true)
      state.acting = step?.id
    }
  }

  /// Given: brings something around the app into a state.
  package func arrange(_ condition: Condition) async throws(DriverError) {
    state.withLock { $0.now = nil }
    try await driver.arrange(condition)
  }

  /// When: does what a person, or the system, does.
  ///
  /// - Parameter begins: whether this is the first action of a group of When steps, which then
  ///   is what `since the last When` counts from.
  package func perform(
    _ action: Action, by step: PickleStep? = nil, begins: Bool = true
  ) async throws(DriverError) {
    let isSameStep = state.withLock { state in
      let isSame = step != nil && state.acting == step?.id
      state.acting = step?.id
      return isSame
    }
    if begins, !isSameStep, isLaunched {
      let seen = try await observe()
      state.withLock { state in
        state.whenMark = state.mark
        state.before = seen.screen
      }
    }
    state.withLock { $0.now = nil }
    try await driver.perform(action)
  }

  /// Then: what there is to see and what has happened; asked once after each action.
  package func look() async throws(DriverError) -> AssertionContext {
    let observation = try await observe()
    return state.withLock { state in
      AssertionContext(
        observation: observation, before: state.before, log: state.log, whenMark: state.whenMark,
        engine: driver.capabilities.engine)
    }
  }

  /// Lets time pass between two looks at an engine that cannot tell whether the app has settled.
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
    }
    return observation
  }
}
