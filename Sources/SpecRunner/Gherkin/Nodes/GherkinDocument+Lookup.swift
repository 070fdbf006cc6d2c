/// Nodes by their numbers, in time logarithmic in the size of the document.
extension GherkinDocument {
  public func rule(_ id: NodeID) -> Rule? {
    storage.ruleIndex(id).map { Rule(storage: storage, index: $0) }
  }

  public func scenario(_ id: NodeID) -> Scenario? {
    storage.scenarioIndex(id).map { Scenario(storage: storage, index: $0) }
  }

  public func step(_ id: NodeID) -> Step? {
    storage.stepIndex(id).map { Step(storage: storage, index: $0) }
  }

  /// A row of a step's table or of examples.
  public func row(_ id: NodeID) -> TableRow? {
    storage.rowIndex(id).map { TableRow(storage: storage, index: $0) }
  }

  /// The step a pickle's step was made from.
  public func step(for step: PickleStep) -> Step? { self.step(step.nodeID) }

  /// What a pickle was made from; nil if its scenario is not in this document.
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

/// The nodes a pickle was made from, from the feature inwards.
public struct Lineage: Sendable {
  public let feature: Feature
  /// The rule the scenario stands in, if any.
  public let rule: Rule?
  public let scenario: Scenario
  /// The examples block of the pickle's row; nil unless it is one of an outline.
  public fileprivate(set) var examples: Examples?
  /// Which examples block of the scenario it is, counted from 0.
  public fileprivate(set) var examplesIndex: Int?
  /// Which row of the block's body it is, counted from 0.
  public fileprivate(set) var rowIndex: Int?

  init(feature: Feature, rule: Rule?, scenario: Scenario) {
    self.feature = feature
    self.rule = rule
    self.scenario = scenario
  }
}
