#if DEBUG && canImport(UIKit)
import UIKit

/// What listens to the notifications of UIKit for one window.
@MainActor
final class Watchers {
  let window: UIWindow
  let keyboard: KeyboardWatcher
  let editing: EditingWatcher
  private let appState: AppStateWatcher

  init(_ window: UIWindow, _ log: EventLog) {
    self.window = window
    keyboard = KeyboardWatcher(window, log)
    editing = EditingWatcher(log)
    appState = AppStateWatcher(log)
  }
}
#endif
