import SpecDrivers
import SpecText

/// The text and the placeholder of a field on Android.
///
/// The text of an empty field is its hint. New servers say so, older ones report at least the hint,
/// and the oldest do not distinguish them.
struct AndroidFieldText {
  /// Whether the server reports hints.
  let reportsHints: Bool

  func add(_ node: SourceNode, to properties: inout Properties) {
    let isSecure = node.flag("password")
    properties[.secure] =
      isSecure.map { .known(.flag($0)) } ?? .unknown("the page source does not have it")
    properties[.placeholder] = placeholder(of: node)
    properties.set(text: text(of: node, isSecure: isSecure ?? false))
    if let isInvalid = node.flag("content-invalid") {
      properties[.invalid] = .known(.flag(isInvalid))
    }
    if let error = node.attribute("error"), !error.isEmpty {
      properties[.description] = .known(.text(error))
      properties[.visibleText] = .unknown(
        "its error is \(error.inQuotes), and the phone does not report whether it shows it")
    }
    guard let type = node.attribute("input-type").flatMap({ InputType($0) }) else { return }
    if let keyboard = type.keyboard {
      properties[.keyboardType] = .known(.text(keyboard), .inferred)
    }
    properties[.autocorrection] =
      type.correction.map { .known(.flag($0), .inferred) }
      ?? .unknown("the field leaves it to the keyboard")
  }

  private func placeholder(of node: SourceNode) -> Observed<PropertyValue> {
    if let hint = node.attribute("hint") { return .known(.text(hint)) }
    if node.flag("showing-hint") == true {
      return .known(.text(node.attribute("text") ?? ""))
    }
    return reportsHints ? .known(.text("")) : .unknown("this server does not report it")
  }

  private func text(of node: SourceNode, isSecure: Bool) -> Observed<PropertyValue> {
    guard let text = node.attribute("text"), !text.isEmpty else { return .known(.text("")) }
    let showsHint = node.flag("showing-hint")
    if showsHint == true { return .known(.text("")) }
    if showsHint == nil {
      if let hint = node.attribute("hint"), hint.isSame(as: text) {
        // A person may have typed the very text of the hint.
        return .known(.text(""), .inferred)
      }
      if !reportsHints {
        return .unknown(
          "it shows \(text.inQuotes), which may be its hint: this server does not distinguish them")
      }
    }
    return isSecure ? .masked : .known(.text(text))
  }
}
