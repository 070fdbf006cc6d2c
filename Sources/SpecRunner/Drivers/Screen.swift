/// A visible screen with its elements, the keyboard, and the alert in front.
public struct Screen: Hashable, Sendable {
  /// The name of the screen.
  public var name: String
  /// The size in points.
  public var size: Size
  /// The elements in reading order.
  public var elements: [Element]
  /// Whether the elements include everything that is visible.
  ///
  /// True, or unknown with a description of the parts that could not be read.
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
  public var properties: Properties

  /// Creates a screen, by default complete, without focus, keyboard and alert.
  public init(
    name: String, size: Size, elements: [Element], complete: Observed<Bool> = .known(true),
    focus: Observed<String?> = .known(nil), keyboard: Observed<Keyboard?> = .known(nil),
    alert: Observed<Alert?> = .known(nil),
    stack: Observed<[String]>, properties: Properties = [:]
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
  /// The description of the parts that could not be read; nil if the screen is complete.
  package var missing: String? {
    switch complete {
    case .known(true, _): nil
    case .known(false, _): "the engine does not report which parts of the screen it could not read"
    case .unknown(let why): why
    }
  }
}

extension Screen {
  /// Whether a part of an element is in view; by its frame if the engine does not report it.
  package func shows(_ element: Element) -> Observed<Bool> {
    switch element.properties[.inView] {
    case .known(let value, let certainty)?: return .known(value != .flag(false), certainty)
    case .unknown(let why)?: return .unknown(why)
    case nil: break
    }
    switch element.frame {
    case .unknown(let why): return .unknown(why)
    case .known(let frame, let certainty):
      return .known(
        frame.x < size.width && frame.x + frame.width > 0 && frame.y < size.height
          && frame.maxY > 0, certainty)
    }
  }
}

/// Width and height in points.
public struct Size: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points, relative to the screen's top left corner.
public struct Frame: Hashable, Sendable {
  /// The distance of the left edge from the screen's left edge, in points.
  public var x: Double
  /// The distance of the top edge from the screen's top edge, in points.
  public var y: Double
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether another rectangle is completely inside this one.
  package func contains(_ other: Frame) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width && other.maxY <= maxY
  }

  /// By how many points neighbours may overlap: the borders of items in a list often share a point,
  /// and places are rounded.
  private static let overlap = 1.5

  /// Whether it is beside another rectangle.
  package func `is`(_ relation: Selector.Relation, _ other: Frame) -> Bool {
    switch relation {
    case .inside: other.contains(self)
    case .below: y >= other.maxY - Self.overlap
    case .above: maxY <= other.y + Self.overlap
    case .leftOf: x + width <= other.x + Self.overlap
    case .rightOf: x >= other.x + other.width - Self.overlap
    }
  }

  /// How far it is away from another rectangle, between the closest of their points.
  func distance(from other: Frame) -> Double {
    let right = max(other.x - (x + width), x - (other.x + other.width), 0)
    let down = max(other.y - maxY, y - other.maxY, 0)
    return right * right + down * down
  }

  /// The vertical centre, in points.
  package var midY: Double { y + height / 2 }
  /// The bottom edge, in points.
  package var maxY: Double { y + height }
}

/// A visible keyboard.
public struct Keyboard: Hashable, Sendable {
  /// The type, such as `default`, `URL`, `email address` or `number pad`.
  public var type: Observed<String>
  /// The title of the return key, such as `return`, `Go` or `Next`; nil if it has none.
  public var returnKey: Observed<String?>
  /// The height in points, including the shortcut bar.
  public var height: Observed<Double>
  /// Whether it has a shortcut (suggestion) bar.
  public var shortcutBar: Observed<Bool>

  /// Creates a keyboard.
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
public struct Alert: Hashable, Sendable {
  /// The kind of alert.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A message with buttons.
    case alert
    /// A sheet of choices at the bottom of the screen.
    case sheet
    /// A permission prompt of the system.
    case permission
  }

  /// The kind of alert.
  public var kind: Kind
  /// The title; may be empty.
  public var title: String
  /// The message; may be empty.
  public var message: String
  /// The titles of the buttons, in order.
  public var buttons: [String]

  /// Creates an alert.
  public init(kind: Kind, title: String, message: String = "", buttons: [String]) {
    self.kind = kind
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
