/// The format of text, which determines how the start of a command is escaped.
package enum LogGuard: Hashable, Sendable {
  /// Plain text: a space between the characters, which is visible and, unlike an invisible
  /// character, not ignored in comparisons.
  case text
  /// JSON: a character escape, because commands can occur only in strings.
  case json
  /// XML: a character reference.
  case xml

  fileprivate func append(_ sign: UInt8, to bytes: inout [UInt8]) {
    let number = String(sign, radix: 16)
    switch self {
    case .text: bytes += [UInt8(ascii: " "), sign]
    case .json: bytes += "\\u00\(number)".utf8
    case .xml: bytes += "&#x\(number);".utf8
    }
  }
}

/// Escapes text that a build system would interpret as a command.
///
/// A log contains text from authors, screens and services. GitHub Actions interprets lines that
/// begin with `::`, after optional spaces, and `##[` anywhere; Azure Pipelines `##vso[` and `##[`;
/// TeamCity `##teamcity[`.
struct CommandEscaper {
  private let form: LogGuard
  /// Whether the line has only white space so far.
  private var isBlank = true
  private var last: UInt8 = 0
  private var beforeLast: UInt8 = 0

  private static let hash = UInt8(ascii: "#")
  private static let colon = UInt8(ascii: ":")

  init(_ form: LogGuard) { self.form = form }

  /// Appends bytes, escaped where a command would start.
  mutating func pass(_ bytes: some Sequence<UInt8>, into guarded: inout [UInt8]) {
    for byte in bytes {
      if isCommand(byte) { form.append(byte, to: &guarded) } else { guarded.append(byte) }
      if byte == 0x0A {
        isBlank = true
      } else if byte > 0x20, byte < 0x80, byte != Self.colon || last == Self.colon {
        isBlank = false
      }
      (beforeLast, last) = (last, byte)
    }
  }

  private func isCommand(_ byte: UInt8) -> Bool {
    switch byte {
    case Self.colon: return last == Self.colon && isBlank
    case UInt8(ascii: "["), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      return last == Self.hash && beforeLast == Self.hash
    default: return false
    }
  }
}
