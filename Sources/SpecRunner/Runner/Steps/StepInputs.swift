import SpecExpressions
import SpecGherkin
import SpecText

/// The inputs of a step in order: captures, then table and doc string.
package struct StepInputs: Sendable {
  /// The match whose captures come first; each is extracted when it is read.
  private let match: ExpressionMatch?
  private let rest: [StepInput]

  init(inputs: [StepInput]) {
    match = nil
    rest = inputs
  }

  /// The captures of a match, and what follows the step.
  init(_ match: ExpressionMatch, _ step: PickleStep?, _ variables: Variables) {
    self.match = match
    rest = step.map { Self.below($0, variables) } ?? []
  }

  /// All inputs.
  package var inputs: [StepInput] { (0..<count).map { self[$0] } }

  private var captures: Int { match?.argumentCount ?? 0 }

  private var count: Int { captures + rest.count }

  private subscript(index: Int) -> StepInput {
    if let match, index < captures { return .captured(match[index]) }
    return rest[index - captures]
  }

  /// The table and doc string of the step, in the order written.
  static func below(_ step: PickleStep, _ variables: Variables = .none) -> [StepInput] {
    guard step.hasArgument else { return [] }
    let table = step.dataTable
    let text = step.docString
    let tableFirst = (table?.argumentIndex ?? 1) <= (text?.argumentIndex ?? 2)
    let tableInput = table.map {
      StepInput.table(Table(rows: $0.rows.map { $0.map(variables.filled) }))
    }
    let textInput = text.map {
      StepInput.docString(
        DocStringArgument(
          content: variables.filled($0.content), mediaType: $0.mediaType))
    }
    return (tableFirst ? [tableInput, textInput] : [textInput, tableInput]).compactMap { $0 }
  }

  /// Returns the inputs one after another.
  ///
  /// The plan has already checked that they fit the closure.
  struct Reader {
    private let inputs: StepInputs
    private var next = 0

    init(_ inputs: StepInputs) { self.inputs = inputs }

    mutating func read<Value: StepArgument>(_ type: Value.Type) throws -> Value {
      guard next < inputs.count else { return try Value.read(.nothing) }
      let input = inputs[next]
      let accepted = Value.accepts
      if accepted.contains(.nothing), accepted.isDisjoint(with: input.kinds) {
        return try Value.read(.nothing)
      }
      next += 1
      return try Value.read(input)
    }
  }
}
