#if DEBUG && canImport(UIKit)
import UIKit

/// Which view controllers are in front: the presented one, the one on top of the stack, the alert.
@MainActor
struct FrontController {
  /// The most controllers that are followed from one to the next.
  private static let limit = 100

  /// The last presented controller that is no alert, with everything in it.
  let whole: UIViewController?
  /// The controller in it whose screen a person sees.
  let content: UIViewController?
  /// The alert in front of it.
  let alert: UIAlertController?

  init(of window: UIWindow) {
    var whole = window.rootViewController
    var content = Self.innermost(whole)
    for _ in 0..<Self.limit {
      guard let next = Self.presented(over: whole, content), !(next is UIAlertController) else {
        break
      }
      whole = next
      content = Self.innermost(next)
    }
    self.whole = whole
    self.content = content
    alert = Self.presented(over: whole, content) as? UIAlertController
  }

  /// A controller that defines a presentation context presents over itself alone.
  private static func presented(
    over whole: UIViewController?, _ content: UIViewController?
  ) -> UIViewController? {
    let presented = whole?.presentedViewController ?? content?.presentedViewController
    return presented?.isBeingDismissed ?? false ? nil : presented
  }

  /// The top of a stack, the selected tab, and so on.
  static func innermost(_ controller: UIViewController?) -> UIViewController? {
    var content = controller
    for _ in 0..<limit {
      let inner =
        (content as? UINavigationController)?.topViewController
        ?? (content as? UITabBarController)?.selectedViewController
      guard let inner else { break }
      content = inner
    }
    return content
  }

  var navigation: UINavigationController? {
    content as? UINavigationController ?? content?.navigationController
  }

  var tabs: UITabBarController? {
    whole as? UITabBarController ?? content?.tabBarController
  }

  /// The bars whose items are read instead of their views.
  var bars: [UIView] { [navigation?.navigationBar, tabs?.tabBar].compactMap { $0 } }

  /// The names of the screens on the stack, the root first.
  var stack: [String] {
    (navigation?.viewControllers ?? [content].compactMap { $0 }).map { ScreenName.name(of: $0) }
  }
}
#endif
