/// Escapes text from authors in the commands of build systems.
enum CommandText {
  private static let lineEnds: [Unicode.Scalar: String] = ["\r": "%0D", "\n": "%0A"]

  /// Returns the message of a GitHub workflow command.
  static func github(_ text: String) -> String { escaped(text, ["%": "%25"]) }

  /// Returns a property of a GitHub workflow command, in which commas and colons are escaped too.
  static func githubProperty(_ text: String) -> String {
    escaped(text, ["%": "%25", ":": "%3A", ",": "%2C"])
  }

  /// Returns the message or a property of an Azure logging command.
  static func azure(_ text: String) -> String {
    escaped(text, ["%": "%AZP25", ";": "%3B", "]": "%5D"])
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    replacing(guarded(text)) { escapes[$0] ?? lineEnds[$0] }
  }

  /// Returns a value of a TeamCity service message; characters outside ASCII are written as
  /// numbers.
  ///
  /// Numbers have four digits, so other characters are written as surrogate pairs.
  static func teamCity(_ text: String) -> String {
    replacing(VisibleText.clean(text)) { scalar in
      switch scalar {
      case "|": "||"
      case "'": "|'"
      case "[": "|["
      case "]": "|]"
      case "\n": "|n"
      case "\r": "|r"
      default:
        scalar.isASCII
          ? nil : UTF16.encode(scalar)?.map { "|0x" + hexadecimal($0) }.joined()
      }
    }
  }

  /// Returns the text without the commands of other build systems.
  static func guarded(_ text: String) -> String {
    var lineGuard = CommandEscaper(.text)
    var bytes: [UInt8] = []
    lineGuard.pass(VisibleText.clean(text).utf8, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  private static func replacing(
    _ text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let other = replacement(scalar) {
        escaped.append(contentsOf: other.unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
