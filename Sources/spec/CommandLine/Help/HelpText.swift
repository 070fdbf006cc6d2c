/// A help text under construction: headings, paragraphs and columns, wrapped by code points.
struct HelpText {
  /// The role of a piece of text, which determines its style.
  enum Role: Sendable, Equatable {
    /// The name of a section.
    case heading
    /// Text to type literally.
    case literal
    /// Text to replace.
    case placeholder
  }

  /// Formats a piece of text; it must not change the characters.
  typealias Style = (Role, String) -> String

  /// Words with one role.
  struct Piece: Equatable {
    let role: Role
    let text: String

    static func literal(_ text: String) -> Piece { Piece(role: .literal, text: text) }
    static func placeholder(_ text: String) -> Piece { Piece(role: .placeholder, text: text) }
  }

  private var text = ""
  private let width: Int
  private let style: Style

  /// The maximum width of the left column; longer entries have a line of their own.
  private static let widestLeft = 28

  /// The minimum width of the right column.
  private static let narrowestRight = 20

  init(width: Int, style: @escaping Style) {
    self.width = min(max(width, 40), 100)
    self.style = style
  }

  /// The text, ending with one line feed.
  var page: String {
    var page = text
    while page.utf8.suffix(2).elementsEqual("\n\n".utf8) { page.unicodeScalars.removeLast() }
    return page
  }

  /// Adds a section name after an empty line.
  mutating func heading(_ name: String) {
    gap()
    text += style(.heading, name + ":") + "\n"
  }

  /// Adds an empty line, unless the text is empty or ends with one.
  mutating func gap() {
    if !text.isEmpty, !text.utf8.suffix(2).elementsEqual("\n\n".utf8) { text += "\n" }
  }

  /// Adds wrapped paragraphs, separated by empty lines; indented lines are kept.
  mutating func paragraph(_ prose: String, indent: Int = 0) {
    for line in Self.filled(prose, to: width - indent) {
      text += line.isEmpty ? "\n" : spaces(indent) + line + "\n"
    }
  }

  /// Adds a line, indented by two spaces.
  mutating func entry(_ pieces: [Piece]) {
    text += "  " + dressed(pieces) + "\n"
  }

  /// Adds rows with the description on the right, or below on narrow pages.
  ///
  /// - Parameter left: the width of the left column; by default, as wide as the rows require.
  mutating func columns(
    _ rows: [(left: [Piece], right: String)], indent: Int = 2, left: Int? = nil
  ) {
    let left = left ?? Self.leftColumn(of: rows.map(\.left))
    let column = indent + left + 2
    guard width - column >= Self.narrowestRight else {
      for row in rows {
        text += spaces(indent) + dressed(row.left) + "\n"
        paragraph(row.right, indent: indent + 6)
      }
      return
    }
    for row in rows {
      let length = Self.length(row.left)
      var lines = Self.filled(row.right, to: width - column)[...]
      text += spaces(indent) + dressed(row.left)
      if length <= left, let first = lines.popFirst() {
        text += spaces(left - length + 2) + first
      }
      text += "\n"
      for line in lines { text += spaces(column) + line + "\n" }
    }
  }

  /// The width of a left column for these entries, except those that are too long.
  static func leftColumn(of entries: [[Piece]]) -> Int {
    entries.map(length).filter { $0 <= widestLeft }.max() ?? widestLeft
  }

  private func dressed(_ pieces: [Piece]) -> String {
    pieces.map { style($0.role, $0.text) }.joined(separator: " ")
  }

  private static func length(_ pieces: [Piece]) -> Int {
    pieces.reduce(pieces.count - 1) { $0 + $1.text.unicodeScalars.count }
  }

  private func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(count, 0))
  }

  /// Wraps text at `room` code points; a longer word has a line of its own.
  static func filled(_ prose: String, to room: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var isFlowing = false
    for source in prose.split(separator: "\n", omittingEmptySubsequences: false) {
      if isFlowing, source.isEmpty || source.utf8.first == UInt8(ascii: " ") {
        lines.append(line)
        (line, isFlowing) = ("", false)
      }
      if source.isEmpty || source.utf8.first == UInt8(ascii: " ") {
        lines.append(String(source))
        continue
      }
      for word in source.split(separator: " ") {
        let length = line.unicodeScalars.count + 1 + word.unicodeScalars.count
        if isFlowing, length > room {
          lines.append(line)
          line = String(word)
        } else {
          line += isFlowing ? " " + word : String(word)
        }
        isFlowing = true
      }
    }
    if isFlowing { lines.append(line) }
    return lines
  }
}
