import SpecExpressions
import SpecGherkin
import SpecMessages
import SpecText

/// Makes a plan from a suite, a step registry and a selection.
public struct Planner: Sendable {
  private var registry: StepRegistry
  private let selection: Selection
  private let shard: Shard?
  private let ordering: Ordering
  private let variants: [String?]
  private let repeats: Int
  /// Whether only the scenarios tagged `@always` are planned; otherwise all others are.
  private var isForStanding = false
  /// Whether inputs that mean nothing, and actions as checks, are errors.
  private var checksDeclarations = true

  /// The largest number of test cases that repetitions may lead to.
  private static let largest = 200_000

  /// Makes a planner for all selected scenarios, in the order of their files and lines.
  public init(_ registry: StepRegistry, _ selection: Selection = Selection()) {
    self.init(registry, selection, shard: nil)
  }

  /// - Parameters:
  ///   - shard: the part of the selected scenarios to run; nil for all.
  ///   - ordering: the order of scenarios; messages about files keep their order.
  ///   - variants: names of the variants, such as engines, in which every scenario runs; empty if
  ///     there is only one.
  ///   - repeats: how often every scenario runs in each variant, setups and teardowns excepted.
  package init(
    _ registry: StepRegistry, _ selection: Selection = Selection(), shard: Shard?,
    ordering: Ordering = .defined, variants: [String] = [], repeats: Int = 1
  ) {
    self.repeats = repeats
    self.registry = registry
    self.selection = selection
    self.shard = shard
    self.ordering = ordering
    self.variants = variants.isEmpty ? [nil] : variants
  }

  /// The same for the scenarios tagged `@always`, which other plans leave out.
  package var ofStandingScenarios: Planner {
    var planner = self
    planner.isForStanding = true
    return planner
  }

  /// The same for mutants: an input that means nothing is one of the changes that they try.
  package var ofMutants: Planner {
    var planner = self
    planner.checksDeclarations = false
    return planner
  }

  /// Selects, takes the scenarios of the shard, orders them, and matches every step.
  ///
  /// The steps that scenarios of the suite define are added to the registry if it has none.
  public func plan(_ suite: Suite) -> Plan {
    do throws(GlueError) {
      var planner = self
      planner.registry = try registry.joined(with: suite)
      return planner.matched(suite, [])
    } catch {
      return matched(suite, error.diagnostics)
    }
  }

  /// - Parameter errors: the errors of text steps, because of which the registry lacks them.
  private func matched(_ suite: Suite, _ errors: [Diagnostic]) -> Plan {
    var selection = selection
    selection.lines.merge(suite.lines) { $0.union($1) }
    let first = suite.nextID
    let run = NodeID(first + UInt32(registry.glue.count))
    let table = DefinitionTable(
      registry.index, first: first, expressions: registry.places.expressions)
    var casePlanner = CasePlanner(
      registry: registry, glue: first,
      builder: CaseTable.Builder(table, nextID: run.number + 1))
    casePlanner.checksDeclarations = checksDeclarations
    var chosen = selection.chosen(in: suite)
    let all = chosen.count
    chosen.removeAll { $0.pickle.isStanding != isForStanding }
    let standingCount = isForStanding ? 0 : all - chosen.count
    let stagePlanner = StagePlanner(suite)
    if let stagePlanner { chosen = stagePlanner.withoutStages(chosen, selection, suite) }
    let (part, shardMark) = part(of: chosen)
    let own = ordering.arrange(part)
    let repeats = own.count * variants.count * self.repeats > Self.largest ? 1 : self.repeats
    let copies = variants.count * repeats
    casePlanner.builder.reserve(own.count * copies)
    let (files, stages) = add(own, stagePlanner, repeats, to: &casePlanner)
    let caseTable = casePlanner.builder.table(run: run, variants: variants)
    let cases = (0..<caseTable.count).map { number in
      PlannedCase(caseTable, number, file: files?[number] ?? own[number / copies].file)
    }
    let variables = variables(of: cases, in: suite)
    return Plan(
      suite: suite, registry: registry, cases: cases, selection: selection,
      selectedCount: chosen.count, standingCount: standingCount, shard: shard, shardMark: shardMark,
      mismatches: tooManyErrors(own.count, repeats) + suite.knownIssueErrors + errors
        + casePlanner.diagnostics(in: suite) + (checksDeclarations ? variables.errors : []),
      unusedVariables: variables.unused(in: suite),
      // A broken file may use them.
      unusedTextSteps: selection.isEverything && shard == nil && suite.brokenFiles.isEmpty
        ? casePlanner.calls.unused(in: suite) : [],
      ids: PlanIDs(
        glue: first, run: run, next: casePlanner.builder.nextID, places: registry.places,
        used: casePlanner.builder.used), repeats: repeats, stages: stages)
  }

  /// - Parameter repeats: the number of repetitions that is planned.
  private func tooManyErrors(_ count: Int, _ repeats: Int) -> [Diagnostic] {
    guard repeats < self.repeats else { return [] }
    let total = count * variants.count * self.repeats
    return [
      Diagnostic(
        code: "plan.too-many",
        message: "\(self.repeats) repetitions of \(count.counted("scenario")) are \(total) test "
          + "cases, more than \(Self.largest)", uri: "",
        fix: "select fewer scenarios, or repeat them less often")
    ]
  }

  /// Checks the variables of planned scenarios and of text steps.
  private func variables(of cases: [PlannedCase], in suite: Suite) -> VariableCheck {
    var check = VariableCheck(registry)
    // Most files have no variable, and then their steps need not be read.
    let dollar = UInt8(ascii: "$")
    // A text step with one is in the scenarios that call it.
    let mayCall = suite.textSteps.contains { textStep in
      textStep.scenario.steps.contains { step in
        let cells = step.dataTable?.rows.flatMap { $0.cells.map(\.value) } ?? []
        return ([step.text, step.docString?.content ?? ""] + cells)
          .contains(where: VariableScanner.mayContain)
      }
    }
    let mayHave = suite.files.map { file in
      mayCall || !suite.dataFiles.isEmpty || file.source.bytes.contains(dollar)
    }
    var last: NodeID?
    for planned in cases where mayHave[planned.file] && planned.pickle.id != last {
      last = planned.pickle.id
      check.read(planned.pickle)
    }
    for body in registry.bodies { if let textStep = body.textStep { check.read(textStep) } }
    return check
  }

  /// Plans the scenarios in each variant; with setups and teardowns, also these, in one variant.
  ///
  /// - Returns: with setups and teardowns, the index of the file of each case.
  private func add(
    _ own: [Selection.Choice], _ stagePlanner: StagePlanner?, _ repeats: Int,
    to casePlanner: inout CasePlanner
  ) -> (files: [Int]?, Stages?) {
    guard let stagePlanner else {
      for (pickle, _) in own {
        for variant in variants.indices {
          for _ in 0..<repeats { casePlanner.plan(pickle, variant: variant) }
        }
      }
      return (nil, nil)
    }
    var files: [Int] = []
    let entries = stagePlanner.arranged(own)
    for entry in entries {
      for variant in entry.kind == nil ? variants.indices : 0..<1 {
        for _ in 0..<(entry.kind == nil ? repeats : 1) {
          casePlanner.plan(entry.choice.pickle, variant: variant)
          files.append(entry.choice.file)
        }
      }
    }
    var stages = Stages(entries, copies: variants.count * repeats)
    stages.errors = stagePlanner.errors
    stages.warnings = stagePlanner.warnings
    return (files, stages)
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
  let glue: UInt32
  var builder: CaseTable.Builder
  var mismatches = StepMismatches()
  var checksDeclarations = true
  var calls: TextStepCalls
  /// The numbers of the scenario's glue; reused for each scenario.
  private var numbers: [UInt32] = []

  init(registry: StepRegistry, glue: UInt32, builder: CaseTable.Builder) {
    self.registry = registry
    self.glue = glue
    self.builder = builder
    calls = TextStepCalls(registry)
  }

  /// The errors of steps; calls of text steps are checked only if the text steps are valid.
  func diagnostics(in suite: Suite) -> [Diagnostic] {
    let errors = TextStepCheck.diagnostics(registry, in: suite, using: calls.used)
    return (errors.isEmpty ? calls.diagnostics : errors) + mismatches.diagnostics
  }

  mutating func plan(_ pickle: Pickle, variant: Int) {
    numbers.removeAll(keepingCapacity: true)
    addHooks(.beforeTestCase, pickle)
    let hooksBefore = numbers.count
    var rivals: [Int: [UInt32]] = [:]
    for step in pickle.steps {
      let found = step.withTextUTF8 { registry.matches($0) }
      if found.count == 1 {
        let (index, matcher) = found[0]
        // The captures were checked when the libraries were joined, so few steps are looked at.
        if step.hasArgument || matcher.argumentCount != registry.bodies[index].parameterCount {
          mismatches.check(
            step, of: pickle, registry.definitions[index], captures: matcher.argumentCount)
        }
        let body = registry.bodies[index]
        if checksDeclarations,
          body.isNoCheck && step.type == .outcome
            || body.hasDeclaredInputs
              && (step.hasArgument || step.withTextUTF8 { StepMismatches.mayBeVacuous($0) })
        {
          mismatches.checkDeclared(step, of: pickle, index, registry)
        }
        if registry.hasTextSteps, registry.bodies[index].textStep != nil {
          calls.check(step, of: pickle, index)
        }
      } else if found.count > 1 {
        rivals[numbers.count] = found.map { number(of: $0.index) }
        if registry.hasTextSteps { calls.check(step, of: pickle, rivals: found.map(\.index)) }
      }
      numbers.append(found.count == 1 ? number(of: found[0].index) : CaseTable.Builder.undefined)
    }
    let firstAfter = numbers.count
    addHooks(.afterTestCase, pickle)
    numbers[firstAfter...].reverse()
    builder.add(
      pickle, glue: numbers, hooksBefore: hooksBefore, rivals: rivals, variant: variant)
  }

  private mutating func addHooks(_ kind: HookMessage.Kind, _ pickle: Pickle) {
    for (index, registered) in registry.hooks.enumerated() where registered.hook.kind == kind {
      if let tags = registered.tags, !tags.matches(pickle.tags.map(\.name)) { continue }
      numbers.append(glue + registry.places.hooks[index])
    }
  }

  private func number(of definition: Int) -> UInt32 {
    glue + registry.places.definitions[definition]
  }
}
