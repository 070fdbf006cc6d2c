public import SpecText

/// The id of a requirement, as documents write it and scenarios name it in a tag: `slack-5.4`.
///
/// A prefix, a hyphen and a number. The prefix is made of letters, digits, hyphens and underscores
/// and begins with a letter. The number has parts with dots between them; each part is digits,
/// capital letters may stand before them and one small letter behind: `12`, `5.4`, `Q1.3`, `7b`.
public struct RequirementID: Hashable, Sendable, CustomStringConvertible {
  /// What all requirements of one document begin with, mostly: `slack`.
  @ExactText public private(set) var prefix: String
  /// What tells them apart: `5.4`.
  public let number: String

  /// The id as it is written.
  public var description: String { "\(prefix)-\(number)" }

  /// Reads an id; nil if the text is none.
  public init?(_ text: some StringProtocol) {
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

  /// The id a tag names, its `@` left out; nil for any other tag.
  public init?(tag: some StringProtocol) {
    guard tag.unicodeScalars.first == "@" else { return nil }
    self.init(tag.dropFirst())
  }

  /// Capital letters, digits, and a small letter: the first and the last may be missing.
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
