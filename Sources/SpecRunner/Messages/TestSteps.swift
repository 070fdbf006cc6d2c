package import SpecExpressions
package import SpecGherkin
import SpecText

/// The steps of a test case, in order.
///
/// A run keeps those of every scenario from its plan to its end. So a plan's steps are kept as one
/// number each, and the steps are made of these when they are asked for.
package struct TestSteps: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
  private let source: Source

  private enum Source: Sendable {
    case listed([TestStep])
    case planned(PlannedSteps)
  }

  /// Steps that are listed one by one, as a recording has them.
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
}

/// The steps and hooks of a planned scenario: of each, the number of the glue it runs.
package struct PlannedSteps: Sendable {
  /// The number that stands for no glue, of an undefined step.
  package static let undefined = UInt32.max

  private let pickle: Pickle
  private let definitions: DefinitionTable
  /// The id of the first; the others follow.
  private let firstID: UInt32
  private let hooksBefore: Int
  /// Hooks before the steps, the steps, hooks after them.
  fileprivate let glue: [UInt32]

  /// - Parameters:
  ///   - glue: the number of a hook's or definition's id, or `undefined`; `hooksBefore` hooks, then
  ///     one for each step of the pickle, then hooks.
  package init(
    _ pickle: Pickle, _ definitions: DefinitionTable, firstID: UInt32, hooksBefore: Int,
    glue: [UInt32]
  ) {
    self.pickle = pickle
    self.definitions = definitions
    self.firstID = firstID
    self.hooksBefore = hooksBefore
    self.glue = glue
  }

  fileprivate subscript(position: Int) -> TestStep {
    let id = NodeID(firstID + UInt32(position))
    let number = glue[position]
    let steps = pickle.steps
    let place = position - hooksBefore
    guard place >= 0, place < steps.count else {
      return TestStep(id: id, role: .hook(NodeID(number)))
    }
    let step = steps[place]
    let match: StepMatch =
      number == Self.undefined ? .undefined : .defined(definitions.match(number, step))
    return TestStep(id: id, role: .step(pickleStepID: step.id, match))
  }
}

/// The expression behind each definition of a plan, by the number of the definition's id.
package final class DefinitionTable: Sendable {
  private let index: ExpressionIndex
  private let first: UInt32
  /// Of each declared thing, the place of its expression; nil if it is no step definition.
  private let expressions: [Int?]

  package init(_ index: ExpressionIndex, first: UInt32, expressions: [Int?]) {
    self.index = index
    self.first = first
    self.expressions = expressions
  }

  /// The match of a step by a definition, which must be one that fits it.
  package func match(_ number: UInt32, _ step: PickleStep) -> DefinitionMatch {
    guard let place = expressions[Int(number - first)] else {
      return DefinitionMatch(definitionID: NodeID(number), recorded: [])
    }
    return DefinitionMatch(definitionID: NodeID(number), step, by: index.matcher(place))
  }
}
