import SpecText

/// Texts that a screen hides, as they may be shown in reports.
extension Screen {
  /// The screen with a bullet for each character of the texts in secure fields.
  ///
  /// An engine may know the text of a field for passwords although users see only bullets. Checks
  /// compare that text, and reports never show it.
  package var masked: Screen {
    guard elements.contains(where: \.isSecure) else { return self }
    var screen = self
    screen.elements = elements.map(\.masked)
    return screen
  }
}

extension Element {
  /// Whether it is a field that hides its text.
  package var isSecure: Bool { properties[.secure]?.value == .flag(true) }

  /// The properties of a secure field with the text that it hides.
  private static let hidden: [Property] = [.text, .valueText, .attribute("value")]

  /// The element with a bullet for each character of the text that it hides.
  package var masked: Element {
    guard isSecure else { return self }
    var element = self
    for property in Self.hidden {
      guard case .known(.text(let text), let certainty) = properties[property] else { continue }
      element.properties[property] = .known(.text(text.masked), certainty)
    }
    return element
  }

  /// A text of the element that reports must not show; nil if there is none.
  package func hiddenText(of property: Property) -> String? {
    guard isSecure, Self.hidden.contains(property),
      case .text(let text) = properties[property]?.value, !text.isSame(as: text.masked)
    else { return nil }
    return text
  }
}

extension String {
  /// A bullet for each character; a text of one repeated sign is a mask already.
  fileprivate var masked: String {
    if let first = unicodeScalars.first, !first.properties.isAlphabetic,
      first.properties.numericType == nil, unicodeScalars.allSatisfy({ $0 == first })
    {
      return self
    }
    return String(repeating: "•", count: unicodeScalars.count)
  }
}
