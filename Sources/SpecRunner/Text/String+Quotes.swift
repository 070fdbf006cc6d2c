/// Texts in quotation marks, as steps write them: a backslash before a quotation mark makes the mark a
/// part of the text, and any other backslash stands for itself, as in Cucumber's `{string}`.
extension String {
  /// The text in quotation marks, as a step has it.
  package var inQuotes: String { "\"\(escapedForQuotes)\"" }

  /// The text for quotation marks of a step.
  package var escapedForQuotes: String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\"" || (scalar == "'" && escaped.last == "\\") { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  /// Whether a step can have the text in quotation marks: a backslash before a mark or at the end
  /// would make that mark a part of the text, unless another backslash is before it.
  package var fitsInQuotes: Bool {
    var isEscaped = false
    for scalar in unicodeScalars {
      if scalar == "\"", isEscaped { return false }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return !isEscaped
  }

  /// The text that a step has between quotation marks.
  package var unescapedFromQuotes: String {
    guard utf8.contains(UInt8(ascii: "\\")) else { return self }
    var result: [UInt8] = []
    for byte in utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        result.last == UInt8(ascii: "\\")
      {
        result.removeLast()
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text in quotation marks on one line: as a step has it, or with escapes if it has something
  /// that cannot be seen, which no step can have there.
  package var inVisibleQuotes: String {
    unicodeScalars.contains(where: \.isUnseen) ? "\"\(visiblyEscaped)\"" : inQuotes
  }

  /// The text on one line for quotation marks, with a backslash before marks and backslashes,
  /// and with what cannot be seen escaped.
  package var visiblyEscaped: String {
    unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      case "\r": escaped += "\\r"
      case _ where scalar.isUnseen: escaped += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is invisible; joiners in emoji are not, because they change what is shown.
  fileprivate var isUnseen: Bool {
    if value == 0x200D || value == 0xFE0F { return false }
    return value < 0x20 || value == 0x7F || properties.isDefaultIgnorableCodePoint
  }
}
