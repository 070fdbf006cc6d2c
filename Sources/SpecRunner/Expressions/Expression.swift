/// The text a step definition answers to: a cucumber expression, or a regular expression.
///
/// An expression is checked when it is made, so it is known at once whether it is right. Matching
/// may happen on any thread.
public struct Expression: Sendable {
  /// Which of the two languages an expression is written in.
  public enum Kind: Sendable, Hashable {
    /// `I have {int} cucumber(s)`: matches whole texts.
    case cucumberExpression
    /// `^I have (\d+) cucumbers?$`: matches anywhere unless it is anchored.
    case regularExpression
  }

  /// The expression as its author wrote it.
  public let source: String
  public let kind: Kind
  let deferred: DeferredProgram

  /// How many arguments a match has.
  public var parameterCount: Int { deferred.outline.parameterCount }

  var program: Program { deferred.program }

  /// Compiles a cucumber expression.
  ///
  /// - Throws: the official text about what is wrong, with a pointer to the place. If it is a
  ///   parameter type nobody defined, the error names it.
  public init(
    _ cucumberExpression: String, types: ParameterTypes = .builtIn
  ) throws(ExpressionError) {
    source = cucumberExpression
    kind = .cucumberExpression
    deferred = try ExpressionCompiler.prepare(cucumberExpression, types: types)
  }

  /// Compiles a regular expression, in ECMAScript's syntax, without slashes.
  ///
  /// A group whose text is exactly a parameter type's regular expression becomes an argument of
  /// that type.
  ///
  /// - Throws: what is wrong in the syntax, or the official text if a group could be of several
  ///   types and none of them is preferential.
  public static func regex(
    _ source: String, types: ParameterTypes = .builtIn
  ) throws(ExpressionError) -> Self {
    var builder = ProgramBuilder(estimatedBytes: source.utf8.count)
    let groups: [PatternSyntax.Group]
    do throws(PatternError) {
      let syntax = try PatternParser.parse(source)
      groups = syntax.groups
      for group in groups { _ = builder.addGroup(descendants: group.descendants) }
      try builder.add(syntax.root, firstGroup: 0)
    } catch {
      throw .regularExpression(source, error)
    }
    builder.add(Instruction(.accept))
    // Each group that stands in no other is an argument.
    var index = 0
    while index < groups.count {
      let type = try types.type(forRegexp: groups[index].source, in: source)
      builder.parameters.append(Program.Parameter(type: type, group: index))
      index += 1 + groups[index].descendants
    }
    return Self(source: source, kind: .regularExpression, program: builder.program())
  }

  private init(source: String, kind: Kind, program: Program) {
    self.source = source
    self.kind = kind
    deferred = DeferredProgram(program)
  }
}
