/// Builds a document node by node with given ids and locations, for documents from other tools.
///
/// Nodes are added in reading order, each to the last possible parent: a step to the last
/// background or scenario, a doc string or table to the last step, examples to the last scenario,
/// everything after a rule to that rule. A node without a possible parent is ignored. The ids may
/// have any order.
package final class DocumentBuilder {
  /// The content of a title line.
  package struct Title {
    package var location: Location
    package var keyword: String?
    package var name: String
    package var description: String

    package init(location: Location, keyword: String?, name: String, description: String) {
      self.location = location
      self.keyword = keyword
      self.name = name
      self.description = description
    }
  }

  package struct Tag {
    package var id: NodeID
    package var location: Location
    package var name: String

    package init(id: NodeID, location: Location, name: String) {
      self.id = id
      self.location = location
      self.name = name
    }
  }

  package struct Row {
    package var id: NodeID
    package var location: Location
    package var cells: [(location: Location, value: String)]

    package init(id: NodeID, location: Location, cells: [(location: Location, value: String)]) {
      self.id = id
      self.location = location
      self.cells = cells
    }
  }

  private enum StepHolder { case none, background, scenario }

  private let source: Source
  private let language: String
  private var records = DocumentRecords()
  private var holder = StepHolder.none

  /// Starts a document without a feature; `language` is that of the feature added later.
  package init(uri: String, language: String = "en") {
    source = Source(uri: uri, bytes: [])
    self.language = language
  }

  package func addComment(_ text: String, at location: Location) {
    records.comments.append(
      DocumentRecords.Comment(text: span(text), spot: Spot(location)))
  }

  /// Adds the feature; any further one is ignored.
  package func addFeature(_ title: Title, tags: [Tag]) {
    guard records.feature == nil else { return }
    records.feature = DocumentRecords.Feature(heading: heading(title, tags, id: .none))
  }

  package func addRule(_ id: NodeID, _ title: Title, tags: [Tag]) {
    guard records.feature != nil else { return }
    records.feature?.rules.count &+= 1
    let rule = DocumentRecords.Rule(
      heading: heading(title, tags, id: id.number),
      scenarios: Run(first: records.scenarios.next, count: 0))
    records.rules.append(rule)
    holder = .none
  }

  package func addBackground(_ id: NodeID, _ title: Title) {
    guard records.feature != nil else { return }
    let number = records.backgrounds.next
    if records.rules.count > 0 {
      records.rules.update(records.rules.next &- 1) { $0.background = number }
    } else {
      records.feature?.background = number
    }
    let background = DocumentRecords.Background(
      heading: heading(title, [], id: id.number), steps: Run(first: records.steps.next, count: 0))
    records.backgrounds.append(background)
    holder = .background
  }

  package func addScenario(_ id: NodeID, _ title: Title, tags: [Tag]) {
    guard records.feature != nil else { return }
    var scenario = DocumentRecords.Scenario(
      heading: heading(title, tags, id: id.number),
      steps: Run(first: records.steps.next, count: 0),
      examples: Run(first: records.examples.next, count: 0))
    if records.rules.count > 0 {
      scenario.rule = records.rules.next &- 1
      records.rules.update(scenario.rule) { $0.scenarios.count &+= 1 }
    } else {
      records.feature?.scenarios.count &+= 1
    }
    records.scenarios.append(scenario)
    holder = .scenario
  }

  package func addStep(
    _ id: NodeID, at location: Location, keyword: String, type: StepKeywordType, text: String
  ) {
    switch holder {
    case .none: return
    case .background:
      records.backgrounds.update(records.backgrounds.next &- 1) { $0.steps.count &+= 1 }
    case .scenario: records.scenarios.update(records.scenarios.next &- 1) { $0.steps.count &+= 1 }
    }
    let keyword = span(keyword)
    records.steps.append(
      DocumentRecords.Step(
        text: span(text), keywordBits: keyword.bits,
        keywordLength: UInt16(clamping: keyword.length), type: type,
        spot: Spot(location),
        id: id.number))
  }

  package func addDocString(
    at location: Location, mediaType: String?, content: String, delimiter: String
  ) {
    guard records.steps.count > 0 else { return }
    let number = records.docStrings.next
    let docString = DocumentRecords.DocString(
      content: span(content), mediaType: mediaType.map { span($0) } ?? .absent,
      delimiter: span(delimiter), spot: Spot(location))
    records.docStrings.append(docString)
    updateArguments { $0.docString = number }
  }

  package func addDataTable(_ rows: [Row]) {
    guard records.steps.count > 0, !rows.isEmpty else { return }
    let run = append(rows)
    updateArguments {
      $0.isTableFirst = $0.docString == .none
      $0.rows = run
    }
  }

  package func addExamples(
    _ id: NodeID, _ title: Title, tags: [Tag], header: Row?, body: [Row]
  ) {
    guard records.scenarios.count > 0 else { return }
    let rows = header.map { append([$0] + body) } ?? .none
    let scenario = records.scenarios.next &- 1
    let examples = DocumentRecords.Examples(
      heading: heading(title, tags, id: id.number), rows: rows, scenario: scenario)
    records.examples.append(examples)
    records.scenarios.update(scenario) { $0.examples.count &+= 1 }
  }

  /// Returns the document and resets the builder.
  package func finish() -> GherkinDocument {
    var finished = DocumentRecords()
    swap(&finished, &records)
    finished.trim()
    holder = .none
    let order = UnsortedIDs(finished)
    return GherkinDocument(
      DocumentStorage(source: source, language: language, records: finished, order: order))
  }

  private func span(_ text: String) -> TextSpan { records.made.span(of: text, .document) }

  private func heading(
    _ title: Title, _ tags: [Tag], id: UInt32
  ) -> DocumentRecords.Heading {
    let first = records.tags.next
    for tag in tags {
      let name = span(tag.name)
      records.tags.append(
        DocumentRecords.Tag(name: name, spot: Spot(tag.location), id: tag.id.number))
    }
    return DocumentRecords.Heading(
      keyword: title.keyword.map { span($0) } ?? .absent, name: span(title.name),
      description: span(title.description), spot: Spot(title.location),
      tags: Run(from: first, to: records.tags.next), id: id)
  }

  private func append(_ rows: [Row]) -> Run {
    let first = records.rows.next
    for row in rows {
      let firstCell = records.cells.next
      for cell in row.cells {
        let value = span(cell.value)
        records.cells.append(
          DocumentRecords.Cell(value: value, column: Spot(cell.location).column))
      }
      records.rows.append(
        DocumentRecords.Row(
          cells: Run(from: firstCell, to: records.cells.next),
          spot: Spot(row.location),
          id: row.id.number))
    }
    return Run(from: first, to: records.rows.next)
  }

  private func updateArguments(
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
}
