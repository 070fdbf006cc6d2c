package import SpecMessages

/// A step definition: a pattern, a body and its place in Swift or in a feature file.
public struct StepDefinition: Sendable {
  /// The pattern as written.
  package let pattern: String
  package let patternType: StepDefinitionMessage.PatternType
  /// The keyword of the declaration; the definition still matches steps with any keyword.
  package let keyword: Keyword
  /// A summary for `spec steps`.
  package let summary: String?
  /// An example step.
  package let example: String?
  /// The language code of the pattern.
  package var language = "en"
  /// Whether lists and suggestions include it.
  package var isListed = true
  /// Whether its library declares what its steps are: its keyword and its inputs are checked.
  package var declaration: StepLibrary.Declared?
  /// The scenario that defines the step; nil for a step that code defines.
  package var textStep: TextStep?
  package let source: SourceReference
  /// The parameters of the closure except the world.
  let signature: StepSignature
  /// The types of the closure's parameters, which declare what an input means.
  package var parameterTypes: [any StepArgument.Type] { signature.types }
  /// What may or must follow the step: a data table, a doc string, or nothing.
  package var takesBelow: String? {
    signature.below(captures: Self.parameters(of: pattern).count)
  }
  /// Names of the abilities that the step always requires.
  package let needs: [String]
  /// Determines further requirements from the arguments.
  package var needsByInputs: (@Sendable (StepInputs) throws -> [String])?
  package var body: Body

  package typealias Body = @Sendable (World, StepInputs) async throws -> StepStatus

  /// The reason why the captures of `{string}` cannot be numbers; nil if they need not be.
  var clash: String? {
    let numbers: [any StepArgument.Type] = [Int.self, Double.self, Int?.self, Double?.self]
    guard patternType == .cucumberExpression,
      signature.types.contains(where: { type in numbers.contains { $0 == type } })
    else { return nil }
    for (name, type) in zip(Self.parameters(of: pattern), signature.types)
    where name == "string" && numbers.contains(where: { $0 == type }) {
      return "takes \(type) where {string} captures a text"
    }
    return nil
  }

  /// The keyword of the declaration.
  package enum Keyword: String, Sendable, CaseIterable {
    case given = "Given"
    case when = "When"
    case then = "Then"
    case step = "*"
  }
}

/// The parts of a step definition that running it needs, in one reference: a definition has many
/// parts, and copying them for every step took 3 % of a run.
final class StepBody: Sendable {
  let run: StepDefinition.Body
  /// Whether the step was declared with `Then`.
  let isCheck: Bool
  /// Whether its library declares that it is a condition or an action, so that it is no Then.
  let isNoCheck: Bool
  /// Whether its library declares its steps, and it has inputs that may mean nothing.
  let hasDeclaredInputs: Bool
  /// The number of parameters of the closure, without the world.
  let parameterCount: Int
  /// The indices of the captures that name what the step remembers.
  let memories: [Int]
  let needs: [String]
  let needsByInputs: (@Sendable (StepInputs) throws -> [String])?
  let source: SourceReference
  /// The scenario that defines the step, which runs instead of the body.
  let textStep: TextStep?

  init(_ definition: StepDefinition) {
    run = definition.body
    isCheck = definition.keyword == .then
    isNoCheck = definition.declaration != nil && [.given, .when].contains(definition.keyword)
    hasDeclaredInputs = definition.declaration != nil && !definition.signature.types.isEmpty
    parameterCount = definition.signature.types.count
    memories = definition.signature.types.indices.filter {
      definition.signature.types[$0] == Memory.self
    }
    needs = definition.needs
    needsByInputs = definition.needsByInputs
    source = definition.source
    textStep = definition.textStep
  }
}
