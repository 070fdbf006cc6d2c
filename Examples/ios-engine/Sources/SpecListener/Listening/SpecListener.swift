#if DEBUG && canImport(UIKit)
public import SpecDrivers
import SpecEngines
public import UIKit

/// Lets specifications drive this app, in debug builds that were asked to.
@MainActor
public enum SpecListener {
  /// What happened in the app; one app runs in a process.
  nonisolated static let log = EventLog()
  private static var server: Task<Void, Never>?
  private static var watchers: Watchers?

  /// Starts listening, once, if the app was launched with `SPEC_PORT` and `SPEC_TOKEN` in its
  /// environment; otherwise it does nothing.
  ///
  /// It listens only on the address of this machine, for runners that have the token.
  ///
  /// - Parameters:
  ///   - app: The app as specifications know it.
  ///   - window: The window that is read and operated.
  public static func start(_ app: ListenedApp, in window: UIWindow) {
    let environment = ProcessInfo.processInfo.environment
    guard server == nil, let port = environment["SPEC_PORT"].flatMap({ UInt16($0) }),
      let token = environment["SPEC_TOKEN"], !token.isEmpty
    else { return }
    let server = DriverServer(engine(app, in: window), sessions: 1)
    Self.server = Task.detached {
      do {
        try await server.serve(port: port, token: token)
      } catch {
        NSLog("spec: %@", "\(error)")
      }
    }
  }

  /// The app as an engine, for a runner in the same process, such as a test of the app.
  public static func engine(_ app: ListenedApp, in window: UIWindow) -> any Engine {
    AppEngine(app, window)
  }

  /// What watches a window; only one window is watched at a time, so that no event is recorded
  /// twice.
  static func watchers(of window: UIWindow) -> Watchers {
    if let watchers, watchers.window === window { return watchers }
    let new = Watchers(window, log)
    watchers = new
    return new
  }

  /// Records an event that UIKit reports to nobody, such as an animation.
  public nonisolated static func record(
    _ kind: Event.Kind, _ subject: String, _ details: Event.Details = [:]
  ) {
    log.record(kind, subject, details)
  }
}
#endif
