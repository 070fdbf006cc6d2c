/// Author's text in Markdown, shown as it is written and never read as markup.
enum MarkdownText {
  /// A text on one line, in a paragraph, a list, a heading, or a cell of a table.
  ///
  /// Nobody is called by their name: an at sign is parted from the word behind it by a character
  /// that takes no room.
  static func line(_ text: String) -> String {
    var escaped = ""
    var isStart = true
    for scalar in VisibleText.line(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "@": escaped += "@&#8203;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      // These begin headings and lists, where nothing but a number stands before them.
      case "#" where isStart, "+" where isStart, "-" where isStart, "=" where isStart,
        "." where isStart, ")" where isStart:
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
      isStart = isStart && "0"..."9" ~= scalar
    }
    return escaped
  }

  /// A text on one line inside of an HTML element, where Markdown's signs mean nothing.
  static func html(_ text: String) -> String {
    var escaped = ""
    for scalar in VisibleText.line(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "@": escaped += "@&#8203;"
      // Inside of a line of HTML these still are Markdown.
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$":
        escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Lines as they are, in a fence that is longer than any they hold.
  static func fenced(_ lines: [String]) -> [String] {
    let text = lines.map { VisibleText.clean($0) }
    var longest = 0
    for line in text {
      var run = 0
      for byte in line.utf8 {
        run = byte == UInt8(ascii: "`") ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    let fence = String(repeating: "`", count: max(longest + 1, 3))
    return [fence + "text"] + text + [fence]
  }
}
