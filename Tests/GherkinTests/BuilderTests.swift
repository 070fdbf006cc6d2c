import SpecGherkin
import SpecTestKit
import Testing

/// Documents and pickles rebuilt piece by piece are the same as parsed ones.
struct BuilderTests {
  private func rebuild(
    _ document: GherkinDocument, _ id: @escaping (NodeID) -> NodeID
  ) -> GherkinDocument {
    let rebuilding = Rebuilding(of: document, id)
    rebuilding.add(document)
    return rebuilding.finish()
  }

  private func rebuild(_ pickles: Pickles, of document: GherkinDocument) -> Pickles {
    let builder = PickleBuilder(document: document)
    for pickle in pickles {
      builder.addPickle(
        pickle.id, name: pickle.name, location: pickle.location, astNodeIDs: pickle.astNodeIDs)
      for tag in pickle.tags { builder.addTag(tag.name, astNodeID: tag.astNodeID) }
      for step in pickle.steps {
        builder.addStep(step.id, text: step.text, type: step.type, astNodeIDs: step.astNodeIDs)
        if let docString = step.docString { builder.addDocString(docString) }
        if let table = step.dataTable { builder.addDataTable(table) }
      }
    }
    return builder.finish()
  }

  @Test(arguments: [
    RobustText.plain, "", "# c", "Feature:\nRule:\nRule:",
  ])
  func `a rebuilt document is the same`(text: String) throws {
    let result = Parser.parse(Source(uri: "a", text: text))
    let document = try #require(result.document)
    let rebuilt = rebuild(document) { $0 }
    let details: TreeText.Details = [.locations, .ids, .types]
    #expect(
      TreeText(rebuilt, showing: details).description
        == TreeText(document, showing: details).description)
    #expect(
      TreeText(rebuild(result.pickles, of: rebuilt), showing: details).description
        == TreeText(result.pickles, showing: details).description)
  }

  @Test func `numbers may come in any order`() throws {
    let document = try #require(
      Parser.parse(Source(uri: "a", text: RobustText.plain)).document)
    let rebuilt = rebuild(document) { NodeID(1000 - $0.number) }
    for scenario in document.feature?.scenarios.map(\.self) ?? [] {
      #expect(rebuilt.scenario(NodeID(1000 - scenario.id.number))?.name == scenario.name)
      for step in scenario.steps {
        #expect(rebuilt.step(NodeID(1000 - step.id.number))?.text == step.text)
        for row in step.dataTable?.rows.map(\.self) ?? [] {
          #expect(rebuilt.row(NodeID(1000 - row.id.number))?.location == row.location)
        }
      }
    }
    let rule = try #require(document.feature?.rules.first)
    #expect(rebuilt.rule(NodeID(1000 - rule.id.number))?.name == "r")
    #expect(rebuilt.step(NodeID(5000)) == nil)
  }

  @Test func `a rebuilt pickle finds what it was made from`() throws {
    let result = Parser.parse(Source(uri: "a", text: RobustText.plain))
    let document = rebuild(try #require(result.document)) { $0 }
    let pickles = rebuild(result.pickles, of: document)
    let lineage = document.lineage(of: pickles[1])
    #expect(lineage?.scenario.name == "<a> of <b>")
    #expect(lineage?.rowIndex == 1)
    #expect(lineage?.rule == nil)
    #expect(document.lineage(of: pickles[2])?.rule?.name == "r")
    #expect(pickles[1].steps.map { document.step(for: $0)?.keyword } == ["Given ", "When "])
  }

  @Test func `a pickle without a place stands where its row or scenario does`() throws {
    let document = try #require(
      Parser.parse(Source(uri: "a", text: "Feature:\nScenario:\n* a\nExamples:\n|x|\n|1|")).document
    )
    let builder = PickleBuilder(document: document)
    let ids = [NodeID(4), NodeID(2)]
    #expect(document.scenario(ids[0]) != nil)
    builder.addPickle(NodeID(9), name: "r", location: nil, astNodeIDs: ids)
    builder.addPickle(NodeID(10), name: "s", location: nil, astNodeIDs: [ids[0]])
    builder.addPickle(NodeID(11), name: "?", location: nil, astNodeIDs: [NodeID(77)])
    let pickles = builder.finish()
    #expect(pickles.map(\.location.line) == [6, 2, 1])
    #expect(document.lineage(of: pickles[2]) == nil)
    #expect(pickles[2].astNodeIDs == [NodeID(77)])
  }

  @Test func `what nothing can hold is left out`() {
    let builder = DocumentBuilder(uri: "a")
    let place = Location(line: 1)
    let title = DocumentBuilder.Title(location: place, keyword: "K", name: "", description: "")
    builder.addStep(NodeID(1), at: place, keyword: "* ", type: .unknown, text: "x")
    builder.addDocString(at: place, mediaType: nil, content: "", delimiter: "```")
    builder.addDataTable([DocumentBuilder.Row(id: NodeID(2), location: place, cells: [])])
    builder.addScenario(NodeID(3), title, tags: [])
    builder.addRule(NodeID(4), title, tags: [])
    builder.addBackground(NodeID(5), title)
    builder.addExamples(NodeID(6), title, tags: [], header: nil, body: [])
    #expect(TreeText(builder.finish()).description == "a")
    let pickles = PickleBuilder(document: DocumentBuilder(uri: "a").finish())
    pickles.addTag("@a", astNodeID: NodeID(1))
    pickles.addStep(NodeID(1), text: "x", type: .unknown, astNodeIDs: [])
    pickles.addDocString(PickleDocString(content: "x"))
    #expect(pickles.finish().isEmpty)
  }
}

/// Builds a document from another's nodes, each number changed by a function.
struct Rebuilding {
  private let builder: DocumentBuilder
  private let id: (NodeID) -> NodeID

  init(of document: GherkinDocument, _ id: @escaping (NodeID) -> NodeID) {
    builder = DocumentBuilder(uri: document.uri, language: document.feature?.language ?? "en")
    self.id = id
  }

  func finish() -> GherkinDocument { builder.finish() }

  func add(_ document: GherkinDocument) {
    for comment in document.comments { builder.addComment(comment.text, at: comment.location) }
    guard let feature = document.feature else { return }
    builder.addFeature(
      .init(
        location: feature.location, keyword: feature.keyword, name: feature.name,
        description: feature.description), tags: tags(feature.tags))
    for child in feature.children {
      switch child {
      case .background(let background): add(background)
      case .scenario(let scenario): add(scenario)
      case .rule(let rule): add(rule)
      }
    }
  }

  private func add(_ rule: Rule) {
    builder.addRule(
      id(rule.id),
      .init(
        location: rule.location, keyword: rule.keyword, name: rule.name,
        description: rule.description), tags: tags(rule.tags))
    for child in rule.children {
      switch child {
      case .background(let background): add(background)
      case .scenario(let scenario): add(scenario)
      }
    }
  }

  private func add(_ background: Background) {
    builder.addBackground(
      id(background.id),
      .init(
        location: background.location, keyword: background.keyword, name: background.name,
        description: background.description))
    add(background.steps)
  }

  private func add(_ scenario: Scenario) {
    builder.addScenario(
      id(scenario.id),
      .init(
        location: scenario.location, keyword: scenario.keyword, name: scenario.name,
        description: scenario.description), tags: tags(scenario.tags))
    add(scenario.steps)
    for examples in scenario.examples {
      builder.addExamples(
        id(examples.id),
        .init(
          location: examples.location, keyword: examples.keyword, name: examples.name,
          description: examples.description), tags: tags(examples.tags),
        header: examples.tableHeader.map(row), body: examples.tableBody.map(row))
    }
  }

  private func add(_ steps: NodeList<Step>) {
    for step in steps {
      builder.addStep(
        id(step.id), at: step.location, keyword: step.keyword, type: step.keywordType,
        text: step.text)
      let rows = step.dataTable?.rows.map(row) ?? []
      if step.isTableBeforeDocString { builder.addDataTable(rows) }
      if let docString = step.docString {
        builder.addDocString(
          at: docString.location, mediaType: docString.mediaType, content: docString.content,
          delimiter: docString.delimiter)
      }
      if !step.isTableBeforeDocString { builder.addDataTable(rows) }
    }
  }

  private func tags(_ tags: NodeList<SpecGherkin.Tag>) -> [DocumentBuilder.Tag] {
    tags.map { DocumentBuilder.Tag(id: id($0.id), location: $0.location, name: $0.name) }
  }

  private func row(_ row: TableRow) -> DocumentBuilder.Row {
    DocumentBuilder.Row(
      id: id(row.id), location: row.location, cells: row.cells.map { ($0.location, $0.value) })
  }
}
