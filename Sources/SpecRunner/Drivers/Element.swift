import SpecText

/// One thing on the screen: what it is, what it is called, what it shows.
public struct Element: Hashable, Sendable, Codable {
  /// The engine's name for it, unique on its screen; also usable in specifications.
  public var id: String
  public var role: Role
  /// What a person or a screen reader calls it.
  public var label: String
  public var frame: Observed<Frame>
  /// All else that is known of it; a property that is not listed does not apply to it.
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

  /// What it is for; engines may add roles of their own.
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

/// The name of something that can be known of an element or a screen; engines may add their own.
public struct Property: RawRepresentable, Hashable, Sendable, Codable, CodingKeyRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ name: String) { rawValue = name }

  // A property may be called by what an app stores, such as a record's name.
  public static func == (one: Self, other: Self) -> Bool {
    one.rawValue.isSame(as: other.rawValue)
  }

  /// The text a field holds or a label shows.
  public static let text = Self("text")
  public static let placeholder = Self("placeholder")
  public static let enabled = Self("enabled")
  /// Whether a person can see it; hidden elements are listed with this off.
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
  /// How far it stands from where its constraints start, in points.
  public static let offset = Self("offset")
  /// How far the content of an area is scrolled up, in points.
  public static let scrollOffset = Self("scroll offset")
  /// How high the content of an area is, in points; what is higher than the area scrolls.
  public static let contentHeight = Self("content height")

  // of the screen as a whole

  /// Whether view animations are on for the whole app.
  public static let animations = Self("animations")
  /// How many subscriptions to notices the app holds, those of screens long gone included.
  public static let subscriptions = Self("subscriptions")
  /// Whether there is a status bar, where the app says so.
  public static let statusBar = Self("status bar")
  /// Whether there is a navigation bar.
  public static let navigationBar = Self("navigation bar")

  package static let ofScreens = [animations, subscriptions, statusBar, navigationBar]
}
