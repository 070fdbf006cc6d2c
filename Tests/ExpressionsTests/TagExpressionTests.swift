import SpecExpressions
import Testing

/// Tag expressions, beyond the official cases.
struct TagExpressionTests {
  @Test(arguments: [
    ("@a", ["@a"], true), ("@a", ["@A"], false), ("@a", ["a"], false), ("@a", [], false),
    ("", [], true), ("  \t", ["@a"], true), ("not @a", [], true),
    ("@a and @b or @c", ["@c"], true), ("@a and (@b or @c)", ["@c"], false),
    ("not not @a", ["@a"], true), ("not @a and not @b", ["@b"], false),
    ("@a or @b and not @a", ["@a"], true), ("@é", ["@e\u{301}"], false),
    ("@e\u{301}", ["@e\u{301}"], true), ("@한국어", ["@한국어"], true), ("@a\\ b", ["@a b"], true),
    ("@a\u{3000}or\u{3000}@b", ["@b"], true), ("@a\\", ["@a"], true),
  ])
  func `an expression is true of some tags`(text: String, tags: [String], result: Bool) throws {
    let expression = try TagExpression(text)
    #expect(expression.matches(tags) == result)
    #expect(expression.matches(Set(tags)) == result)
  }

  @Test(arguments: [
    ("@a or @b and not (@c)", "( @a or ( @b and not ( @c ) ) )"),
    ("not not a", "not ( not ( a ) )"), ("((a))", "a"), ("not (a or b)", "not ( a or b )"),
    ("a\\(b\\)\\\\ or c\\ d", "( a\\(b\\)\\\\ or c\\ d )"), ("  ", ""), ("NOT", "NOT"),
  ])
  func `an expression prints in one form`(text: String, form: String) throws {
    #expect("\(try TagExpression(text))" == form)
    #expect(try TagExpression(form) == TagExpression(text))
  }

  @Test(arguments: [
    ("a b", 3, "Expected operator."), ("🥒é b", 4, "Expected operator."),
    ("NOT a", 5, "Expected operator."), ("a and", 6, "Expected operand."),
    ("or a", 1, "Expected operand."), ("()", 2, "Expected operand."),
    ("not", 4, "Expected operand."), ("a and )", 7, "Expected operand."),
    ("( a", 1, "Unmatched (."), ("a )", 3, "Unmatched )."), ("(a or b))", 9, "Unmatched )."),
    ("a or \\b", 6, "Illegal escape before \"b\"."), ("((a)", 1, "Unmatched (."),
    ("a (b)", 3, "Expected operator."), ("a not b", 3, "Expected operator."),
  ])
  func `an expression is refused with a pointer to the place`(
    text: String, column: Int, problem: String
  ) {
    let error = #expect(throws: TagExpressionError.self) { try TagExpression(text) }
    #expect(
      error?.description
        == "Tag expression \"\(text)\" could not be parsed because of syntax error: \(problem)")
    #expect(error?.column == column)
    #expect(error?.caretText == "\(text)\n\(String(repeating: " ", count: column - 1))^")
  }

  @Test func `a deep expression is no danger`() throws {
    let open = String(repeating: "(", count: 20_000)
    let close = String(repeating: ")", count: 20_000)
    #expect(try TagExpression(open + "a" + close).matches(["a"]))
    #expect(try TagExpression(String(repeating: "not ", count: 20_000) + "a").matches(["a"]))
  }
}
