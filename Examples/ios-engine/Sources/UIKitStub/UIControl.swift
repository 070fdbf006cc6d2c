/// A view that sends actions.
@MainActor open class UIControl: UIView {
  /// What happened to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Self(rawValue: 1 << 0)
    public static let touchUpInside = Self(rawValue: 1 << 6)
    public static let valueChanged = Self(rawValue: 1 << 12)
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    public static let editingChanged = Self(rawValue: 1 << 17)
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
  }

  open var isEnabled = true
  open var isSelected = false
  private var actions: [(action: UIAction, events: Event)] = []

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.performWithSender(self, target: nil)
    }
  }

  open var allControlEvents: Event { actions.reduce([]) { $0.union($1.events) } }
}

/// A function as the action of a control or a menu.
@MainActor open class UIAction: UIMenuElement {
  private let handler: UIActionHandler

  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.handler = handler
    super.init(title: title)
  }

  public func performWithSender(_ sender: Any?, target: Any?) { handler(self) }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A part of a menu.
@MainActor open class UIMenuElement: NSObject {
  public let title: String
  init(title: String) { self.title = title }
}

/// A menu.
@MainActor open class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]
  public init(title: String = "", children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }
}

/// A button.
@MainActor open class UIButton: UIControl {
  /// What a button of today shows.
  public struct Configuration {
    public var title: String?
    public static func plain() -> Self { Self() }
  }

  open var configuration: Configuration?
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  private var title: String?
  private var titleColor: UIColor?

  open func setTitle(_ title: String?, for state: State) { self.title = title }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColor = color }
  open var currentTitle: String? { title }
  open var currentTitleColor: UIColor { titleColor ?? tintColor }
}

extension UIControl {
  /// The state of a control.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: Self = []
    public static let disabled = Self(rawValue: 2)
  }
}
