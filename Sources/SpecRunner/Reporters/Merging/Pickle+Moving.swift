import SpecGherkin

extension Pickle {
  /// Returns the pickle with the node ids of another document that has the same text.
  func moved(to other: GherkinDocument) -> Pickle {
    if astNodeIDs.first.map({ other.scenario($0) != nil }) ?? true { return self }
    let nodes = Dictionary(zip(document.nodes, other.nodes)) { first, _ in first }
    func moved(_ ids: [NodeID]) -> [NodeID] { ids.map { nodes[$0] ?? $0 } }
    let builder = PickleBuilder(document: other)
    builder.addPickle(id, name: name, location: location, astNodeIDs: moved(astNodeIDs))
    for tag in tags { builder.addTag(tag.name, astNodeID: nodes[tag.astNodeID] ?? tag.astNodeID) }
    for step in steps {
      builder.addStep(step.id, text: step.text, type: step.type, astNodeIDs: moved(step.astNodeIDs))
      if let docString = step.docString { builder.addDocString(docString) }
      if let table = step.dataTable { builder.addDataTable(table) }
    }
    return builder.finish().first ?? self
  }
}

extension GherkinDocument {
  /// The ids of all nodes that pickles refer to, in an order that depends only on the text.
  fileprivate var nodes: [NodeID] {
    guard let feature else { return [] }
    var nodes = feature.tags.map(\.id)
    nodes += feature.background.map { $0.steps.map(\.id) } ?? []
    nodes += feature.scenarios.flatMap(\.nodes)
    for rule in feature.rules {
      nodes += rule.tags.map(\.id)
      nodes += rule.background.map { $0.steps.map(\.id) } ?? []
      nodes += rule.scenarios.flatMap(\.nodes)
    }
    return nodes
  }
}

extension Scenario {
  fileprivate var nodes: [NodeID] {
    [id] + tags.map(\.id) + steps.map(\.id)
      + examples.flatMap { $0.tags.map(\.id) + $0.tableBody.map(\.id) }
  }
}
