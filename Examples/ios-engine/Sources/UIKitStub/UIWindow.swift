/// A window, which also plays the keyboard: it announces it as UIKit does.
@MainActor open class UIWindow: UIView {
  public let screen: UIScreen
  /// The responder with the focus.
  private(set) var firstResponder: UIResponder?
  /// The heights of the keyboard without and with suggestions; nil for a hardware keyboard.
  public var stubKeyboardHeights: (plain: CGFloat, full: CGFloat)? = (301, 346)
  /// The traits of the whole window.
  public var stubTraits = UITraitCollection(userInterfaceStyle: .light)
  private var keyboardHeight: CGFloat?

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
  func show(_ controller: UIViewController, animated: Bool = false) {
    controller.view.frame = bounds
    controller.viewWillAppear(animated)
    addSubview(controller.view)
    controller.viewIsAppearing(animated)
    controller.viewDidAppear(animated)
  }

  open func makeKeyAndVisible() { isHidden = false }

  // MARK: The focus

  /// Moves the focus; the field that has it may refuse.
  func focus(_ responder: UIResponder?) -> Bool {
    let old = firstResponder as? UITextField
    if let old, !(old.delegate?.textFieldShouldEndEditing(old) ?? true) { return false }
    firstResponder = responder
    old?.hasLostFocus()
    return true
  }

  func loseFocus() {
    let old = firstResponder as? UITextField
    firstResponder = nil
    old?.hasLostFocus()
    updateKeyboard()
  }

  /// Shows, changes or hides the keyboard for the responder with the focus.
  func updateKeyboard() {
    let new = (firstResponder as? any UITextInput).flatMap(height)
    guard new != keyboardHeight else { return }
    keyboardHeight = new
    let top = bounds.height - (new ?? 0)
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameEndUserInfoKey: CGRect(
        x: 0, y: top, width: bounds.width, height: new ?? 301),
      UIResponder.keyboardAnimationDurationUserInfoKey: UIView.areAnimationsEnabled ? 0.25 : 0,
    ]
    let names =
      new == nil
      ? [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification]
      : [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification]
    for name in names {
      NotificationCenter.default.post(name: name, object: nil, userInfo: information)
    }
  }

  /// There are suggestions unless the field switches corrections off.
  private func height(for input: any UITextInput) -> CGFloat? {
    let corrects = (input as? UITextField)?.autocorrectionType != .no
    return corrects ? stubKeyboardHeights?.full : stubKeyboardHeights?.plain
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
