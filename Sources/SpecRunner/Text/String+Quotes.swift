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
}
