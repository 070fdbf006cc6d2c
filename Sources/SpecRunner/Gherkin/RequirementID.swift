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
    var text = String(text)
    guard let hyphen = text.withUTF8({ Self.hyphen(in: $0) }) else { return nil }
    let border = text.utf8.index(text.startIndex, offsetBy: hyphen)
    prefix = String(text[..<border])
    number = String(Substring(text.utf8[border...].dropFirst()))
  }

  /// Parses the id in a tag such as `@slack-5.4`; nil for any other tag.
  package init?(tag: some StringProtocol) {
    guard tag.utf8.first == UInt8(ascii: "@") else { return nil }
    self.init(tag.dropFirst())
  }

  /// The offset of the hyphen before the number; nil if the text is not an id.
  private static func hyphen(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let hyphen = text.lastIndex(of: UInt8(ascii: "-")),
      isPrefix(UnsafeBufferPointer(rebasing: text[..<hyphen]))
    else { return nil }
    let parts = text[(hyphen + 1)...].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.allSatisfy(isPart) ? hyphen : nil
  }

  private static func isPrefix(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first, first >= 0x80 || isLetter(first) else { return false }
    if text.allSatisfy({ $0 < 0x80 }) {
      return text.allSatisfy {
        isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
    }
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    return scalars.first?.properties.isAlphabetic == true
      && scalars.allSatisfy {
        $0 == "-" || $0 == "_" || "0"..."9" ~= $0 || $0.properties.isAlphabetic
      }
  }

  /// Whether a part is capital letters, digits and a small letter; the first and the last are
  /// optional.
  private static func isPart(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let digits = part.drop { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    let rest = digits.drop(while: isDigit)
    guard rest.count < digits.count, rest.count <= 1 else { return false }
    return rest.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
