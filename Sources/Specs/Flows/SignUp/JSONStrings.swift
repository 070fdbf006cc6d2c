/// The subset of JSON that the sign-up server uses: lists of strings, and objects of strings.
enum JSONStrings {
  /// Writes an object whose values are strings, in the order given.
  static func object(_ pairs: KeyValuePairs<String, String>) -> String {
    "{" + pairs.map { quoted($0.key) + ":" + quoted($0.value) }.joined(separator: ",") + "}"
  }

  /// Writes a list of strings.
  static func list(_ strings: [String]) -> String {
    "[" + strings.map(quoted).joined(separator: ",") + "]"
  }

  /// Parses a list of strings; nil for any other text.
  static func readList(_ text: String) -> [String]? {
    var rest = text.unicodeScalars[...]
    guard take("[", from: &rest) else { return nil }
    var strings: [String] = []
    if !take("]", from: &rest) {
      repeat {
        guard let string = string(from: &rest) else { return nil }
        strings.append(string)
      } while take(",", from: &rest)
      guard take("]", from: &rest) else { return nil }
    }
    return rest.allSatisfy(\.properties.isWhitespace) ? strings : nil
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result.unicodeScalars += ["\\", scalar]
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Consumes a character and the white space before it; false if another follows.
  private static func take(
    _ sign: Unicode.Scalar, from rest: inout Substring.UnicodeScalarView
  ) -> Bool {
    rest = rest.drop { $0.properties.isWhitespace }
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  private static func string(from rest: inout Substring.UnicodeScalarView) -> String? {
    guard take("\"", from: &rest) else { return nil }
    var result = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(result) }
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      guard let escaped = escape(from: &rest) else { return nil }
      result.append(escaped)
    }
    return nil
  }

  private static func escape(from rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": "\n"
    case "t": "\t"
    case "r": "\r"
    case "u":
      UInt32(String(rest.prefix(4)), radix: 16).flatMap { number in
        rest = rest.dropFirst(4)
        return Unicode.Scalar(number)
      }
    case let scalar? where scalar == "\"" || scalar == "\\" || scalar == "/": scalar
    default: nil
    }
  }
}
