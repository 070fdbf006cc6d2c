/// A stack of screens, of which the top one is shown.
@MainActor open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] { children }
  open var isNavigationBarHidden = false
  public let navigationBar = UINavigationBar()

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    // UIKit does the same, so that overrides of the method are called.
    pushViewController(rootViewController, animated: false)
  }

  open var topViewController: UIViewController? { viewControllers.last }

  // The controllers inside appear with the container.
  open override func viewWillAppear(_ animated: Bool) {
    guard let top = topViewController else { return }
    top.view.frame = view.bounds
    top.viewWillAppear(animated)
    view.addSubview(top.view)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    topViewController?.viewIsAppearing(animated)
  }
  open override func viewDidAppear(_ animated: Bool) { topViewController?.viewDidAppear(animated) }
  open override func viewWillDisappear(_ animated: Bool) {
    topViewController?.viewWillDisappear(animated)
  }
  open override func viewDidDisappear(_ animated: Bool) {
    topViewController?.viewDidDisappear(animated)
  }

  open override func viewDidLayoutSubviews() { topViewController?.view.frame = view.bounds }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let old = topViewController
    addChild(viewController)
    guard viewIfLoaded?.window != nil else { return }
    _ = viewController.view
    old?.viewWillDisappear(animated)
    showTop(animated: animated)
    old?.view.removeFromSuperview()
    old?.viewDidDisappear(animated)
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let old = topViewController else { return nil }
    old.viewWillDisappear(animated)
    old.removeFromParent()
    showTop(animated: animated)
    old.view.removeFromSuperview()
    old.viewDidDisappear(animated)
    return old
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popToViewController(viewControllers[0], animated: animated)
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while let top = topViewController, top !== viewController, viewControllers.count > 1 {
      top.removeFromParent()
      top.view.removeFromSuperview()
      popped.insert(top, at: 0)
    }
    showTop(animated: animated)
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for old in self.viewControllers {
      old.removeFromParent()
      old.view.removeFromSuperview()
    }
    for new in viewControllers { addChild(new) }
    showTop(animated: animated)
  }

  private func showTop(animated: Bool) {
    guard view.window != nil, let top = topViewController else { return }
    top.viewWillAppear(animated)
    top.view.frame = view.bounds
    view.addSubview(top.view)
    top.viewIsAppearing(animated)
    top.viewDidAppear(animated)
  }
}

/// Several screens, of which the selected one is shown.
@MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar()

  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] { addChild(controller) }
      tabBar.items = (viewControllers ?? []).compactMap(\.tabBarItem)
      show()
    }
  }

  open var selectedIndex = 0 { didSet { show() } }
  open var selectedViewController: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }

  open override func viewIsAppearing(_ animated: Bool) { show() }
  open override func viewDidLayoutSubviews() { selectedViewController?.view.frame = view.bounds }

  private func show() {
    guard let shown = selectedViewController, let view = viewIfLoaded, view.window != nil else {
      return
    }
    for controller in viewControllers ?? [] where controller !== shown {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    shown.viewWillAppear(false)
    shown.view.frame = view.bounds
    view.addSubview(shown.view)
    shown.viewIsAppearing(false)
    shown.viewDidAppear(false)
  }
}

@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}

  public var tabBarController: TabDelegateCall? { TabDelegateCall(delegate: self) }
}

/// The optional methods of a tab bar's delegate.
@MainActor public struct TabDelegateCall {
  let delegate: any UITabBarControllerDelegate

  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { delegate.tabBarController(tabBarController, shouldSelect: viewController) }

  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { delegate.tabBarController(tabBarController, didSelect: viewController) }
}
