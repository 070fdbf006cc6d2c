import SpecExpressions
import SpecGherkin
import SpecRunner
import SpecText
import Testing

/// Variables in the steps of a run.
struct VariableTests {
  enum Notes: WorldKey { static var initial: [String] { [] } }

  private static let steps = StepLibrary("notes") {
    Parameter(
      ParameterType("quote", matching: #""(?:[^"\\]|\\.)*""#) { "read \($0)" })
    Parameter(ParameterType("colour", matching: "red|green") { "colour \($0)" })
    Given("I note {string}") { (world: World, text: String) in note(text, world) }
    Given("I count {int}") { (world: World, number: Int) in note("\(number + 1)", world) }
    Given("I weigh {double} kg") { (world: World, number: Double) in note("\(number)", world) }
    Given("I write {word} and {}") { (world: World, one: String, rest: String) in
      note("\(one), \(rest)", world)
    }
    Given("I quote {quote}") { (world: World, text: String) in note(text, world) }
    Given("I choose \"{colour}\"") { (world: World, text: String) in note(text, world) }
    Given("I say hello") { (world: World) in note("hello", world) }
    Given("I note these:") { (world: World, table: Table) in
      note(table.rows.map { $0.joined(separator: "|") }.joined(separator: "/"), world)
    }
    Given("I note the text:") { (world: World, text: DocStringArgument) in
      note(text.content, world)
    }
    Parameter(
      ParameterType("memory", matching: #""[^"]*""#) { Memory(String($0.dropFirst().dropLast())) })
    When("I remember {word} as {memory}") { (world: World, text: String, memory: Memory) in
      try world.remember(text, as: memory)
    }
    Then("the notes fail") { (world: World) in
      throw StepFailure(world[Notes.self].joined(separator: " ; "))
    }
  }

  private static func note(_ text: String, _ world: World) {
    world.with(Notes.self) { $0.append(text) }
  }

  private static let variables = Variables([
    ("COUNT", .plain("41")), ("TEXT", .plain("say \"hi\" \\")), ("HELLO", .plain("hello")),
    ("COLOUR", .plain("red")), ("EMPTY", .plain("")), ("LATE", .plain("${COUNT} $${COUNT}")),
    ("SECRET", .secret("pass\"word")), ("HANGUL", .plain("\u{1112}\u{1161}\u{11AB}")),
    ("UNREAD", .secret(nil)),
  ])

  private static func plan(
    _ steps: String, setup: String = "", _ variables: Variables = variables
  ) throws -> Plan {
    let suite = Suite(sources: [
      Source(uri: "f.feature", text: "Feature: f\n\(setup)Scenario: s\n\(steps)\n")
    ])
    return Planner(
      try StepRegistry([Self.steps], for: suite, variables: variables)
    ).plan(suite)
  }

  private static func notes(_ steps: String, setup: String = "") async throws -> [String] {
    let plan = try plan(steps + "\nThen the notes fail", setup: setup)
    var failure: String?
    let recording = await Recording.run(plan, RunOptions())
    for case .testStepFinished(let event) in recording.envelopes {
      if let headline = event.result.failure?.headline { failure = headline }
    }
    return (failure ?? "none").split(separator: " ; ", omittingEmptySubsequences: false).map {
      String($0)
    }
  }

  private static let callers = """
    @step
    Scenario: I keep "<name>"
      When I remember 7 as "<name>"
      And I note "<name> ${later}"
    @step
    Scenario: I keep both
      When I remember 8 as "later"
      And I keep "x"

    """

  @Test func `a value that a step remembers is in later steps, also those of text steps`()
    async throws
  {
    let notes = try await Self.notes(
      """
      When I remember one as "first"
      And I keep both
      And I remember 2 as "first"
      And I note these:
        | ${first} | ${x}${later} |
      And I note the text:
        \"\"\"
        $${first} ${first}
        \"\"\"
      """, setup: Self.callers)
    #expect(notes == ["x 8", "2|78", "${first} 2"])
  }

  @Test func `a value that no earlier step remembers is an error before the run`() throws {
    let plan = try Self.plan(
      """
      When I note "${late}"
      And I remember 1 as "late"
      And I remember 1 as "1st"
      And I remember 1 as "COUNT"
      And I keep "y"
      And I note "${y} ${lat}"
      """, setup: Self.callers)
    #expect(
      plan.errors.map { "\($0.location?.line ?? 0) \($0.message) | \($0.fix ?? "")" } == [
        "11 the variable ${late} has no value here | remember it in an earlier step of the same scenario",
        "5 the variable ${later} has no value | did you mean ${late}?",
        "16 the variable ${lat} has no value | did you mean ${late}?",
        "14 the variable ${COUNT} has a value for the whole run | remember the value under another name",
      ])
  }

  @Test func `a value is not remembered in another scenario`() throws {
    let plan = try Self.plan(
      """
      When I remember 1 as "one"
      Scenario: t
      When I note "${one}"
      """)
    #expect(plan.errors.map(\.message) == ["the variable ${one} has no value here"])
  }

  static let values: [(step: String, note: String)] = [
    ("Given I note \"${TEXT}\"", "say \"hi\" \\"), ("Given I note '${TEXT}'", "say \"hi\" \\"),
    ("Given I note \"a \\\"${TEXT}\\\" b\"", "a \"say \"hi\" \\\" b"),
    ("Given I note \"${EMPTY}\"", ""), ("Given I note \"${LATE}\"", "${COUNT} $${COUNT}"),
    ("Given I note \"$${COUNT} ${COUNT}\"", "${COUNT} 41"),
    ("Given I note \"${SECRET}\"", "pass\"word"), ("Given I note \"${UNREAD}\"", "${UNREAD}"),
    ("Given I note \"${HANGUL}\"", "\u{1112}\u{1161}\u{11AB}"),
    ("Given I count ${COUNT}", "42"), ("Given I count -${COUNT}", "-40"),
    ("Given I weigh ${COUNT}.5 kg", "41.5"),
    ("Given I write ${COUNT} and $${COUNT} ${HELLO}", "41, ${COUNT} hello"),
    ("Given I write ${SECRET} and x", "pass\"word, x"),
    // A body that takes a text receives it as written, whatever the type makes of it.
    ("Given I quote \"${TEXT}\"", "\"say \\\"hi\\\" \\\""), ("Given I quote \"a\"", "\"a\""),
    ("Given I choose \"${COLOUR}\"", "red"), ("Given I choose \"green\"", "green"),
    ("Given I say ${HELLO}", "hello"),
    ("Given I note these:\n| ${COUNT} | $${COUNT} |\n| ${SECRET} | |", "41|${COUNT}/pass\"word|"),
    (
      "Given I note the text:\n\"\"\"\n{\"a\": ${COUNT}}\n${SECRET}\n\"\"\"",
      "{\"a\": 41}\npass\"word"
    ),
  ]

  @Test(arguments: values)
  func `a step receives the values of its variables`(_ step: String, _ note: String) async throws {
    let notes = try await Self.notes(step)
    #expect(notes.count == 1 && notes[0].isSame(as: note), "\(notes)")
  }

  @Test func `a text step passes variables on as they are written`() async throws {
    let setup = """
      @step
      Scenario: I note <what> twice
        Given I note <what>
        And I note these:
          | <what> |

      """
    let plan = try Self.plan("Given I note \"${SECRET}\" twice", setup: setup)
    let recording = await Recording.run(plan, RunOptions())
    let inner = recording.envelopes.compactMap { envelope -> String? in
      guard case .attachment(let attachment) = envelope, case .text(let text) = attachment.body
      else { return nil }
      return text
    }
    #expect(inner.count == 1)
    #expect(inner.first?.includes("${SECRET}") == true)
    #expect(inner.first?.includes("pass") == false)
    #expect(
      try await Self.notes("Given I note \"${SECRET}\" twice", setup: setup)
        == ["pass\"word", "\"pass\"word\""])
  }

  @Test
  func `messages have steps and arguments as written, and the ids of a run without variables`()
    throws
  {
    let steps = "Given I count ${COUNT}\nAnd I write ${COUNT} and é${HELLO}!"
    let plan = try Self.plan(steps)
    let pickle = try #require(plan.cases.first?.pickle)
    #expect(pickle.steps.map(\.text) == ["I count ${COUNT}", "I write ${COUNT} and é${HELLO}!"])
    let arguments = plan.cases[0].testCase.steps.flatMap { step -> [String] in
      guard case .step(_, .defined(let match)) = step.role else { return [] }
      return match.arguments.map { "\($0.group.start ?? -1) \($0.group.value ?? "nil")" }
    }
    #expect(arguments == ["8 ${COUNT}", "8 ${COUNT}", "21 é${HELLO}!"])
    let other = try Self.plan("Given I count 41\nAnd I write 41 and éhello!")
    #expect(plan.cases[0].testCase.steps.map(\.id) == other.cases[0].testCase.steps.map(\.id))
  }

  @Test func `a secret is not put in to find a definition`() throws {
    let variables = Variables([("SECRET", .secret("hello"))])
    let plan = try Self.plan("Given I say ${SECRET}", variables)
    #expect(plan.errors.isEmpty)
    guard case .step(_, .undefined) = plan.cases[0].testCase.steps[0].role else {
      Issue.record("the step is defined")
      return
    }
  }

  @Test func `a variable without a value is one error with all its places`() throws {
    let plan = try Self.plan(
      """
      Given I note "${COLUOR}"
      And I note these:
        | a | ${COLUOR} |
      And I note the text:
        ```
        first

        ${COLUOR} ${NOTHING}
        ```
      And I note "${"
      And I note "$${NOTHING}"
      """)
    #expect(
      plan.errors.map {
        "\($0.location?.line ?? 0) \($0.code) \($0.message) \($0.notes) \($0.fix ?? "")"
      } == [
        """
        3 variable.unknown the variable ${COLUOR} has no value ["it is also used at f.feature:5", \
        "it is also used at f.feature:10"] did you mean ${COLOUR}?
        """,
        """
        10 variable.unknown the variable ${NOTHING} has no value [] set it with --var \
        NOTHING=VALUE, or in spec.json: "variables": {"NOTHING": "VALUE"}; for the characters \
        themselves, write $${NOTHING}
        """,
        """
        12 variable.syntax "${" is not followed by a name and "}" [] write a name of letters, digits and \
        underscores, such as ${HOST}; for the characters themselves, write $${
        """,
      ])
  }

  @Test func `many variables of one text are found in linear time, and told in one error`() throws {
    let lines = [String](repeating: "  a ${B and ${NOTHING}", count: 20_000).joined(separator: "\n")
    let plan = try Self.plan("Given I note the text:\n  ```\n\(lines)\n  ```")
    #expect(plan.errors.map(\.code) == ["variable.unknown", "variable.syntax"])
    #expect(plan.errors.map(\.notes.count) == [21, 21])
    #expect(plan.errors.last?.notes.last == "and at 19979 more places")
  }

  @Test func `a variable from a row of examples is reported at the row`() throws {
    let suite = Suite(sources: [
      Source(
        uri: "f.feature",
        text: """
          Feature: f
            Scenario Outline: s
              Given I note "<a>"
              Examples:
                | a      |
                | ${ONE} |
                | ${TWO} |
          """)
    ])
    let plan = Planner(try StepRegistry([Self.steps])).plan(suite)
    #expect(plan.errors.map { $0.location?.line } == [6, 7])
  }

  @Test func `a variable that no step uses is known, even if only other scenarios are selected`()
    throws
  {
    let variables = Variables(
      [("ONE", .plain("1")), ("TWO", .plain("2")), ("SIX", .plain("6"))],
      expected: ["ONE", "TWO"])
    let suite = Suite(sources: [
      Source(
        uri: "f.feature",
        text: """
          Feature: f
            @a
            Scenario: a
              Given I say hello
            Scenario: b
              Given I note "${ONE}"
          """)
    ])
    let plan = Planner(
      try StepRegistry([Self.steps], for: suite, variables: variables),
      Selection(tags: try TagExpression("@a"))
    ).plan(suite)
    #expect(plan.unusedVariables == ["TWO"])
  }
}
