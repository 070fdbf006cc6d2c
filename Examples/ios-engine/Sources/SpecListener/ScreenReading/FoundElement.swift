#if DEBUG && canImport(UIKit)
import SpecDrivers
import UIKit

/// An element of the screen, and what a touch on it reaches.
struct FoundElement {
  /// What an element stands for.
  enum Target {
    case view(UIView)
    /// A part of a view that draws its content itself, as it describes it to screen readers.
    case drawn(UIAccessibilityElement)
    case barButton(UIBarButtonItem)
    /// The button of the navigation bar that pops the top screen.
    case back(UINavigationController)
    case tab(UITabBarController, Int)
  }

  var element: Element
  let target: Target

  var view: UIView? { if case .view(let view) = target { view } else { nil } }
}
#endif
