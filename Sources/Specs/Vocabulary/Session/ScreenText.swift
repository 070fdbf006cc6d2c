package import SpecDrivers
import SpecText

/// A screen as text: its elements, the focus, the keyboard and what is in front of it.
///
/// ```
/// screen "Workspace"  414 × 896
///   text    "Your Slack workspace URL"
/// > field   "Workspace URL"  text "acme"
///   button  "Next"  disabled
/// keyboard URL, return key "Go", 301 points high, no shortcut bar
/// ```
///
/// A leading `>` marks the focused element. Elements inside others are indented. Hidden elements,
/// attributes of the markup, values that most elements have, and colours that all elements of a
/// role have are omitted. Texts in secure fields are masked.
package struct ScreenText: Sendable {
  private let screen: Screen
  /// The colours that all elements of a role have, if there are several.
  private let shared: [SharedColor: PropertyValue]

  /// A colour of the elements of a role.
  private struct SharedColor: Hashable {
    let role: Element.Role
    let property: Property
  }

  package init(_ screen: Screen) {
    let screen = screen.masked
    self.screen = screen
    shared = Self.sharedColors(screen.elements.filter(\.isVisible))
  }

  private static func sharedColors(_ elements: [Element]) -> [SharedColor: PropertyValue] {
    var colors: [SharedColor: [PropertyValue?]] = [:]
    for element in elements {
      for property in [Property.borderColor, .backgroundColor, .textColor] {
        colors[SharedColor(role: element.role, property: property), default: []]
          .append(element.properties[property]?.value)
      }
    }
    return colors.compactMapValues { values in
      values.count > 1 && Set(values).count == 1 ? values[0] : nil
    }
  }

  package var text: String {
    var lines = [heading]
    let elements = screen.elements.filter(\.isVisible)
    if screen.isTerminal {
      return (lines + rows(elements) + propertyLines).joined(separator: "\n") + "\n"
    }
    let roles = indentedRoles(elements)
    let width = roles.map { $0.unicodeScalars.count }.max() ?? 0
    lines += zip(elements, roles).map { line($0, $1, width) }
    if elements.isEmpty { lines.append("  (nothing to see)") }
    lines += [focusLine, keyboardLine, stackLine].compactMap { $0 }
    lines += alertLines
    if let missing = screen.missing { lines.append("not complete: \(missing)") }
    return (lines + propertyLines).joined(separator: "\n") + "\n"
  }

  private var propertyLines: [String] {
    screen.properties.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap {
      Self.isUsual($0.key, $0.value) ? nil : "\($0.key.rawValue) \(written($0.value))"
    }
  }

  /// The rows of a terminal as they are seen; the texts in them are their parts.
  private func rows(_ elements: [Element]) -> [String] {
    elements.filter { $0.parent == nil }.map { row in
      let mark = screen.focus.value.flatMap { $0 }?.isSame(as: row.id) == true ? ">" : " "
      let indent = row.label.isEmpty ? 0 : Int(min(max(row.frame.value?.x ?? 0, 0), 1000))
      return TextWidth.trimmed(
        mark + " " + String(repeating: " ", count: indent)
          + row.label.visiblyEscaped.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\"))
    }
  }

  /// Whether a property of the screen is not worth a line: it is unknown, or part of the address.
  private static func isUsual(_ property: Property, _ value: Observed<PropertyValue>) -> Bool {
    switch (property.rawValue, value.value) {
    case (_, nil), ("host", _), ("path", _), ("query", _), ("fragment", _): true
    case ("windows", let count): count == .number(1)
    case (Property.status.rawValue, .number(let status)): status < 400
    case (Property.language.rawValue, _): true
    case (Property.cursor.rawValue, .flag(true)), (Property.running.rawValue, .flag(true)),
      (Property.alternateScreen.rawValue, .flag(false)):
      true
    default: false
    }
  }

  private var heading: String {
    "screen \(screen.name.escaped)  \(points(screen.size.width)) × \(points(screen.size.height))"
  }

  /// The role of each element, indented by the number of elements around it.
  private func indentedRoles(_ elements: [Element]) -> [String] {
    var depths: [ExactText: Int] = [:]
    return elements.map { element in
      let depth = element.parent.flatMap { depths[ExactText($0)] }.map { $0 + 1 } ?? 0
      depths[ExactText(element.id)] = depth
      return String(repeating: "  ", count: depth) + element.role.rawValue
    }
  }

  private func line(_ element: Element, _ role: String, _ width: Int) -> String {
    let pad = String(repeating: " ", count: width - role.unicodeScalars.count)
    let mark = screen.focus.value.flatMap { $0 }?.isSame(as: element.id) == true ? ">" : " "
    var parts = ["\(mark) \(role)\(pad)  \(element.label.shown)"]
    parts += element.properties.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap {
      state($0.key, $0.value, element)
    }
    return parts.joined(separator: "  ")
  }

  /// The states that are named when they are on, and left out when they are off.
  private static let states: Set<Property> = [
    .selected, .checked, .pressed, .current, .invalid, .required, .readOnly, .busy, .modal, .broken,
  ]

  /// A property as text; nil for values that most elements have.
  private func state(
    _ property: Property, _ value: Observed<PropertyValue>, _ element: Element
  ) -> String? {
    switch (property, value.value) {
    // Only the audit needs how a text looks.
    case (.colorBehind, _), (.fontSize, _), (.fontWeight, _), (.focusVisible, _),
      // The text has them, or the elements inside.
      (.parts, _), (.content, _),
      // What an engine does not know would hide what it knows.
      (_, nil), (.isEmpty, _), (.styles, _), (.visible, _), (.enabled, .flag(true)),
      (.inView, .flag(true)), (.address, _), (.secure, .flag(false)), (.opacity, .number(1)),
      (.textColor, .color(.black)),
      (.backgroundColor, .color(.clear)), (.borderColor, .color(.clear)):
      nil
    case (.enabled, .flag(false)): "disabled"
    case (.inView, .flag(false)): "not in view"
    case (.expanded, .flag(let isExpanded)): isExpanded ? "expanded" : "collapsed"
    // A checked box is selected, too.
    case (.selected, .flag(true)) where element.properties[.checked] != nil: nil
    case (let state, .flag(let isOn)) where Self.states.contains(state):
      isOn ? state.rawValue : nil
    case (.text, .text(let text)) where text.isSame(as: element.label): nil
    case (.valueText, element.properties[.text]?.value): nil
    case (.visibleText, .text(let text))
    where text.isEmpty || text.isSame(as: element.label)
      || text.isSame(as: element.properties[.text]?.value?.text ?? element.label):
      nil
    case (.placeholder, .text("")), (.contentType, .text("")), (.keyboardType, .text("default")),
      (.returnKey, .text("return")), (.autocorrection, .flag(true)), (.spellChecking, .flag(true)):
      nil
    case (_, let color?)
    where shared[SharedColor(role: element.role, property: property)] == color:
      nil
    case _ where property.rawValue.begins(with: "attribute "): nil
    default: "\(property.rawValue) \(written(value))"
    }
  }

  private func written(_ value: Observed<PropertyValue>) -> String {
    switch value {
    case .known(.text(let text), _): text.shown
    case .known(let value, _): value.written
    case .unknown: "unknown"
    }
  }

  private var focusLine: String? {
    switch screen.focus {
    case .unknown(let why): "focus unknown: \(why)"
    case .known(.some(let id), _)
    where !screen.elements.contains { $0.id.isSame(as: id) && $0.isVisible }:
      "focus \(id.escaped)"
    case .known: nil
    }
  }

  private var keyboardLine: String? {
    switch screen.keyboard {
    case .unknown(let why): return "keyboard unknown: \(why)"
    // Where a keyboard is only concluded from the focus, as in a browser, there is none to hide.
    case .known(.none, .inferred): return nil
    case .known(.none, .exact): return "keyboard hidden"
    case .known(.some(let keyboard), _):
      var parts = ["keyboard \(keyboard.type.value ?? "of unknown type")"]
      if let key = keyboard.returnKey.value {
        parts.append(key.map { "return key \($0.escaped)" } ?? "no return key")
      }
      if let height = keyboard.height.value { parts.append("\(points(height)) points high") }
      if let bar = keyboard.shortcutBar.value {
        parts.append(bar ? "shortcut bar" : "no shortcut bar")
      }
      return parts.joined(separator: ", ")
    }
  }

  private var stackLine: String? {
    guard let stack = screen.stack.value, stack.count > 1 else { return nil }
    return "stack " + stack.map(\.escaped).joined(separator: " › ")
  }

  private var alertLines: [String] {
    switch screen.alert {
    case .unknown(let why): ["alerts unknown: \(why)"]
    case .known(.none, _): []
    case .known(.some(let alert), _):
      [
        "\(alert.kind.rawValue) \(alert.title.escaped)"
          + (alert.message.isEmpty ? "" : "  \(alert.message.escaped)"),
        "  answers " + alert.buttons.map(\.escaped).joined(separator: ", "),
      ]
    }
  }

  private func points(_ number: Double) -> String { PropertyValue.number(number).written }
}

extension String {
  /// The text in quotes on one line, as messages have it: a step can have the same.
  var quoted: String { cut(\.inVisibleQuotes) }
  /// The text in quotes on one line, as screens and snapshots have it, which are read again.
  var escaped: String { "\"\(visiblyEscaped)\"" }
  /// The text as screens for people have it.
  fileprivate var shown: String { cut(\.escaped) }

  /// The text in quotes, or its beginning and its length: a label may be as long as a book.
  private func cut(_ quotes: (String) -> String) -> String {
    guard utf8.count > 10_000 else { return quotes(self) }
    let count = unicodeScalars.count
    return quotes(String(unicodeScalars.prefix(1_000))).dropLast() + "…\" (\(count) characters)"
  }
}

extension Color {
  /// The default text colour.
  fileprivate static let black = Color(red: 0, green: 0, blue: 0)
  fileprivate static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}
