import SpecDrivers

@testable import SpecEngines

/// The screen of a phone as text, with everything that the engine knows about it.
///
/// `~` marks what is inferred, `?` what is unknown. Properties that no phone reports are left out,
/// and so are those with the value of most elements: visible, in view and enabled.
struct PhoneScreenText: CustomStringConvertible {
  let phone: PhoneScreen
  /// Names of properties that are left out although they are unknown.
  var omitting: Set<String> = []

  init(
    _ phone: PhoneScreen,
    omitting: Set<String> = ["border colour", "background colour", "text colour"]
  ) {
    self.phone = phone
    self.omitting = omitting
  }

  private var screen: Screen { phone.screen }

  var description: String {
    var lines = ["\(screen.name) \(number(screen.size.width))×\(number(screen.size.height))"]
    lines += screen.elements.map(line)
    lines.append("focus " + written(screen.focus) { $0 ?? "none" })
    lines.append("keyboard " + written(screen.keyboard) { $0.map(keyboard) ?? "hidden" })
    if screen.alert != .known(nil) {
      lines.append("alert " + written(screen.alert) { $0.map(alert) ?? "none" })
    }
    if screen.complete != .known(true) {
      lines.append("complete " + written(screen.complete) { "\($0)" })
    }
    if phone.isBusy { lines.append("busy") }
    return lines.joined(separator: "\n")
  }

  private func line(_ element: Element) -> String {
    var words = ["- \(element.role.rawValue) \(element.id) '\(element.label)'"]
    if let parent = element.parent { words.append("in \(parent)") }
    // Frames of iPhones are always inferred.
    let frame = written(element.frame) {
      "[\([$0.x, $0.y, $0.width, $0.height].map(number).joined(separator: " "))]"
    }
    words.append(frame.hasPrefix("~") ? String(frame.dropFirst()) : frame)
    for (property, value) in element.properties.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      switch (property, value) {
      case (.visible, .known(.flag(true), .exact)), (.inView, .known(.flag(true), .exact)),
        (.enabled, .known(.flag(true), .exact)), (.selected, .known(.flag(false), .exact)),
        (.secure, .known(.flag(false), .exact)):
        break
      case (_, .unknown("a phone does not report it")),
        (.coveredBy, .unknown("the phone does not report what covers it")),
        (.selected, .unknown("this version of WebDriverAgent reports it only of buttons")):
        break
      case (_, .unknown) where omitting.contains(property.rawValue): break
      default: words.append("\(property.rawValue) \(written(value) { "'\($0.written)'" })")
      }
    }
    return words.joined(separator: " ")
  }

  private func keyboard(_ keyboard: Keyboard) -> String {
    "type \(written(keyboard.type) { $0 }), return \(written(keyboard.returnKey) { $0 ?? "none" }), "
      + "height \(written(keyboard.height, number)), bar \(written(keyboard.shortcutBar) { "\($0)" })"
  }

  private func alert(_ alert: Alert) -> String {
    "\(alert.kind.rawValue) '\(alert.title)' '\(alert.message)' \(alert.buttons)"
  }

  private func written<Value>(_ observed: Observed<Value>, _ text: (Value) -> String) -> String {
    switch observed {
    case .known(let value, .exact): text(value)
    case .known(let value, .inferred): "~" + text(value)
    case .unknown(let why): "?(\(why))"
    }
  }

  private func number(_ number: Double) -> String { PropertyValue.number(number).written }
}
