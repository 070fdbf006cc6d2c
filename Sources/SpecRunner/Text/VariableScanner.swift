/// A text divided at its variables: `${NAME}` is one, and `$${` stands for `${`.
package struct VariableScanner {
  /// A part that is not plain text, at a range of UTF-8 bytes.
  package enum Part: Equatable, Sendable {
    /// A variable.
    case name(String)
    /// `$${`.
    case escape
    /// A `${` without a name and `}`.
    case broken
  }

  package struct Found: Equatable, Sendable {
    package let part: Part
    package let range: Range<Int>
    /// Whether it is between quotation marks.
    package let isQuoted: Bool
  }

  package let found: [Found]
  private let bytes: [UInt8]

  /// Whether a text can contain a variable.
  package static func mayContain(_ text: String) -> Bool { text.utf8.contains(dollar) }

  /// Whether a text can contain a variable; eight bytes at once, since every step is searched.
  package static func mayContain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let pattern = UInt64(dollar) &* ones
    var index = 0
    while index &+ 8 <= raw.count {
      let zeros = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ pattern
      if (zeros &- ones) & ~zeros & (ones &* 0x80) != 0 { return true }
      index &+= 8
    }
    while index < raw.count {
      if raw[index] == dollar { return true }
      index &+= 1
    }
    return false
  }

  package init(_ text: String) { self.init(Array(text.utf8)) }

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var found: [Found] = []
    var quotes = Quotes()
    var index = 0
    while index < bytes.count {
      guard bytes[index] == Self.dollar, let part = Self.part(of: bytes, at: index) else {
        quotes.read(bytes[index], after: index > 0 ? bytes[index - 1] : nil)
        index += 1
        continue
      }
      found.append(
        Found(part: part.part, range: index..<part.end, isQuoted: quotes.areOpen))
      index = part.end
    }
    self.found = found
  }

  /// The variable or escape that begins with the dollar sign at an index.
  private static func part(of bytes: [UInt8], at index: Int) -> (part: Part, end: Int)? {
    let brace = UInt8(ascii: "{")
    guard index + 1 < bytes.count else { return nil }
    if bytes[index + 1] == dollar {
      return index + 2 < bytes.count && bytes[index + 2] == brace ? (.escape, index + 3) : nil
    }
    guard bytes[index + 1] == brace else { return nil }
    var end = index + 2
    while end < bytes.count, isInName(bytes[end], isFirst: end == index + 2) { end += 1 }
    guard end > index + 2, end < bytes.count, bytes[end] == UInt8(ascii: "}") else {
      return (.broken, index + 2)
    }
    return (.name(String(decoding: bytes[(index + 2)..<end], as: UTF8.self)), end + 1)
  }

  /// The text with values in place of names.
  ///
  /// - Parameters:
  ///   - value: The value of a name; nil to leave the name.
  ///   - escapes: Whether to escape values between quotation marks of the text.
  ///   - plain: Converts the text between variables.
  package func filled(
    escapesQuotes escapes: Bool = false, plain: (String) -> String = { $0 },
    _ value: (String) -> String?
  ) -> String {
    var result = ""
    var copied = 0
    func text(to end: Int) -> String {
      copied < end ? plain(String(decoding: bytes[copied..<end], as: UTF8.self)) : ""
    }
    for found in found {
      let replacement: String
      switch found.part {
      case .escape: replacement = "${"
      case .broken: continue
      case .name(let name):
        guard let value = value(name) else { continue }
        replacement = escapes && found.isQuoted ? value.escapedForQuotes : value
      }
      result += text(to: found.range.lowerBound) + replacement
      copied = found.range.upperBound
    }
    return result + text(to: bytes.count)
  }

  // MARK: - Names

  private static let dollar = UInt8(ascii: "$")

  private static func isInName(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): !isFirst
    default: false
    }
  }

  /// Whether a text is a name: a letter or underscore, then letters, digits and underscores.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.enumerated().allSatisfy { isInName($0.element, isFirst: $0.offset == 0) }
  }
}

/// The quotation marks that are open at a place of a text.
private struct Quotes {
  private var open: UInt8?
  private var isEscaped = false

  var areOpen: Bool { open != nil }

  /// - Parameter previous: the byte before; an apostrophe in a word opens nothing.
  mutating func read(_ byte: UInt8, after previous: UInt8?) {
    if isEscaped {
      isEscaped = false
    } else if let mark = open {
      if byte == UInt8(ascii: "\\") { isEscaped = true }
      if byte == mark { open = nil }
    } else if byte == UInt8(ascii: "\"") {
      open = byte
    } else if byte == UInt8(ascii: "'"), previous.map({ $0 <= 0x2F }) ?? true {
      open = byte
    }
  }
}
