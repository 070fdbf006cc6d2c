/// Lookup of nodes by their ids, in logarithmic time.
extension GherkinDocument {
  /// The rule with an id, or nil.
  public func rule(_ id: NodeID) -> Rule? {
    storage.ruleIndex(id).map { Rule(storage: storage, index: $0) }
  }

  /// The scenario with an id, or nil.
  public func scenario(_ id: NodeID) -> Scenario? {
    storage.scenarioIndex(id).map { Scenario(storage: storage, index: $0) }
  }

  /// The step with an id, or nil.
  public func step(_ id: NodeID) -> Step? {
    storage.stepIndex(id).map { Step(storage: storage, index: $0) }
  }

  /// The row of a data table or an examples table with an id, or nil.
  public func row(_ id: NodeID) -> TableRow? {
    storage.rowIndex(id).map { TableRow(storage: storage, index: $0) }
  }

  /// The step that a pickle step was compiled from; nil if it is not in this document.
  public func step(for step: PickleStep) -> Step? { self.step(step.nodeID) }

  /// The nodes that a pickle was compiled from; nil if its scenario is not in this document.
  public func lineage(of pickle: Pickle) -> Lineage? {
    guard let feature, let scenario = scenario(pickle.scenarioID) else { return nil }
    var lineage = Lineage(feature: feature, rule: scenario.rule, scenario: scenario)
    guard let rowID = pickle.rowID, let row = storage.rowIndex(rowID) else { return lineage }
    let blocks = storage.records.scenarios[scenario.index].examples.range
    for (position, block) in blocks.enumerated() {
      let rows = storage.records.examples[block].rows.range
      guard rows.contains(row), row > rows.lowerBound else { continue }
      lineage.examples = Examples(storage: storage, index: block)
      lineage.examplesIndex = position
      lineage.rowIndex = row - rows.lowerBound - 1
    }
    return lineage
  }
}

/// The nodes that a pickle was compiled from, outermost first.
public struct Lineage: Sendable {
  /// The feature of the scenario.
  public let feature: Feature
  /// The rule of the scenario, if any.
  public let rule: Rule?
  /// The scenario.
  public let scenario: Scenario
  /// The examples block of the pickle; nil unless it is from a scenario outline.
  public fileprivate(set) var examples: Examples?
  /// The index of the examples block in the scenario, counted from 0.
  public fileprivate(set) var examplesIndex: Int?
  /// The index of the row in the block's body, counted from 0.
  public fileprivate(set) var rowIndex: Int?
}
