/// Texts in quotation marks, as steps write them.
extension String {
  /// The text in quotation marks, with a backslash before each mark and backslash in it.
  package var inQuotes: String { "\"\(escapedForQuotes)\"" }

  /// The text with a backslash before each quotation mark and backslash.
  package var escapedForQuotes: String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  /// The text on one line for quotation marks, with what cannot be seen escaped.
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
