/// Parsing of tag lines, which belong to the next title.
extension DocumentReader {
  mutating func addTags(_ line: Line) {
    let count = records.tags.count
    let bareColumn = appendTags(line)
    if let column = bareColumn.blank {
      records.tags.truncate(to: count)
      complaints.blankInTag(at: Spot(line: line.number, column: column))
      if complaints.isTooMany || recovers { return }
      if allowed.contains(.other) {
        addDescriptionLine(line)
      } else {
        complaints.unexpected(line, base: base, at: position, in: dialect)
      }
      return
    }
    if let column = bareColumn.bare {
      complaints.bareTag(at: Spot(line: line.number, column: column))
    }
    closeDescription()
    closeTable()
    move(to: positionAfterTags())
  }

  /// Appends the tags of a line; returns the column of a bare `@`, and of a tag with white space.
  private mutating func appendTags(_ line: Line) -> (bare: UInt32?, blank: UInt32?) {
    var bare: UInt32?
    let blank = scanner.readTags(line) { start, end, column in
      if end &- start < 2 {
        bare = bare ?? column
        return
      }
      records.tags.append(
        DocumentRecords.Tag(
          name: TextSpan(from: start, to: end),
          spot: Spot(line: line.number, column: column),
          id: .none))
    }
    return (bare, blank)
  }

  private func positionAfterTags() -> Position {
    switch position {
    case .start, .featureHead: .featureHead
    case .scenarioTags, .examplesTags, .ruleTags: position
    case .title, .titleDescription: titleAfterTags(mayBeExamples: false)
    default: titleAfterTags(mayBeExamples: open == .scenario || open == .examples)
    }
  }

  /// Looks ahead past tags, comments and blank lines to the title of the tags.
  ///
  /// If there is none, they are treated as those of a rule, as in the official parsers.
  private func titleAfterTags(mayBeExamples: Bool) -> Position {
    var ahead = lines
    var kinds = TokenSet([.empty, .comment, .tagLine, .scenarioLine])
    if mayBeExamples { kinds.insert(TokenSet(.examplesLine)) }
    while let line = ahead.next() {
      switch scanner.scan(line, allowed: kinds).kind {
      case .empty, .comment: continue
      case .tagLine:
        if scanner.readTags(line, { _, _, _ in }) != nil { return .ruleTags }
      case .examplesLine: return .examplesTags
      case .scenarioLine: return .scenarioTags
      default: return .ruleTags
      }
    }
    return .ruleTags
  }
}
