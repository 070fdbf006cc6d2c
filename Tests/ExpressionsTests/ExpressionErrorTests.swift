import SpecExpressions
import Testing

/// The texts of refused expressions, beyond the official cases.
struct ExpressionErrorTests {
  @Test(arguments: [
    (
      "three (brown/black) mice", 13, "^", "An alternation can not be used inside an optional",
      "If you did not mean to use an alternation you can use '\\/' to escape the '/'. "
        + "Otherwise rephrase your expression or consider using a regular expression instead."
    ),
    (
      "three (brown)/black mice", 7, "^-----^",
      "An alternative may not exclusively contain optionals",
      "If you did not mean to use an optional you can use '\\(' to escape the '('"
    ),
    (
      "🥒é {missing}", 4, "^-------^", "Undefined parameter type 'missing'",
      "Please register a ParameterType for 'missing'"
    ),
    (
      "🥒 \\", 3, "^", "The end of line can not be escaped",
      "You can use '\\\\' to escape the '\\'"
    ),
    (
      "a {b {c}", 6, "^", "Parameter names may not contain '{', '}', '(', ')', '\\' or '/'",
      "Did you mean to use a regular expression?"
    ),
    (
      "a/ b", 3, "^", "Alternative may not be empty",
      "If you did not mean to use an alternative you can use '\\/' to escape the '/'"
    ),
  ])
  func `an expression is refused with a pointer to the place`(
    source: String, column: Int, pointer: String, problem: String, solution: String
  ) {
    let error = #expect(throws: ExpressionError.self) { try Expression(source) }
    let indent = String(repeating: " ", count: column - 1)
    #expect(
      error?.description == """
        This Cucumber Expression has a problem at column \(column):

        \(source)
        \(indent)\(pointer)
        \(problem).
        \(solution)
        """)
  }

  @Test func `an undefined parameter type is named`() {
    let undefined = #expect(throws: ExpressionError.self) { try Expression("{a} {b}") }
    #expect(undefined?.undefinedParameterTypeName == "a")
    let other = #expect(throws: ExpressionError.self) { try Expression("()") }
    #expect(other?.undefinedParameterTypeName == nil)
  }

  @Test(arguments: [
    ("(a", 1, "The '(' does not have a matching ')'", "Write '\\(' for the character"),
    ("é)", 2, "The ')' does not have a matching '('", "Write '\\)' for the character"),
    ("[a", 1, "The '[' does not have a matching ']'", "Write '\\[' for the character"),
    ("a**", 3, "There is nothing to repeat", "Write a backslash before the character itself"),
    ("^*", 2, "There is nothing to repeat", "An anchor takes no text"),
    ("a{3,2}", 2, "The numbers of the repetition are out of order", "Swap them"),
    ("a{1001}", 2, "A repetition may not count beyond 1000", "Use '*' or '+'"),
    ("[z-a]", 3, "The range is out of order", "Swap its ends"),
    ("(a)\\1", 4, "Back references are not supported", "Compare the texts in the step"),
    ("\\y", 1, "The escape is unknown", "Leave out the backslash"),
    ("a\\", 2, "The end of the expression can not be escaped", "Write '\\\\' for a backslash"),
    (
      "(?<=a*)b", 1, "A look-behind must have a fixed length", "Leave out '*', '+' and '?'"
    ),
    ("(?<a)", 4, "The name of the group is not finished", "Write '(?<name>'"),
    ("(?>a)", 1, "The group has an unknown kind", "Write '(?:' for a group that takes nothing"),
    (
      "\\u12", 1, "The number of the character is not finished",
      "Write '\\x41', '\\u0041' or '\\u{41}'"
    ),
  ])
  func `a regular expression is refused with a pointer to the place`(
    source: String, column: Int, problem: String, advice: String
  ) {
    let error = #expect(throws: ExpressionError.self) { try Expression.regex(source) }
    let indent = String(repeating: " ", count: column - 1)
    #expect(
      error?.description == """
        This Regular Expression has a problem at column \(column):

        \(source)
        \(indent)^
        \(problem).
        \(advice).
        """)
  }

  @Test(arguments: [
    String(repeating: "(", count: 10_000), String(repeating: "(a", count: 10_000) + "{",
    "((((((a{999}b){999}){999}){999}){999}){999})", "(?:(?:(?:){999}){999}){999}(",
    String(repeating: "[", count: 10_000), String(repeating: "(?=", count: 10_000),
  ])
  func `an expression made to break the reader is only refused`(source: String) {
    #expect(throws: ExpressionError.self) { try Expression.regex(source) }
    _ = try? Expression(source)
  }
}
