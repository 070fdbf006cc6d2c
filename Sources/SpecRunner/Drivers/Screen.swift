/// A visible screen with its elements, the keyboard, and the alert in front.
public struct Screen: Hashable, Sendable, Codable {
  /// The name of the screen in front.
  public var name: String
  /// The size in points.
  public var size: Size
  /// The elements in reading order.
  public var elements: [Element]
  /// Whether the elements include everything that is visible: true, or unknown with the parts that
  /// could not be read.
  ///
  /// An element that is missing on an incomplete screen may still be visible, so no check passes
  /// because of its absence.
  public var complete: Observed<Bool>
  /// The id of the focused element; known nil if there is none.
  public var focus: Observed<String?>
  /// The keyboard; known nil if it is hidden.
  public var keyboard: Observed<Keyboard?>
  /// The alert, sheet or permission prompt in front, if any.
  public var alert: Observed<Alert?>
  /// The names of the screens on the navigation stack, root first.
  public var stack: Observed<[String]>
  /// Further properties, such as `status bar` or `animations`.
  public var properties: [Property: Observed<PropertyValue>]

  public init(
    name: String, size: Size, elements: [Element], complete: Observed<Bool> = .known(true),
    focus: Observed<String?> = .known(nil), keyboard: Observed<Keyboard?> = .known(nil),
    alert: Observed<Alert?> = .known(nil),
    stack: Observed<[String]>, properties: [Property: Observed<PropertyValue>] = [:]
  ) {
    self.name = name
    self.size = size
    self.elements = elements
    self.complete = complete
    self.focus = focus
    self.keyboard = keyboard
    self.alert = alert
    self.stack = stack
    self.properties = properties
  }
}

extension Screen {
  /// The parts that could not be read, in words; nil if the screen is complete.
  package var missing: String? {
    switch complete {
    case .known(true, _): nil
    case .known(false, _): "the engine does not say which parts of the screen it could not read"
    case .unknown(let why): why
    }
  }
}

/// Width and height in points.
public struct Size: Hashable, Sendable, Codable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points, relative to the screen's top left corner.
public struct Frame: Hashable, Sendable, Codable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var midY: Double { y + height / 2 }
  public var maxY: Double { y + height }
}

/// A visible keyboard.
public struct Keyboard: Hashable, Sendable, Codable {
  /// The type, such as `default`, `URL`, `email address` or `number pad`.
  public var type: Observed<String>
  /// The title of the return key, such as `return`, `Go` or `Next`; nil if it has none.
  public var returnKey: Observed<String?>
  /// The height in points, including the shortcut bar.
  public var height: Observed<Double>
  /// Whether it has a shortcut (suggestion) bar.
  public var shortcutBar: Observed<Bool>

  public init(
    type: Observed<String>, returnKey: Observed<String?>, height: Observed<Double>,
    shortcutBar: Observed<Bool>
  ) {
    self.type = type
    self.returnKey = returnKey
    self.height = height
    self.shortcutBar = shortcutBar
  }
}

/// An alert, sheet or permission prompt in front of a screen.
public struct Alert: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    case alert, sheet, permission
  }

  public var kind: Kind
  public var title: String
  public var message: String
  /// The titles of the buttons, in order.
  public var buttons: [String]

  public init(kind: Kind, title: String, message: String = "", buttons: [String]) {
    self.kind = kind
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
