package import SpecGherkin

/// The scenarios of a plan and the glue of each of their steps.
///
/// A run keeps all planned scenarios until it ends. To save memory, a scenario takes one row and a
/// step one number; test cases and steps are created on access.
package final class CaseTable: Sendable {
  /// A scenario.
  fileprivate struct Row {
    let pickle: Pickle
    /// The id of the test case; those of its steps follow.
    let id: UInt32
    let firstGlue: UInt32
    let hooksBefore: UInt32
    /// The index of its variant.
    let variant: UInt32
  }

  private let rows: [Row]
  private let glue: [UInt32]
  /// The steps of scenarios with an ambiguous step, which are rare.
  private let lists: [Int: [TestStep]]
  private let definitions: DefinitionTable
  private let variants: [String?]
  private let run: NodeID

  /// Collects the scenarios of a plan.
  package struct Builder {
    /// The number for an undefined step, which has no glue.
    package static let undefined = UInt32.max

    fileprivate var rows: [Row] = []
    fileprivate var glue: [UInt32] = []
    fileprivate var lists: [Int: [TestStep]] = [:]
    private let definitions: DefinitionTable
    /// The next free id.
    package private(set) var nextID: UInt32
    /// For each id of a hook or a definition, whether a scenario uses it.
    package private(set) var used: [Bool]

    package init(_ definitions: DefinitionTable, nextID: UInt32) {
      self.definitions = definitions
      self.nextID = nextID
      used = [Bool](repeating: false, count: definitions.count)
    }

    package mutating func reserve(_ count: Int) { rows.reserveCapacity(count) }

    /// Adds a scenario.
    ///
    /// - Parameters:
    ///   - glue: The number of the id of a hook or a definition, or `undefined`, for `hooksBefore`
    ///     hooks, then each step of the pickle, then the hooks after.
    ///   - rivals: The numbers of the definitions of ambiguous steps, by index of the step.
    ///   - variant: The index of the variant.
    package mutating func add(
      _ pickle: Pickle, glue: [UInt32], hooksBefore: Int, rivals: [Int: [UInt32]], variant: Int
    ) {
      let row = Row(
        pickle: pickle, id: nextID, firstGlue: UInt32(self.glue.count),
        hooksBefore: UInt32(hooksBefore), variant: UInt32(variant))
      if !rivals.isEmpty { lists[rows.count] = list(row, glue, rivals) }
      for number in glue where number != Self.undefined { use(number) }
      for numbers in rivals.values { numbers.forEach { use($0) } }
      rows.append(row)
      self.glue += glue
      nextID += 1 + UInt32(glue.count)
    }

    private mutating func use(_ number: UInt32) { used[definitions.place(of: number)] = true }

    private func list(_ row: Row, _ glue: [UInt32], _ rivals: [Int: [UInt32]]) -> [TestStep] {
      glue.indices.map { position in
        var step = row.step(position, glue[position], definitions)
        if let numbers = rivals[position], case .step(let id, _) = step.role {
          let written = row.pickle.steps[position - Int(row.hooksBefore)]
          step.role = .step(
            pickleStepID: id, .ambiguous(numbers.map { definitions.match($0, written) }))
        }
        return step
      }
    }

    /// The table of all scenarios.
    package func table(run: NodeID, variants: [String?]) -> CaseTable {
      CaseTable(self, definitions, run: run, variants: variants)
    }
  }

  private init(
    _ builder: Builder, _ definitions: DefinitionTable, run: NodeID, variants: [String?]
  ) {
    rows = builder.rows
    glue = builder.glue
    lists = builder.lists
    self.definitions = definitions
    self.run = run
    self.variants = variants
  }

  /// The number of scenarios.
  package var count: Int { rows.count }

  package func pickle(_ index: Int) -> Pickle { rows[index].pickle }

  /// The name of the variant that a scenario runs in; nil if there is only one.
  package func variant(_ index: Int) -> String? { variants[Int(rows[index].variant)] }

  package func testCase(_ index: Int) -> TestCase {
    TestCase(
      id: NodeID(rows[index].id), pickleID: rows[index].pickle.id, testRunStartedID: run,
      steps: lists[index].map { TestSteps($0) } ?? TestSteps(self, index))
  }

  // MARK: - Steps of a scenario

  /// The number of steps and hooks.
  func stepCount(_ index: Int) -> Int {
    let end = index + 1 < rows.count ? Int(rows[index + 1].firstGlue) : glue.count
    return end - Int(rows[index].firstGlue)
  }

  /// The number of hooks before the first step; all hooks if there is no step.
  func hooksBefore(_ index: Int) -> Int {
    rows[index].pickle.steps.isEmpty ? stepCount(index) : Int(rows[index].hooksBefore)
  }

  func position(of id: NodeID, in index: Int) -> Int? {
    let position = Int(id.number) - Int(rows[index].id) - 1
    return position >= 0 && position < stepCount(index) ? position : nil
  }

  func id(at position: Int, of index: Int) -> NodeID { rows[index].stepID(position) }

  func hookID(at position: Int, of index: Int) -> NodeID? {
    rows[index].isHook(position) ? NodeID(number(position, index)) : nil
  }

  func glue(at position: Int, of index: Int) -> StepGlue {
    let number = number(position, index)
    if rows[index].isHook(position) { return .hook(NodeID(number)) }
    return number == Builder.undefined ? .undefined : .definition(NodeID(number))
  }

  func step(_ position: Int, of index: Int) -> TestStep {
    rows[index].step(position, number(position, index), definitions)
  }

  private func number(_ position: Int, _ index: Int) -> UInt32 {
    glue[Int(rows[index].firstGlue) + position]
  }
}

extension CaseTable.Row {
  func stepID(_ position: Int) -> NodeID { NodeID(id + 1 + UInt32(position)) }

  func isHook(_ position: Int) -> Bool {
    let place = position - Int(hooksBefore)
    return place < 0 || place >= pickle.steps.count
  }

  /// - Parameter number: The number of its glue.
  func step(_ position: Int, _ number: UInt32, _ definitions: DefinitionTable) -> TestStep {
    let id = stepID(position)
    if isHook(position) { return TestStep(id: id, role: .hook(NodeID(number))) }
    let step = pickle.steps[position - Int(hooksBefore)]
    let match: StepMatch =
      number == CaseTable.Builder.undefined
      ? .undefined : .defined(definitions.match(number, step))
    return TestStep(id: id, role: .step(pickleStepID: step.id, match))
  }
}
