import SpecGherkin

/// The canonical form of a plain Gherkin file.
struct PlainLayout {
  private(set) var text: FormattedText
  private let written: WrittenSource
  private var index = 0
  private var indentation = Indentation()
  /// The last line that is not a comment, and the indentation of what belongs to it.
  private var previous: (kind: WrittenLine.Kind, inner: Int)?
  /// The number of blank lines before the line at `index`.
  private var gap = 0
  /// The comments before the line at `index`, each with the number of blank lines before it.
  private var comments: [(index: Int, gap: Int)] = []
  /// A title at or after `index`, or the end.
  private var nextTitle = 0
  /// The length of the common indentation of the open description, in bytes.
  private var margin = 0
  private var table: TableLayout
  private var row = 0

  init(_ written: WrittenSource) {
    self.written = written
    text = FormattedText(for: written)
    table = TableLayout(written.source)
  }

  /// Writes all lines.
  mutating func write() {
    while index < written.lines.count {
      let kind = written.lines[index].kind
      switch kind {
      case .blank: gap += 1
      case .comment:
        comments.append((index, gap))
        gap = 0
      default: write(kind)
      }
      index += 1
    }
    writeLastComments()
  }

  /// Writes a line, or several that belong together, with what precedes it.
  private mutating func write(_ kind: WrittenLine.Kind) {
    if kind.isTitle { indentation.open(kind) }
    if kind == .text, previous?.kind != .text { measureMargin() }
    if kind == .row, previous?.kind != .row { measureTable() }
    let columns =
      kind == .tags
      ? indentation.of(title: kindOfNextTitle())
      : kind.isTitle ? indentation.title : indentation.of(kind)
    separate(from: kind, columns)
    text.append(blanks: columns)
    let line = written.lines[index]
    switch kind {
    case .tags: writeTags()
    case .language: writeLanguage(line)
    case .text:
      text.append(written.bytes[(line.line.start + margin)..<line.text.upperBound])
      endLine()
    case .step:
      text.append(written.bytes[line.keyword])
      text.append(written.bytes[written.separator(of: line)])
      text.append(written.bytes[line.text])
      endLine()
    case .row:
      table.write(row, into: &text)
      row += 1
    case .docStringStart: writeDocString(columns)
    default: writeTitle(line)
    }
    previous = (kind, kind.isTitle ? columns + Indentation.step : columns)
  }

  // MARK: - Blank lines and comments

  /// Writes the comments and blank lines before the next line.
  private mutating func separate(from next: WrittenLine.Kind, _ columns: Int) {
    let rule = Gap(after: previous?.kind, before: next)
    let hasGap = gap > 0 || comments.contains { $0.gap > 0 }
    // Comments directly below a block, with a blank line after them, belong to that block.
    var isAttached = rule == .one && hasGap && previous != nil
    for (place, comment) in comments.enumerated() {
      isAttached = isAttached && comment.gap == 0
      write(
        blankLines: place == 0 ? firstGap(rule, comment.gap, hasGap) : rule.count(comment.gap),
        above: comment.index)
      write(comment: comment.index, isAttached ? previous?.inner ?? columns : columns)
    }
    write(
      blankLines: comments.isEmpty ? firstGap(rule, gap, hasGap) : rule.count(gap), above: index)
    comments.removeAll(keepingCapacity: true)
    gap = 0
  }

  /// The blank lines directly below the previous line.
  private func firstGap(_ rule: Gap, _ count: Int, _ hasGap: Bool) -> Int {
    guard let previous else { return 0 }
    if rule == .one { return hasGap ? rule.count(count) : 1 }
    return previous.kind.isTitle ? 0 : rule.count(count)
  }

  /// At the end of the file, a comment belongs to what precedes it: to the line, or, after a blank
  /// line, to the block.
  private mutating func writeLastComments() {
    var isAttached = true
    for comment in comments {
      isAttached = isAttached && comment.gap == 0
      let isFirst = previous == nil && text.origins.isEmpty
      write(blankLines: isFirst ? 0 : Gap.atMostOne.count(comment.gap), above: comment.index)
      write(comment: comment.index, isAttached ? previous?.inner ?? 0 : indentation.title)
    }
  }

  private mutating func write(comment place: Int, _ columns: Int) {
    let line = written.lines[place]
    text.append(blanks: columns)
    text.append(written.bytes[line.text])
    text.endLine(from: Int(line.line.number))
  }

  /// Writes blank lines, which come from those above a line as far as there are any.
  private mutating func write(blankLines count: Int, above place: Int) {
    var first = place
    while first > 0, written.lines[first - 1].kind == .blank { first -= 1 }
    for number in 0..<count {
      text.endLine(
        from: first + number < place ? Int(written.lines[first + number].line.number) : 0)
    }
  }

  // MARK: - Lines

  private mutating func endLine() { text.endLine(from: Int(written.lines[index].line.number)) }

  private mutating func writeTitle(_ line: WrittenLine) {
    text.append(written.bytes[line.keyword])
    text.append(UInt8(ascii: ":"))
    if !line.text.isEmpty {
      text.append(UInt8(ascii: " "))
      text.append(written.bytes[line.text])
    }
    endLine()
  }

  private mutating func writeLanguage(_ line: WrittenLine) {
    text.append(Array("# language: ".utf8)[...])
    text.append(written.bytes[line.text])
    endLine()
  }

  /// Writes the tags of this line and of the following ones, up to the first with a comment.
  private mutating func writeTags() {
    let origin = Int(written.lines[index].line.number)
    writeTags(written.lines[index])
    var next = index + 1
    while written.lines[index].text.isEmpty {
      while next < written.lines.count, written.lines[next].kind == .blank { next += 1 }
      guard next < written.lines.count, written.lines[next].kind == .tags else { break }
      text.append(UInt8(ascii: " "))
      writeTags(written.lines[next])
      index = next
      next += 1
    }
    let comment = written.lines[index].text
    if !comment.isEmpty {
      text.append(UInt8(ascii: " "))
      text.append(written.bytes[comment])
    }
    text.endLine(from: origin)
  }

  private mutating func writeTags(_ line: WrittenLine) {
    var start = line.keyword.lowerBound
    while start < line.keyword.upperBound {
      var end = start + 1
      while end < line.keyword.upperBound, written.bytes[end] != UInt8(ascii: "@") { end += 1 }
      if start > line.keyword.lowerBound { text.append(UInt8(ascii: " ")) }
      text.append(written.bytes[start..<written.source.trimmedEnd(of: start..<end)])
      start = end
    }
  }

  private mutating func kindOfNextTitle() -> WrittenLine.Kind {
    nextTitle = max(nextTitle, index)
    while nextTitle < written.lines.count, !written.lines[nextTitle].kind.isTitle { nextTitle += 1 }
    return nextTitle < written.lines.count ? written.lines[nextTitle].kind : .feature
  }

  private mutating func writeDocString(_ columns: Int) {
    text.append(written.bytes[written.lines[index].keyword])
    text.append(written.bytes[written.lines[index].text])
    endLine()
    while index + 1 < written.lines.count {
      index += 1
      let line = written.lines[index]
      if line.kind == .docStringEnd {
        text.append(blanks: columns)
        text.append(written.bytes[line.line.first..<line.text.upperBound])
        endLine()
        return
      }
      if !line.text.isEmpty { text.append(blanks: columns) }
      text.append(written.bytes[line.text])
      endLine()
    }
  }

  // MARK: - Measures

  /// Measures the indentation that all lines of the description that begins here have in common.
  private mutating func measureMargin() {
    let first = written.lines[index].line
    margin = first.first - first.start
    for line in written.lines[index...] {
      switch line.kind {
      case .blank, .comment: continue
      case .text:
        var count = 0
        while count < margin, count < line.line.first - line.line.start,
          written.bytes[line.line.start + count] == written.bytes[first.start + count],
          [0x20, 0x09].contains(written.bytes[first.start + count])
        {
          count += 1
        }
        margin = count
      default: return
      }
    }
  }

  /// Measures the table that begins here.
  private mutating func measureTable() {
    table = TableLayout(written.source)
    row = 0
    for line in written.lines[index...] {
      switch line.kind {
      case .blank, .comment: continue
      case .row: table.add(line, of: written.source)
      default: return
      }
    }
  }
}
