import SpecText

/// Reads a Markdown page into blocks.
///
/// It reads a subset of CommonMark with tables: headings, paragraphs, lists, fenced code, quotes,
/// tables and rules. HTML is text. Time is linear in the size of the page: quotes and lists are
/// nested up to a limit, below which their signs are text.
struct MarkdownReader {
  /// A line and its number in the page.
  ///
  /// The text is a part of the page: each level of nesting would copy the lines below it otherwise.
  typealias Line = (number: Int, text: ArraySlice<Unicode.Scalar>)

  private static let maximumDepth = 12
  /// Rows of a wider table, which lack cells, would make a page far larger than its text.
  private static let mostColumns = 200

  /// The blocks of a page.
  static func blocks(of text: String) -> [MarkdownBlock] {
    var scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    let lines = scalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      index, line in
      let line = line.last == "\r" ? line.dropLast() : line
      return (number: index + 1, text: expandingTabs(line))
    }
    var reader = MarkdownReader(lines, depth: 0)
    return reader.read()
  }

  private let lines: [Line]
  /// For each line, the index of the first line from it on that is not blank.
  private let textLines: [Int]
  private let depth: Int
  private var place = 0
  private var blocks: [MarkdownBlock] = []
  private var paragraph: [ArraySlice<Unicode.Scalar>] = []

  private init(_ lines: [Line], depth: Int) {
    self.lines = lines
    self.depth = depth
    var next = lines.count
    var textLines = [Int](repeating: next, count: lines.count + 1)
    for index in lines.indices.reversed() {
      if !lines[index].text.allSatisfy({ $0 == " " }) { next = index }
      textLines[index] = next
    }
    self.textLines = textLines
  }

  private mutating func read() -> [MarkdownBlock] {
    while place < lines.count { readBlock() }
    endParagraph()
    return blocks
  }

  private mutating func readBlock() {
    let line = lines[place].text
    let indent = Self.indent(of: line)
    let text = line.dropFirst(indent)
    if text.isEmpty {
      endParagraph()
      place += 1
    } else if let fence = Self.fence(text) {
      endParagraph()
      readFence(fence, indent)
    } else if indent >= 4, paragraph.isEmpty {
      readIndentedCode()
    } else if indent < 4, let (level, title) = Self.heading(text) {
      endParagraph()
      blocks.append(.heading(level: level, text: title))
      place += 1
    } else if !paragraph.isEmpty, indent < 4, text.allSatisfy({ $0 == "=" || $0 == " " }) {
      endHeading(level: 1)
      place += 1
    } else if indent < 4, Self.isRule(text) {
      readRule(text)
    } else if text.first == ">", depth < Self.maximumDepth {
      endParagraph()
      readQuote()
    } else if depth < Self.maximumDepth, let marker = ListMarker(line),
      paragraph.isEmpty || marker.interrupts
    {
      endParagraph()
      readList(marker)
    } else if let columns = tableColumns(text), columns.count <= Self.mostColumns {
      readTable(columns)
    } else {
      paragraph.append(text)
      place += 1
    }
  }

  private mutating func endParagraph() {
    if paragraph.isEmpty { return }
    // Two blanks at the end of a line keep its break.
    let text = paragraph.enumerated().map { index, line in
      let trimmed = Self.trimmedEnd(line)
      let keepsBreak = index + 1 < paragraph.count && line.count - trimmed.count >= 2
      return MarkdownInline.string(trimmed) + (keepsBreak ? "\\" : "")
    }.joined(separator: "\n")
    blocks.append(.paragraph(text))
    paragraph = []
  }

  // MARK: - Code

  private mutating func readFence(
    _ fence: (sign: Unicode.Scalar, count: Int, info: String), _ indent: Int
  ) {
    place += 1
    var code: [String] = []
    while place < lines.count {
      let line = lines[place].text
      let rest = line.dropFirst(Self.indent(of: line))
      place += 1
      let run = rest.prefix { $0 == fence.sign }
      if run.count >= fence.count, rest.dropFirst(run.count).allSatisfy({ $0 == " " }) { break }
      code.append(MarkdownInline.string(line.dropFirst(min(indent, Self.indent(of: line)))))
    }
    let word = fence.info.split(separator: " ").first.map(String.init) ?? ""
    blocks.append(.code(language: word, text: code.joined(separator: "\n")))
  }

  private mutating func readIndentedCode() {
    var code: [String] = []
    while place < lines.count {
      let line = lines[place].text
      let isBlank = line.allSatisfy { $0 == " " }
      if !isBlank, Self.indent(of: line) < 4 { break }
      code.append(MarkdownInline.string(line.dropFirst(4)))
      place += 1
    }
    while code.last?.isEmpty == true { code.removeLast() }
    blocks.append(.code(language: "", text: code.joined(separator: "\n")))
  }

  // MARK: - Rules and quotes

  /// Reads a rule, or the line below a heading of two lines.
  private mutating func readRule(_ text: ArraySlice<Unicode.Scalar>) {
    if !paragraph.isEmpty, text.allSatisfy({ $0 == "-" || $0 == " " }) {
      endHeading(level: 2)
    } else {
      endParagraph()
      blocks.append(.rule)
    }
    place += 1
  }

  /// Makes a heading of the lines above its underline.
  private mutating func endHeading(level: Int) {
    let title = paragraph.map { MarkdownInline.string(Self.trimmedEnd($0)) }.joined(separator: " ")
    paragraph = []
    blocks.append(.heading(level: level, text: title))
  }

  private mutating func readQuote() {
    var inner: [Line] = []
    while place < lines.count {
      let line = lines[place].text
      let rest = line.dropFirst(Self.indent(of: line))
      guard rest.first == ">" else { break }
      let text = rest.dropFirst()
      inner.append((lines[place].number, text.first == " " ? text.dropFirst() : text))
      place += 1
    }
    var reader = MarkdownReader(inner, depth: depth + 1)
    blocks.append(.quote(reader.read()))
  }

  // MARK: - Lists

  private mutating func readList(_ first: ListMarker) {
    var list = MarkdownList(start: first.number, items: [])
    var marker = first
    while true {
      list.items.append(readItem(marker))
      guard place < lines.count, let next = ListMarker(lines[place].text),
        next.sign == first.sign, next.indent < first.content,
        !Self.isRule(lines[place].text.dropFirst(next.indent))
      else { break }
      marker = next
    }
    blocks.append(.list(list))
  }

  /// Reads an item: its first line, indented lines, and lines that continue its paragraph.
  private mutating func readItem(_ marker: ListMarker) -> MarkdownList.Item {
    let number = lines[place].number
    var inner: [Line] = [(number, lines[place].text.dropFirst(marker.content))]
    place += 1
    var isAfterBlank = false
    while place < lines.count {
      let line = lines[place].text
      let indent = Self.indent(of: line)
      if indent == line.count {
        // A blank line ends the item unless an indented line follows it.
        let next = textLines[place]
        guard next < lines.count, Self.indent(of: lines[next].text) >= marker.content else { break }
        inner.append((lines[place].number, []))
        isAfterBlank = true
        place += 1
        continue
      }
      let isInside = indent >= marker.content || indent >= 2 && marker.content <= 3
      let startsBlock = Self.startsBlock(line, indent)
      guard isInside || !isAfterBlank && !startsBlock else { break }
      inner.append((lines[place].number, line.dropFirst(min(indent, marker.content))))
      place += 1
    }
    skipBlankLinesBeforeItem(marker)
    var reader = MarkdownReader(inner, depth: depth + 1)
    return MarkdownList.Item(line: number, blocks: reader.read())
  }

  /// Skips blank lines if another item of the list follows them.
  private mutating func skipBlankLinesBeforeItem(_ marker: ListMarker) {
    let next = textLines[place]
    if next > place, next < lines.count, let found = ListMarker(lines[next].text),
      found.sign == marker.sign, found.indent < marker.content
    {
      place = next
    }
  }

  private static func startsBlock(_ line: ArraySlice<Unicode.Scalar>, _ indent: Int) -> Bool {
    let text = line.dropFirst(indent)
    return text.first == ">" || ListMarker(line) != nil || fence(text) != nil
      || heading(text) != nil || isRule(text)
  }

  // MARK: - Tables

  /// The alignments, if this line and the next one are the head of a table.
  private func tableColumns(
    _ text: ArraySlice<Unicode.Scalar>
  ) -> [MarkdownTable.Alignment]? {
    guard paragraph.isEmpty, text.contains("|"), place + 1 < lines.count else { return nil }
    let below = lines[place + 1].text
    guard below.contains("-"),
      below.allSatisfy({ $0 == "|" || $0 == "-" || $0 == ":" || $0 == " " })
    else { return nil }
    let cells = Self.cells(below)
    guard cells.count == Self.cells(text).count else { return nil }
    var alignments: [MarkdownTable.Alignment] = []
    for cell in cells {
      let marks = cell.unicodeScalars
      guard marks.contains("-"), !marks.contains(" ") else { return nil }
      switch (marks.first == ":", marks.last == ":") {
      case (true, true): alignments.append(.center)
      case (true, false): alignments.append(.left)
      case (false, true): alignments.append(.right)
      case (false, false): alignments.append(.none)
      }
    }
    return alignments
  }

  private mutating func readTable(_ alignments: [MarkdownTable.Alignment]) {
    let header = Self.cells(lines[place].text)
    place += 2
    var rows: [[String]] = []
    while place < lines.count {
      let line = lines[place].text
      guard line.contains("|") else { break }
      var cells = Array(Self.cells(line).prefix(header.count))
      while cells.count < header.count { cells.append("") }
      rows.append(cells)
      place += 1
    }
    blocks.append(.table(MarkdownTable(header: header, alignments: alignments, rows: rows)))
  }

  /// The cells of a row; a bar after a backslash or in code is text.
  private static func cells(_ line: ArraySlice<Unicode.Scalar>) -> [String] {
    var text = trimmedEnd(line.drop { $0 == " " })
    if text.first == "|" { text = text.dropFirst() }
    var cells: [String] = []
    var cell: [Unicode.Scalar] = []
    var isEscaped = false
    var isClosed = false
    for scalar in text {
      isClosed = false
      if isEscaped {
        if scalar != "|" { cell.append("\\") }
        cell.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "|" {
        cells.append(MarkdownInline.string(trimmedEnd(cell[...].drop { $0 == " " })))
        cell = []
        isClosed = true
      } else {
        cell.append(scalar)
      }
    }
    if isEscaped { cell.append("\\") }
    if !isClosed { cells.append(MarkdownInline.string(trimmedEnd(cell[...].drop { $0 == " " }))) }
    return cells
  }

  // MARK: - Lines

  static func indent(of line: ArraySlice<Unicode.Scalar>) -> Int {
    (line.firstIndex { $0 != " " } ?? line.endIndex) - line.startIndex
  }

  private static func fence(
    _ text: ArraySlice<Unicode.Scalar>
  ) -> (sign: Unicode.Scalar, count: Int, info: String)? {
    guard let sign = text.first, sign == "`" || sign == "~" else { return nil }
    let run = text.prefix { $0 == sign }
    let info = text.dropFirst(run.count)
    guard run.count >= 3, sign != "`" || !info.contains("`") else { return nil }
    return (sign, run.count, MarkdownInline.string(info.drop { $0 == " " }))
  }

  private static func heading(
    _ text: ArraySlice<Unicode.Scalar>
  ) -> (level: Int, title: String)? {
    let marks = text.prefix { $0 == "#" }
    guard (1...6).contains(marks.count) else { return nil }
    let rest = text.dropFirst(marks.count)
    guard rest.isEmpty || rest.first == " " else { return nil }
    var title = trimmedEnd(rest.drop { $0 == " " })
    let closing = title.reversed().prefix { $0 == "#" }.count
    if closing > 0, closing == title.count || title.dropLast(closing).last == " " {
      title = trimmedEnd(title.dropLast(closing))
    }
    return (marks.count, MarkdownInline.string(title))
  }

  static func isRule(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let sign = text.first, sign == "-" || sign == "*" || sign == "_" else { return false }
    return text.allSatisfy { $0 == sign || $0 == " " } && text.count { $0 == sign } >= 3
  }

  private static func trimmedEnd(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }

  private static func expandingTabs(
    _ line: ArraySlice<Unicode.Scalar>
  ) -> ArraySlice<Unicode.Scalar> {
    guard line.contains("\t") else { return line }
    var result: [Unicode.Scalar] = []
    for scalar in line {
      if scalar == "\t" {
        repeat { result.append(" ") } while result.count % 4 != 0
      } else {
        result.append(scalar)
      }
    }
    return result[...]
  }
}

/// The sign of a list item at the start of a line.
private struct ListMarker {
  let indent: Int
  /// `-`, `*` or `+`; for a number, the sign after it.
  let sign: Unicode.Scalar
  let number: Int?
  /// The offset of the item's text.
  let content: Int
  private let isEmpty: Bool

  /// Whether it begins a list within a paragraph.
  var interrupts: Bool { !isEmpty && (number == nil || number == 1) }

  init?(_ line: ArraySlice<Unicode.Scalar>) {
    indent = MarkdownReader.indent(of: line)
    let text = line.dropFirst(indent)
    guard let first = text.first else { return nil }
    var width = 1
    if first == "-" || first == "*" || first == "+" {
      sign = first
      number = nil
      if MarkdownReader.isRule(text) { return nil }
    } else {
      let digits = text.prefix { "0"..."9" ~= $0 }
      guard (1...9).contains(digits.count), let after = text.dropFirst(digits.count).first,
        after == "." || after == ")"
      else { return nil }
      sign = after
      number = digits.reduce(0) { $0 * 10 + Int($1.value - 0x30) }
      width = digits.count + 1
    }
    let rest = text.dropFirst(width)
    guard rest.isEmpty || rest.first == " " else { return nil }
    let blanks = rest.prefix { $0 == " " }.count
    isEmpty = blanks == rest.count
    content = indent + width + (isEmpty || blanks > 4 ? 1 : blanks)
  }
}
