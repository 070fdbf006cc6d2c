/// What a person could see now: one screen, its elements, the keyboard, what lies in front.
public struct Screen: Hashable, Sendable, Codable {
  /// The name of the screen in front.
  public var name: String
  /// Its size in points.
  public var size: Size
  /// What is on it, in reading order.
  public var elements: [Element]
  /// Whether everything a person can see is among the elements: true, or unknown with what could
  /// not be read and where.
  ///
  /// What is not among the elements of a screen that is not complete may still be on it, so
  /// nothing passes because it is absent there.
  public var complete: Observed<Bool>
  /// The identifier of the element that has the focus; known nil when none has.
  public var focus: Observed<String?>
  /// The keyboard; known nil when it is hidden.
  public var keyboard: Observed<Keyboard?>
  /// The alert, sheet or permission prompt in front, if any.
  public var alert: Observed<Alert?>
  /// The navigation stack by screen names, root first.
  public var stack: Observed<[String]>
  /// Further properties of the screen by name, such as `status bar` or `animations`.
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
  /// What could not be read of it, in words; nil if nothing is missing.
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

/// A rectangle in points, from the screen's top left corner.
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

/// The keyboard on screen.
public struct Keyboard: Hashable, Sendable, Codable {
  /// What it is for, such as `default`, `URL`, `email address` or `number pad`.
  public var type: Observed<String>
  /// The title of its return key, such as `return`, `Go` or `Next`; nil where it has none.
  public var returnKey: Observed<String?>
  /// Its height in points, shortcut bar included.
  public var height: Observed<Double>
  /// Whether the shortcut (suggestion) bar is on it.
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

/// What lies in front of a screen and wants an answer.
public struct Alert: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    case alert, sheet, permission
  }

  public var kind: Kind
  public var title: String
  public var message: String
  /// The answers it offers, in order.
  public var buttons: [String]

  public init(kind: Kind, title: String, message: String = "", buttons: [String]) {
    self.kind = kind
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
