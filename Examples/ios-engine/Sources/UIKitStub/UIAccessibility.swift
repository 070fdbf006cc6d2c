/// What accessibility says of an element.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let button = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let image = Self(rawValue: 4)
  public static let selected = Self(rawValue: 8)
  public static let header = Self(rawValue: 1 << 16)
  public static let notEnabled = Self(rawValue: 1 << 8)
}

/// What accessibility says of something that is no view.
@MainActor open class UIAccessibilityElement: UIResponder {
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityFrame = CGRect.zero

  public init(accessibilityContainer container: Any) { super.init() }

  open func accessibilityActivate() -> Bool { false }
}
