/// Help on its way to the page: headings, paragraphs and columns, wrapped by code points.
package struct HelpText {
  /// What a piece of help is, and so what it may look like.
  package enum Role: Sendable, Equatable {
    /// The name of a section.
    case heading
    /// What is typed as it stands.
    case literal
    /// What is replaced when typed.
    case placeholder
  }

  /// Dresses a piece of text for its role; it must not change what is read.
  package typealias Style = (Role, String) -> String

  /// Some words in one role.
  struct Piece: Equatable {
    let role: Role
    let text: String

    static func literal(_ text: String) -> Piece { Piece(role: .literal, text: text) }
    static func placeholder(_ text: String) -> Piece { Piece(role: .placeholder, text: text) }
  }

  private var text = ""
  private let width: Int
  private let style: Style

  /// The left column never takes more than this: a longer entry stands on a line of its own.
  private static let widestLeft = 28

  /// What is left for the right column must hold a few words side by side.
  private static let narrowestRight = 20

  init(width: Int, style: @escaping Style) {
    self.width = min(max(width, 40), 100)
    self.style = style
  }

  /// What has been written, with one line feed at its end.
  var page: String {
    var page = text
    while page.utf8.suffix(2).elementsEqual("\n\n".utf8) { page.unicodeScalars.removeLast() }
    return page
  }

  /// A section's name, after an empty line.
  mutating func heading(_ name: String) {
    gap()
    text += style(.heading, name + ":") + "\n"
  }

  /// An empty line, unless there is one, or nothing, above.
  mutating func gap() {
    if !text.isEmpty, !text.utf8.suffix(2).elementsEqual("\n\n".utf8) { text += "\n" }
  }

  /// Prose, filled up to the width; empty lines in it divide paragraphs, indented lines stand.
  mutating func paragraph(_ prose: String, indent: Int = 0) {
    for line in filled(prose, to: width - indent) {
      text += line.isEmpty ? "\n" : spaces(indent) + line + "\n"
    }
  }

  /// A line of its own, two spaces in.
  mutating func entry(_ pieces: [Piece]) {
    text += "  " + dressed(pieces) + "\n"
  }

  /// What stands left is explained right, or below where the page is too narrow for two columns.
  ///
  /// - Parameter left: the width of the left column; what the rows need if not given.
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
      var lines = filled(row.right, to: width - column)[...]
      text += spaces(indent) + dressed(row.left)
      if length <= left, let first = lines.popFirst() {
        text += spaces(left - length + 2) + first
      }
      text += "\n"
      for line in lines { text += spaces(column) + line + "\n" }
    }
  }

  /// How wide a left column must be for these entries, but for those too long for any.
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

  /// The prose in lines of at most `room` code points; a longer word gets a line of its own.
  private func filled(_ prose: String, to room: Int) -> [String] {
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
