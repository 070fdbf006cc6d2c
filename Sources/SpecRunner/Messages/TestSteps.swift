package import SpecGherkin

/// The steps of a test case, in order.
///
/// The steps of a planned scenario are in the plan's table and created on access.
package struct TestSteps: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
  private let source: Source

  private enum Source: Sendable {
    case listed([TestStep])
    /// The index has 32 bits, because every announced test case is kept.
    case planned(CaseTable, index: UInt32)
  }

  /// Creates a list of steps, as read from a recording.
  package init(_ steps: [TestStep]) { source = .listed(steps) }

  package init(arrayLiteral steps: TestStep...) { self.init(steps) }

  /// The steps of a scenario of a plan.
  init(_ table: CaseTable, _ index: Int) { source = .planned(table, index: UInt32(index)) }

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch source {
    case .listed(let steps): steps.count
    case .planned(let table, let index): table.stepCount(Int(index))
    }
  }

  package subscript(position: Int) -> TestStep {
    switch source {
    case .listed(let steps): steps[position]
    case .planned(let table, let index): table.step(position, of: Int(index))
    }
  }

  /// The index of the step with an id.
  package func position(of id: NodeID) -> Int? {
    switch source {
    // The ids of a recording usually ascend.
    case .listed(let steps):
      steps.index(ofAscending: id) { $0.id } ?? steps.firstIndex { $0.id == id }
    case .planned(let table, let index): table.position(of: id, in: Int(index))
    }
  }

  /// The glue of the step at an index, for the run, which matches the text again.
  package func glue(at position: Int) -> StepGlue {
    switch source {
    case .listed(let steps): StepGlue(steps[position].role)
    case .planned(let table, let index): table.glue(at: position, of: Int(index))
    }
  }

  // MARK: - Parts of a step, for which no match needs to be created

  /// The id of the step at an index.
  package func id(at position: Int) -> NodeID {
    switch source {
    case .listed(let steps): steps[position].id
    case .planned(let table, let index): table.id(at: position, of: Int(index))
    }
  }

  /// The id of the hook at an index; nil for a step of the pickle.
  package func hookID(at position: Int) -> NodeID? {
    switch source {
    case .listed(let steps):
      if case .hook(let id) = steps[position].role { id } else { nil }
    case .planned(let table, let index): table.hookID(at: position, of: Int(index))
    }
  }

  /// The step at an index of a list; nil in a plan, whose steps are those of the pickle in order.
  package func recorded(at position: Int) -> TestStep? {
    if case .listed(let steps) = source { steps[position] } else { nil }
  }

  /// The number of hooks before the first step of the pickle; all of them if there is no step.
  package var hooksBefore: Int {
    switch source {
    case .listed(let steps):
      steps.firstIndex { if case .step = $0.role { true } else { false } } ?? steps.count
    case .planned(let table, let index): table.hooksBefore(Int(index))
    }
  }
}

/// The glue of a step of a test case.
package enum StepGlue {
  /// The id of a hook.
  case hook(NodeID)
  /// The id of the only definition that matches.
  case definition(NodeID)
  case undefined
  case ambiguous

  init(_ role: TestStep.Role) {
    switch role {
    case .hook(let id): self = .hook(id)
    case .step(_, .defined(let match)): self = .definition(match.definitionID)
    case .step(_, .undefined): self = .undefined
    case .step(_, .ambiguous): self = .ambiguous
    }
  }
}
