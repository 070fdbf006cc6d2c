public import SpecGherkin
package import SpecMessages

/// The scenarios to run, in order, with all steps matched.
public struct Plan: Sendable {
  public let suite: Suite
  public let registry: StepRegistry
  /// The selected scenarios in the order in which they start.
  public let cases: [PlannedCase]
  /// The selection, for messages.
  public let selection: Selection
  /// The number of selected scenarios including those of other shards.
  public let selectedCount: Int
  /// The shard; nil if the run is not divided.
  public let shard: Shard?
  /// The mark of the shard in recordings; nil if the run is not divided.
  let shardMark: ShardMark?
  /// Steps with arguments that their definition does not accept, or without those it requires.
  let mismatches: [Diagnostic]
  package let ids: PlanIDs

  /// All errors that prevent the run, including those of the suite.
  public var errors: [Diagnostic] { suite.errors + mismatches }

  /// The definition or hook with an id of this plan.
  func glue(_ id: NodeID) -> StepRegistry.Glue? {
    let place = Int(id.number) - Int(ids.glue)
    return registry.glue.indices.contains(place) ? registry.glue[place] : nil
  }

  /// The definition that a step of this plan matches.
  package func definition(_ match: DefinitionMatch) -> StepDefinition? {
    guard case .definition(let index) = glue(match.definitionID) else { return nil }
    return registry.definitions[index]
  }

  /// The document that contains a planned scenario.
  public func document(of planned: PlannedCase) -> GherkinDocument? {
    suite.files[planned.file].document
  }

  /// Whether there are scenarios but the selection is empty for all shards.
  public var selectsNothing: Bool { selectedCount == 0 }
}

/// A scenario with each of its steps and hooks resolved; steps may be undefined.
public struct PlannedCase: Sendable {
  public let pickle: Pickle
  package let testCase: TestCase
  /// The index of its file in the suite.
  package let file: Int
  /// The variant it runs in, such as an engine's name; nil if there is only one.
  public let variant: String?
}

/// The ids that a plan has assigned.
package struct PlanIDs: Sendable {
  /// The id of the first declaration; the others follow in the order of declaration.
  package let glue: UInt32
  package let run: NodeID
  /// The first free id when the run starts.
  package let next: UInt32
  /// The index in `glue` of each definition and hook.
  package let definitions: [UInt32]
  package let hooks: [UInt32]

  package func definition(_ index: Int) -> NodeID { NodeID(glue + definitions[index]) }
  package func hook(_ index: Int) -> NodeID { NodeID(glue + hooks[index]) }
}
