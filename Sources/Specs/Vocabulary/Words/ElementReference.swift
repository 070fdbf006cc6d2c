import SpecDrivers

/// Parses a reference to an element: a name in quotes, with an optional position and role.
enum ElementReference {
  /// - Throws: `Unreadable` if there is no name in quotes.
  static func read(_ text: String) throws -> Selector {
    let quote = UInt8(ascii: "\"")
    guard let open = text.utf8.firstIndex(of: quote), let close = text.utf8.lastIndex(of: quote),
      open < close
    else { throw Unreadable(text, "an element") }
    var role: Element.Role?
    var position: Int?
    let before = text[..<open].split(separator: " ")
    let after = text[text.utf8.index(after: close)...].split(separator: " ")
    for word in before + after where word != "the" {
      if let found = RoleWords.role(of: String(word)) {
        role = found
      } else {
        position = Int(word.prefix { $0.isNumber })
      }
    }
    return Selector(
      QuotedText.content(of: String(text[open...close])), role: role, position: position)
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
