/// Builds pickles with given ids, for pickles from other tools.
///
/// Tags and steps are added to the last pickle, a doc string or table to the last step; without
/// one, they are ignored. URI and language are those of the document.
package final class PickleBuilder {
  private let document: DocumentStorage
  private var records = PickleRecords()

  /// Starts the pickles of a document; if it is not known, use one without a feature.
  package init(document: GherkinDocument) { self.document = document.storage }

  /// Adds a pickle of a scenario and, for an outline, a row.
  ///
  /// The default location is that of the row or scenario.
  package func addPickle(
    _ id: NodeID, name: String, location: Location?, astNodeIDs: [NodeID]
  ) {
    let place = location ?? self.location(of: astNodeIDs)
    let pickle = PickleRecords.Pickle(
      name: records.made.span(of: name, .pickles), spot: Spot(place), id: id.number,
      scenario: astNodeIDs.first?.number ?? .none,
      row: astNodeIDs.dropFirst().first?.number ?? .none,
      steps: Run(first: records.steps.next, count: 0),
      tags: Run(first: records.tags.next, count: 0))
    records.pickles.append(pickle)
  }

  package func addTag(_ name: String, astNodeID: NodeID) {
    guard records.pickles.count > 0 else { return }
    let tag = PickleRecords.Tag(
      name: records.made.span(of: name, .pickles), node: astNodeID.number)
    records.tags.append(tag)
    records.pickles.update(records.pickles.next &- 1) { $0.tags.count &+= 1 }
  }

  package func addStep(
    _ id: NodeID, text: String, type: PickleStepType, astNodeIDs: [NodeID]
  ) {
    guard records.pickles.count > 0 else { return }
    let step = PickleRecords.Step(
      text: records.made.span(of: text, .pickles), id: id.number,
      node: astNodeIDs.first?.number ?? .none, arguments: .none, type: type,
      hasRow: astNodeIDs.count > 1)
    records.steps.append(step)
    records.pickles.update(records.pickles.next &- 1) { $0.steps.count &+= 1 }
  }

  package func addDocString(_ docString: PickleDocString) {
    let content = records.made.span(of: docString.content, .pickles)
    let mediaType = docString.mediaType.map { records.made.span(of: $0, .pickles) } ?? .absent
    updateArguments { arguments in
      arguments.content = content
      arguments.mediaType = mediaType
    }
  }

  package func addDataTable(_ table: PickleTable) {
    let first = records.rows.next
    for row in table.rows {
      let firstCell = records.cells.next
      for cell in row {
        let value = records.made.span(of: cell, .pickles)
        records.cells.append(value)
      }
      records.rows.append(Run(from: firstCell, to: records.cells.next))
    }
    let rows = Run(from: first, to: records.rows.next)
    updateArguments { arguments in
      arguments.rows = rows
      arguments.hasDocumentRows = false
      arguments.isTableFirst = table.argumentIndex == 1
    }
  }

  /// Returns the pickles and resets the builder.
  package func finish() -> Pickles {
    var finished = PickleRecords()
    swap(&finished, &records)
    finished.trim()
    return Pickles(PickleStorage(document: document, records: finished))
  }

  private func location(of nodes: [NodeID]) -> Location {
    let document = GherkinDocument(document)
    if let row = nodes.dropFirst().first.flatMap({ document.row($0) }) { return row.location }
    return nodes.first.flatMap { document.scenario($0) }?.location ?? Location(line: 1)
  }

  private func updateArguments(_ change: (inout PickleRecords.Arguments) -> Void) {
    guard records.steps.count > 0 else { return }
    let step = records.steps.next &- 1
    var number = records.steps[step].arguments
    if number == .none {
      number = records.arguments.next
      records.arguments.append(PickleRecords.Arguments())
      records.steps.update(step) { $0.arguments = number }
    }
    records.arguments.update(number, change)
  }
}
