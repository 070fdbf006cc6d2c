import SpecExpressions
import SpecGherkin

/// The inputs of a step in order: captures, then table and doc string.
package struct StepInputs: Sendable {
  package let inputs: [StepInput]

  init(inputs: [StepInput]) {
    self.inputs = inputs
  }

  /// The captures of a match, and what follows the step.
  init(_ match: ExpressionMatch, _ step: PickleStep?) {
    inputs = match.arguments.map(StepInput.captured) + (step.map(Self.below) ?? [])
  }

  /// The table and doc string of the step, in the order written.
  static func below(_ step: PickleStep) -> [StepInput] {
    guard step.hasArgument else { return [] }
    let table = step.dataTable
    let text = step.docString
    let tableFirst = (table?.argumentIndex ?? 1) <= (text?.argumentIndex ?? 2)
    let tableInput = table.map { StepInput.table(Table(rows: $0.rows)) }
    let textInput = text.map {
      StepInput.docString(DocStringArgument(content: $0.content, mediaType: $0.mediaType))
    }
    return (tableFirst ? [tableInput, textInput] : [textInput, tableInput]).compactMap { $0 }
  }

  /// Returns the inputs one after another.
  ///
  /// The plan has already checked that they fit the closure.
  struct Reader {
    let inputs: [StepInput]
    var next = 0

    mutating func read<Value: StepArgument>(_ type: Value.Type) throws -> Value {
      guard next < inputs.count else { return try Value.read(.nothing) }
      let input = inputs[next]
      if Value.accepts.contains(.nothing), Value.accepts.isDisjoint(with: input.kinds) {
        return try Value.read(.nothing)
      }
      next += 1
      return try Value.read(input)
    }
  }
}
