#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// Posts notifications as UIKit posts them.
@MainActor
enum SystemNotice {
  /// Announces a keyboard; without a height, the announcement has no frame.
  static func keyboard(shows: Bool, height: Int?, in window: UIWindow) {
    var information: [AnyHashable: Any] = [
      UIResponder.keyboardAnimationDurationUserInfoKey: UIView.areAnimationsEnabled ? 0.25 : 0.0
    ]
    if let height = height ?? (shows ? nil : 0) {
      let bounds = window.bounds
      let frame = CGRect(
        x: bounds.minX, y: bounds.maxY - (shows ? CGFloat(height) : 0), width: bounds.width,
        height: CGFloat(height))
      information[UIResponder.keyboardFrameEndUserInfoKey] = window.convert(
        frame, to: window.screen.coordinateSpace)
    }
    let names =
      shows
      ? [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification]
      : [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification]
    for name in names {
      NotificationCenter.default.post(name: name, object: nil, userInfo: information)
    }
  }

  static func memoryWarning() {
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
  }
}
#endif
