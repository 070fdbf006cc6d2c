#if DEBUG && canImport(UIKit)
import SpecDrivers
public import UIKit

/// A navigation controller that records which screens are pushed and popped, and whether by
/// animation.
///
/// UIKit calls some of these methods from others of them, so only the outermost call counts, and
/// the stacks before and after it decide what happened.
@MainActor
open class ListenedNavigationController: UINavigationController {
  private var depth = 0

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    recording(animated) { super.pushViewController(viewController, animated: animated) }
  }

  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    recording(animated) { super.popViewController(animated: animated) }
  }

  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    recording(animated) { super.popToRootViewController(animated: animated) }
  }

  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    recording(animated) { super.popToViewController(viewController, animated: animated) }
  }

  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    recording(animated) { super.setViewControllers(viewControllers, animated: animated) }
  }

  private func recording<Result>(_ animated: Bool, _ move: () -> Result) -> Result {
    let before = viewControllers
    depth += 1
    let result = move()
    depth -= 1
    if depth == 0 { record(from: before, to: viewControllers, animated) }
    return result
  }

  private func record(
    from before: [UIViewController], to after: [UIViewController], _ animated: Bool
  ) {
    // The first screen of a stack is there from the start.
    guard let old = before.last, let new = after.last, old !== new else { return }
    let isPop = before.contains { $0 === new }
    SpecListener.record(
      isPop ? .pop : .push, ScreenName.name(of: isPop ? old : new),
      [
        isPop ? "to" : "from": .text(ScreenName.name(of: isPop ? new : old)),
        "animated": .flag(animated && UIView.areAnimationsEnabled),
      ])
  }
}
#endif
