import SpecRunner
import Testing

/// A type that reads a table.
private struct Rates {
  let rows: [[String]]
}

extension Rates: StepArgument {
  static var accepts: StepInput.Kinds { .table }

  static func read(_ input: StepInput) throws -> Rates {
    Rates(rows: try Table.read(input).rows)
  }
}

/// What a step gives and what its definition takes fit each other, or nothing runs.
struct StepArgumentTests {
  /// What bodies were given, in a scenario's world.
  private enum Heard: WorldKey {
    static var initial: [String] { [] }
  }

  private static let steps = StepLibrary("steps") {
    Given("nothing below") { (world: World) in world[Heard.self].append("nothing") }
    Given("{int} and a table") { (world: World, number: Int, table: Table) in
      world[Heard.self].append("\(number) \(table.rows)")
    }
    Given("a text") { (world: World, text: String) in world[Heard.self].append(text) }
    Given("a doc string") { (world: World, text: DocStringArgument) in
      world[Heard.self].append(text.content)
    }
    Given("perhaps a table") { (world: World, table: Table?) in
      world[Heard.self].append("\(table?.rows.count ?? 0) rows")
    }
    Given("a table and perhaps a text") { (world: World, table: Table, text: String?) in
      world[Heard.self].append("\(table.rows.count) rows, \(text ?? "no text")")
    }
    Given("these rates") { (world: World, rates: Rates) in
      world[Heard.self].append("\(rates.rows.count) rates")
    }
    Then("I heard {string}") { (world: World, line: String) in
      try expect(world[Heard.self].joined(separator: "; "), is: line, "what was heard", in: world)
    }
  }

  private static let table = "\n      | a | b |"
  private static let text = "\n      \"\"\"\n      words\n      \"\"\""

  private static func plan(_ steps: [String]) throws -> Plan {
    let lines = steps.map { "    * \($0)\n" }.joined()
    let source = Source(uri: "f.feature", text: "Feature: F\n  Scenario: S\n" + lines)
    return Planner(try StepRegistry([Self.steps])).plan(Suite(sources: [source]))
  }

  @Test(arguments: [
    ("nothing below", "nothing"),
    ("7 and a table" + table, #"7 [[\"a\", \"b\"]]"#),
    ("a text" + text, "words"),
    ("a doc string" + text, "words"),
    ("these rates" + table, "1 rates"),
    ("perhaps a table" + table, "1 rows"),
    ("perhaps a table", "0 rows"),
    ("a table and perhaps a text" + table, "1 rows, no text"),
    ("a table and perhaps a text" + table + text, "1 rows, words"),
  ])
  func `what a definition takes reaches its body`(step: String, heard: String) async throws {
    let plan = try Self.plan([step, "I heard \"\(heard)\""])
    #expect(plan.errors == [])
    #expect(await Recording.run(plan, RunOptions()).story.last == "success")
  }

  @Test(arguments: [
    ("nothing below" + table, "this step takes no data table"),
    ("nothing below" + text, "this step takes no doc string"),
    ("nothing below" + table + text, "this step takes no data table"),
    ("7 and a table", "this step requires a data table"),
    ("7 and a table" + text, "this step requires a data table"),
    ("these rates", "this step requires a data table"),
    ("a text", "this step requires a doc string"),
    ("a text" + table, "this step requires a doc string"),
    ("a doc string" + text + table, "this step takes no data table"),
    ("perhaps a table" + text, "this step takes no doc string"),
    ("I heard \"nothing\"" + table, "this step takes no data table"),
  ])
  func `a step that does not fit its definition keeps everything from running`(
    step: String, message: String
  ) async throws {
    let plan = try Self.plan(["nothing below", step])
    #expect(plan.errors.map(\.message) == [message])
    #expect(plan.errors.map(\.location?.line) == [4])
    let story = await Recording.run(plan, RunOptions()).story
    #expect(
      story == [
        "parse error: \(message)",
        "no success: nothing was run: the specifications have an error",
      ])
    let rehearsal = await Recording.run(plan, RunOptions(dryRun: true)).story
    #expect(rehearsal == story)
  }

  @Test func `a step of a background or an outline is reported once`() throws {
    let source = Source(
      uri: "f.feature",
      text: """
        Feature: F
          Background:
            Given nothing below
              | a |
          Scenario Outline: S
            Given <x> and a table
            Examples:
              | x |
              | 1 |
              | 2 |
        """)
    let plan = Planner(try StepRegistry([Self.steps])).plan(Suite(sources: [source]))
    #expect(plan.errors.map(\.location?.line) == [3, 6])
    #expect(
      plan.errors.first
        == Diagnostic(
          code: "step.argument", message: "this step takes no data table", uri: "f.feature",
          location: Location(line: 3, column: 5),
          notes: ["it is defined as \"nothing below\" at RunnerTests/StepArgumentTests.swift:25"],
          fix: "remove the data table, or use a step that takes one"))
  }

  /// Declarations that no step can satisfy.
  private static let mistaken: [(StepLibrary, String)] = [
    (
      StepLibrary("a") { Given("{int} of {int}") { (world: World, one: Int) in } },
      "its expression captures 2 values and its closure takes 1"
    ),
    (
      StepLibrary("b") { Given("{int}") { (world: World) in } },
      "its expression captures 1 value and its closure takes none"
    ),
    (
      StepLibrary("c") { Given("a thing") { (world: World, one: Int) in } },
      "its closure takes 1 value and its expression captures none"
    ),
    (
      StepLibrary("d") { Given("{int}") { (world: World, table: Table) in } },
      "parameter 1 of its closure takes a data table where its expression captures a value"
    ),
    (
      StepLibrary("e") {
        Given("all") { (world: World, one: Table, two: String, three: Table) in }
      }, "its closure takes 3 values and its expression captures none"
    ),
    (
      StepLibrary("f") { Given(.regex("^(a)(b)?$")) { (world: World, one: String) in } },
      "its expression captures 2 values and its closure takes 1"
    ),
  ]

  @Test(arguments: mistaken.indices)
  func `a definition that no step can satisfy is refused`(index: Int) throws {
    let (library, mistake) = Self.mistaken[index]
    let error = try #require(throws: GlueError.self) { try StepRegistry([library]) }
    #expect(error.diagnostics.map(\.code) == ["glue.arguments"])
    #expect(error.diagnostics.first?.message.hasSuffix("cannot run: \(mistake)") == true)
  }
}
