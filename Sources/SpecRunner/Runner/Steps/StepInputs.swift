import SpecExpressions
import SpecGherkin

/// What a step gives its definition, in order: captures, then table and doc string.
package struct StepInputs: Sendable {
  package let inputs: [StepInput]

  init(inputs: [StepInput]) {
    self.inputs = inputs
  }

  /// What a match has captured, and what is written below the step.
  init(_ match: ExpressionMatch, _ step: PickleStep?) {
    inputs = match.arguments.map(StepInput.captured) + (step.map(Self.below) ?? [])
  }

  /// The step's table and doc string, in the order in which they are written.
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

  /// Hands the inputs out one after another.
  ///
  /// The plan has compared what the closure accepts with what the step gives.
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
