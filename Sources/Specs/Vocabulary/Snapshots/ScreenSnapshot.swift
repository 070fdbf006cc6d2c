package import SpecDrivers
import SpecText

/// A screen, or an element of it, as text for comparisons: what people and screen readers perceive.
///
/// ```
/// screen "Cart"
/// heading "Your cart" level 1
/// list "Items"
///   list item "Apples"
///     button "Remove"
/// field "Voucher" text "" focused
/// button "Order" disabled
/// ```
///
/// Each line has a role, a name and the states that are not the usual ones; an element is indented
/// below the one that contains it. Ids, positions, colours and hidden elements are not included. What
/// the engine could not observe is written as `unknown`.
package struct ScreenSnapshot: Sendable {
  /// A line: an element, the screen itself, or an alert in front of it.
  package struct Line: Sendable {
    let depth: Int
    let role: String
    /// The name; nil if it has none.
    let name: String?
    let states: [State]

    init(_ depth: Int, _ role: String, _ name: String? = nil, _ states: [State] = []) {
      self.depth = depth
      self.role = role
      self.name = name.flatMap { $0.isEmpty ? nil : $0 }
      self.states = states
    }

    /// The line without its indentation.
    var text: String {
      ([role] + [name?.escaped].compactMap { $0 } + states.map(\.text)).joined(separator: " ")
    }

    var indented: String { Self.indentation(depth) + text }

    static func indentation(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
  }

  /// A state of an element, such as `disabled` or `level 2`.
  package struct State: Sendable {
    enum Value: Equatable, Sendable {
      case on
      case value(PropertyValue)
      case unknown
    }

    let name: String
    let value: Value

    var text: String {
      switch value {
      case .on: name
      case .value(let value): name + " " + (value.text.map(\.escaped) ?? value.written)
      case .unknown: name + " unknown"
      }
    }
  }

  /// The role of the first line.
  static let screen = "screen"

  let lines: [Line]

  /// The text, ending with a line feed.
  package var text: String { lines.map { $0.indented + "\n" }.joined() }

  /// Whether an element is a segment or the wheel of a picker, which only some engines list beside the
  /// control that shows what is chosen.
  private static func isPart(_ element: Element, of controls: [Element]) -> Bool {
    guard let id = element.parent, let outer = controls.first(where: { $0.id.isSame(as: id) })
    else { return false }
    return outer.role == .segments || element.role == .text
  }

  /// Makes the snapshot of a whole screen.
  package init(_ screen: Screen) {
    var lines = [Line(0, Self.screen, screen.name)]
    // The texts of a terminal are parts of its rows.
    let controls = screen.elements.filter { $0.role == .segments || $0.role == .picker }
    let shown = screen.elements.filter {
      $0.isVisible && !(screen.isTerminal && $0.parent != nil) && !Self.isPart($0, of: controls)
    }
    lines += Self.outline(of: shown, on: screen)
    lines += Self.alert(screen.alert)
    self.lines = lines + Self.gaps(of: screen)
  }

  /// Makes the snapshot of an element and the elements in it.
  ///
  /// - Parameter contents: the visible elements in it.
  package init(of element: Element, and contents: [Element], on screen: Screen) {
    let inside = Self.outline(of: contents, on: screen)
    lines =
      [Self.line(0, element, on: screen)]
      + inside.map { Line($0.depth + 1, $0.role, $0.name, $0.states) } + Self.gaps(of: screen)
  }

  private static func alert(_ observed: Observed<Alert?>) -> [Line] {
    switch observed {
    case .unknown: return [Line(0, "alert unknown")]
    case .known(nil, _): return []
    case .known(.some(let alert), _):
      let message = State(name: "message", value: .value(.text(alert.message)))
      return [Line(0, alert.kind.rawValue, alert.title, alert.message.isEmpty ? [] : [message])]
        + alert.buttons.map { Line(1, Element.Role.button.rawValue, $0) }
    }
  }

  /// Lines for what the engine could not observe.
  private static func gaps(of screen: Screen) -> [Line] {
    var lines: [Line] = []
    if case .unknown = screen.focus { lines.append(Line(0, "focus unknown")) }
    if let missing = screen.missing { lines.append(Line(0, incomplete, missing)) }
    return lines
  }

  /// The role of the line about parts of the screen that could not be read.
  static let incomplete = "incomplete"
}

// MARK: - Elements

extension ScreenSnapshot {
  /// The lines of elements, each below the closest of them that contains it.
  private static func outline(of elements: [Element], on screen: Screen) -> [Line] {
    let shown = elements.filter { !isBare($0, on: screen) }
    let tree = ElementTree(screen)
    let places = Dictionary(
      shown.enumerated().map { (ExactText($1.id), $0) }, uniquingKeysWith: { first, _ in first })
    var roots: [Int] = []
    var children = [[Int]](repeating: [], count: shown.count)
    for (place, element) in shown.enumerated() {
      if let outer = tree.ancestors(of: element).lazy.compactMap({ places[ExactText($0.id)] }).first
      {
        children[outer].append(place)
      } else {
        roots.append(place)
      }
    }
    var lines: [Line] = []
    var isWritten = [Bool](repeating: false, count: shown.count)
    // Elements of a circle follow at the end.
    for root in roots + shown.indices where !isWritten[root] {
      var stack = [(place: root, depth: 0)]
      while let (place, depth) = stack.popLast() {
        if isWritten[place] { continue }
        isWritten[place] = true
        lines.append(line(depth, shown[place], on: screen))
        stack += children[place].reversed().map { ($0, depth + 1) }
      }
    }
    return lines
  }

  /// Whether an element only groups others and has neither a name nor a state.
  private static func isBare(_ element: Element, on screen: Screen) -> Bool {
    (element.role == .area || element.role == .group) && element.label.isEmpty
      && states(of: element, on: screen).isEmpty
  }

  private static func line(_ depth: Int, _ element: Element, on screen: Screen) -> Line {
    Line(depth, element.role.rawValue, element.label, states(of: element, on: screen))
  }

  /// The properties that a snapshot includes, with the words for on and off; nil for the usual
  /// value.
  private static let properties: [(name: Property, on: String?, off: String?)] = [
    (.text, nil, nil), (.placeholder, nil, nil), (.valueText, nil, nil), (.description, nil, nil),
    (.level, nil, nil), (.enabled, nil, "disabled"), (.selected, "selected", nil),
    (.checked, "checked", nil), (.pressed, "pressed", nil), (.current, "current", nil),
    (.expanded, "expanded", "collapsed"), (.invalid, "invalid", nil), (.required, "required", nil),
    (.readOnly, "read-only", nil), (.busy, "busy", nil), (.modal, "modal", nil),
  ]

  /// The word for the focused element.
  private static let focused = "focused"

  /// Every word that starts a state.
  static let stateNames =
    properties.flatMap { [$0.name.rawValue, $0.on, $0.off].compactMap { $0 } } + [
      focused, "message",
    ]

  private static func states(of element: Element, on screen: Screen) -> [State] {
    var states = properties.compactMap { property, on, off in
      element.properties[property].flatMap { state(property, on, off, $0, element) }
    }
    if case .known(.some(let id), _) = screen.focus, id.isSame(as: element.id) {
      states.append(State(name: focused, value: .on))
    }
    return states
  }

  private static func state(
    _ property: Property, _ on: String?, _ off: String?, _ observed: Observed<PropertyValue>,
    _ element: Element
  ) -> State? {
    guard let value = observed.value else { return State(name: property.rawValue, value: .unknown) }
    switch value {
    case .flag(let flag): return (flag ? on : off).map { State(name: $0, value: .on) }
    case .text(let text):
      if text.isSame(as: element.label) || text.isEmpty && !element.role.isA(.field) { return nil }
      if property != .text, text.isEmpty { return nil }
      let isSecret = [.text, .valueText].contains(property) && element.isSecure
      let seen = isSecret ? String(repeating: "•", count: text.unicodeScalars.count) : text
      return State(name: property.rawValue, value: .value(.text(seen)))
    case .number, .color: return State(name: property.rawValue, value: .value(value))
    }
  }
}
