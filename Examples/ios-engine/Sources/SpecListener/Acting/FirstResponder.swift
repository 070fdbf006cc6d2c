#if DEBUG && canImport(UIKit)
import UIKit

/// Finds the view with the focus.
@MainActor
enum FirstResponder {
  static func view(in view: UIView, depth: Int = 0) -> UIView? {
    if view.isFirstResponder { return view }
    guard depth < ViewTree.greatestDepth else { return nil }
    for child in view.subviews {
      if let found = self.view(in: child, depth: depth + 1) { return found }
    }
    return nil
  }
}
#endif
