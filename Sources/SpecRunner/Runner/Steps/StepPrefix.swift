import SpecMessages

/// Variants of the Then steps of other libraries with a prefix, such as `within {duration} `.
///
/// Each variant is a definition with the requirements and arguments of the original step.
package struct StepPrefix<Value: StepArgument>: Sendable {
  /// The prefix by language code: an expression with one parameter and a final blank.
  let words: [String: String]
  /// Runs a step with the value of the parameter.
  let body: Body

  package typealias Body =
    @Sendable (Value, _ step: @Sendable () async throws -> StepStatus) async throws -> StepStatus

  package init(_ words: [String: String], body: @escaping Body) {
    self.words = words
    self.body = body
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
      signature: StepSignature(types: [Value.self] + step.signature.types), needs: step.needs
    ) { world, inputs in
      var reader = StepInputs.Reader(inputs)
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
