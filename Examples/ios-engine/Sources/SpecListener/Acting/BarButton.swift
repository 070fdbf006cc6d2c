#if DEBUG && canImport(UIKit)
import UIKit

/// Presses the buttons of navigation bars.
@MainActor
enum BarButton {
  /// - Returns: false if the item has nothing to do.
  static func press(_ item: UIBarButtonItem) -> Bool {
    if let action = item.primaryAction {
      action.performWithSender(item, target: nil)
      return true
    }
    guard let action = item.action else { return false }
    return UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
  }
}
#endif
