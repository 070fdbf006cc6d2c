/// Parsing of titles, which open blocks and close those before them.
extension DocumentReader {
  /// The heading of a title, with the pending tags.
  private mutating func heading(_ token: Token, _ line: Line) -> DocumentRecords.Heading {
    closeDescription()
    closeTable()
    let start = UTF8Scan.skipWhitespace(base, from: token.textStart, end: line.end)
    let end = UTF8Scan.trimEnd(base, from: start, end: line.end)
    let tags = Run(from: firstTag, to: records.tags.next)
    firstTag = tags.end
    return DocumentRecords.Heading(
      keyword: token.keywordEnd == token.keywordStart && token.kind == .featureLine
        ? .absent : TextSpan(from: token.keywordStart, to: token.keywordEnd),
      name: TextSpan(from: start, to: end),
      spot: Spot(
        line: line.number, column: lines.column(of: token.keywordStart, in: line)),
      tags: tags)
  }

  mutating func openFeature(_ token: Token, _ line: Line) {
    let heading = heading(token, line)
    records.feature = DocumentRecords.Feature(heading: heading)
    open = .feature
    move(to: .title)
    // If a Markdown file begins with a fence, the fence is the name and still hides its content.
    if heading.keyword.isAbsent, !line.isBlank, scanner.delimiterEnd(line) > line.first {
      skipFencedProse(line)
    }
  }

  mutating func openRule(_ token: Token, _ line: Line) {
    let heading = heading(token, line)
    closeRule()
    rule = records.rules.next
    records.rules.append(DocumentRecords.Rule(heading: heading))
    open = .rule
    move(to: .title)
  }

  mutating func openBackground(_ token: Token, _ line: Line) {
    let heading = heading(token, line)
    let number = records.backgrounds.next
    records.backgrounds.append(
      DocumentRecords.Background(heading: heading, steps: Run(first: records.steps.next, count: 0)))
    if rule == .none {
      records.feature?.background = number
    } else {
      records.rules.update(rule) { $0.background = number }
    }
    open = .background
    move(to: .background)
  }

  mutating func openScenario(_ token: Token, _ line: Line) {
    let heading = heading(token, line)
    closeScenario()
    records.scenarios.append(
      DocumentRecords.Scenario(
        heading: heading, steps: Run(first: records.steps.next, count: 0),
        examples: Run(first: records.examples.next, count: 0), rule: rule))
    open = .scenario
    move(to: .scenario)
  }

  mutating func openExamples(_ token: Token, _ line: Line) {
    let heading = heading(token, line)
    closeExamples()
    records.examples.append(
      DocumentRecords.Examples(
        heading: heading, rows: Run(first: records.rows.next, count: 0),
        scenario: records.scenarios.next &- 1))
    open = .examples
    move(to: .examples)
  }

  /// Assigns ids to a block's tags, then to the block.
  private mutating func takeID(after tags: Run) -> UInt32 {
    numberTags(tags)
    return takeID()
  }

  private mutating func numberTags(_ tags: Run) {
    for index in tags.range { records.tags[index].id = takeID() }
  }

  mutating func closeExamples() {
    guard open == .examples else { return }
    let index = records.examples.next &- 1
    let hasFile = addDataRows(of: index)
    let id = takeID(after: records.examples[index].heading.tags)
    let end = records.rows.next
    records.examples.update(index) { block in
      block.rows = Run(from: block.rows.first, to: end)
      block.heading.id = id
    }
    let block = records.examples[index]
    if block.rows.count < 2, !hasFile {
      complaints.emptyExamples(
        at: block.heading.spot, hasHeader: block.rows.count == 1,
        isMarkdown: !Scanner.keepsComments)
    }
    open = .scenario
  }

  /// Closes the scenario or background before a new title.
  private mutating func closeScenario() {
    closeExamples()
    let (steps, examples) = (records.steps.next, records.examples.next)
    if open == .scenario {
      let index = records.scenarios.next &- 1
      let id = takeID(after: records.scenarios[index].heading.tags)
      records.scenarios.update(index) { scenario in
        scenario.steps = Run(from: scenario.steps.first, to: steps)
        scenario.examples = Run(from: scenario.examples.first, to: examples)
        scenario.heading.id = id
      }
    } else if open == .background {
      let id = takeID()
      records.backgrounds.update(records.backgrounds.next &- 1) { background in
        background.steps = Run(from: background.steps.first, to: steps)
        background.heading.id = id
      }
    }
    open = rule == .none ? .feature : .rule
  }

  private mutating func closeRule() {
    closeScenario()
    let scenarios = Run(from: firstScenario, to: records.scenarios.next)
    firstScenario = scenarios.end
    guard rule != .none else {
      records.feature?.scenarios = scenarios
      return
    }
    let id = takeID(after: records.rules[rule].heading.tags)
    records.rules.update(rule) { rule in
      rule.scenarios = scenarios
      rule.heading.id = id
    }
  }

  mutating func closeFeature() {
    guard let feature = records.feature else { return }
    closeRule()
    numberTags(feature.heading.tags)
    records.feature?.rules = Run(first: 0, count: records.rules.next)
  }
}
