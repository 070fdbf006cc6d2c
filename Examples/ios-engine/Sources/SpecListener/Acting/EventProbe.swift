#if DEBUG && canImport(UIKit)
import UIKit

/// Notices whether a control sends an event while something is done to it.
///
/// Apple does not document which events a control sends if code, and not a finger, operates it.
/// The listener sends those that are missing, and none twice.
@MainActor
enum EventProbe {
  @MainActor
  private final class Flag {
    var isSet = false
  }

  static func sends(
    _ control: UIControl, _ event: UIControl.Event, during act: () -> Void
  ) -> Bool {
    let flag = Flag()
    let probe = UIAction { _ in flag.isSet = true }
    control.addAction(probe, for: event)
    act()
    control.removeAction(probe, for: event)
    return flag.isSet
  }
}
#endif
