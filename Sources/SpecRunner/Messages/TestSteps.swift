package import SpecExpressions
package import SpecGherkin
import SpecText

/// The steps of a test case, in order.
///
/// A run keeps the steps of every planned scenario until it ends. To save memory, a planned step is
/// stored as one number and created on access.
package struct TestSteps: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
  private let source: Source

  private enum Source: Sendable {
    case listed([TestStep])
    case planned(PlannedSteps)
  }

  /// Creates a list of steps, as read from a recording.
  package init(_ steps: [TestStep]) { source = .listed(steps) }

  package init(arrayLiteral steps: TestStep...) { self.init(steps) }

  package init(_ steps: PlannedSteps) { source = .planned(steps) }

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch source {
    case .listed(let steps): steps.count
    case .planned(let steps): steps.glue.count
    }
  }

  package subscript(position: Int) -> TestStep {
    switch source {
    case .listed(let steps): steps[position]
    case .planned(let steps): steps[position]
    }
  }

  // MARK: - Parts of a step, for which no match needs to be created

  /// The id of the step at an index.
  package func id(at position: Int) -> NodeID {
    switch source {
    case .listed(let steps): steps[position].id
    case .planned(let steps): steps.id(at: position)
    }
  }

  /// The id of the hook at an index; nil for a step of the pickle.
  package func hookID(at position: Int) -> NodeID? {
    switch source {
    case .listed(let steps):
      if case .hook(let id) = steps[position].role { id } else { nil }
    case .planned(let steps): steps.hookID(at: position)
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
    case .planned(let steps): steps.stepCount == 0 ? steps.glue.count : Int(steps.hooksBefore)
    }
  }
}

/// The steps and hooks of a planned scenario, each stored as the number of its glue's id.
package struct PlannedSteps: Sendable {
  /// The number for an undefined step, which has no glue.
  package static let undefined = UInt32.max

  private let pickle: Pickle
  private let definitions: DefinitionTable
  /// The id of the first step; the others are consecutive.
  private let firstID: UInt32
  fileprivate let hooksBefore: UInt32
  /// The number of steps of the pickle.
  fileprivate let stepCount: UInt32
  /// The numbers of the hooks before, the steps, and the hooks after.
  fileprivate let glue: [UInt32]

  /// - Parameters:
  ///     - glue: The number of the id of a hook or a definition, or `undefined`, for `hooksBefore`
  ///     hooks, then each step of the pickle, then the hooks after.
  package init(
    _ pickle: Pickle, _ definitions: DefinitionTable, firstID: UInt32, hooksBefore: Int,
    glue: [UInt32]
  ) {
    self.pickle = pickle
    self.definitions = definitions
    self.firstID = firstID
    self.hooksBefore = UInt32(hooksBefore)
    stepCount = UInt32(pickle.steps.count)
    self.glue = glue
  }

  fileprivate func id(at position: Int) -> NodeID { NodeID(firstID + UInt32(position)) }

  fileprivate func hookID(at position: Int) -> NodeID? {
    let place = position - Int(hooksBefore)
    return place >= 0 && place < stepCount ? nil : NodeID(glue[position])
  }

  fileprivate subscript(position: Int) -> TestStep {
    let id = id(at: position)
    if let hook = hookID(at: position) { return TestStep(id: id, role: .hook(hook)) }
    let number = glue[position]
    let step = pickle.steps[position - Int(hooksBefore)]
    let match: StepMatch =
      number == Self.undefined ? .undefined : .defined(definitions.match(number, step))
    return TestStep(id: id, role: .step(pickleStepID: step.id, match))
  }
}

/// The expressions of a plan's step definitions, by the number of the definition's id.
package final class DefinitionTable: Sendable {
  private let index: ExpressionIndex
  private let first: UInt32
  /// The index of the expression for each id; nil if it is not the id of a step definition.
  private let expressions: [Int?]

  package init(_ index: ExpressionIndex, first: UInt32, expressions: [Int?]) {
    self.index = index
    self.first = first
    self.expressions = expressions
  }

  /// Returns the match of a step by a definition, which must match it.
  package func match(_ number: UInt32, _ step: PickleStep) -> DefinitionMatch {
    guard let place = expressions[Int(number - first)] else {
      return DefinitionMatch(definitionID: NodeID(number), recorded: [])
    }
    return DefinitionMatch(definitionID: NodeID(number), step, by: index.matcher(place))
  }
}
