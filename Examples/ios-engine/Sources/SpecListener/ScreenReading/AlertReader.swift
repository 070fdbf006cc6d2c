#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// The alert in front of the screen.
@MainActor
enum AlertReader {
  static func alert(_ controller: UIAlertController?) -> Observed<Alert?> {
    if let controller {
      return .known(
        Alert(
          kind: controller.preferredStyle == .alert ? .alert : .sheet,
          title: controller.title ?? "", message: controller.message ?? "",
          buttons: controller.actions.map { $0.title ?? "" }))
    }
    // A prompt of the system belongs to another process and makes the app inactive.
    guard UIApplication.shared.applicationState == .active else {
      return .unknown("the app is not active, so a prompt of the system may be in front of it")
    }
    return .known(nil)
  }
}
#endif
