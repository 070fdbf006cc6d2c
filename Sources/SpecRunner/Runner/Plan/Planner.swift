import SpecExpressions
import SpecGherkin
import SpecMessages

/// Suite × registry × choices -> plan.
public struct Planner: Sendable {
  private let registry: StepRegistry
  private let selection: Selection
  private let shard: Shard?
  private let ordering: Ordering
  private let variants: [String?]

  /// - Parameters:
  ///   - shard: which part of the selected scenarios is run; nil for all.
  ///   - ordering: which scenario comes first; what is said of files keeps their order.
  ///   - variants: names of the ways every scenario is run in, one after another, such as
  ///     engines; none for the one way there is.
  public init(
    _ registry: StepRegistry, _ selection: Selection = Selection(), shard: Shard? = nil,
    ordering: Ordering = .defined, variants: [String] = []
  ) {
    self.registry = registry
    self.selection = selection
    self.shard = shard
    self.ordering = ordering
    self.variants = variants.isEmpty ? [nil] : variants
  }

  /// Selects, takes the part of the shard, orders, and matches every step.
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
    var casePlanner = CasePlanner(
      registry: registry, glue: first, definitions: definitions, hooks: hooks, run: run,
      next: run.number + 1)
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

/// Plans one scenario after another, counting ids.
private struct CasePlanner {
  let registry: StepRegistry
  let glue: UInt32
  let definitions: [UInt32]
  let hooks: [UInt32]
  let run: NodeID
  var next: UInt32

  mutating func plan(_ pickle: Pickle, file: Int, variant: String?) -> PlannedCase {
    let id = newID()
    let pickleSteps = pickle.steps
    var steps: [TestStep] = []
    steps.reserveCapacity(pickleSteps.count + hooks.count)
    addHooks(.beforeTestCase, pickle, to: &steps)
    for step in pickleSteps {
      let match = match(step)
      steps.append(TestStep(id: newID(), role: .step(pickleStepID: step.id, match)))
    }
    let firstAfter = steps.count
    addHooks(.afterTestCase, pickle, to: &steps)
    if steps.count - firstAfter > 1 { steps[firstAfter...].reverse() }
    return PlannedCase(
      pickle: pickle,
      testCase: TestCase(id: id, pickleID: pickle.id, testRunStartedID: run, steps: steps),
      file: file, variant: variant)
  }

  private mutating func addHooks(
    _ kind: HookMessage.Kind, _ pickle: Pickle, to steps: inout [TestStep]
  ) {
    for (index, registered) in registry.hooks.enumerated() where registered.hook.kind == kind {
      if let tags = registered.tags, !tags.matches(pickle.tags.map(\.name)) { continue }
      steps.append(TestStep(id: newID(), role: .hook(NodeID(glue + hooks[index]))))
    }
  }

  private func match(_ step: PickleStep) -> StepMatch {
    step.withTextUTF8 { text in
      let found = registry.matches(text)
      switch found.count {
      case 0: return .undefined
      case 1: return .defined(definitionMatch(found[0]))
      default: return .ambiguous(found.map(definitionMatch))
      }
    }
  }

  private func definitionMatch(_ found: (index: Int, match: ExpressionMatch)) -> DefinitionMatch {
    DefinitionMatch(
      definitionID: NodeID(glue + definitions[found.index]), match: found.match)
  }

  private mutating func newID() -> NodeID {
    defer { next += 1 }
    return NodeID(next)
  }
}
