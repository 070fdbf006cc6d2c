/// How a text is written, and so how the sign that would make a command of it can be.
package enum LogGuard: Hashable, Sendable {
  /// A blank between the signs is enough, can be seen, and unlike an invisible character is not
  /// passed over when texts are compared by a language's rules.
  case text
  /// By its number; nothing but a string of JSON holds such signs.
  case json
  /// As a reference.
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

/// Takes the meaning from text that a build system would read as a command to it.
///
/// A log holds what authors wrote, what screens show and what services answer. GitHub obeys a line
/// that begins with `::`, blanks before it or not, and `##[` anywhere; Azure `##vso[` and
/// `##[`, TeamCity `##teamcity[`.
struct LineGuard {
  private let form: LogGuard
  /// Whether nothing but blanks, or what may count as one, stands on the line so far.
  private var isBlank = true
  private var last: UInt8 = 0
  private var beforeLast: UInt8 = 0

  private static let hash = UInt8(ascii: "#")
  private static let colon = UInt8(ascii: ":")

  init(_ form: LogGuard) { self.form = form }

  /// Appends bytes to others, changed wherever a command would begin.
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
