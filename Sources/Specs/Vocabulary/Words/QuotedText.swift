/// The text between quotes, with the escapes `\"` and `\\`.
enum QuotedText {
  static func content(of text: String) -> String {
    var scalars = text.unicodeScalars[...]
    if scalars.first == "\"" { scalars = scalars.dropFirst() }
    if scalars.last == "\"" { scalars = scalars.dropLast() }
    guard scalars.contains("\\") else { return String(scalars) }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in scalars {
      if isEscaped {
        if scalar != "\"" && scalar != "\\" { result.append("\\") }
        result.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.append(scalar)
      }
    }
    if isEscaped { result.append("\\") }
    return String(result)
  }
}
