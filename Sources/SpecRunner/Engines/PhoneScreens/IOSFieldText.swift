import SpecDrivers
import SpecText

/// The text and the placeholder of a field on iOS.
///
/// The value of an empty field is its placeholder: a server that does not report placeholders, too,
/// leaves open whether a field is empty. A field without a value has neither.
struct IOSFieldText {
  /// Whether the server reports placeholders.
  let reportsPlaceholders: Bool

  func add(_ node: SourceNode, to properties: inout Properties) {
    properties[.placeholder] = placeholder(of: node)
    properties.set(text: text(of: node))
    properties[.secure] = .known(.flag(node.isIOS("SecureTextField")))
  }

  private func placeholder(of node: SourceNode) -> Observed<PropertyValue> {
    if let placeholder = node.attribute("placeholderValue") { return .known(.text(placeholder)) }
    let isEmpty = node.attribute("value")?.isEmpty ?? true
    return isEmpty || reportsPlaceholders
      ? .known(.text("")) : .unknown("this version of WebDriverAgent does not report it")
  }

  private func text(of node: SourceNode) -> Observed<PropertyValue> {
    guard let value = node.attribute("value"), !value.isEmpty else { return .known(.text("")) }
    switch node.attribute("placeholderValue") {
    case let placeholder? where !placeholder.isEmpty && placeholder.isSame(as: value):
      // A person may have typed the very text of the placeholder.
      return .known(.text(""), .inferred)
    case nil where !reportsPlaceholders:
      return .unknown(
        "its value is \(value.inQuotes), which may be its placeholder: this version of "
          + "WebDriverAgent does not distinguish them")
    default: break
    }
    return node.isIOS("SecureTextField")
      ? .masked : .known(.text(value))
  }
}

extension Observed<PropertyValue> {
  /// A text that is not empty.
  static var masked: Self { .unknown("the phone masks the characters") }
}

extension Properties {
  /// Sets the text of a field.
  mutating func set(text: Observed<PropertyValue>) {
    self[.text] = text
    if text == .masked { self[.isEmpty] = .known(.flag(false)) }
  }
}
