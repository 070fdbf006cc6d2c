import SpecExpressions
import SpecGherkin
import SpecMessages

/// Makes a plan from a suite, a step registry and a selection.
public struct Planner: Sendable {
  private let registry: StepRegistry
  private let selection: Selection
  private let shard: Shard?
  private let ordering: Ordering
  private let variants: [String?]

  /// Makes a planner for all selected scenarios, in the order of their files and lines.
  public init(_ registry: StepRegistry, _ selection: Selection = Selection()) {
    self.init(registry, selection, shard: nil)
  }

  /// - Parameters:
  ///   - shard: the part of the selected scenarios to run; nil for all.
  ///   - ordering: the order of scenarios; messages about files keep their order.
  ///   - variants: names of the variants, such as engines, in which every scenario runs; empty if
  ///     there is only one.
  package init(
    _ registry: StepRegistry, _ selection: Selection = Selection(), shard: Shard?,
    ordering: Ordering = .defined, variants: [String] = []
  ) {
    self.registry = registry
    self.selection = selection
    self.shard = shard
    self.ordering = ordering
    self.variants = variants.isEmpty ? [nil] : variants
  }

  /// Selects, takes the scenarios of the shard, orders them, and matches every step.
  public func plan(_ suite: Suite) -> Plan {
    var selection = selection
    selection.lines.merge(suite.lines) { $0.union($1) }
    var glue: [StepRegistry.Glue] = registry.glue
    var definitions = [UInt32](repeating: 0, count: registry.definitions.count)
    var hooks = [UInt32](repeating: 0, count: registry.hooks.count)
    for (place, declared) in glue.enumerated() {
      switch declared {
      case .definition(let index): definitions[index] = UInt32(place)
      case .hook(let index): hooks[index] = UInt32(place)
      case .parameterType: break
      }
    }
    let first = suite.nextID
    let run = NodeID(first + UInt32(glue.count))
    glue.removeAll()
    let table = DefinitionTable(
      registry.index, first: first,
      expressions: registry.glue.map { if case .definition(let index) = $0 { index } else { nil } })
    var casePlanner = CasePlanner(
      registry: registry, table: table, glue: first, definitions: definitions, hooks: hooks,
      run: run, next: run.number + 1)
    var cases: [PlannedCase] = []
    let chosen = selection.chosen(in: suite)
    let (part, shardMark) = part(of: chosen)
    let own = ordering.arrange(part)
    cases.reserveCapacity(own.count * variants.count)
    for (pickle, file) in own {
      for variant in variants {
        cases.append(casePlanner.plan(pickle, file: file, variant: variant))
      }
    }
    return Plan(
      suite: suite, registry: registry, cases: cases, selection: selection,
      selectedCount: chosen.count, shard: shard, shardMark: shardMark,
      mismatches: casePlanner.mismatches.diagnostics,
      ids: PlanIDs(
        glue: first, run: run, next: casePlanner.next, definitions: definitions, hooks: hooks))
  }

  private func part(of chosen: [Selection.Choice]) -> ([Selection.Choice], ShardMark?) {
    guard let shard else { return (chosen, nil) }
    let candidates = chosen.map { pickle, _ in
      Shard.Candidate(uri: pickle.uri, line: pickle.location.line, name: pickle.name)
    }
    let division = shard.division(of: candidates)
    return (
      shard.members(of: division).sorted().map { chosen[$0] },
      shard.mark(division, of: candidates, variants: variants)
    )
  }
}

/// Plans one scenario after another and assigns ids.
private struct CasePlanner {
  let registry: StepRegistry
  let table: DefinitionTable
  let glue: UInt32
  let definitions: [UInt32]
  let hooks: [UInt32]
  let run: NodeID
  var next: UInt32
  var mismatches = StepMismatches()

  mutating func plan(_ pickle: Pickle, file: Int, variant: String?) -> PlannedCase {
    let id = NodeID(next)
    let steps = steps(of: pickle, firstID: next + 1)
    next += 1 + UInt32(steps.count)
    return PlannedCase(
      pickle: pickle,
      testCase: TestCase(id: id, pickleID: pickle.id, testRunStartedID: run, steps: steps),
      file: file, variant: variant)
  }

  private mutating func steps(of pickle: Pickle, firstID: UInt32) -> TestSteps {
    var numbers: [UInt32] = []
    numbers.reserveCapacity(pickle.steps.count + hooks.count)
    addHooks(.beforeTestCase, pickle, to: &numbers)
    let hooksBefore = numbers.count
    var rivals: [Int: [UInt32]] = [:]
    for step in pickle.steps {
      let found = step.withTextUTF8 { registry.matches($0) }
      if found.count == 1 {
        let definition = registry.definitions[found[0].index]
        mismatches.check(
          step, of: pickle, definition, captures: found[0].matcher.argumentCount)
      } else if found.count > 1 {
        rivals[numbers.count] = found.map { number(of: $0.index) }
      }
      numbers.append(found.count == 1 ? number(of: found[0].index) : PlannedSteps.undefined)
    }
    let firstAfter = numbers.count
    addHooks(.afterTestCase, pickle, to: &numbers)
    numbers[firstAfter...].reverse()
    let steps = TestSteps(
      PlannedSteps(pickle, table, firstID: firstID, hooksBefore: hooksBefore, glue: numbers))
    return rivals.isEmpty ? steps : ambiguous(steps, rivals, pickle, hooksBefore)
  }

  /// Steps with several matching definitions; they are rare, so a list suffices.
  private func ambiguous(
    _ steps: TestSteps, _ rivals: [Int: [UInt32]], _ pickle: Pickle, _ hooksBefore: Int
  ) -> TestSteps {
    var list = Array(steps)
    for (place, numbers) in rivals {
      let step = pickle.steps[place - hooksBefore]
      let matches = numbers.map { table.match($0, step) }
      list[place].role = .step(pickleStepID: step.id, .ambiguous(matches))
    }
    return TestSteps(list)
  }

  private func addHooks(_ kind: HookMessage.Kind, _ pickle: Pickle, to numbers: inout [UInt32]) {
    for (index, registered) in registry.hooks.enumerated() where registered.hook.kind == kind {
      if let tags = registered.tags, !tags.matches(pickle.tags.map(\.name)) { continue }
      numbers.append(glue + hooks[index])
    }
  }

  private func number(of definition: Int) -> UInt32 { glue + definitions[definition] }
}
