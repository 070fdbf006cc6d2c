import SpecDrivers
import SpecText
import Synchronization

/// An engine whose drivers show an app that runs already, for scenarios that only look.
final class ViewedApp: Engine {
  /// Lets time pass in the app.
  typealias Wait = @Sendable (Duration) async throws(DriverError) -> Observation

  private struct State: Sendable {
    var seen: Observation
    var capabilities: Capabilities
    var wait: Wait
    var hasActed = false
    var isOfOtherApp = false
  }

  let name = "view"
  private let app: String
  private let state: Mutex<State>

  /// - Parameter capabilities: those of the engine, so that every step is tried.
  init(app: String, _ capabilities: Capabilities) {
    self.app = app
    // Before a walk, an empty screen shows whether a scenario does more than look.
    let screen = Screen(
      name: "", size: Size(width: 0, height: 0), elements: [], stack: .known([]))
    state = Mutex(
      State(
        seen: Observation(screen: screen),
        capabilities: capabilities,
        wait: { _ throws(DriverError) in Observation(screen: screen) }))
  }

  /// Shows another observation from now on.
  func show(_ seen: Observation, _ capabilities: Capabilities, wait: @escaping Wait) {
    state.withLock { state in
      // Checks count events from the start, which is the last action.
      state.seen = seen
      state.capabilities = capabilities
      state.wait = wait
      state.isOfOtherApp = false
    }
  }

  /// Whether a scenario tried to act or to arrange something.
  var hasActed: Bool { state.withLock { $0.hasActed } }
  /// Whether the last scenario opens another app.
  var isOfOtherApp: Bool { state.withLock { $0.isOfOtherApp } }

  var needsStart: Bool { false }

  func makeDriver() -> any Driver { ViewDriver(view: self) }

  fileprivate var capabilities: Capabilities { state.withLock { $0.capabilities } }
  fileprivate var seen: Observation { state.withLock { $0.seen } }

  fileprivate func launch(_ options: LaunchOptions) throws(DriverError) {
    if options.app.isEmpty || options.app.isSame(as: app) { return }
    state.withLock { $0.isOfOtherApp = true }
    throw .unknownApp(options.app, known: [app])
  }

  fileprivate func act() -> DriverError {
    state.withLock { state in
      state.hasActed = true
      return .impossible(
        what: "act in a scenario tagged @always", why: "it only looks", state.seen.screen)
    }
  }

  fileprivate func wait(_ time: Duration) async throws(DriverError) {
    let wait = state.withLock { $0.wait }
    let seen = try await wait(time)
    state.withLock { $0.seen = seen }
  }
}

/// Shows what an engine shows at the moment.
private struct ViewDriver: Driver {
  let view: ViewedApp

  var capabilities: Capabilities { view.capabilities }
  func launch(_ options: LaunchOptions) async throws(DriverError) { try view.launch(options) }
  func arrange(_ condition: Condition) async throws(DriverError) { throw view.act() }

  func perform(_ action: Action) async throws(DriverError) {
    guard case .wait(let time) = action else { throw view.act() }
    try await view.wait(time)
  }

  func observe(since mark: EventMark) async throws(DriverError) -> Observation {
    var seen = view.seen
    seen.events.removeAll { $0.number <= mark }
    return seen
  }

  func close() async {}
}
