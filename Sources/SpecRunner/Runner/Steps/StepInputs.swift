import SpecExpressions
import SpecGherkin

/// What a step gives its definition, in order: captures, then table and doc string.
package struct StepInputs: Sendable {
  package let inputs: [StepInput]

  init(inputs: [StepInput]) { self.inputs = inputs }

  /// What a match has captured, and what stands below the step.
  init(_ match: ExpressionMatch, _ step: PickleStep?) {
    let captured = match.arguments.map(StepInput.captured)
    let table = step?.dataTable
    let text = step?.docString
    let tableFirst = (table?.argumentIndex ?? 1) <= (text?.argumentIndex ?? 2)
    let tableInput = table.map { StepInput.table(Table(rows: $0.rows)) }
    let textInput = text.map {
      StepInput.docString(DocStringArgument(content: $0.content, mediaType: $0.mediaType))
    }
    let below = tableFirst ? [tableInput, textInput] : [textInput, tableInput]
    inputs = captured + below.compactMap { $0 }
  }

  /// Hands the inputs out one after another.
  struct Reader {
    let inputs: [StepInput]
    var next = 0

    mutating func read<Value: StepArgument>(_ type: Value.Type) throws -> Value {
      guard next < inputs.count else {
        throw StepFailure(
          "the step definition takes more arguments than the \(inputs.count) the step gives",
          notes: ["take one closure parameter for each capture, table and doc string"],
          type: "ArgumentError")
      }
      defer { next += 1 }
      return try Value.read(inputs[next])
    }
  }
}
