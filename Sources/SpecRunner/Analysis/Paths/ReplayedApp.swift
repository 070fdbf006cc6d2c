package import SpecDrivers

/// An app that replays actions from its launch, and the state after each.
///
/// It is the one way in which an analysis walks through an app: a search, a random walk or the
/// shortening of a path restarts the app and performs the same actions again.
package struct ReplayedApp: Sendable {
  private let driver: any Driver
  private let abstraction: PathAbstraction
  private var mark: EventMark
  /// The screen as it is now.
  package var screen: Screen { seen.screen }
  /// The last observation, with the events of the last action.
  package private(set) var seen: Observation
  package private(set) var state: PathState
  /// The number of actions that were performed or tried.
  package private(set) var steps = 0

  /// The result of an action.
  package enum Outcome: Sendable {
    /// The app or the engine refused it.
    case refused(DriverError)
    /// It was performed; the label names it as an edge of the graph.
    case performed(PathAction)
  }

  /// Launches an app.
  ///
  /// - Throws: the error of the engine; the driver is closed then.
  package init(
    _ start: PathStart, on engine: any Engine, _ abstraction: PathAbstraction
  ) async throws(DriverError) {
    let driver = engine.makeDriver()
    do throws(DriverError) {
      for condition in start.conditions { try await driver.arrange(condition) }
      try await driver.launch(start.options)
      seen = try await driver.observe(since: 0)
      mark = seen.mark
    } catch {
      await driver.close()
      throw error
    }
    self.driver = driver
    self.abstraction = abstraction
    state = abstraction.state(of: seen.screen)
  }

  package var capabilities: Capabilities { driver.capabilities }

  /// Performs an action and observes the state after it.
  ///
  /// - Returns: the outcome, and whether nothing that can be observed happened: the same screen and
  ///   no event.
  package mutating func perform(
    _ action: Action
  ) async throws(DriverError) -> (outcome: Outcome, isQuiet: Bool) {
    steps += 1
    let before = screen
    var refusal: DriverError?
    do throws(DriverError) {
      try await driver.perform(action)
    } catch {
      if error.isInfrastructure { throw error }
      refusal = error
    }
    let seen = try await driver.observe(since: mark)
    let isQuiet = seen.events.isEmpty && seen.screen == before
    mark = max(mark, seen.mark)
    self.seen = seen
    if let refusal {
      state = state.isAway ? state : abstraction.state(of: screen)
      return (.refused(refusal), isQuiet)
    }
    let label = PathAction(action, on: before, after: screen)
    state = abstraction.state(after: label.kind, from: state, on: screen)
    return (.performed(label), isQuiet)
  }

  /// Establishes a condition while the app runs, and observes the state after it.
  package mutating func arrange(_ condition: Condition) async throws(DriverError) {
    steps += 1
    try await driver.arrange(condition)
    try await look()
    if !state.isAway { state = abstraction.state(of: screen) }
  }

  /// Observes the app again; events are added to those of the last action.
  package mutating func lookAgain() async throws(DriverError) {
    let events = seen.events
    try await look()
    add(events)
    if !state.isAway { state = abstraction.state(of: screen) }
  }

  /// Whether time is virtual, so that an app does not change while it is only observed.
  package var isVirtual: Bool { capabilities[.clock] == .exact }

  /// Waits until two observations are equal, if time is not virtual.
  package mutating func settle(within patience: Duration) async throws(DriverError) {
    if isVirtual || seen.settled.value == true { return }
    let end = ContinuousClock.now.advanced(by: patience)
    var before: Screen
    repeat {
      before = screen
      try await driver.perform(.wait(.milliseconds(50)))
      try await lookAgain()
    } while screen != before && ContinuousClock.now < end
  }

  /// Puts earlier events before those of the last action.
  mutating func add(_ earlier: [Event]) { seen.events = earlier + seen.events }

  private mutating func look() async throws(DriverError) {
    seen = try await driver.observe(since: mark)
    mark = max(mark, seen.mark)
  }

  /// Performs actions one after the other.
  ///
  /// - Returns: whether all of them were performed.
  package mutating func replay(_ actions: [Action]) async throws(DriverError) -> Bool {
    for action in actions {
      if case .refused = try await perform(action).outcome { return false }
    }
    return true
  }

  /// Ends the app.
  package func close() async { await driver.close() }
}
