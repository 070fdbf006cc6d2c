import SpecText

/// A screen as a person sees it at one moment of a scenario, attached to a step.
///
/// Reports draw it; they need not know the engine that it came from. A fact that the engine does
/// not know is absent, so that it is not drawn as if it were known. The text of secure fields is
/// masked before it is recorded.
package struct RecordedScreen: Hashable, Sendable {
  /// The moment at which the app showed the screen.
  package enum Moment: String, Hashable, Sendable {
    /// Before the last action that preceded a failure.
    case before
    /// When the step failed.
    case after
    /// At the end of a step, if every step is recorded.
    case step
  }

  /// Something of which there is at most one: the focus, the keyboard, an alert.
  package enum Presence<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The engine does not know whether there is one.
    case unknown
    case none
    case some(Value)

    package var value: Value? { if case .some(let value) = self { value } else { nil } }
  }

  package var moment: Moment
  package var name: String
  /// The width in points; nil if the engine does not report a usable size.
  package var width: Double?
  /// The height in points; nil if the engine does not report a usable size.
  package var height: Double?
  /// The elements in the order in which they are painted.
  package var elements: [Element] = []
  /// The id of the focused element.
  package var focus = Presence<String>.unknown
  package var keyboard = Presence<Keyboard>.unknown
  package var alert = Presence<Alert>.unknown
  /// The names of the screens on the navigation stack, root first; nil if unknown.
  package var stack: [String]?
  package var hasStatusBar: Bool?
  package var hasNavigationBar: Bool?
  /// The title of a page.
  package var title: String?
  /// The address of a page.
  package var address: String?
  /// The cursor of a terminal, none while it is hidden; unknown of another screen.
  package var cursor = Presence<Cell>.unknown
  /// The time since the launch in milliseconds.
  package var time: Double?
  /// What happened since the previous screen, a line for each event.
  package var events: [String] = []
  /// The parts that the engine could not read; nil if the screen is complete.
  package var missing: String?
  /// The number of elements that were left out because of the size limits.
  package var omittedElements = 0
  /// The number of earlier events that were left out because of the size limits.
  package var omittedEvents = 0

  package init(_ moment: Moment, name: String, width: Double?, height: Double?) {
    self.moment = moment
    self.name = name
    self.width = width
    self.height = height
  }

  /// An element of the screen.
  package struct Element: Hashable, Sendable {
    package var id: String
    package var role: String
    package var label: String
    /// The id of the element that contains it.
    package var parent: String?
    /// Position and size; nil if unknown.
    package var frame: Frame?
    package var facts: [Fact: Value] = [:]

    package init(id: String, role: String, label: String) {
      self.id = id
      self.role = role
      self.label = label
    }

    /// The text of a fact; nil if it is unknown or not a text.
    package func text(_ fact: Fact) -> String? {
      if case .text(let text)? = facts[fact] { text } else { nil }
    }

    /// The number of a fact; nil if it is unknown or not a number.
    package func number(_ fact: Fact) -> Double? {
      if case .number(let number)? = facts[fact] { number } else { nil }
    }

    /// The value of a fact that holds or does not; nil if it is unknown.
    package func flag(_ fact: Fact) -> Bool? {
      if case .flag(let flag)? = facts[fact] { flag } else { nil }
    }
  }

  /// A rectangle in points, relative to the top left corner of the screen.
  package struct Frame: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// A cell of a terminal; its row and column count from 1.
  package struct Cell: Hashable, Sendable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The value of a fact.
  package enum Value: Hashable, Sendable {
    /// A text, or a colour as `#rrggbb` or `#rrggbbaa`.
    case text(String)
    case number(Double)
    case flag(Bool)
  }

  /// A visible keyboard.
  package struct Keyboard: Hashable, Sendable {
    /// The type, such as `email address`; nil if unknown.
    package var type: String?
    /// The title of the return key.
    package var returnKey = Presence<String>.unknown
    /// The height in points; nil if unknown.
    package var height: Double?
    package var hasShortcutBar: Bool?

    package init(type: String?) { self.type = type }
  }

  /// An alert, sheet or permission prompt in front of the screen.
  package struct Alert: Hashable, Sendable {
    /// `alert`, `sheet` or `permission`.
    package var kind: String
    package var title: String
    package var message: String
    package var buttons: [String]

    package init(kind: String, title: String, message: String, buttons: [String]) {
      self.kind = kind
      self.title = title
      self.message = message
      self.buttons = buttons
    }
  }
}

extension RecordedScreen {
  /// A fact about an element that changes what a person sees; the raw value is its key in JSON.
  package enum Fact: String, Hashable, Sendable, CaseIterable {
    case text, detail, placeholder, image
    case visibleText = "visible text"
    case valueText = "value text"
    case enabled, selected, checked, pressed, current, expanded, invalid, required
    case readOnly = "read-only"
    case busy, modal, broken
    case secure = "secure entry"
    case inView = "in view"
    case coveredBy = "covered by"
    case level
    case borderColor = "border colour"
    case underlineColor = "underline colour"
    case textColor = "text colour"
    case backgroundColor = "background colour"
    case imageColor = "image colour"
    case fontSize = "font size"
    case fontWeight = "font weight"
    case cornerRadius = "corner radius"
    case opacity
    case scrollOffset = "scroll offset"
    case contentHeight = "content height"
    /// The columns of a terminal's row that are not plain.
    case styles
  }

  /// The limits of a recorded screen; what exceeds them is left out and counted.
  package enum Limit {
    /// The number of elements.
    package static let elements = 500
    /// The number of code points of a text; a longer one ends with an ellipsis.
    package static let text = 500
    /// The number of events; the last ones are kept.
    package static let events = 40
    /// The size of all elements in bytes of JSON.
    static let bytes = 48_000
    /// The size in bytes of an attachment that is read.
    static let attachment = 400_000
    /// The largest coordinate in points.
    static let coordinate = 1_000_000.0
    /// The largest size of a screen in points.
    static let side = 20_000.0
  }

  /// The text, shortened to the limit.
  static func shortened(_ text: String) -> String { text.cut(to: Limit.text) }

  /// Returns a text with every character masked that is not a mask already.
  ///
  /// Apps that mask a text themselves may show the character typed last; a record does not.
  package static func masked(_ text: String) -> String {
    let masks: Set<Character> = ["•", "*", "●", "∙", "·", "＊"]
    return String(text.map { masks.contains($0) ? $0 : "•" })
  }
}
