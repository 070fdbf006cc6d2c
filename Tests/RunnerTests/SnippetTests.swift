import SpecExpressions
import SpecGherkin
import SpecMessages
import Testing

@testable import SpecRunner

@Suite struct SnippetTests {
  /// The first snippet for the first step of a scenario.
  private static func code(_ step: String) throws -> String {
    try #require(try suggestion(step).snippets.first?.code)
  }

  private static func suggestion(_ step: String, nearest: [String] = []) throws -> Suggestion {
    var types = ParameterTypes()
    try types.define(
      ParameterType("permission state", matching: "granted|denied") { (text: String) in text })
    try types.define(ParameterType("in", matching: "inside") { (text: String) in text.count })
    try types.define(ParameterType("2nd", matching: "second") { (text: String) in text.count })
    let suite = Suite(
      sources: [Source(uri: "a", text: "Feature: a\nScenario: b\n\(step)\n")])
    let pickle = try #require(suite.files.first?.pickles.first?.steps.first)
    return Snippet.suggestion(NodeID(0), for: pickle, types: types, nearest: nearest)
  }

  @Test func `a similar step that looks the same is told by its code points`() throws {
    let found = try Self.suggestion("Given cafe\u{301}", nearest: ["caf\u{E9}", "tea"])
    #expect(
      found.advice == [
        "did you mean: caf\u{E9}",
        "they look alike, but the code points differ: U+00E9 and U+0065 U+0301", "or: tea",
      ])
    #expect(try Self.suggestion("Given a cafe", nearest: ["a caff\u{E9}"]).advice.count == 1)
  }

  @Test(arguments: [
    ("Given a step", #"Given("a step") { (world: World) in"#),
    ("* a step", #"Given("a step") { (world: World) in"#),
    (
      #"When I put 3 of "x" and 'y' in 2.5"#,
      """
      When("I put {int} of {string} and {string} in {float}") { \
      (world: World, int: Int, string: String, string2: String, float: Double) in
      """
    ),
    (
      "Then it is denied",
      #"Then("it is {permission state}") { (world: World, permissionState: String) in"#
    ),
    ("Then it is inside", #"Then("it is {in}") { (world: World, inValue: Int) in"#),
    ("Then the second", #"Then("the {2nd}") { (world: World, value2nd: Int) in"#),
    (#"Then a\b"#, ##"Then(#"a\\b"#) { (world: World) in"##),
    ("Then {x} (y) a/b", ##"Then(#"\{x} \(y) a\/b"#) { (world: World) in"##),
    ("Then \"#", ###"Then(##""#"##) { (world: World) in"###),
    ("Then a\u{7}b", #"Then("a\u{07}b") { (world: World) in"#),
    ("Then these:\n|a|", #"Then("these:") { (world: World, table: Table) in"#),
    (
      "Then this:\n\"\"\"\na\n\"\"\"",
      #"Then("this:") { (world: World, text: DocStringArgument) in"#
    ),
  ])
  func `the code compiles as it stands`(step: String, first: String) throws {
    #expect(try Self.code(step) == first + "\n  throw Pending()\n}")
  }

  @Test func `steps that read alike are advice, a line each, and comments in a recording`() throws {
    let suggestion = try Self.suggestion("When I tpye", nearest: ["I type {string}", "I\ntap"])
    let code = "When(\"I tpye\") { (world: World) in\n  throw Pending()\n}"
    #expect(suggestion.advice == ["did you mean: I type {string}", "or: I tap"])
    // It reads like the step, and a backslash leaves the text open.
    let open = try Self.suggestion("When I tpye", nearest: ["I tpye", "I tap"])
    #expect(open.advice == [StepAdvice.openText])
    #expect(open.snippets.isEmpty)
    #expect(suggestion.snippets.map(\.code) == [code])
    let recorded = NDJSON.text([.suggestion(suggestion)])
    let comments = #"// did you mean: I type {string}\n// or: I tap\nWhen(\"I tpye\")"#
    #expect(recorded.contains(#""code":"\#(comments)"#))
  }

  @Test(arguments: [
    ("element", [], "element"), ("element", ["element"], "element2"),
    ("element", ["element", "element2"], "element3"), ("permission state", [], "permissionState"),
    ("a-b", [], "aB"), ("switch", [], "switchValue"), ("", [], "value"), ("…", [], "value"),
    ("9", [], "value9"), ("색", [], "색"), ("_", [], "value_"), ("world", ["world"], "world2"),
  ])
  func `a type's name becomes a parameter's`(name: String, taken: [String], found: String) {
    #expect(Snippet.identifier(name, besides: taken) == found)
  }
}
