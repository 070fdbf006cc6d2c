/// Parsing of descriptions, the free text below a title.
extension DocumentReader {
  mutating func addDescriptionLine(_ line: Line) {
    if isTitleOfSteps(line) {
      if recovers { return recover(line) }
      hasMisspeltTitle = true
    }
    move(to: position.inDescription)
    if !description.isOpen {
      description = OpenDescription(start: line.start, end: line.start)
    }
    if line.isBlank { return }
    description.end = line.end
    // A comment matters only if there is text on both sides of it.
    description.isBroken =
      description.isBroken || description.hasComment
      || (line.end < lines.count && base[line.end] == 0x0D)
  }

  /// Ends the description: trailing blank lines and comments inside are removed.
  mutating func closeDescription() {
    guard description.isOpen else {
      description.hasComment = false
      return
    }
    let ended = description
    description = OpenDescription()
    let text =
      ended.isBroken
      ? joinedDescription(from: ended.start, to: ended.end)
      : TextSpan(from: ended.start, to: ended.end)
    switch open {
    case .none: break
    case .feature: records.feature?.heading.description = text
    case .rule:
      records.rules.update(records.rules.next &- 1) { $0.heading.description = text }
    case .background:
      records.backgrounds.update(records.backgrounds.next &- 1) { $0.heading.description = text }
    case .scenario:
      records.scenarios.update(records.scenarios.next &- 1) { $0.heading.description = text }
    case .examples:
      records.examples.update(records.examples.next &- 1) { $0.heading.description = text }
    }
  }

  /// The lines of a range without its comments, joined by line feeds.
  private mutating func joinedDescription(from start: Int, to end: Int) -> TextSpan {
    let first = records.made.count
    var part = LineReader(base, count: end, from: start)
    let kinds = TokenSet([.comment, .other])
    var isFirst = true
    // The length of the open code fence in Markdown, whose lines are no comments.
    var fence = 0
    while let line = part.next() {
      if fence > 0 {
        if endsFence(line, length: fence) { fence = 0 }
      } else {
        let kind = scanner.scan(line, allowed: kinds).kind
        if kind == .comment { continue }
        if kind == .docStringSeparator { fence = scanner.delimiterEnd(line) - line.first }
      }
      if !isFirst { records.made.append(0x0A) }
      isFirst = false
      records.made.append(base, from: line.start, to: line.end)
    }
    return TextSpan(.document, from: first, to: records.made.count)
  }
}

/// The open description, from its first line to the end of its last line that is not blank.
struct OpenDescription {
  var start = -1
  var end = -1
  /// Whether there was a comment since the title, or since the description began.
  var hasComment = false
  /// Whether the text is not contiguous in the source: a comment inside, or CR LF.
  var isBroken = false

  @inline(__always) var isOpen: Bool { start >= 0 }
}
