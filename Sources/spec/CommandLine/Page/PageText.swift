import SpecReporters
import SpecText

/// Text for a terminal: headings, paragraphs and hanging indents.
struct PageText {
  let style: Style
  private let width: Int?
  private(set) var text = ""

  init(_ display: Display) {
    style = Style(display)
    width = display.width
  }

  /// Adds an empty line, unless the text is empty.
  mutating func space() {
    if !text.isEmpty { text += "\n" }
  }

  mutating func heading(_ words: String) {
    space()
    text += style.paint(words, .heading) + "\n"
  }

  mutating func table(_ table: TextTable) { text += table.text(style, indent: 2) }

  /// Adds a wrapped line; continuation lines are indented further.
  ///
  /// - Parameters:
  ///   - lead: a painted prefix and its width in columns.
  mutating func line(
    _ words: String, indent: Int = 0, lead: (text: String, columns: Int) = ("", 0),
    _ tone: Style.Tone? = nil
  ) {
    let room = width.map { max($0 - indent - lead.columns, 20) }
    let lines = TextWidth.wrapped(VisibleText.line(words), to: room)
    for (number, line) in lines.enumerated() {
      let blanks = String(repeating: " ", count: indent + (number == 0 ? 0 : lead.columns))
      let painted = tone.map { style.paint(line, $0) } ?? line
      text += blanks + (number == 0 ? lead.text : "") + painted + "\n"
    }
  }
}
