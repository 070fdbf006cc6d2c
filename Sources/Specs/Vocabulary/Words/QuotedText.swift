import SpecText

/// The text between quotation marks of a step.
enum QuotedText {
  static func content(of text: String) -> String {
    var scalars = text.unicodeScalars[...]
    if scalars.first == "\"" { scalars = scalars.dropFirst() }
    if scalars.last == "\"" { scalars = scalars.dropLast() }
    return String(scalars).unescapedFromQuotes
  }
}
