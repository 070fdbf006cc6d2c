import SpecDrivers

/// Parses a reference to an element: a name in quotes, with an optional position and role.
enum ElementReference {
  /// - Throws: `Unreadable` if there is no name in quotes.
  static func read(_ text: String) throws -> Selector {
    let quote = UInt8(ascii: "\"")
    guard let open = text.utf8.firstIndex(of: quote), let close = text.utf8.lastIndex(of: quote),
      open < close
    else { throw Unreadable(text, "an element") }
    var selector = Selector(QuotedText.content(of: String(text[open...close])))
    for words in [text[..<open], text[text.utf8.index(after: close)...]] {
      for word in words.unicodeScalars.split(separator: " ").map(String.init) where word != "the" {
        if let role = RoleWords.role(of: word) {
          selector.role = role
        } else {
          selector.position = Int(word.prefix { $0.isNumber })
        }
      }
    }
    return selector
  }
}

/// The words for roles.
enum RoleWords {
  static let all: [(word: String, role: Element.Role)] = [
    ("button", .button), ("field", .field), ("text", .text), ("label", .text),
    ("image", .image), ("segments", .segments), ("picker", .picker), ("tab", .tab), ("row", .row),
    ("card", .card), ("chip", .chip), ("map", .map), ("area", .area),
  ]

  static func role(of word: String) -> Element.Role? { all.first { $0.word == word }?.role }
}
