/// The pattern of a step definition: a cucumber expression or a regular expression.
///
/// An expression is validated when it is created. Matching may happen on any thread. See the
/// [specification](https://github.com/cucumber/cucumber-expressions#readme) of cucumber
/// expressions.
public struct Expression: Sendable {
  /// The language of an expression.
  public enum Kind: Sendable, Hashable {
    /// `I have {int} cucumber(s)`: matches whole texts.
    case cucumberExpression
    /// `^I have (\d+) cucumbers?$`: matches anywhere unless it is anchored.
    case regularExpression
  }

  /// The source text of the expression.
  public let source: String
  /// The language of the expression.
  public let kind: Kind
  let deferred: LazyProgram

  /// The number of arguments of a match.
  public var parameterCount: Int { deferred.outline.parameterCount }

  var program: Program { deferred.program }

  /// Compiles a cucumber expression.
  ///
  /// - Throws: `ExpressionError` with the official message and a pointer to the position. For an
  ///   undefined parameter type, the error contains its name.
  public init(
    _ cucumberExpression: String, types: ParameterTypes = .builtIn
  ) throws(ExpressionError) {
    source = cucumberExpression
    kind = .cucumberExpression
    deferred = try ExpressionCompiler.prepare(cucumberExpression, types: types)
  }

  /// A cucumber expression that is known to be valid; it is compiled when a text may match it.
  package init(checked cucumberExpression: String, types: ParameterTypes) {
    source = cucumberExpression
    kind = .cucumberExpression
    deferred = ExpressionCompiler.deferred(cucumberExpression, types: types)
  }

  /// Compiles a regular expression in ECMAScript syntax, without slashes.
  ///
  /// A group whose source equals a parameter type's regular expression becomes an argument of that
  /// type.
  ///
  /// - Throws: `ExpressionError` for a syntax error, or with the official message if a group could
  ///   be of several types and none of them is preferential.
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
    // Each outermost group is an argument.
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
    deferred = LazyProgram(program)
  }
}
