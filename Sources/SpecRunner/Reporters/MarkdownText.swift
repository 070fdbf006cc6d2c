import SpecText

/// Escapes text from authors in Markdown, so that it is shown as written and not interpreted.
package enum MarkdownText {
  private static let entities: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "@": "@&#8203;",
  ]

  /// Returns a text on one line, for a paragraph, a list, a heading or a table cell.
  ///
  /// An invisible character after an at sign prevents mentions of users.
  package static func line(_ text: String) -> String {
    var isStart = true
    return VisibleText.line(text).escaped { scalar in
      defer { isStart = isStart && "0"..."9" ~= scalar }
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": return "\\\(scalar)"
      // These start headings and lists at the start of a line, possibly after a number.
      case "#", "+", "-", "=", ".", ")": return isStart ? "\\\(scalar)" : nil
      default: return entities[scalar]
      }
    }
  }

  /// Returns a text on one line, for the content of an HTML element.
  static func html(_ text: String) -> String {
    VisibleText.line(text).escaped { scalar in
      switch scalar {
      // These are still interpreted as Markdown in a line of HTML.
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": "&#\(scalar.value);"
      default: entities[scalar]
      }
    }
  }

  /// Returns lines in a code fence that is longer than any fence in them.
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
