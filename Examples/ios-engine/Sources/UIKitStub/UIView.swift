/// A view: a frame, a place in a tree, and what accessibility says of it.
@MainActor open class UIView: UIResponder {
  open var frame: CGRect {
    didSet { bounds.size = frame.size }
  }
  open var bounds: CGRect
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = UIColor.systemBlue
  open var gestureRecognizers: [UIGestureRecognizer]?
  public let layer = CALayer()
  open var traitCollection: UITraitCollection {
    superview?.traitCollection ?? UITraitCollection(userInterfaceStyle: .light)
  }

  // Apple declares these for every object.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityElementsHidden = false
  open var accessibilityElements: [Any]?
  open func accessibilityActivate() -> Bool { false }

  /// The view controller whose view it is.
  weak var controller: UIViewController?

  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  open var window: UIWindow? { superview?.window }
  open override var next: UIResponder? { controller ?? superview }
  open override var isFirstResponder: Bool { window?.firstResponder === self }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window else { return false }
    guard window.focus(self) else { return false }
    window.updateKeyboard()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard let window, window.focus(nil) else { return false }
    window.updateKeyboard()
    return true
  }

  // MARK: The tree

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
    view.didMoveToWindow()
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    if let first = window?.firstResponder as? UIView, first.isDescendant(of: self) {
      first.window?.loseFocus()
    }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
  }

  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  open func didMoveToWindow() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
    for view in subviews { view.layoutIfNeeded() }
  }

  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let view = window?.firstResponder as? UIView, view.isDescendant(of: self) else {
      return false
    }
    return view.resignFirstResponder()
  }

  // MARK: Geometry

  /// The origin of the view's own coordinates in those of the window.
  private var origin: CGPoint {
    guard let superview else { return CGPoint(x: -bounds.minX, y: -bounds.minY) }
    let outer = superview.origin
    return CGPoint(
      x: outer.x + frame.minX - bounds.minX, y: outer.y + frame.minY - bounds.minY)
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view?.origin ?? .zero
    return CGPoint(x: point.x + origin.x - target.x, y: point.y + origin.y - target.y)
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { true }

  // MARK: Animations

  private static var isAnimating = true
  open class var areAnimationsEnabled: Bool { isAnimating }
  open class func setAnimationsEnabled(_ enabled: Bool) { isAnimating = enabled }
}

/// An event of touches, which the stub does not have.
@MainActor open class UIEvent: NSObject {}

/// A gesture recogniser, which only exists.
@MainActor open class UIGestureRecognizer: NSObject {
  open var isEnabled = true
}
