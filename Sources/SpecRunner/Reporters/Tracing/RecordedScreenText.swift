import SpecMessages
import SpecText

/// A recorded screen as lines of text, for recordings without a trace.
enum RecordedScreenText {
  static func lines(_ screen: RecordedScreen) -> [String] {
    var lines = [heading(screen)]
    let width = screen.elements.map { $0.role.unicodeScalars.count }.max() ?? 0
    lines += screen.elements.map { line($0, screen.focus.value, width) }
    if screen.elements.isEmpty { lines.append("  (nothing to see)") }
    lines += [keyboard(screen), stack(screen)].compactMap { $0 }
    if let alert = screen.alert.value {
      lines.append("\(alert.kind) \(alert.title.inQuotes)  \(alert.message.inQuotes)")
      lines.append("  answers " + alert.buttons.map(\.inQuotes).joined(separator: ", "))
    }
    if let missing = screen.missing { lines.append("not complete: \(missing)") }
    if screen.omittedElements > 0 {
      lines.append("not recorded: \(screen.omittedElements.counted("element"))")
    }
    return lines.map(VisibleText.line)
  }

  private static func heading(_ screen: RecordedScreen) -> String {
    var heading = "screen \(screen.name.inQuotes)"
    if let width = screen.width, let height = screen.height {
      heading += "  \(number(width)) × \(number(height))"
    }
    if let address = screen.address { heading += "  \(address)" }
    return heading
  }

  private static func line(
    _ element: RecordedScreen.Element, _ focus: String?, _ width: Int
  ) -> String {
    let mark = focus?.isSame(as: element.id) == true ? ">" : " "
    let pad = String(repeating: " ", count: width - element.role.unicodeScalars.count)
    let facts = RecordedScreen.Fact.allCases.compactMap { fact in
      element.facts[fact].flatMap { text(fact, $0, element) }
    }
    return (["\(mark) \(element.role)\(pad)  \(element.label.inQuotes)"] + facts)
      .joined(separator: "  ")
  }

  /// A fact as text; nil for values that most elements have.
  private static func text(
    _ fact: RecordedScreen.Fact, _ value: RecordedScreen.Value, _ element: RecordedScreen.Element
  ) -> String? {
    switch (fact, value) {
    case (.enabled, .flag(let isEnabled)): return isEnabled ? nil : "disabled"
    case (.inView, .flag(let isInView)): return isInView ? nil : "not in view"
    case (.expanded, .flag(let isExpanded)): return isExpanded ? "expanded" : "collapsed"
    case (_, .flag(let isOn)): return isOn ? fact.rawValue : nil
    case (.text, .text(let text)) where text.isSame(as: element.label): return nil
    case (_, .number(let number)): return "\(fact.rawValue) \(self.number(number))"
    case (_, .text(let text)):
      return text.begins(with: "#")
        ? "\(fact.rawValue) \(text)" : "\(fact.rawValue) \(text.inQuotes)"
    }
  }

  private static func keyboard(_ screen: RecordedScreen) -> String? {
    switch screen.keyboard {
    case .unknown: return nil
    case .none: return "keyboard hidden"
    case .some(let keyboard):
      let key = keyboard.returnKey.value.map { ", return key \($0.inQuotes)" } ?? ""
      return "keyboard \(keyboard.type ?? "of unknown type")\(key)"
    }
  }

  private static func stack(_ screen: RecordedScreen) -> String? {
    guard let stack = screen.stack, stack.count > 1 else { return nil }
    return "stack " + stack.map(\.inQuotes).joined(separator: " › ")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}
