/// A manual page under construction, in the man(7) language: sections, paragraphs and items.
struct RoffText {
  private(set) var text: String

  /// The width of lines in the source; formatters fill them again.
  private static let width = 64

  /// Begins a page.
  ///
  /// - Parameters:
  ///   - comment: what made the page.
  ///   - title: its name in capitals.
  ///   - date: the day of its version, `2026-01-31`.
  ///   - source: what it belongs to, for the footer.
  init(comment: String, title: String, date: String, source: String) {
    text = ".\\\" \(comment)\n"
    text += ".TH \(Self.escaped(title)) 1 \(date) \"\(Self.escaped(source))\"\n"
    // A flag is copied from the page, so it is not hyphenated at the end of a line.
    text += ".nh\n"
  }

  mutating func section(_ name: String) { text += ".SH \(Self.escaped(name).uppercased())\n" }

  mutating func subsection(_ name: String) { text += ".SS \(Self.escaped(name))\n" }

  /// Adds a line of pieces.
  mutating func line(_ pieces: [HelpText.Piece]) { text += Self.dressed(pieces) + "\n" }

  /// Adds the paragraphs of a section, separated by empty lines; indented lines are kept.
  mutating func paragraphs(_ prose: String) { fill(prose, gap: ".PP") }

  /// Adds an item: its pieces, and prose that is indented below them.
  mutating func item(_ pieces: [HelpText.Piece], _ prose: String) {
    text += ".TP\n"
    line(pieces)
    fill(prose, gap: ".IP")
  }

  /// Adds paragraphs to an item.
  mutating func further(_ prose: String) {
    if prose.isEmpty { return }
    text += ".IP\n"
    fill(prose, gap: ".IP")
  }

  /// Adds a list of short items to an item.
  mutating func list(_ items: [(pieces: [HelpText.Piece], prose: String)]) {
    if items.isEmpty { return }
    text += ".RS\n"
    for (place, (pieces, prose)) in items.enumerated() {
      if place == 1 { text += ".PD 0\n" }
      item(pieces, prose)
    }
    text += ".PD\n.RE\n"
  }

  /// Adds the names of other pages in a line.
  mutating func references(_ pages: [String]) {
    for (place, page) in pages.enumerated() {
      text += ".BR \(Self.escaped(page)) (1)" + (place < pages.count - 1 ? ",\n" : "\n")
    }
  }

  /// - Parameter gap: the request between two paragraphs.
  private mutating func fill(_ prose: String, gap: String) {
    var isKept = false
    for line in HelpText.filled(prose, to: Self.width) {
      let isIndented = line.utf8.first == UInt8(ascii: " ")
      if isIndented != isKept { text += isKept ? ".EE\n" : ".EX\n" }
      isKept = isIndented
      text += line.isEmpty ? gap + "\n" : Self.started(Self.escaped(line)) + "\n"
    }
    if isKept { text += ".EE\n" }
  }

  private static func dressed(_ pieces: [HelpText.Piece]) -> String {
    pieces.map { piece in
      let text = escaped(piece.text)
      return switch piece.role {
      case .heading: text
      case .literal: "\\fB\(text)\\fR"
      case .placeholder: "\\fI\(text)\\fR"
      }
    }.joined(separator: " ")
  }

  /// A text line that begins like a request otherwise.
  private static func started(_ line: String) -> String {
    line.utf8.first == UInt8(ascii: ".") ? "\\&" + line : line
  }

  /// Text in which no character has a meaning for the formatter or is replaced in print.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result +=
          "\\[u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + "]"
      }
    }
    return result
  }
}
