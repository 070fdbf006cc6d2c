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
  package let source: SourceReference
  /// The types of the values the body takes besides the world.
  package let takes: [any StepArgument.Type]
  /// The abilities it needs whatever its arguments are, by name; who runs the app knows them.
  public let needs: [String]
  /// Reads from its arguments what it needs besides.
  package var needsByInputs: (@Sendable (StepInputs) throws -> [String])?
  package var body: Body

  /// How many values the body takes besides the world.
  package var arity: Int { takes.count }

  package typealias Body = @Sendable (World, StepInputs) async throws -> StepOutcome

  /// Why a value the body takes can never be made of what the expression captures there; nil if
  /// nothing speaks against it.
  ///
  /// Only what is certain: other types make their values in ways of their own.
  var clash: String? {
    func isNumber(_ type: any StepArgument.Type) -> Bool {
      type is any FixedWidthInteger.Type || type is any BinaryFloatingPoint.Type
        || type == Int?.self || type == Double?.self
    }
    func isBelow(_ type: any StepArgument.Type) -> Bool {
      type == Table.self || type == DocStringArgument.self
    }
    guard patternType == .cucumberExpression,
      takes.contains(where: { isNumber($0) || isBelow($0) })
    else { return nil }
    for (name, type) in zip(Self.parameters(of: pattern), takes) {
      if name == "string", isNumber(type) { return "takes \(type) where {string} captures a text" }
      if isBelow(type) { return "takes \(type) where {\(name)} captures a part of the text" }
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
