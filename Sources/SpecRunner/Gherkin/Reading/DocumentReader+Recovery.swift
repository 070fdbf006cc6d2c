/// Reading for people: a line that is not allowed is one error, and the lines after it are read as
/// if it was what its author most likely meant.
extension DocumentReader {
  /// Reports a line that is not allowed, and opens the block that it means.
  mutating func recover(_ line: Line) {
    var token = scanner.scan(line, allowed: Position.everything)
    let repair = complaints.misspelling(of: line, base: base, at: position, in: dialect)
    if token.kind == .other, let repair, let meant = meaning(of: repair, line) { token = meant }
    // A table without its step is one mistake, and so is a file without a feature.
    let isRest = token.kind == .tableRow && lastUnexpected == (line.number &- 1, .tableRow)
    let isWithoutFeature = records.feature == nil && lastUnexpected.line > 0
    if !isRest, !isWithoutFeature {
      complaints.unexpected(line, base: base, at: position, in: dialect)
    }
    lastUnexpected = (line.number, token.kind)
    if records.feature == nil {
      if token.kind == .featureLine { openFeature(token, line) }
      return
    }
    let hasTags = firstTag < records.tags.next
    switch token.kind {
    case .stepLine:
      // Tags without a title.
      records.tags.truncate(to: Int(firstTag))
      if open == .examples { closeExamples() }
      if open == .feature || open == .rule { openScenario(untitled(line, isNamed: false), line) }
      addStep(token, line)
    case .backgroundLine where open == .feature || open == .rule: openBackground(token, line)
    case .scenarioLine, .backgroundLine: openScenario(token, line)
    case .ruleLine: openRule(token, line)
    case .examplesLine where open == .scenario || open == .examples: openExamples(token, line)
    case .other where hasTags, .examplesLine where hasTags: openScenario(untitled(line), line)
    default: break
    }
  }

  /// Whether a line of a description is the misspelt title of a scenario or a background: a step
  /// follows, which is no item of a list.
  func isTitleOfSteps(_ line: Line) -> Bool {
    guard !line.isBlank, records.feature != nil,
      UnsafeBufferPointer(start: base + line.first, count: line.end - line.first)
        .contains(UInt8(ascii: ":")),
      let repair = complaints.misspelling(of: line, base: base, at: position, in: dialect),
      repair.written.utf8.last == UInt8(ascii: ":"),
      let kind = KeywordAdvice.kind(of: repair.keyword, in: dialect)?.token,
      kind == .scenarioLine || kind == .backgroundLine
    else { return false }
    var ahead = lines
    while let next = ahead.next() {
      switch scanner.scan(next, allowed: Position.everything).kind {
      case .empty, .comment: continue
      case let kind: return kind == .stepLine && base[next.first] != UInt8(ascii: "*")
      }
    }
    return false
  }

  /// A scenario without a keyword, whose name is the line.
  private func untitled(_ line: Line, isNamed: Bool = true) -> Token {
    var token = Token(.scenarioLine)
    (token.keywordStart, token.keywordEnd) = (line.first, line.first)
    token.textStart = isNamed ? line.first : line.end
    return token
  }

  /// The token of the keyword that a line misspells.
  private func meaning(of repair: KeywordRepair, _ line: Line) -> Token? {
    guard let kind = KeywordAdvice.kind(of: repair.keyword, in: dialect) else { return nil }
    var token = Token(kind.token)
    token.type = kind.type
    let hasColon = repair.written.utf8.last == UInt8(ascii: ":")
    token.keywordStart = line.first
    token.textStart = line.first + repair.written.utf8.count
    token.keywordEnd = token.textStart - (hasColon ? 1 : 0)
    return token
  }
}
