import SpecMessages

/// The declaring syntax: step definitions, hooks and parameter types, one after another.
///
/// ```swift
/// let counter = StepLibrary("counter") {
///   Given("a counter at {int}") { (world: World, start: Int) in world[Counter.self] = start }
///   Then("the counter is {int}") { (world: World, value: Int) in
///     try expect(world[Counter.self], is: value, "the counter")
///   }
/// }
/// ```
@resultBuilder
public enum StepBuilder {
  /// A single declaration.
  public static func buildExpression(_ declaration: Declaration) -> [Declaration] { [declaration] }
  /// The declarations of another library.
  public static func buildExpression(_ library: StepLibrary) -> [Declaration] {
    library.declarations
  }
  /// No declarations.
  public static func buildBlock() -> [Declaration] { [] }
  /// The first declarations.
  public static func buildPartialBlock(first: [Declaration]) -> [Declaration] { first }
  /// Declarations one after another.
  public static func buildPartialBlock(
    accumulated: consuming [Declaration], next: [Declaration]
  ) -> [Declaration] {
    accumulated += next
    return accumulated
  }
  /// The declarations of a loop.
  public static func buildArray(_ parts: [[Declaration]]) -> [Declaration] { parts.flatMap { $0 } }
  /// The declarations of an `if` without `else`.
  public static func buildOptional(_ part: [Declaration]?) -> [Declaration] { part ?? [] }
  /// The declarations of an `if` branch.
  public static func buildEither(first part: [Declaration]) -> [Declaration] { part }
  /// The declarations of an `else` branch.
  public static func buildEither(second part: [Declaration]) -> [Declaration] { part }
}

/// A declaration of a library.
public struct Declaration: Sendable {
  package enum Kind: Sendable {
    case step(StepDefinition)
    case hook(Hook)
    case parameterType(ParameterTypeDeclaration)
    /// An invalid declaration and its place.
    case mistake(String, SourceReference)
  }

  package let kind: Kind

  package init(kind: Kind) { self.kind = kind }
}

/// The pattern of a step definition: a Cucumber expression or a regular expression.
public struct StepPattern: Sendable, ExpressibleByStringLiteral {
  let source: String
  let type: StepDefinitionMessage.PatternType

  /// A Cucumber expression such as `I tap {string}`.
  public init(stringLiteral source: String) {
    self.init(source, .cucumberExpression)
  }

  /// A Cucumber expression that is computed at run time.
  public static func expression(_ source: String) -> Self { Self(source, .cucumberExpression) }

  /// A regular expression, which matches anywhere in the step's text unless it is anchored.
  public static func regex(_ source: String) -> Self { Self(source, .regularExpression) }

  private init(_ source: String, _ type: StepDefinitionMessage.PatternType) {
    self.source = source
    self.type = type
  }
}

/// Declares a step that brings the app into a state.
///
/// - Parameters:
///   - pattern: the sentence: a Cucumber expression, or a regular one with `.regex`.
///   - summary: what the step does, for lists and editors.
///   - example: a step with its keyword.
///   - needs: names of abilities that the step requires; see `World.needs`.
///   - file: the file of the declaration.
///   - line: the line of the declaration.
///   - body: what the step does, with the world of its scenario and a value for each parameter of
///     the pattern.
public func Given<each Value: StepArgument>(
  _ pattern: StepPattern, _ summary: String? = nil, example: String? = nil,
  needs: [String] = [], file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World, repeat each Value) async throws -> Void
) -> Declaration {
  declare(.given, pattern, summary, example, needs, file, line, body)
}

/// Declares a step that performs an action.
///
/// The parameters are those of ``Given(_:_:example:needs:file:line:_:)``.
public func When<each Value: StepArgument>(
  _ pattern: StepPattern, _ summary: String? = nil, example: String? = nil,
  needs: [String] = [], file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World, repeat each Value) async throws -> Void
) -> Declaration {
  declare(.when, pattern, summary, example, needs, file, line, body)
}

/// Declares a step that checks something.
///
/// The parameters are those of ``Given(_:_:example:needs:file:line:_:)``.
public func Then<each Value: StepArgument>(
  _ pattern: StepPattern, _ summary: String? = nil, example: String? = nil,
  needs: [String] = [], file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World, repeat each Value) async throws -> Void
) -> Declaration {
  declare(.then, pattern, summary, example, needs, file, line, body)
}

/// Declares a step whose return value is its status: passed, pending, or skipped.
///
/// The parameters are those of ``Given(_:_:example:needs:file:line:_:)``.
public func Step<each Value: StepArgument>(
  _ pattern: StepPattern, _ summary: String? = nil, example: String? = nil,
  needs: [String] = [], file: String = #fileID, line: Int = #line,
  _ body: @escaping @Sendable (World, repeat each Value) async throws -> StepStatus
) -> Declaration {
  var types: [any StepArgument.Type] = []
  for type in repeat (each Value).self { types.append(type) }
  return Declaration(
    kind: .step(
      StepDefinition(
        pattern: pattern.source, patternType: pattern.type, keyword: .step, summary: summary,
        example: example, source: SourceReference(uri: file, line: line),
        signature: StepSignature(types: types), needs: needs
      ) { world, inputs in
        var reader = StepInputs.Reader(inputs)
        return try await body(world, repeat try reader.read((each Value).self))
      }))
}

private func declare<each Value: StepArgument>(
  _ keyword: StepDefinition.Keyword, _ pattern: StepPattern, _ summary: String?,
  _ example: String?, _ needs: [String], _ file: String, _ line: Int,
  _ body: @escaping @Sendable (World, repeat each Value) async throws -> Void
) -> Declaration {
  var types: [any StepArgument.Type] = []
  for type in repeat (each Value).self { types.append(type) }
  return Declaration(
    kind: .step(
      StepDefinition(
        pattern: pattern.source, patternType: pattern.type, keyword: keyword, summary: summary,
        example: example, source: SourceReference(uri: file, line: line),
        signature: StepSignature(types: types), needs: needs
      ) { world, inputs in
        var reader = StepInputs.Reader(inputs)
        try await body(world, repeat try reader.read((each Value).self))
        return .passed
      }))
}
