/// Author's text made fit for XML 1.0: escaped, and without the characters it forbids.
///
/// The forbidden ones cannot even be written as references, and one of them makes every reader
/// drop the whole report, so they give way to pictures: ESC to U+241B, U+FFFE and U+FFFF to
/// U+FFFD. Escape sequences that tools colour their output with are taken out.
enum XMLText {
  /// A text as the content of an element.
  static func content(_ text: String) -> String {
    escaped(text, isAttribute: false)
  }

  /// A text as the value of an attribute in double quotes; line ends survive as references.
  static func attribute(_ text: String) -> String {
    escaped(text, isAttribute: true)
  }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    let isHarmless = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != 0x26 && $0 != 0x3C && $0 != 0x3E && $0 != 0x22
    }
    if isHarmless { return text }
    var result = ""
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "\u{1B}", let end = VisibleText.endOfSequence(scalars, from: index) {
        index = end
        continue
      }
      index += 1
      append(scalar, to: &result, isAttribute: isAttribute)
    }
    return result
  }

  private static func append(
    _ scalar: Unicode.Scalar, to result: inout String, isAttribute: Bool
  ) {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"" where isAttribute: result += "&quot;"
    case "\n" where isAttribute: result += "&#10;"
    case "\t" where isAttribute: result += "&#9;"
    case "\r": result += "&#13;"
    case "\n", "\t": result.unicodeScalars.append(scalar)
    case "\u{0}"..."\u{1F}":
      result.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
}
