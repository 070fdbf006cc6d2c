#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// Records when the app moves to the background and back.
@MainActor
final class AppStateWatcher {
  private let subscriptions = Subscriptions()

  init(_ log: EventLog) {
    let states = [
      (UIApplication.willResignActiveNotification, "inactive"),
      (UIApplication.didEnterBackgroundNotification, "background"),
      (UIApplication.willEnterForegroundNotification, "foreground"),
      (UIApplication.didBecomeActiveNotification, "active"),
    ]
    for (name, state) in states {
      subscriptions.add(name) { _ in
      } _: {
        log.record(.appState, "app", ["state": .text(state)])
      }
    }
  }
}
#endif
