package import SpecText

/// The id of a requirement, as in documents and tags of scenarios: `slack-5.4`.
///
/// It consists of a prefix, a hyphen and a number. The prefix consists of letters, digits, hyphens
/// and underscores and begins with a letter. The number has parts separated by dots; each part is
/// digits, optionally with capital letters before and one small letter after them: `12`, `5.4`,
/// `Q1.3`, `7b`.
package struct RequirementID: Hashable, Sendable, CustomStringConvertible {
  /// The prefix, usually common to all requirements of a document: `slack`.
  @ExactText package private(set) var prefix: String
  /// The number within the document: `5.4`.
  package let number: String

  /// The id as written.
  package var description: String { "\(prefix)-\(number)" }

  /// Parses an id; nil if the text is not one.
  package init?(_ text: some StringProtocol) {
    let text = String(text)
    guard let hyphen = text.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    let prefix = text.unicodeScalars[..<hyphen]
    let number = text.utf8[hyphen...].dropFirst()
    guard let first = prefix.first, first != "-", first != "_", !("0"..."9" ~= first),
      prefix.allSatisfy({ $0.mayStandInPrefix })
    else { return nil }
    let parts = number.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ Self.isPart($0) }) else { return nil }
    self.prefix = String(prefix)
    self.number = String(Substring(number))
  }

  /// Parses the id in a tag such as `@slack-5.4`; nil for any other tag.
  package init?(tag: some StringProtocol) {
    guard tag.utf8.first == UInt8(ascii: "@") else { return nil }
    self.init(tag.dropFirst())
  }

  /// Whether a part is capital letters, digits and a small letter; the first and the last are
  /// optional.
  private static func isPart(_ part: Substring.UTF8View) -> Bool {
    let digits = part.drop { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    let rest = digits.drop { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard rest.count < digits.count, rest.count <= 1 else { return false }
    return rest.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }
}

extension Unicode.Scalar {
  fileprivate var mayStandInPrefix: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: !isASCII && properties.isAlphabetic
    }
  }
}
