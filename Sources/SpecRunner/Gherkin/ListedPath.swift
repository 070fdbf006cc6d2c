import SpecText

/// A line of a list of paths, as read by `spec run @FILE`: a path, a quoted path or a comment.
///
/// A path with line feeds, escape characters or text that a build system takes for a command is
/// written in double quotes with JSON escapes. A line that begins with a number sign is a comment.
package enum ListedPath {
  /// The comment that replaces the paths if everything passed, which distinguishes this list from
  /// one that is empty for another reason.
  package static let nothingFailed = "# nothing failed"

  /// The line of a path, without line end.
  package static func line(_ path: String) -> String {
    let bytes = path.utf8
    let mustBeQuoted =
      bytes.isEmpty || bytes.first == UInt8(ascii: "#") || bytes.first == UInt8(ascii: "\"")
      || bytes.first == UInt8(ascii: ":") || path.unicodeScalars.contains(where: isHidden)
      || zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "#") && $0 == $1 }
    guard mustBeQuoted else { return path }
    let escaped = path.escaped { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "#": "\\u0023"
      case _ where isHidden(scalar): "\\u" + scalar.value.hexadecimal(digits: 4)
      default: nil
      }
    }
    return "\"\(escaped)\""
  }

  /// The path of a line; nil for a comment.
  package static func path(_ line: String) -> String? {
    if line.utf8.first == UInt8(ascii: "#") { return nil }
    guard line.utf8.first == UInt8(ascii: "\""), line.utf8.count > 1,
      line.utf8.last == UInt8(ascii: "\"")
    else { return line }
    return unquoted(line.unicodeScalars.dropFirst().dropLast()) ?? line
  }

  /// The content of a quoted path; nil if it is not quoted as by `line(_:)`.
  private static func unquoted(_ text: Substring.UnicodeScalarView) -> String? {
    var path = String.UnicodeScalarView()
    var rest = text
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        if scalar == "\"" { return nil }
        path.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": path.append("\n")
      case "t": path.append("\t")
      case "r": path.append("\r")
      case "\"": path.append("\"")
      case "\\": path.append("\\")
      case "/": path.append("/")
      case "u":
        guard let code = UInt32(String(rest.prefix(4)), radix: 16), rest.count >= 4,
          let named = Unicode.Scalar(code)
        else { return nil }
        path.append(named)
        rest.removeFirst(4)
      default: return nil
      }
    }
    return String(path)
  }

  /// Whether the character is invisible, ends the line or changes its direction.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
