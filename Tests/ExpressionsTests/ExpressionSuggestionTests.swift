import SpecExpressions
import Testing

/// The expressions suggested for undefined steps.
struct ExpressionSuggestionTests {
  @Test(arguments: [
    ("hello", ["hello"]), ("", [""]),
    ("I have 8 cukes", ["I have {int} cukes", "I have {float} cukes"]),
    ("1.5", ["{float}"]), ("-5 below", ["{int} below", "{float} below"]),
    ("I like \"bangers\" and 'mash'", ["I like {string} and {string}"]),
    (
      "3/4 (maybe) {x}",
      [
        "{int}\\/{int} \\(maybe) \\{x}", "{int}\\/{float} \\(maybe) \\{x}",
        "{float}\\/{int} \\(maybe) \\{x}", "{float}\\/{float} \\(maybe) \\{x}",
      ]
    ),
    ("i18n a1 2b", ["i18n a1 2b"]), ("5🥒", ["{int}🥒", "{float}🥒"]), ("5é", ["5é"]),
    ("C:\\dir", ["C:\\\\dir"]), ("한국어 \"글\"", ["한국어 {string}"]),
    ("1,000", ["{int},{int}", "{int},{float}", "{float},{int}", "{float},{float}"]),
  ])
  func `a text becomes the expressions its author may want`(text: String, sources: [String]) {
    #expect(ExpressionSuggestion.suggestions(for: text).map(\.source) == sources)
  }

  @Test(arguments: [
    "a (b) {c} / \\ d 1 'e' 2.5 \\(", "{}", "()", "a/b", "\\", "C:\\new \"x\" {int}", "🥒(é) 7",
  ])
  func `every suggestion matches the text it was made for`(text: String) throws {
    for suggestion in ExpressionSuggestion.suggestions(for: text) {
      let match = try Expression(suggestion.source).match(text)
      #expect(match?.argumentCount == suggestion.parameterTypes.count, "\(suggestion.source)")
    }
  }

  @Test func `types of one's own are suggested by preference and name`() throws {
    var types = ParameterTypes()
    try types.define(ParameterType("zoo", matching: "red|blue") { $0 })
    try types.define(ParameterType("color", matching: "red|blue") { $0 })
    try types.define(ParameterType("shy", matching: "red", useForSnippets: false) { $0 })
    try types.define(ParameterType("first", matching: "re.", preferForRegexpMatch: true) { $0 })
    let suggestions = ExpressionSuggestion.suggestions(for: "a red ball", types: types)
    #expect(suggestions.map(\.source) == ["a {first} ball", "a {color} ball", "a {zoo} ball"])
  }

  @Test func `the longest of the leftmost texts wins`() throws {
    var types = ParameterTypes()
    try types.define(ParameterType("date", matching: #"\d+-\d+"#) { $0 })
    let suggestions = ExpressionSuggestion.suggestions(for: "on 12-24 at 7", types: types)
    #expect(suggestions.map(\.source) == ["on {date} at {int}", "on {date} at {float}"])
  }

  @Test func `a suggestion has the types of its parameters in order`() throws {
    let suggestion = try #require(
      ExpressionSuggestion.suggestions(for: "1 2 \"a\" 3 'b'").first)
    #expect(suggestion.parameterTypes.map(\.name) == ["int", "int", "string", "int", "string"])
    #expect(
      suggestion.parameterTypes.map(\.typeName) == ["Int", "Int", "String", "Int", "String"])
  }

  @Test func `at most 256 expressions are suggested`() {
    let text = Array(repeating: "7", count: 12).joined(separator: " ")
    let suggestions = ExpressionSuggestion.suggestions(for: text)
    #expect(suggestions.count == 256)
    #expect(
      suggestions.first?.source == Array(repeating: "{int}", count: 12).joined(separator: " "))
    #expect(Set(suggestions.map(\.source)).count == 256)
  }
}
