import SpecReporters

/// A Markdown page for code hosts: headings, tables, and text from features escaped.
struct MarkdownPage {
  private(set) var text = ""

  mutating func heading(_ level: Int, _ words: String) {
    if !text.isEmpty { text += "\n" }
    text += String(repeating: "#", count: level) + " " + Self.escape(words) + "\n"
  }

  mutating func paragraph(_ markdown: String) { text += "\n" + markdown + "\n" }

  mutating func table(_ header: [String], numbers: Set<Int> = [], _ rows: [[String]]) {
    text += "\n| " + header.joined(separator: " | ") + " |\n|"
    for column in header.indices { text += numbers.contains(column) ? " --: |" : " --- |" }
    text += "\n"
    for row in rows { text += "| " + row.joined(separator: " | ") + " |\n" }
  }

  mutating func item(_ markdown: String, level: Int = 0) {
    text += String(repeating: "  ", count: level) + "- " + markdown + "\n"
  }

  mutating func space() { text += "\n" }

  /// Escapes a text for Markdown and HTML.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.line(text).unicodeScalars {
      if "\\`*_{}[]<>#|~".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// A text as inline code; bars are escaped, since they would end a table cell.
  static func code(_ text: String) -> String {
    let line = VisibleText.line(text)
    let escaped = line.split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\\|")
    return escaped.contains("`") ? "`` \(escaped) ``" : "`\(escaped)`"
  }
}
