public import SpecGherkin
package import SpecMessages

/// The scenarios to run, in order, with all steps matched.
public struct Plan: Sendable {
  package let suite: Suite
  package let registry: StepRegistry
  /// The selected scenarios in the order in which they start.
  public let cases: [PlannedCase]
  /// The selection, for messages.
  package let selection: Selection
  /// The number of selected scenarios including those of other shards.
  package let selectedCount: Int
  /// The number of scenarios tagged `@always` that are left out.
  package let standingCount: Int
  /// The shard; nil if the run is not divided.
  package let shard: Shard?
  /// The mark of the shard in recordings; nil if the run is not divided.
  let shardMark: ShardMark?
  /// Tags that should name a known issue, and steps with arguments that their definition does not
  /// accept, or without those it requires.
  let mismatches: [Diagnostic]
  /// The variables that were expected to be used, but that no step uses.
  package let unusedVariables: [String]
  /// Warnings about text steps that no scenario uses; only if all scenarios are in the plan.
  let unusedTextSteps: [Diagnostic]
  package let ids: PlanIDs
  /// How often every scenario runs in each variant.
  let repeats: Int
  /// The setups and teardowns among the cases; nil if the suite has none.
  var stages: Stages?

  /// All errors that prevent the run, including those of the suite.
  public var errors: [Diagnostic] {
    suite.errors + mismatches + (stages?.errors ?? [])
  }

  /// The errors that prevent the run if it continues without files that have errors.
  package var errorsOutsideFiles: [Diagnostic] {
    suite.errorsOutsideFiles + mismatches + (stages?.errors ?? [])
  }

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
  package func document(of planned: PlannedCase) -> GherkinDocument? {
    suite.files[planned.file].document
  }

  /// Whether a case of this plan sets up or tears down others.
  package func isStage(_ planned: PlannedCase) -> Bool {
    stages != nil && !planned.pickle.stageTags.isEmpty
  }

  /// The setups that run before the case with an index, in order.
  package func setups(of index: Int) -> [PlannedCase] {
    stages?.withSetups([index]).dropLast().map { cases[$0] } ?? []
  }

  /// Whether the suite has setups or teardowns, which run only with scenarios that need them.
  package var hasStages: Bool { stages != nil }

  /// Whether there are scenarios but the selection is empty for all shards.
  package var selectsNothing: Bool { selectedCount == 0 }
}

/// A scenario with each of its steps and hooks resolved; steps may be undefined.
///
/// A plan keeps all of them, so only a reference is stored.
public struct PlannedCase: Sendable {
  private let table: CaseTable
  private let index: UInt32
  private let fileIndex: UInt32

  /// Its index in the plan that it was made for.
  var number: Int { Int(index) }

  init(_ table: CaseTable, _ index: Int, file: Int) {
    self.table = table
    self.index = UInt32(index)
    fileIndex = UInt32(file)
  }

  /// The same scenario in a suite where its file has another index.
  func inFile(_ file: Int) -> PlannedCase { PlannedCase(table, Int(index), file: file) }

  /// The compiled scenario.
  public var pickle: Pickle { table.pickle(Int(index)) }
  package var testCase: TestCase { table.testCase(Int(index)) }
  /// The index of its file in the suite.
  package var file: Int { Int(fileIndex) }
  /// The variant it runs in, such as an engine's name; nil if there is only one.
  package var variant: String? { table.variant(Int(index)) }
}

/// The ids that a plan has assigned.
package struct PlanIDs: Sendable {
  /// The id of the first declaration; the others follow in the order of declaration.
  package let glue: UInt32
  package let run: NodeID
  /// The first free id when the run starts.
  package let next: UInt32
  let places: StepRegistry.Places
  /// For each declaration, whether a scenario of the plan uses it.
  let used: [Bool]

  package func definition(_ index: Int) -> NodeID { NodeID(glue + places.definitions[index]) }
  package func hook(_ index: Int) -> NodeID { NodeID(glue + places.hooks[index]) }
}
