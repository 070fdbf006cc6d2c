import SpecDrivers

/// An element as XCTest sees it, with the attributes that WebDriverAgent reports.
///
/// The rules of the attributes are those of WebDriverAgent's `XCUIElement+FBWebDriverAttributes.m`.
struct Node: Sendable {
  /// The element type without its prefix: `Button`.
  var type: String
  /// The accessibility identifier; empty if there is none.
  var identifier = ""
  /// The accessibility label; empty if there is none.
  var label = ""
  /// The accessibility value; empty if there is none.
  var value = ""
  /// The placeholder of an input field; empty if there is none.
  var placeholder = ""
  var isEnabled = true
  var isSelected = false
  var isVisible = true
  var isAccessible = false
  var hasKeyboardFocus = false
  var traits: [String] = []
  var frame: Frame
  /// The process and the bundle of an application.
  var process: (id: Int, bundle: String)?
  /// The element of the app that it is a part of; nil for what the system draws.
  ///
  /// A text has one, although a touch passes through it.
  var element: String?
  /// What a touch on it does.
  var touch = Touch.none
  /// What tells it from every other element of its application.
  var key = ""
  /// Whether it is scrolled out of view, so that no touch reaches it.
  var isScrolledAway = false
  /// Whether it takes the touches on everything behind it.
  var blocksTouches = false
  var children: [Node] = []

  /// What a touch on an element does.
  enum Touch: Hashable, Sendable {
    /// Nothing; a touch passes through it.
    case none
    /// It touches an element of the app.
    case element(String)
    /// It touches an area of the app, unless a control is there.
    case area(String)
    /// It types a character.
    case character(String)
    case delete
    case returnKey
    case shift
    /// It changes between letters and digits.
    case plane
    /// It answers an alert of the app or of the system.
    case answer(String)
    case back
    /// It performs a command of the edit menu.
    case edit(EditCommand)
    /// It chooses an option of an element.
    case option(of: String, String)
    /// A wheel of a picker: its element, and its place among the wheels.
    case wheel(of: String, Int)
    /// It takes the touch, and nothing happens.
    case dead
  }
}

extension Node {
  static let prefix = "XCUIElementType"

  /// `XCUIElementTypeButton`.
  var fullType: String { Self.prefix + type }

  /// The identifier, or else the label; nil if both are empty.
  var name: String? {
    identifier.isEmpty ? (label.isEmpty ? nil : label) : identifier
  }

  /// The label; nil if it is empty, except for text fields, whose empty label is reported.
  var reportedLabel: String? {
    label.isEmpty && type != "TextField" && type != "SecureTextField" ? nil : label
  }

  /// The value: of a static text its label, of a selected button `1`, of an empty field its
  /// placeholder; nil if it is empty.
  var reportedValue: String? {
    let text: String =
      switch type {
      case "StaticText": value.isEmpty ? label : value
      case "Button": value.isEmpty && isSelected ? "1" : value
      case "Switch": value == "1" ? "1" : "0"
      case _ where takesText: value.isEmpty ? placeholder : value
      default: value
      }
    return text.isEmpty ? nil : text
  }

  /// The placeholder, which only elements with inner text have; it may be empty.
  var reportedPlaceholder: String? { takesText ? placeholder : nil }

  /// Whether it is an input for text (`FBElementHelpers.m`).
  var takesText: Bool {
    ["TextField", "SecureTextField", "SearchField", "TextView"].contains(type)
  }

  /// The frame in whole points that contains the exact one (`CGRectIntegral`).
  var rect: (x: Int, y: Int, width: Int, height: Int) {
    let x = Int(frame.x.rounded(.down))
    let y = Int(frame.y.rounded(.down))
    return (
      x, y, Int((frame.x + frame.width).rounded(.up)) - x,
      Int((frame.y + frame.height).rounded(.up)) - y
    )
  }

  /// The element and everything in it, in the order of the source, each with its place among its
  /// siblings.
  var everything: [(node: Node, index: Int)] { collected(0) }

  private func collected(_ index: Int) -> [(node: Node, index: Int)] {
    [(self, index)] + children.enumerated().flatMap { $1.collected($0) }
  }

  /// The first element in it that meets a condition, itself included.
  func first(where isMeant: (Node) -> Bool) -> Node? {
    everything.first { isMeant($0.node) }?.node
  }
}

extension Frame {
  /// The middle.
  var middle: Point { Point(x: x + width / 2, y: y + height / 2) }

  func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }

  /// The common part; nil if there is none.
  func intersection(_ other: Frame) -> Frame? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    guard right > left, bottom > top else { return nil }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A place on the screen, in points.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double
}
