/// A page of Markdown blocks with a size limit; blocks that do not fit are counted or omitted.
struct MarkdownPage {
  private(set) var text = ""
  private let limit: Int
  /// The space reserved for lines that count omitted blocks.
  private static let reserve = 512

  init(limit: Int) { self.limit = limit }

  /// Appends a block of lines and an empty line.
  ///
  /// - Parameter isKept: Whether it may use the reserved space.
  @discardableResult
  mutating func block(_ lines: [String], isKept: Bool = false) -> Bool {
    let block = lines.joined(separator: "\n") + "\n\n"
    if block.utf8.count == 2 { return true }
    guard text.utf8.count + block.utf8.count + (isKept ? 0 : Self.reserve) <= limit else {
      return false
    }
    text += block
    return true
  }

  /// Appends a heading and preformatted lines.
  mutating func code(_ title: String, _ lines: some Collection<String>) {
    if lines.isEmpty { return }
    block(["#### " + title, ""] + MarkdownText.fenced(Array(lines)))
  }

  /// Appends a heading and a list.
  mutating func list(_ title: String, _ lines: [String]) {
    rows("#### " + title, [""], lines.map { "- " + MarkdownText.line($0) })
  }

  /// Appends a heading and a table.
  mutating func table(_ title: String, _ header: [String], _ rows: [String]) {
    self.rows("#### " + title, [""] + header, rows)
  }

  private mutating func rows(_ title: String, _ header: [String], _ rows: [String]) {
    if rows.isEmpty { return }
    var size = text.utf8.count + Self.reserve * 2 + title.utf8.count
    let shown = rows.prefix { row in
      size += row.utf8.count + 1
      return size <= limit
    }
    if shown.isEmpty { return }
    block([title] + header + shown)
    if shown.count < rows.count {
      block(["and \(rows.count - shown.count) more"], isKept: true)
    }
  }
}
