import SpecText

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
    let room = limit - text.utf8.count - Self.reserve * 2 - title.utf8.count
    block(["#### " + title, ""] + MarkdownText.fenced(Self.cut(Array(lines), to: room)))
  }

  /// Appends a heading and a list.
  mutating func list(_ title: String, _ lines: [String]) {
    rows("#### " + title, [""], lines.map { "- " + MarkdownText.line(Self.cut($0)) })
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

  // MARK: - Long texts

  /// The longest name or line, in code points.
  private static let longest = 1000

  /// Returns a text of at most a thousand code points.
  static func cut(_ text: String) -> String { text.cut(to: longest) }

  /// Returns the first lines, cut, that fit into a number of bytes.
  static func cut(_ lines: [String], to most: Int) -> [String] {
    var size = 0
    var shown: [String] = []
    for line in lines {
      let line = cut(line)
      size += line.utf8.count + 1
      guard size <= most else { return shown + ["…"] }
      shown.append(line)
    }
    return shown
  }
}
