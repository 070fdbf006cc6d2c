import SpecText

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
    guarded(text).escaped { escapes[$0] ?? lineEnds[$0] }
  }

  /// Returns a value of a TeamCity service message; characters outside ASCII are written as
  /// numbers.
  ///
  /// Numbers have four digits, so other characters are written as surrogate pairs.
  static func teamCity(_ text: String) -> String {
    VisibleText.clean(text).escaped { scalar in
      switch scalar {
      case "|": "||"
      case "'": "|'"
      case "[": "|["
      case "]": "|]"
      case "\n": "|n"
      case "\r": "|r"
      default:
        scalar.isASCII
          ? nil
          : UTF16.encode(scalar)?.map { "|0x" + $0.hexadecimal(digits: 4, uppercase: true) }
            .joined()
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
}
