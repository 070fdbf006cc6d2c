package import SpecExpressions
package import SpecGherkin

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

  /// The number of ids.
  var count: Int { expressions.count }

  /// The place of an id among all of them.
  func place(of number: UInt32) -> Int { Int(number - first) }

  /// Returns the match of a step by a definition, which must match it.
  package func match(_ number: UInt32, _ step: PickleStep) -> DefinitionMatch {
    guard let place = expressions[place(of: number)] else {
      return DefinitionMatch(definitionID: NodeID(number), recorded: [])
    }
    return DefinitionMatch(definitionID: NodeID(number), step, by: index.matcher(place))
  }
}
