import SpecMessages

/// The Then steps of other libraries behind words of their own, such as `within {duration} `.
///
/// Each is a definition like any other: matched before the run, with the needs and the arguments
/// of the step it is made of.
package struct StepPrefix<Value: StepArgument>: Sendable {
  /// The words in each language, by its code: an expression with one parameter, and a blank.
  let words: [String: String]
  /// Runs a step by what the parameter says.
  let body: Body

  package typealias Body =
    @Sendable (Value, _ step: @Sendable () async throws -> StepStatus) async throws -> StepStatus

  package init(_ words: [String: String], body: @escaping Body) {
    self.words = words
    self.body = body
  }

  /// The step behind the words of its language; nil for one that has none, or is no Then.
  ///
  /// - Parameter listed: what pages say of it, and an example; nil if they do not name it.
  package func declaration(
    _ step: StepDefinition, listed: (summary: String, example: String)?
  ) -> Declaration? {
    guard let words = words[step.language], step.keyword == .then,
      step.patternType == .cucumberExpression
    else { return nil }
    var definition = StepDefinition(
      pattern: words + step.pattern, patternType: step.patternType, keyword: step.keyword,
      summary: listed?.summary ?? step.summary, example: listed?.example, source: step.source,
      signature: StepSignature(types: [Value.self] + step.signature.types), needs: step.needs
    ) { world, inputs in
      var reader = StepInputs.Reader(inputs: inputs.inputs)
      let value = try reader.read(Value.self)
      return try await body(value) { try await step.body(world, Self.rest(of: inputs)) }
    }
    definition.language = step.language
    definition.isListed = listed != nil
    if let needs = step.needsByInputs {
      definition.needsByInputs = { inputs in try needs(Self.rest(of: inputs)) }
    }
    return Declaration(kind: .step(definition))
  }

  private static func rest(of inputs: StepInputs) -> StepInputs {
    StepInputs(inputs: Array(inputs.inputs.dropFirst()))
  }
}
