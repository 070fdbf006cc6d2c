/// What is wrong in a step expression or a parameter type, in the official words.
public struct ExpressionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong: a sentence without its full stop, or several with.
  public let problem: String
  /// The remedy; nil if `problem` contains it.
  public let solution: String?
  /// The expression it is about; nil for a parameter type.
  public let expression: Source?
  /// The name of an undefined parameter type, if that is the problem.
  ///
  /// A run goes on without such a step and reports the type once.
  public let undefinedParameterTypeName: String?

  /// An expression that has a problem, and where in it.
  public struct Source: Sendable, Hashable {
    /// Whether it is a regular expression.
    public let isRegular: Bool
    /// The expression as it is written.
    public let text: String
    /// The first code point of the error, from 0.
    public let start: Int
    /// The code point after the error, from 0.
    public let end: Int
  }

  private init(_ problem: String) {
    self.problem = problem
    solution = nil
    expression = nil
    undefinedParameterTypeName = nil
  }

  /// The whole text: for an expression with its source and a pointer under the place.
  public var description: String {
    guard let expression, let solution else { return problem }
    let (start, end) = (expression.start, expression.end)
    var pointer = String(repeating: " ", count: start) + "^"
    if start + 1 < end { pointer += String(repeating: "-", count: end - start - 2) + "^" }
    return """
      This \(expression.isRegular ? "Regular" : "Cucumber") Expression has a problem at column \
      \(start + 1):

      \(expression.text)
      \(pointer)
      \(problem).
      \(solution)
      """
  }
}

// The official texts; upstream's wording is kept where it stumbles, for tools compare it.
extension ExpressionError {
  /// A problem of an expression at the code points `start ..< end`.
  private init(
    _ source: String, _ start: Int, _ end: Int, _ problem: String, _ solution: String,
    isRegular: Bool = false, undefined: String? = nil
  ) {
    self.problem = problem
    self.solution = solution
    expression = Source(isRegular: isRegular, text: source, start: start, end: end)
    undefinedParameterTypeName = undefined
  }

  private init(
    _ source: String, _ node: ExpressionNode, _ problem: String, _ solution: String
  ) {
    self.init(source, node.start, node.end, problem, solution)
  }

  static func endOfLineEscaped(_ source: String, at offset: Int) -> Self {
    Self(
      source, offset, offset + 1, "The end of line can not be escaped",
      #"You can use '\\' to escape the '\'"#)
  }

  static func notEscapable(_ source: String, at offset: Int) -> Self {
    Self(
      source, offset, offset + 1,
      #"Only the characters '{', '}', '(', ')', '\', '/' and whitespace can be escaped"#,
      #"If you did mean to use an '\' you can use '\\' to escape it"#)
  }

  static func missingEnd(
    _ source: String, _ begin: ExpressionToken, _ end: ExpressionToken.Kind
  ) -> Self {
    let kind = begin.kind
    return Self(
      source, begin.start, begin.end,
      "The '\(kind.symbol)' does not have a matching '\(end.symbol)'",
      "If you did not intend to use \(kind.purpose) you can use '\\\(kind.symbol)' to escape the "
        + kind.purpose)
  }

  static func alternationInOptional(_ source: String, _ token: ExpressionToken) -> Self {
    Self(
      source, token.start, token.end, "An alternation can not be used inside an optional",
      #"If you did not mean to use an alternation you can use '\/' to escape the '/'. "#
        + "Otherwise rephrase your expression or consider using a regular expression instead.")
  }

  static func illegalParameterName(_ source: String, _ token: ExpressionToken) -> Self {
    Self(
      source, token.start, token.end,
      #"Parameter names may not contain '{', '}', '(', ')', '\' or '/'"#,
      "Did you mean to use a regular expression?")
  }

  static func emptyOptional(_ source: String, _ node: ExpressionNode) -> Self {
    Self(
      source, node, "An optional must contain some text",
      #"If you did not mean to use an optional you can use '\(' to escape the '('"#)
  }

  static func parameterInOptional(_ source: String, _ node: ExpressionNode) -> Self {
    Self(
      source, node, "An optional may not contain a parameter type",
      #"If you did not mean to use an parameter type you can use '\{' to escape the '{'"#)
  }

  static func optionalInOptional(_ source: String, _ node: ExpressionNode) -> Self {
    Self(
      source, node, "An optional may not contain an other optional",
      #"If you did not mean to use an optional type you can use '\(' to escape the '('. "#
        + "For more complicated expressions consider using a regular expression instead.")
  }

  static func emptyAlternative(_ source: String, _ node: ExpressionNode) -> Self {
    Self(
      source, node, "Alternative may not be empty",
      #"If you did not mean to use an alternative you can use '\/' to escape the '/'"#)
  }

  static func onlyOptionals(_ source: String, _ node: ExpressionNode) -> Self {
    Self(
      source, node, "An alternative may not exclusively contain optionals",
      #"If you did not mean to use an optional you can use '\(' to escape the '('"#)
  }

  static func undefinedParameterType(
    _ source: String, _ node: ExpressionNode, _ name: String
  ) -> Self {
    Self(
      source, node.start, node.end, "Undefined parameter type '\(name)'",
      "Please register a ParameterType for '\(name)'", undefined: name)
  }

  /// A regular expression the author wrote can not be read; the words are this project's own.
  static func regularExpression(_ source: String, _ error: PatternError) -> Self {
    Self(
      source, error.offset, error.offset + 1, error.problem, error.advice + ".",
      isRegular: true)
  }
}

// The official texts about parameter types.
extension ExpressionError {
  static func illegalTypeName(_ name: String) -> Self {
    Self(
      "Illegal character in parameter name {\(name)}. "
        + #"Parameter names may not contain '{', '}', '(', ')', '\' or '/'"#)
  }

  static func typeNameTaken(_ name: String) -> Self {
    Self(
      name.isEmpty
        ? "The anonymous parameter type has already been defined"
        : "There is already a parameter type with name \(name)")
  }

  static func twoPreferentialTypes(_ regexp: String, _ first: String, _ second: String) -> Self {
    Self(
      "There can only be one preferential parameter type per regexp. "
        + "The regexp /\(regexp)/ is used for two preferential parameter types, "
        + "{\(first)} and {\(second)}")
  }

  static func ambiguousTypes(
    _ source: String, _ regexp: String, _ types: [String], _ suggestions: [String]
  ) -> Self {
    Self(
      """
      Your Regular Expression /\(source)/
      matches multiple parameter types with regexp \(regexp):
         \(types.map { "{\($0)}" }.joined(separator: "\n   "))

      I couldn't decide which one to use. You have two options:

      1) Use a Cucumber Expression instead of a Regular Expression. Try one of these:
         \(suggestions.joined(separator: "\n   "))

      2) Make one of the parameter types preferential and continue to use a Regular Expression.

      """)
  }
}
