#if DEBUG && canImport(UIKit)
import UIKit

/// Selects tabs, and asks and tells the delegate.
@MainActor
enum TabSelection {
  static func select(_ place: Int, in tabs: UITabBarController) {
    guard let controllers = tabs.viewControllers, controllers.indices.contains(place) else {
      return
    }
    let wanted = controllers[place]
    guard tabs.delegate?.tabBarController?(tabs, shouldSelect: wanted) ?? true else { return }
    tabs.selectedIndex = place
    tabs.delegate?.tabBarController?(tabs, didSelect: wanted)
  }
}
#endif
