package import SpecDrivers
import Synchronization

/// Records the paths of all scenarios of a run, at the boundary between steps and the engine.
///
/// It does not depend on the engine: `engine(_:)` wraps any, and each of its drivers looks at the
/// app after every action.
package final class PathRecorder: Sendable {
  private let abstraction: PathAbstraction
  private let recorded = Mutex<[RecordedPath]>([])

  package init(_ abstraction: PathAbstraction) { self.abstraction = abstraction }

  /// The paths so far, in the order in which their sessions ended.
  package var paths: [RecordedPath] { recorded.withLock { $0 } }

  /// The engine, with drivers that record.
  package func engine(_ engine: any Engine) -> any Engine {
    RecordingEngine(inner: engine, recorder: self)
  }

  /// A driver that records what passes through it.
  package func driver(_ driver: any Driver) -> any Driver {
    RecordingDriver(driver, abstraction) { [self] path in recorded.withLock { $0.append(path) } }
  }
}

/// An engine with drivers that record.
private struct RecordingEngine: Engine {
  let inner: any Engine
  let recorder: PathRecorder

  var name: String { inner.name }
  var apps: [App] { inner.apps }
  var devices: [String] { inner.devices }
  var settings: [Setting]? { inner.settings }
  var needsStart: Bool { inner.needsStart }

  func configured(by settings: Settings) throws(SettingError) -> any Engine {
    RecordingEngine(inner: try inner.configured(by: settings), recorder: recorder)
  }

  func start() async throws(DriverError) -> Capabilities { try await inner.start() }
  func makeDriver() -> any Driver { recorder.driver(inner.makeDriver()) }
  func shutdown() async { await inner.shutdown() }
}

/// A driver that follows the path of each session.
private actor RecordingDriver: CheckedDriver {
  private let inner: any Driver
  private let abstraction: PathAbstraction
  private let finish: @Sendable (RecordedPath) -> Void
  private var tracker: PathTracker?
  private var conditions: [Condition] = []
  private var mark: EventMark = 0

  init(
    _ inner: any Driver, _ abstraction: PathAbstraction,
    finish: @escaping @Sendable (RecordedPath) -> Void
  ) {
    self.inner = inner
    self.abstraction = abstraction
    self.finish = finish
  }

  nonisolated var capabilities: Capabilities { inner.capabilities }

  func launch(_ options: LaunchOptions) async throws(DriverError) {
    end()
    try await inner.launch(options)
    let seen = try await inner.observe(since: 0)
    mark = seen.mark
    tracker = PathTracker(
      PathStart(options, conditions: conditions), seen.screen, abstraction)
  }

  func arrange(_ condition: Condition) async throws(DriverError) {
    try await inner.arrange(condition)
    if tracker == nil { return conditions.append(condition) }
    tracker?.note(.arrange(condition))
    await look()
  }

  func perform(_ action: Action) async throws(DriverError) {
    do throws(DriverError) {
      try await inner.perform(action)
    } catch {
      tracker?.noteRefusal()
      await look()
      throw error
    }
    tracker?.note(.perform(action))
    await look()
  }

  func observe(since mark: EventMark) async throws(DriverError) -> Observation {
    let seen = try await inner.observe(since: mark)
    self.mark = max(self.mark, seen.mark)
    tracker?.see(seen.screen)
    return seen
  }

  func noteCheck() { tracker?.noteCheck() }

  func picture() async throws(DriverError) -> [UInt8]? { try await inner.picture() }

  func close() async {
    end()
    await inner.close()
  }

  /// Looks at the app without the events that a step may still want.
  private func look() async {
    guard tracker != nil else { return }
    do throws(DriverError) {
      // Not in one expression: a driver may be closed while it looks, and `tracker?` would be
      // taken as present from before the look.
      let screen = try await inner.observe(since: mark).screen
      tracker?.see(screen)
    } catch {
      tracker?.end("the screen could not be read")
    }
  }

  private func end() {
    tracker?.settle()
    if let path = tracker?.path { finish(path) }
    tracker = nil
  }
}
