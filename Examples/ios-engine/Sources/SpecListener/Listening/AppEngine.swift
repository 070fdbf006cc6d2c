#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// The app as an engine: its drivers share its window and what watches it.
@MainActor
final class AppEngine: Engine {
  nonisolated let name = "ios-app"
  nonisolated let apps: [App]
  /// Any: the app receives the settings of a run in the options of its launch.
  nonisolated var settings: [Setting]? { nil }
  nonisolated let capabilities: Capabilities

  let app: ListenedApp
  let window: UIWindow
  let log: EventLog
  let keyboard: KeyboardWatcher
  let editing: EditingWatcher
  private let appState: AppStateWatcher

  init(_ app: ListenedApp, _ window: UIWindow, _ log: EventLog) {
    self.app = app
    self.window = window
    self.log = log
    apps = [App(app.name, faults: app.faults)]
    capabilities = Capabilities.uiKit(of: app)
    keyboard = KeyboardWatcher(window, log)
    editing = EditingWatcher(log)
    appState = AppStateWatcher(log)
  }

  nonisolated func makeDriver() -> any Driver { AppDriver(self) }
}
#endif
