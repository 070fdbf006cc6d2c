import SpecText

/// An element of a screen.
public struct Element: Hashable, Sendable, Codable {
  /// The engine's id of the element, unique on its screen; specifications may use it.
  public var id: String
  /// The kind of control.
  public var role: Role
  /// The name for users and screen readers.
  public var label: String
  /// The position and size in points.
  public var frame: Observed<Frame>
  /// Further properties; those that are not listed do not apply to the element.
  public var properties: Properties

  /// Creates an element.
  public init(
    id: String, role: Role, label: String, frame: Observed<Frame>,
    properties: Properties = [:]
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.frame = frame
    self.properties = properties
  }

  /// The role of an element; engines may add roles of their own.
  public struct Role: RawRepresentable, Hashable, Sendable, Codable {
    /// The name, as in specifications.
    public let rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A control that acts when tapped.
    public static let button = Self(rawValue: "button")
    /// A field for text.
    public static let field = Self(rawValue: "field")
    /// A text that users cannot edit.
    public static let text = Self(rawValue: "text")
    /// A picture.
    public static let image = Self(rawValue: "image")
    /// A choice between a few visible options.
    public static let segments = Self(rawValue: "segments")
    /// A choice from a list or of a date.
    public static let picker = Self(rawValue: "picker")
    /// A tab of a tab bar.
    public static let tab = Self(rawValue: "tab")
    /// A row of a list.
    public static let row = Self(rawValue: "row")
    /// A card with content of its own.
    public static let card = Self(rawValue: "card")
    /// A small button or tag.
    public static let chip = Self(rawValue: "chip")
    /// A map.
    public static let map = Self(rawValue: "map")
    /// An area that contains other elements, and may scroll.
    public static let area = Self(rawValue: "area")
  }

  /// Whether the element is visible; true if the engine does not report it.
  package var isVisible: Bool { properties[.visible]?.value != .flag(false) }
}

/// The properties of an element or a screen, by name.
public typealias Properties = NamedValues<Property, Observed<PropertyValue>>

/// The name of a property of an element or a screen; engines may add their own.
public struct Property: RawRepresentable, Hashable, Sendable, Codable, CodingKeyRepresentable {
  /// The name, as in the protocol and in specifications.
  public let rawValue: String
  /// Creates a property with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a property with a name.
  public init(_ name: String) { rawValue = name }

  /// Compares names by code points, because names of stored records are part of them.
  public static func == (one: Self, other: Self) -> Bool {
    one.rawValue.isSame(as: other.rawValue)
  }

  /// The text of a field or label.
  public static let text = Self("text")
  /// The text of an empty field.
  public static let placeholder = Self("placeholder")
  /// Whether the element is enabled.
  public static let enabled = Self("enabled")
  /// Whether the element is visible; hidden elements are listed with `off`.
  public static let visible = Self("visible")
  /// Whether the element is selected.
  public static let selected = Self("selected")
  /// The colour of the border.
  public static let borderColor = Self("border colour")
  /// The colour of the text.
  public static let textColor = Self("text colour")
  /// The colour of the background.
  public static let backgroundColor = Self("background colour")
  /// The colour of an image.
  public static let imageColor = Self("image colour")
  /// The colour of the line below a field.
  public static let underlineColor = Self("underline colour")
  /// Opacity from 0 to 1.
  public static let opacity = Self("opacity")
  /// The keyboard type of a field, such as `email address`.
  public static let keyboardType = Self("keyboard type")
  /// The title of the return key of a field, such as `Next`.
  public static let returnKey = Self("return key")
  /// Whether the keyboard corrects the text of a field.
  public static let autocorrection = Self("auto-correction")
  /// Whether the keyboard checks the spelling of a field's text.
  public static let spellChecking = Self("spell checking")
  /// Whether a field hides its text, as for passwords.
  public static let secure = Self("secure entry")
  /// The content type of a field for automatic completion, such as `username`.
  public static let contentType = Self("content type")
  /// The distance from the position that constraints define, in points.
  public static let offset = Self("offset")
  /// The scroll position of an area, in points.
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
