import SpecText

/// An element of a screen.
public struct Element: Hashable, Sendable, Codable {
  /// The engine's id of the element, unique on its screen; specifications may use it.
  public var id: String
  public var role: Role
  /// The name for users and screen readers.
  public var label: String
  public var frame: Observed<Frame>
  /// Further properties; those that are not listed do not apply to the element.
  public var properties: [Property: Observed<PropertyValue>]

  public init(
    id: String, role: Role, label: String, frame: Observed<Frame>,
    properties: [Property: Observed<PropertyValue>] = [:]
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.frame = frame
    self.properties = properties
  }

  /// The role of an element; engines may add roles of their own.
  public struct Role: RawRepresentable, Hashable, Sendable, Codable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let button = Self(rawValue: "button")
    public static let field = Self(rawValue: "field")
    public static let text = Self(rawValue: "text")
    public static let image = Self(rawValue: "image")
    public static let segments = Self(rawValue: "segments")
    public static let picker = Self(rawValue: "picker")
    public static let tab = Self(rawValue: "tab")
    public static let row = Self(rawValue: "row")
    public static let card = Self(rawValue: "card")
    public static let chip = Self(rawValue: "chip")
    public static let map = Self(rawValue: "map")
    public static let area = Self(rawValue: "area")
  }
}

/// The name of a property of an element or a screen; engines may add their own.
public struct Property: RawRepresentable, Hashable, Sendable, Codable, CodingKeyRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ name: String) { rawValue = name }

  // Names of stored records are part of property names, so code points matter.
  public static func == (one: Self, other: Self) -> Bool {
    one.rawValue.isSame(as: other.rawValue)
  }

  /// The text of a field or label.
  public static let text = Self("text")
  public static let placeholder = Self("placeholder")
  public static let enabled = Self("enabled")
  /// Whether the element is visible; hidden elements are listed with `off`.
  public static let visible = Self("visible")
  public static let selected = Self("selected")
  public static let borderColor = Self("border colour")
  public static let textColor = Self("text colour")
  public static let backgroundColor = Self("background colour")
  public static let imageColor = Self("image colour")
  /// The colour of the line below a field.
  public static let underlineColor = Self("underline colour")
  /// Opacity from 0 to 1.
  public static let opacity = Self("opacity")
  public static let keyboardType = Self("keyboard type")
  public static let returnKey = Self("return key")
  public static let autocorrection = Self("auto-correction")
  public static let spellChecking = Self("spell checking")
  public static let secure = Self("secure entry")
  public static let contentType = Self("content type")
  /// The distance from the position that constraints define, in points.
  public static let offset = Self("offset")
  /// How far the content of an area is scrolled, in points.
  public static let scrollOffset = Self("scroll offset")
  /// The height of an area's content in points; content higher than the area scrolls.
  public static let contentHeight = Self("content height")

  // Properties of the screen

  /// Whether view animations are enabled for the whole app.
  public static let animations = Self("animations")
  /// The number of the app's subscriptions to notifications, including those of released screens.
  public static let subscriptions = Self("subscriptions")
  /// Whether there is a status bar, if the app sets it.
  public static let statusBar = Self("status bar")
  /// Whether there is a navigation bar.
  public static let navigationBar = Self("navigation bar")

  package static let ofScreens = [animations, subscriptions, statusBar, navigationBar]
}
