/// Parsing of steps, their tables and doc strings, and of examples rows.
extension DocumentReader {
  @inline(__always)
  mutating func addStep(_ token: Token, _ line: Line) {
    if description.isOpen { closeDescription() }
    if table.isOpen { closeTable() }
    let start = UTF8Scan.skipWhitespace(base, from: token.textStart, end: line.end)
    let end = UTF8Scan.trimEnd(base, from: start, end: line.end)
    records.steps.append(
      DocumentRecords.Step(
        text: TextSpan(from: start, to: end),
        keywordBits: UInt32(truncatingIfNeeded: token.keywordStart),
        keywordLength: UInt16(truncatingIfNeeded: token.keywordEnd &- token.keywordStart),
        type: token.type,
        spot: Spot(
          line: line.number, column: lines.column(of: token.keywordStart, in: line)),
        id: takeID()))
    move(to: open == .background ? .backgroundStep : .scenarioStep)
  }

  /// Changes the arguments of the last step; creates them if it has none.
  private mutating func updateArguments(
    _ change: (inout DocumentRecords.Arguments) -> Void
  ) {
    let step = records.steps.next &- 1
    var number = records.steps[step].arguments
    if number == .none {
      number = records.arguments.next
      records.arguments.append(DocumentRecords.Arguments())
      records.steps.update(step) { $0.arguments = number }
    }
    records.arguments.update(number, change)
  }

  mutating func addRow(_ line: Line) {
    if description.isOpen { closeDescription() }
    let first = records.cells.next
    let base = base
    let count = TableCells.read(lines, line) { cell in
      records.cells.append(
        DocumentRecords.Cell(
          value: cell.hasEscape
            ? TableCells.unescape(base, cell, into: &records.made)
            : TextSpan(from: cell.start, to: cell.end),
          column: cell.column))
    }
    let spot = Spot(line: line.number, column: line.indent &+ 1)
    table.add(count, at: spot)
    var row = DocumentRecords.Row(
      cells: Run(first: first, count: count), spot: spot, id: .none)
    if open == .examples {
      row.id = takeID()
      move(to: .examplesTable)
    } else {
      // Rows get ids before their step, which therefore passes its id on.
      let step = records.steps.next &- 1
      row.id = records.steps[step].id
      let id = takeID()
      records.steps.update(step) { $0.id = id }
      let number = records.rows.next
      updateArguments { arguments in
        if arguments.rows.count == 0 {
          arguments.rows.first = number
          arguments.isTableFirst = arguments.docString == .none
        }
        arguments.rows.count &+= 1
      }
    }
    records.rows.append(row)
  }

  /// Ends a table: reports a row whose number of cells differs from the first.
  mutating func closeTable() {
    if let (spot, count) = table.firstUnequal {
      complaints.unequalCells(count, insteadOf: table.cells, at: spot)
    }
    table = OpenTable()
  }

  mutating func openDocString(_ line: Line) {
    guard allowed.contains(.docStringSeparator) else {
      skipFencedProse(line)
      return
    }
    closeTable()
    let delimiter = line.first..<scanner.delimiterEnd(line)
    let typeStart = UTF8Scan.skipWhitespace(base, from: delimiter.upperBound, end: line.end)
    let typeEnd = UTF8Scan.trimEnd(base, from: typeStart, end: line.end)
    guard let content = readDocString(opening: line, delimiter: delimiter) else {
      complaints.openDocString = line.number
      move(to: .insideDocString)
      return
    }
    let number = records.docStrings.next
    records.docStrings.append(
      DocumentRecords.DocString(
        content: content,
        mediaType: typeStart == typeEnd ? .absent : TextSpan(from: typeStart, to: typeEnd),
        delimiter: TextSpan(from: delimiter.lowerBound, to: delimiter.upperBound),
        spot: Spot(line: line.number, column: line.indent &+ 1)))
    var hasTable = false
    updateArguments { arguments in
      arguments.docString = number
      hasTable = arguments.hasTable
    }
    if open == .background {
      move(to: hasTable ? .backgroundDocStringAfterTable : .backgroundDocString)
    } else {
      move(to: hasTable ? .scenarioDocStringAfterTable : .scenarioDocString)
    }
  }

  /// The content up to the closing delimiter; nil if the file ends first.
  private mutating func readDocString(opening: Line, delimiter: Range<Int>) -> TextSpan? {
    let first = records.made.count
    var isFirst = true
    while let line = lines.next() {
      if scanner.closes(line, delimiter: delimiter) {
        return TextSpan(.document, from: first, to: records.made.count)
      }
      if !isFirst { records.made.append(0x0A) }
      isFirst = false
      let start = line.start(without: opening.indent, base)
      if Scanner.unescapesDelimiters {
        appendUnescaped(from: start, to: line.end, mark: base[delimiter.lowerBound])
      } else {
        records.made.append(base, from: start, to: line.end)
      }
    }
    return nil
  }

  /// Appends content in which three marks, each escaped by a backslash, denote the delimiter.
  private mutating func appendUnescaped(from start: Int, to end: Int, mark: UInt8) {
    let backslash = UInt8(ascii: "\\")
    var copied = start
    var offset = start
    while offset &+ 6 <= end {
      guard base[offset] == backslash, base[offset &+ 1] == mark, base[offset &+ 2] == backslash,
        base[offset &+ 3] == mark, base[offset &+ 4] == backslash, base[offset &+ 5] == mark
      else {
        offset &+= 1
        continue
      }
      records.made.append(base, from: copied, to: offset)
      for _ in 0..<3 { records.made.append(mark) }
      offset &+= 6
      copied = offset
    }
    records.made.append(base, from: copied, to: end)
  }

  /// Skips a code fence in Markdown prose: its content is not part of the specification.
  mutating func skipFencedProse(_ opening: Line) {
    let length = scanner.delimiterEnd(opening) - opening.first
    while let line = lines.next() {
      if endsFence(line, length: length) { return }
    }
    complaints.openFence(at: Spot(line: opening.number, column: opening.indent &+ 1))
  }

  /// Whether a line ends a code fence in prose: one that is at least as long, and nothing else.
  func endsFence(_ line: Line, length: Int) -> Bool {
    if line.isBlank { return false }
    let end = scanner.delimiterEnd(line)
    return end - line.first >= length
      && UTF8Scan.skipWhitespace(base, from: end, end: line.end) == line.end
  }
}

/// The open table, which checks the number of cells of its rows.
struct OpenTable {
  private(set) var cells = UInt32.none
  /// The first row whose number of cells differs from the first row, and that number.
  private(set) var firstUnequal: (spot: Spot, count: UInt32)?

  @inline(__always) var isOpen: Bool { cells != .none }

  mutating func add(_ count: UInt32, at spot: Spot) {
    if cells == .none {
      cells = count
    } else if count != cells, firstUnequal == nil {
      firstUnequal = (spot, count)
    }
  }
}
