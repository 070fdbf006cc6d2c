/// A line of a list of paths, as `spec run @FILE` reads it: a path, a comment, or a path in quotes.
///
/// A path may hold a line feed, an escape character, or what a build system takes for a command; such
/// a one stands in double quotes, with the escapes of JSON. What begins with a number sign is a
/// comment.
package enum ListedPath {
  /// The comment that stands in place of paths where everything has passed: a list without it and
  /// without a path is empty for another reason.
  package static let nothingFailed = "# nothing failed"

  /// A path as a line, without its end.
  package static func line(_ path: String) -> String {
    let bytes = path.utf8
    let mustBeQuoted =
      bytes.isEmpty || bytes.first == UInt8(ascii: "#") || bytes.first == UInt8(ascii: "\"")
      || bytes.first == UInt8(ascii: ":") || path.unicodeScalars.contains(where: isHidden)
      || zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "#") && $0 == $1 }
    guard mustBeQuoted else { return path }
    var line = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": line += "\\\(scalar)"
      case "\n": line += "\\n"
      case "#": line += "\\u0023"
      default:
        if isHidden(scalar) {
          let digits = String(scalar.value, radix: 16)
          line += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        } else {
          line.unicodeScalars.append(scalar)
        }
      }
    }
    return line + "\""
  }

  /// The path a line names; nil for a comment.
  package static func path(_ line: String) -> String? {
    if line.utf8.first == UInt8(ascii: "#") { return nil }
    guard line.utf8.first == UInt8(ascii: "\""), line.utf8.count > 1,
      line.utf8.last == UInt8(ascii: "\"")
    else { return line }
    return unquoted(line.unicodeScalars.dropFirst().dropLast()) ?? line
  }

  /// Nil if it is not quoted as `line` does it.
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

  /// Whether nobody would see the character, or it would end the line or turn its direction.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
