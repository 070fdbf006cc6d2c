package import SpecDrivers

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
/// A leading `>` marks the focused element; hidden elements are omitted.
package struct ScreenText: Sendable {
  private let screen: Screen

  package init(_ screen: Screen) {
    self.screen = screen
  }

  package var text: String {
    var lines = [heading]
    let elements = screen.elements.filter(\.isVisible)
    let width = elements.map { $0.role.rawValue.unicodeScalars.count }.max() ?? 0
    lines += elements.map { line($0, width) }
    if elements.isEmpty { lines.append("  (nothing to see)") }
    lines += [focusLine, keyboardLine, stackLine].compactMap { $0 }
    lines += alertLines
    if let missing = screen.missing { lines.append("not complete: \(missing)") }
    lines += screen.properties.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      "\($0.key.rawValue) \(written($0.value))"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var heading: String {
    "screen \(screen.name.quoted)  \(points(screen.size.width)) × \(points(screen.size.height))"
  }

  private func line(_ element: Element, _ width: Int) -> String {
    let role = element.role.rawValue
    let pad = String(repeating: " ", count: width - role.unicodeScalars.count)
    let mark = screen.focus.value == .some(element.id) ? ">" : " "
    var parts = ["\(mark) \(role)\(pad)  \(element.label.quoted)"]
    parts += element.properties.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap {
      state($0.key, $0.value, element)
    }
    return parts.joined(separator: "  ")
  }

  /// A property as text; nil for values that most elements have.
  private func state(
    _ property: Property, _ value: Observed<PropertyValue>, _ element: Element
  ) -> String? {
    switch (property, value.value) {
    case (.visible, _), (.enabled, .flag(true)), (.selected, .flag(false)),
      (.secure, .flag(false)), (.opacity, .number(1)), (.textColor, .color(.black)):
      nil
    case (.enabled, .flag(false)): "disabled"
    case (.selected, .flag(true)): "selected"
    case (.text, .text(element.label)): nil
    default: "\(property.rawValue) \(written(value))"
    }
  }

  private func written(_ value: Observed<PropertyValue>) -> String {
    switch value {
    case .known(.text(let text), _): text.quoted
    case .known(let value, _): value.written
    case .unknown: "unknown"
    }
  }

  private var focusLine: String? {
    switch screen.focus {
    case .unknown(let why): "focus unknown: \(why)"
    case .known(.some(let id), _) where !screen.elements.contains { $0.id == id && $0.isVisible }:
      "focus \(id.quoted)"
    case .known: nil
    }
  }

  private var keyboardLine: String {
    switch screen.keyboard {
    case .unknown(let why): return "keyboard unknown: \(why)"
    case .known(.none, _): return "keyboard hidden"
    case .known(.some(let keyboard), _):
      var parts = ["keyboard \(keyboard.type.value ?? "of unknown type")"]
      if let key = keyboard.returnKey.value {
        parts.append(key.map { "return key \($0.quoted)" } ?? "no return key")
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
    return "stack " + stack.map(\.quoted).joined(separator: " › ")
  }

  private var alertLines: [String] {
    switch screen.alert {
    case .unknown(let why): ["alerts unknown: \(why)"]
    case .known(.none, _): []
    case .known(.some(let alert), _):
      [
        "\(alert.kind.rawValue) \(alert.title.quoted)"
          + (alert.message.isEmpty ? "" : "  \(alert.message.quoted)"),
        "  answers " + alert.buttons.map(\.quoted).joined(separator: ", "),
      ]
    }
  }

  private func points(_ number: Double) -> String { PropertyValue.number(number).written }
}

extension String {
  /// The text in quotes on one line, with what cannot be seen escaped.
  var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.isUnseen {
          result += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  /// Whether it is invisible; joiners in emoji are not, because they change what is shown.
  fileprivate var isUnseen: Bool {
    if value == 0x200D || value == 0xFE0F { return false }
    return value < 0x20 || value == 0x7F || properties.isDefaultIgnorableCodePoint
  }
}

extension Color {
  /// The default text colour.
  fileprivate static let black = Color(red: 0, green: 0, blue: 0)
}
