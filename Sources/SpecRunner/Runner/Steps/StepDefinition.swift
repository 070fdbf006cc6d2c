package import SpecMessages

/// An expression, a body, and the line of Swift where it stands.
public struct StepDefinition: Sendable {
  /// The expression as the author wrote it.
  public let pattern: String
  package let patternType: StepDefinitionMessage.PatternType
  /// Which keyword it was declared with; it matches steps of every keyword all the same.
  public let keyword: Keyword
  /// What it does, in a sentence, for `spec steps`.
  public let summary: String?
  /// A step that shows how it is used.
  public let example: String?
  /// The code of the language its words are in.
  package var language = "en"
  /// Whether pages and suggestions name it; not if another step stands for it.
  package var isListed = true
  package let source: SourceReference
  /// The values the body takes besides the world.
  let signature: StepSignature
  /// What may, or must, be written below the step: a data table, a doc string, or neither.
  package var takesBelow: String? {
    signature.below(captures: Self.parameters(of: pattern).count)
  }
  /// The abilities it needs whatever its arguments are, by name; who runs the app knows them.
  public let needs: [String]
  /// Reads from its arguments what it needs besides.
  package var needsByInputs: (@Sendable (StepInputs) throws -> [String])?
  package var body: Body

  package typealias Body = @Sendable (World, StepInputs) async throws -> StepStatus

  /// Why a number cannot be made of what `{string}` captures; nil if that is not asked.
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

  /// The word a definition was declared with.
  public enum Keyword: String, Sendable, CaseIterable {
    case given = "Given"
    case when = "When"
    case then = "Then"
    case step = "*"
  }
}
