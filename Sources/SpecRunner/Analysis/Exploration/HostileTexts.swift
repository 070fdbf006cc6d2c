/// Texts that apps often handle wrongly: long ones, signs of several code points, other directions.
package enum HostileTexts {
  /// All texts, in an order that does not change; none contains a control character.
  package static let all: [String] = [
    " ",
    "  two  spaces  ",
    String(repeating: "a", count: 300),
    "a long text with many words that goes on and on and does not fit into a single line of a field",
    "👨‍👩‍👧‍👦",
    "👍🏽🏳️‍🌈🇰🇷",
    "e\u{301}",
    "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}",
    "한글",
    "שלום",
    "\u{202E}abc",
    "\"",
    "'",
    "\\",
    "<b>&amp;</b>",
    "'; DROP TABLE users; --",
    "%s%n",
    "0",
    "-1",
    "\u{200B}",
    "\u{FEFF}",
    "ﬁ",
    "İ",
    "ß",
  ]

  /// The characters that are typed one at a time: those of ASCII that are no control characters.
  package static let characters: [String] = (0x20...0x7E).compactMap { code in
    Unicode.Scalar(code).map { String(Character($0)) }
  }
}
