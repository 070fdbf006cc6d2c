import SpecMessages
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
    line(words, .heading)
  }

  /// Adds a table; if it is too wide, a line for each row.
  mutating func table(_ table: TextTable) {
    if let width, table.columns + 2 > width {
      for row in table.sentences { line(row, indent: 2) }
    } else {
      text += table.text(style, indent: 2)
    }
  }

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

extension PageText {
  /// A page for a terminal: the conclusion is last, where it is seen.
  static func text(_ page: Page, _ display: Display) -> String {
    var text = PageText(display)
    text.heading(page.title)
    if let counts = page.counts { text.add(counts) }
    for note in page.notes { text.line(note, indent: 2, .faint) }
    for section in page.sections { text.add(section) }
    text.space()
    text.line(page.conclusion, page.isGood.map { .status($0 ? .passed : .failed) })
    return text.text
  }

  private mutating func add(_ counts: Page.Counts) {
    var table = TextTable([.left, .right] + counts.kinds.map { _ in .right })
    for (number, row) in counts.cells.enumerated() {
      let tones = [nil, nil] + counts.kinds.map { Style.Tone.status($0.tone.status) }
      table.add(
        zip(row, tones).map { cell, tone in
          TextTable.Cell(cell, number == 0 || cell == "0" ? .faint : tone)
        })
    }
    self.table(table)
  }

  private mutating func add(_ section: Page.Section) {
    let all = section.entries
    let entries = section.isLong ? all.filter { !$0.badge.tone.isQuiet } : all
    if entries.isEmpty { return }
    let part = entries.count < all.count ? "\(entries.count) of " : ""
    heading("\(section.title) (\(part)\(all.count.counted(section.noun)))")
    if !section.note.isEmpty { line(section.note, indent: 2, .faint) }
    let title = section.title.lowercased()
    for entry in entries.prefix(section.most) {
      add(entry, hasWord: !title.contains(entry.badge.word))
    }
    let rest = entries.count - section.most
    if rest > 0 { line("and \(rest) more: --format json has them all", indent: 2, .faint) }
  }

  private mutating func add(_ entry: Page.Entry, hasWord: Bool) {
    let status = entry.badge.tone.status
    let mark = style.mark(status)
    let chips = entry.chips.isEmpty ? "" : " [\(entry.chips.joined(separator: " "))]"
    line(
      entry.name + chips + (hasWord ? ", \(entry.badge.word)" : ""), indent: 2,
      lead: (style.paint(mark, .status(status)) + " ", TextWidth.columns(mark) + 1))
    if !entry.text.isEmpty { line(entry.text, indent: 6) }
    for detail in entry.details.prefix(entry.most) {
      let parts = [detail.place, detail.text].filter { !$0.isEmpty }
      line(parts.joined(separator: " "), indent: 6, .faint)
    }
    let rest = entry.details.count - entry.most
    if rest > 0 { line("and \(rest) more", indent: 6, .faint) }
  }
}
