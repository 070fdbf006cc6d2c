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
    let scalars = String(text).unicodeScalars
    guard let hyphen = scalars.lastIndex(of: "-") else { return nil }
    let prefix = scalars[..<hyphen]
    let number = scalars[scalars.index(after: hyphen)...]
    guard let first = prefix.first, first.properties.isAlphabetic,
      prefix.allSatisfy({ $0.mayStandInPrefix })
    else { return nil }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ Self.isPart($0) }) else { return nil }
    self.prefix = String(prefix)
    self.number = String(number)
  }

  /// Parses the id in a tag such as `@slack-5.4`; nil for any other tag.
  package init?(tag: some StringProtocol) {
    guard tag.unicodeScalars.first == "@" else { return nil }
    self.init(tag.dropFirst())
  }

  /// Whether a part is capital letters, digits and a small letter; the first and the last are
  /// optional.
  private static func isPart(_ part: some Collection<Unicode.Scalar>) -> Bool {
    let digits = part.drop { "A"..."Z" ~= $0 }
    let rest = digits.drop { "0"..."9" ~= $0 }
    guard rest.count < digits.count, rest.count <= 1 else { return false }
    return rest.allSatisfy { "a"..."z" ~= $0 }
  }
}

extension Unicode.Scalar {
  fileprivate var mayStandInPrefix: Bool {
    self == "-" || self == "_" || properties.isAlphabetic || "0"..."9" ~= self
  }
}
