/// A window, which also plays the keyboard: it announces it as UIKit does.
@MainActor open class UIWindow: UIView {
  public let screen: UIScreen
  /// The responder with the focus.
  private(set) var firstResponder: UIResponder?
  /// How high the keyboard will be; nil for a hardware keyboard.
  public var stubKeyboardHeight: CGFloat? = 301
  /// The traits of the whole window.
  public var stubTraits = UITraitCollection(userInterfaceStyle: .light)
  private var isKeyboardShown = false

  public override init(frame: CGRect) {
    screen = UIScreen(bounds: frame)
    super.init(frame: frame)
  }

  open override var window: UIWindow? { self }
  open override var traitCollection: UITraitCollection { stubTraits }

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let rootViewController else { return }
      show(rootViewController)
    }
  }

  /// Puts a controller's view over what is there.
  func show(_ controller: UIViewController) {
    controller.viewWillAppear(false)
    controller.view.frame = bounds
    addSubview(controller.view)
    controller.viewDidAppear(false)
  }

  open func makeKeyAndVisible() { isHidden = false }

  // MARK: The focus

  func focus(_ responder: UIResponder?) -> Bool {
    let old = firstResponder
    if let responder, old != nil, old !== responder {
      if let field = old as? UITextField, !(field.delegate?.textFieldShouldEndEditing(field) ?? true) {
        return false
      }
      _ = responder
    }
    firstResponder = responder
    moveKeyboard(shows: responder != nil)
    (old as? UITextField)?.hasLostFocus()
    return true
  }

  func loseFocus() { _ = focus(nil) }

  private func moveKeyboard(shows: Bool) {
    guard shows != isKeyboardShown, let height = stubKeyboardHeight else { return }
    isKeyboardShown = shows
    let top = shows ? bounds.height - height : bounds.height
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameEndUserInfoKey: CGRect(
        x: 0, y: top, width: bounds.width, height: height),
      UIResponder.keyboardAnimationDurationUserInfoKey: UIView.areAnimationsEnabled ? 0.25 : 0,
    ]
    let names =
      shows
      ? [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification]
      : [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification]
    for name in names {
      NotificationCenter.default.post(name: name, object: nil, userInfo: information)
    }
  }
}

/// A display.
@MainActor public final class UIScreen: NSObject, UICoordinateSpace {
  public let bounds: CGRect
  init(bounds: CGRect) { self.bounds = bounds }
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The stub's windows begin where the screen begins.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
}

@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
}
