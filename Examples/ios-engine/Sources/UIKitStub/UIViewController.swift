/// A screen, or a part of one.
@MainActor open class UIViewController: UIResponder {
  open var title: String?
  public let navigationItem = UINavigationItem()
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var isModalInPresentation = false
  open private(set) var isBeingDismissed = false
  open private(set) var isBeingPresented = false
  open var presentationController: UIPresentationController? { ownPresentation }
  private let ownPresentation = UIPresentationController()
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  private var loaded: UIView?
  private var ownTabBarItem: UITabBarItem?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      let item = ownTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if let loaded { return loaded }
      loadView()
      let view = loaded ?? UIView()
      view.controller = self
      loaded = view
      viewDidLoad()
      return view
    }
    set { loaded = newValue }
  }

  open var viewIfLoaded: UIView? { loaded }
  open override var next: UIResponder? { loaded?.superview }
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  open func loadView() { loaded = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}

  open func addChild(_ child: UIViewController) {
    child.parent = self
    children.append(child)
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    // A controller inside others presents from the outermost one.
    if let parent { return parent.present(controller, animated: animated, completion: completion) }
    guard presentedViewController == nil else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    controller.isBeingPresented = true
    view.window?.show(controller, animated: animated)
    controller.isBeingPresented = false
    completion?()
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    presented.isBeingDismissed = true
    presented.viewWillDisappear(animated)
    presentedViewController = nil
    presented.view.removeFromSuperview()
    presented.viewDidDisappear(animated)
    presented.isBeingDismissed = false
    completion?()
  }
}

/// How a screen is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2, none = -1, fullScreen = 0, pageSheet = 1, formSheet = 2
  case overFullScreen = 5, popover = 7
}

/// How a screen comes and goes; the stub's do at once.
@MainActor public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}

/// The way a screen is presented.
@MainActor open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    true
  }
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}

  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
}
