import SpecExpressions
import Testing

/// Parameter types of one's own.
struct ParameterTypesTests {
  struct Color: Sendable, Equatable {
    var name: String
  }

  struct Unknown: Error {}

  @Test func `a type of one's own makes its values`() throws {
    var types = ParameterTypes()
    try types.define(
      ParameterType("color", matching: "red|blue|dark (?:red|blue)") { Color(name: $0) })
    let match = try #require(
      try Expression("a {color} ball", types: types).match("a dark red ball"))
    #expect(try match[0].value() as? Color == Color(name: "dark red"))
    #expect(match[0].parameterType?.typeName == "Color")
    #expect(types.defined.map(\.name) == ["color"])
  }

  @Test func `a transform gets the groups inside its type`() throws {
    var types = ParameterTypes()
    try types.define(
      ParameterType(
        name: "flight", regexps: ["([A-Z]{3})-([A-Z]{3})", "from ([A-Z]{3})( only)?"]
      ) { $0.map { $0 ?? "nil" }.joined(separator: "|") })
    let expression = try Expression("{flight} leaves", types: types)
    let match = try #require(expression.match("LHR-CDG leaves"))
    #expect(try match[0].value() as? String == "LHR|CDG|nil|nil")
    #expect(
      match[0].group
        == Group(
          value: "LHR-CDG", start: 0,
          children: [
            Group(value: "LHR", start: 0), Group(value: "CDG", start: 4),
            Group(value: nil, start: nil), Group(value: nil, start: nil),
          ]))
    let other = try #require(expression.match("from LHR leaves"))
    #expect(try other[0].value() as? String == "nil|nil|LHR|nil")
  }

  @Test func `what a transform throws comes through`() throws {
    var types = ParameterTypes()
    try types.define(
      ParameterType("color", matching: ".*") { (_: String) throws -> Color in throw Unknown() })
    let match = try #require(try Expression("{color}", types: types).match("green"))
    #expect(throws: Unknown.self) { try match[0].value() }
  }

  @Test(arguments: [
    ("int", "There is already a parameter type with name int"),
    ("", "The anonymous parameter type has already been defined"),
    (
      "a(b",
      "Illegal character in parameter name {a(b}. "
        + "Parameter names may not contain '{', '}', '(', ')', '\\' or '/'"
    ),
  ])
  func `a name that is taken or not allowed is refused`(name: String, text: String) {
    var types = ParameterTypes()
    let error = #expect(throws: ExpressionError.self) {
      try types.define(ParameterType(name, matching: "x") { $0 })
    }
    #expect(error?.description == text)
    #expect(types.defined.isEmpty)
  }

  @Test func `a regular expression has one preferential type`() throws {
    var types = ParameterTypes()
    let error = #expect(throws: ExpressionError.self) {
      try types.define(ParameterType("n", matching: #"\d+"#, preferForRegexpMatch: true) { $0 })
    }
    #expect(
      error?.description == """
        There can only be one preferential parameter type per regexp. The regexp /\\d+/ is used \
        for two preferential parameter types, {int} and {n}
        """)
  }

  @Test func `a group of several types is ambiguous unless one is preferential`() throws {
    var types = ParameterTypes()
    try types.define(ParameterType("person", matching: #"[A-Z]\w+"#) { $0 })
    try types.define(ParameterType("name", matching: #"[A-Z]\w+"#) { $0 })
    let source = #"^([A-Z]\w+) and ([A-Z]\w+)$"#
    let error = #expect(throws: ExpressionError.self) {
      try Expression.regex(source, types: types)
    }
    #expect(
      error?.description == #"""
        Your Regular Expression /^([A-Z]\w+) and ([A-Z]\w+)$/
        matches multiple parameter types with regexp [A-Z]\w+:
           {name}
           {person}

        I couldn't decide which one to use. You have two options:

        1) Use a Cucumber Expression instead of a Regular Expression. Try one of these:
           {name} and {name}
           {name} and {person}
           {person} and {name}
           {person} and {person}

        2) Make one of the parameter types preferential and continue to use a Regular Expression.

        """#)
    try types.define(
      ParameterType("hero", matching: #"[A-Z]\w+"#, preferForRegexpMatch: true) { $0 })
    let match = try #require(try Expression.regex(source, types: types).match("Lisa and Bob"))
    #expect(match.arguments.map(\.parameterTypeName) == ["hero", "hero"])
  }

  @Test func `a type whose regular expression can not be read is refused`() {
    var types = ParameterTypes()
    let error = #expect(throws: ExpressionError.self) {
      try types.define(ParameterType(name: "x", regexps: ["a", "(b"]) { "\($0)" })
    }
    #expect(
      error?.description == """
        This Regular Expression has a problem at column 1:

        (b
        ^
        The '(' does not have a matching ')'.
        Write '\\(' for the character.
        """)
  }
}
