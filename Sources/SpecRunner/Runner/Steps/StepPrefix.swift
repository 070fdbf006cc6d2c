import SpecMessages

/// Variants of the Then steps of other libraries with a prefix, such as `within {duration} `.
///
/// Each variant is a definition with the requirements and arguments of the original step.
package struct StepPrefix: Sendable {
  /// The prefix by language code: an expression with one parameter and a final blank.
  private let words: [String: String]
  private let type: any StepArgument.Type
  /// Reads the parameter and runs the rest of a step.
  private let run: @Sendable (StepInputs, @escaping Rest) async throws -> StepStatus

  package typealias Rest = @Sendable () async throws -> StepStatus

  /// - Parameter body: runs a step with the value of the parameter.
  package init<Value: StepArgument>(
    _ words: [String: String],
    body: @escaping @Sendable (Value, _ step: @escaping Rest) async throws -> StepStatus
  ) {
    self.words = words
    type = Value.self
    run = { inputs, step in
      var reader = StepInputs.Reader(inputs)
      return try await body(try reader.read(Value.self), step)
    }
  }

  /// The variant of a step; nil if its language has no prefix or it is not a Then.
  ///
  /// - Parameter listed: the summary and example for lists; nil if lists omit it.
  package func declaration(
    _ step: StepDefinition, listed: (summary: String, example: String)?
  ) -> Declaration? {
    guard step.keyword == .then, step.patternType == .cucumberExpression,
      let words = words[step.language]
    else { return nil }
    var definition = StepDefinition(
      pattern: words + step.pattern, patternType: step.patternType, keyword: step.keyword,
      summary: listed?.summary ?? step.summary, example: listed?.example, source: step.source,
      signature: StepSignature(types: [type] + step.signature.types), needs: step.needs
    ) { [run, body = step.body] world, inputs in
      try await run(inputs) { try await body(world, Self.rest(of: inputs)) }
    }
    definition.language = step.language
    definition.isListed = listed != nil
    definition.declaration = step.declaration
    if let needs = step.needsByInputs {
      definition.needsByInputs = { inputs in try needs(Self.rest(of: inputs)) }
    }
    return Declaration(kind: .step(definition))
  }

  private static func rest(of inputs: StepInputs) -> StepInputs {
    StepInputs(inputs: Array(inputs.inputs.dropFirst()))
  }
}
