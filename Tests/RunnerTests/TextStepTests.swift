import SpecGherkin
import SpecRunner
import Testing

/// Scenarios tagged `@step` define steps.
struct TextStepTests {
  enum Notes: WorldKey { static var initial: [String] { [] } }

  static let steps = StepLibrary("notes") {
    Given("I note {string}") { (world: World, text: String) in
      world.with(Notes.self) { $0.append(text) }
    }
    Given("I note {int}") { (world: World, number: Int) in
      world.with(Notes.self) { $0.append("\(number)") }
    }
    Given("I note these") { (world: World, table: Table) in
      world.with(Notes.self) { $0 += table.rows.map { $0.joined(separator: "|") } }
    }
    Given("I note the text") { (world: World, text: DocStringArgument) in
      world.with(Notes.self) { $0.append("\(text.mediaType ?? "-"): \(text.content)") }
    }
    When("it breaks") { (world: World) in throw StepFailure("it broke") }
    When("it is not written") { (world: World) in throw Pending("later") }
    Then("the notes are {string}") { (world: World, notes: String) in
      try expect(world[Notes.self].joined(separator: ", "), is: notes, "the notes")
    }
  }

  static let library = """
    @step
    Feature: Steps

      Scenario: I note <what> twice
        Given I note <what>
        And I note <what>

      Scenario: I note <count:int> and its half <half:int>
        Given I note <count>
        And I note <half>

      Scenario: I note twice and check "<what>"
        Given I note "<what>" twice
        Then the notes are "<what>, <what>"

      Scenario: 나는 <이름>을 적는다
        Given I note <이름>

    """

  private static func story(
    _ scenario: String, tags: String = "", options: RunOptions = RunOptions()
  ) async throws -> [String] {
    try await Recording.run(
      library, "Feature: f\n\(tags)\nScenario: s\n\(scenario)\n", steps: steps, options: options
    ).story
  }

  @Test(arguments: [
    #"the echo of a"b"c"#, #"the echo of a\"b\"c"#, #"the echo of a\\"b""#, "the echo of \"",
  ])
  func `a quotation mark in a value is part of the quoted text`(call: String) async throws {
    let echo = """
      @step
      Feature: Steps
        Scenario: the echo of <what>
          Given I note "<what>"
          Then the notes are "<what>"

      """
    let story = try await Recording.run(
      echo, "Feature: f\nScenario: s\nGiven \(call)\n", steps: Self.steps
    ).story
    #expect(!story.isEmpty)
    #expect(story.allSatisfy { !$0.contains("undefined") && !$0.contains("failed") }, "\(story)")
  }

  @Test func `the advice for a misspelt call names the text step as it is written`() async throws {
    let recording = try await Recording.run(
      Self.library, "Feature: f\nScenario: s\nGiven I nope \"a\" twice\n", steps: Self.steps)
    let advice = recording.envelopes.flatMap { envelope -> [String] in
      if case .suggestion(let suggestion) = envelope { suggestion.advice } else { [] }
    }
    #expect(advice.first == "did you mean: I note <what> twice")
  }

  @Test func `a text step runs its steps with the values of the call`() async throws {
    #expect(
      try await Self.story(
        """
        Given I note "a" twice
        And I note 4 and its half 2
        And 나는 "은하"을 적는다
        Then the notes are "a, a, 4, 2, 은하"
        """) == [
          "s",
          "    Given I note \"a\": passed", "    And I note \"a\": passed",
          "  I note \"a\" twice: passed",
          "    Given I note 4: passed", "    And I note 2: passed",
          "  I note 4 and its half 2: passed",
          "    Given I note \"은하\": passed", "  나는 \"은하\"을 적는다: passed",
          "  the notes are \"a, a, 4, 2, 은하\": passed", "success",
        ])
  }

  @Test func `text steps call each other`() async throws {
    #expect(
      try await Self.story("Given I note twice and check \"b\"") == [
        "s",
        "    Given I note \"b\" twice: passed",
        "      Given I note \"b\": passed", "      And I note \"b\": passed",
        "    Then the notes are \"b, b\": passed",
        "  I note twice and check \"b\": passed", "success",
      ])
  }

  @Test func `values are not searched for names, and other names stay`() async throws {
    let feature = """
      Feature: f
        @step
        Scenario: I keep <a> and <b>
          Given I note the text
            ```md
            <a> <b> <i>it</i>
            ```
        Scenario: s
          Given I keep <b> and 2
          Then the notes are "md: <b> 2 <i>it</i>"
      """
    let story = try await Recording.run(feature, steps: Self.steps).story
    #expect(story.last == "success", "\(story)")
  }

  @Test func `tables and doc strings of the call are passed on`() async throws {
    let feature = """
      Feature: f
        @step
        Scenario: I list
          Given I note these <table>
        @step
        Scenario: I list inside
          Given I note these
            | <table> |
        @step
        Scenario: I write
          Given I note the text <text>
        @step
        Scenario: I write around
          Given I note the text
            ```
            [<text>]
            ```
        Scenario: s
          Given I list
            | a | b |
            | c | d |
          And I list inside
            | e |
          And I write
            ```json
            {}
            ```
          And I write around
            ```json
            1
            ```
          Then the notes are "a|b, c|d, e, json: {}, -: [1]"
      """
    let story = try await Recording.run(feature, steps: Self.steps).story
    #expect(story.last == "success", "\(story)")
  }

  // MARK: - Outcomes

  private static let troubles = """
    Feature: Troubles
      @step
      Scenario: I break
        Given I note "x"
        When it breaks
        Then the notes are "x"
      @step
      Scenario: I wait for later
        When it is not written
        Then the notes are ""
      @step
      Scenario: I do what nobody knows
        Given I note "x"
        And nobody knows this
        And I note "y"
      @step
      Scenario: I check much
        Then the notes are "1"
        And the notes are ""
        And the notes are "2"

    """

  @Test(arguments: [
    (
      "Given I break",
      [
        "    Given I note \"x\": passed", "    When it breaks: failed (it broke)",
        "    Then the notes are \"x\": skipped", "  I break: failed (it broke)",
      ]
    ),
    (
      "Given I wait for later",
      [
        "    When it is not written: pending (later)", "    Then the notes are \"\": skipped",
        "  I wait for later: pending (later)",
      ]
    ),
    (
      "Given I do what nobody knows",
      [
        "    suggestion", "    Given I note \"x\": passed", "    And nobody knows this: undefined",
        "    And I note \"y\": skipped", "  I do what nobody knows: undefined",
      ]
    ),
  ])
  func `a step that does not pass ends the text step and the scenario`(
    _ step: String, _ lines: [String]
  ) async throws {
    let story = try await Recording.run(
      Self.troubles, "Feature: f\nScenario: s\n\(step)\nThen the notes are \"\"\n",
      steps: Self.steps
    ).story
    #expect(story == ["s"] + lines + ["  the notes are \"\": skipped", "no success"])
  }

  @Test func `a failure names the line in the text step and the line that calls it`() async throws {
    let recording = try await Recording.run(
      Self.troubles, "Feature: f\nScenario: s\nGiven I break\n", steps: Self.steps)
    let failures = recording.envelopes.compactMap { envelope in
      if case .testStepFinished(let event) = envelope { event.result.failure } else { nil }
    }
    #expect(
      failures.map { $0.trace.dropFirst() } == [["f1.feature:5", "f2.feature:3"]])
  }

  @Test func `soft checks continue in a text step and after it`() async throws {
    let story = try await Recording.run(
      Self.troubles,
      "Feature: f\n@soft\nScenario: s\nThen I check much\nThen the notes are \"\"\n",
      steps: Self.steps
    ).story
    #expect(
      story == [
        "s", "    Then the notes are \"1\": failed (the notes is not as expected)",
        "    And the notes are \"\": passed",
        "    And the notes are \"2\": failed (the notes is not as expected)",
        "  I check much: failed (the notes is not as expected)",
        "  the notes are \"\": passed", "no success",
      ])
  }

  @Test func `a dry run finds undefined steps in text steps`() async throws {
    let story = try await Recording.run(
      Self.troubles, "Feature: f\nScenario: s\nGiven I do what nobody knows\nGiven I break\n",
      steps: Self.steps, options: RunOptions(dryRun: true)
    ).story
    #expect(
      story == [
        "s", "    suggestion", "  I do what nobody knows: undefined", "  I break: skipped",
        "no success",
      ])
  }

  // MARK: - What a plan sees

  private static func plan(_ features: String...) throws -> Plan {
    let suite = Suite(
      sources: features.enumerated().map {
        Source(uri: "f\($0.offset + 1).feature", text: $0.element)
      })
    return Planner(try StepRegistry([steps], for: suite)).plan(suite)
  }

  @Test func `a scenario that defines a step is no test case`() throws {
    let plan = try Self.plan(Self.library, "Feature: f\nScenario: s\nGiven I note \"a\" twice\n")
    #expect(plan.cases.map(\.pickle.name) == ["s"])
  }

  @Test func `a Then in a text step is a Then of the scenario`() throws {
    let feature = "Feature: f\nScenario: s\nGiven I note twice and check \"a\"\n"
    #expect(
      try Self.plan(Self.library, feature).warnings.map(\.message).filter { $0.contains("Then") }
        == [])
    let other = "Feature: f\nScenario: s\nThen I note \"a\" twice\n"
    #expect(
      try Self.plan(Self.library, other).warnings.first { $0.code == "scenario.no-then" }?.message
        == "the text step \"I note \"a\" twice\" has no Then, so this scenario checks nothing")
  }

  @Test func `unused text steps are warnings`() throws {
    let plan = try Self.plan(
      Self.library, "Feature: f\nScenario: s\nThen I note twice and check \"a\"\n")
    #expect(
      plan.warnings.map(\.message) == [
        "no scenario uses the step \"I note <count:int> and its half <half:int>\"",
        "no scenario uses the step \"나는 <이름>을 적는다\"",
      ])
  }

  // MARK: - Errors before a run

  @Test(arguments: [("text", "doc string"), ("table", "table")])
  func `what the caller has below its step is not advised into the sentence`(
    name: String, words: String
  ) throws {
    let plan = try Self.plan(
      Self.library,
      "Feature: f\n@step\nScenario: I say <a>\n* I note <a> <\(name)> here\nScenario: s\n* I say b\n"
    )
    let error = try #require(plan.errors.first { $0.code == "text-step.parameter" })
    #expect(error.message == "<\(name)> is not a parameter of \"I say <a>\"")
    #expect(error.fix?.hasPrefix("the caller's \(words) may be the last word of a step") == true)
  }

  @Test(arguments: [
    ("Scenario: I use nothing\n", "the step \"I use nothing\" has no steps, so it does nothing"),
    ("Scenario:\n* it breaks\n", "this scenario defines a step but has no name"),
    (
      "Scenario: <all>\n* I note <all>\n",
      "the step \"<all>\" has no words, so it matches every step"
    ),
    ("Scenario: I lose <it>\n* it breaks\n", "no step uses the parameter <it>"),
    ("Scenario: I say <a> <a>\n* I note <a>\n", "the parameter <a> occurs twice in the sentence"),
    (
      "Scenario: I say <word>\n* I note <word>\n* I note <wrod>\n",
      "<wrod> is not a parameter of \"I say <word>\""
    ),
    (
      "Scenario: I say <a>\n* I note <a>\nExamples:\n| a |\n| 1 |\n",
      "a step cannot have examples"
    ),
    (
      "@setup:shop\nScenario: I fill\n* I note 1\n",
      "a scenario that defines a step cannot be a setup or teardown too"
    ),
    (
      "Scenario: it breaks\n* I note 1\n", "the step \"it breaks\" is defined twice"
    ),
    (
      "Scenario: I note <what>\n* it breaks <what>\n",
      "the step \"I note <what>\" is also defined elsewhere"
    ),
  ])
  func `a mistake in a definition is an error before the run`(
    _ scenario: String, _ message: String
  ) {
    let messages: [String]
    do {
      messages = try Self.plan("Feature: f\n@step\n\(scenario)").errors.map(\.message)
    } catch {
      messages = (error as? GlueError)?.diagnostics.map(\.message) ?? []
    }
    #expect(messages.contains(message), "\(messages)")
  }

  @Test(arguments: [
    ("@override\nScenario: I greet <who>", "passes"),
    ("Scenario: I greet <who>", "the step \"I greet <who>\" is also defined elsewhere"),
    ("@override\nScenario: I go back", "passes"),
    ("Scenario: I go back", "the step \"I go back\" is defined twice"),
    ("@override\nScenario: I meet <who>", "the step \"I meet <who>\" overrides no ready step"),
    (
      "@override\nScenario: I leave <who>",
      "the step \"I leave <who>\" is also defined elsewhere; "
        + "the step \"I leave <who>\" overrides no ready step"
    ),
  ])
  func `a text step hides ready steps if it says so, and no others`(
    _ head: String, _ outcome: String
  ) async throws {
    let ready = StepLibrary("ready") {
      Given("I greet {string}") { (_: World, _: String) in throw StepFailure("it is not hidden") }
      Given("I go back") { (_: World) in throw StepFailure("it is not hidden") }
      Then("{string} passes") { (_: World, _: String) in }
    }
    let own = StepLibrary("own") { Given("I leave {string}") { (_: World, _: String) in } }
    let name = head.hasSuffix("<who>") ? "<who>" : "\"Ann\""
    let feature = """
      Feature: f
        @step
      \(head)
          Then \(name) passes
        Scenario: s
          Given I greet "Ann"
      """.replacing(
        "I greet \"Ann\"", with: head.hasSuffix("back") ? "I go back" : "I greet \"Ann\"")
    let suite = Suite(sources: [Source(uri: "f.feature", text: feature)])
    do throws(GlueError) {
      let plan = Planner(try StepRegistry([ready.checked, own], for: suite)).plan(suite)
      let found = plan.errors.map(\.message).sorted().joined(separator: "; ")
      let passes = found.isEmpty ? await SpecRun(plan).run() : false
      #expect((found.isEmpty ? passes ? "passes" : "fails" : found) == outcome)
    } catch {
      #expect(error.diagnostics.map(\.message) == [outcome])
    }
  }

  @Test func `a step that calls itself through others is named with every call`() throws {
    let plan = try Self.plan(
      """
      @step
      Feature: f
        Scenario: I go round
          Given I go on
        Scenario: I go on
          Given I go further
        Scenario: I go further
          Given I go home
        Scenario: I go home
          Given I go round
      """)
    let error = try #require(plan.errors.first)
    #expect(error.message == "the step \"I go round\" runs itself, so it would never end")
    #expect(
      error.notes == [
        "\"I go round\" at f1.feature:3 runs \"I go on\"",
        "\"I go on\" at f1.feature:5 runs \"I go further\"",
        "\"I go further\" at f1.feature:7 runs \"I go home\"",
        "\"I go home\" at f1.feature:9 runs \"I go round\"",
      ])
  }

  @Test func `calls that multiply are refused`() throws {
    let levels = (0..<8).map { level in
      "Scenario: level \(level) runs\n"
        + String(repeating: level == 7 ? "* I note 1\n" : "* level \(level + 1) runs\n", count: 10)
    }
    let plan = try Self.plan(
      "@step\nFeature: f\n" + levels.joined(), "Feature: g\nScenario: s\n* level 0 runs\n")
    #expect(plan.errors.map(\.message) == ["this step is too large"])
  }

  @Test func `values that double and calls without end in sight are refused`() throws {
    let doubling = (0..<40).map { level in
      "Scenario: level \(level) says <a>\n"
        + (level == 39 ? "* I note <a>\n" : "* level \(level + 1) says <a><a>\n")
    }
    let deep = (0..<200).map { level in
      "Scenario: floor \(level) runs\n* \(level == 199 ? "I note 1" : "floor \(level + 1) runs")\n"
    }
    let plan = try Self.plan(
      "@step\nFeature: f\n" + (doubling + deep).joined(),
      "Feature: g\nScenario: s\n* level 0 says 12\n* floor 0 runs\n* floor 150 runs\n")
    #expect(plan.errors.map(\.message) == ["this step is too large", "this step is too large"])
    #expect(plan.errors.map { $0.location?.line } == [3, 4])
  }

  @Test(arguments: [
    ("Given I list\n", "this step requires a data table", "f2.feature:3"),
    ("Given I note \"a\" twice\n| a |\n", "this step takes no data table", "f2.feature:3"),
  ])
  func `a call without its table, or with one too many, is an error before the run`(
    _ step: String, _ message: String, _ place: String
  ) throws {
    let plan = try Self.plan(
      Self.library + "  Scenario: I list\n    Given I note these <table>\n",
      "Feature: f\nScenario: s\n\(step)")
    #expect(plan.errors.map(\.message) == [message])
    #expect(plan.errors.map { "\($0.uri):\($0.location?.line ?? 0)" } == [place])
  }
}
