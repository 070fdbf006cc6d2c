#if DEBUG && canImport(UIKit)
import UIKit

/// Notices whether a control sends an event while something is done to it.
///
/// Apple does not document which events a control sends if code, and not a finger, operates it.
/// The listener sends those that are missing, and none twice.
@MainActor
enum EventProbe {
  static func sends(
    _ control: UIControl, _ event: UIControl.Event, during act: () -> Void
  ) -> Bool {
    var wasSent = false
    let probe = UIAction { _ in wasSent = true }
    control.addAction(probe, for: event)
    act()
    control.removeAction(probe, for: event)
    return wasSent
  }
}
#endif
