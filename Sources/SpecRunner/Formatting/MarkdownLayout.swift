import SpecGherkin

/// The canonical form of Markdown with Gherkin.
///
/// Most of such a file is prose, in which blank lines, indentation and white space at the end of a
/// line have a meaning in Markdown. Only lines with keywords, tags and rows of tables are changed.
struct MarkdownLayout {
  private(set) var text: FormattedText
  private let written: WrittenSource

  init(_ written: WrittenSource) {
    self.written = written
    text = FormattedText(for: written)
  }

  /// Writes all lines.
  mutating func write() {
    let lines = written.lines
    var end = lines.count
    while end > 1, lines[end - 1].kind == .blank { end -= 1 }
    var index = 0
    while index < end {
      let line = lines[index]
      if line.kind == .row {
        index = writeTable(at: index)
        continue
      }
      switch line.kind {
      case .step: writeStep(line)
      case .tags: text.append(written.bytes[line.line.start..<line.text.upperBound])
      case _ where line.kind.isTitle: writeTitle(line)
      default: text.append(written.bytes[line.line.start..<line.line.end])
      }
      text.endLine(from: Int(line.line.number))
      index += 1
    }
  }

  private mutating func writeStep(_ line: WrittenLine) {
    text.append(written.bytes[line.line.start..<line.keyword.upperBound])
    text.append(written.bytes[written.separator(of: line)])
    text.append(written.bytes[line.text])
  }

  private mutating func writeTitle(_ line: WrittenLine) {
    text.append(written.bytes[line.line.start..<line.keyword.upperBound])
    text.append(UInt8(ascii: ":"))
    if !line.text.isEmpty {
      text.append(UInt8(ascii: " "))
      text.append(written.bytes[line.text])
    }
  }

  /// Writes the consecutive rows from here, indented like the first; returns the index after them.
  private mutating func writeTable(at first: Int) -> Int {
    var table = TableLayout(written.source)
    var end = first
    while end < written.lines.count {
      let line = written.lines[end]
      if line.kind == .comment {
        table.add(
          line, of: written.source, isRule: TableLayout.isRule(line, of: written.source))
      } else if line.kind == .row {
        table.add(line, of: written.source)
      } else {
        break
      }
      end += 1
    }
    let line = written.lines[first].line
    for row in 0..<(end - first) {
      text.append(written.bytes[line.start..<line.first])
      table.write(row, into: &text)
    }
    return end
  }
}
