#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// The app as an engine: its drivers share its window.
@MainActor
final class AppEngine: Engine {
  nonisolated let name = "ios-app"
  nonisolated let apps: [App]
  /// Any: the app receives the settings of a run in the options of its launch.
  nonisolated var settings: [Setting]? { nil }
  nonisolated let capabilities: Capabilities

  let app: ListenedApp
  let window: UIWindow
  var watchers: Watchers { SpecListener.watchers(of: window) }

  init(_ app: ListenedApp, _ window: UIWindow) {
    self.app = app
    self.window = window
    apps = [App(app.name, faults: app.faults)]
    capabilities = Capabilities.uiKit(of: app)
    // From now on, so that no keyboard is missed.
    _ = watchers
  }

  nonisolated func makeDriver() -> any Driver { AppDriver(self) }
}
#endif
