public import SpecGherkin
public import SpecMessages

/// What will be run, in order, with every step matched; nothing has run yet.
public struct Plan: Sendable {
  public let suite: Suite
  public let registry: StepRegistry
  /// The selected scenarios in the order they will start.
  public let cases: [PlannedCase]
  /// What was selected by, for a sentence.
  public let selection: Selection
  /// How many scenarios are selected, those of other shards included.
  public let selectedCount: Int
  /// Which part of them this is; nil for all.
  public let shard: Shard?
  /// What a recording says of that part; nil for all.
  let shardMark: ShardMark?
  /// Steps that give their definition what it does not take, or not what it requires.
  let mismatches: [Diagnostic]
  package let ids: PlanIDs

  /// Everything that keeps the plan from being run, errors of the suite included.
  public var errors: [Diagnostic] { suite.errors + mismatches }

  /// What an id of the plan's glue stands for.
  func glue(_ id: NodeID) -> StepRegistry.Glue? {
    let place = Int(id.number) - Int(ids.glue)
    return registry.glue.indices.contains(place) ? registry.glue[place] : nil
  }

  /// The definition a step of this plan matches.
  package func definition(_ match: DefinitionMatch) -> StepDefinition? {
    guard case .definition(let index) = glue(match.definitionID) else { return nil }
    return registry.definitions[index]
  }

  /// The document a planned scenario stands in.
  public func document(of planned: PlannedCase) -> GherkinDocument? {
    suite.files[planned.file].document
  }

  /// Whether there were scenarios and the selection left none, for any shard.
  public var selectsNothing: Bool { selectedCount == 0 }
}

/// A scenario with each of its steps and hooks resolved, undefined ones included.
public struct PlannedCase: Sendable {
  public let pickle: Pickle
  public let testCase: TestCase
  /// Which of the suite's files it comes from.
  package let file: Int
  /// Which of several ways it is run in, such as an engine's name; nil where there is one way.
  public let variant: String?
}

/// The ids a plan has given to glue and run, and where the run's own begin.
package struct PlanIDs: Sendable {
  /// The id of the first declared thing; the others follow in order of declaration.
  package let glue: UInt32
  package let run: NodeID
  /// The first id that is free when the run starts.
  package let next: UInt32
  /// The place in `glue` of each definition and hook.
  package let definitions: [UInt32]
  package let hooks: [UInt32]

  package func definition(_ index: Int) -> NodeID { NodeID(glue + definitions[index]) }
  package func hook(_ index: Int) -> NodeID { NodeID(glue + hooks[index]) }
}
