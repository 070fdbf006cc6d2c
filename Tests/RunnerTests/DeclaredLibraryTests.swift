import SpecGherkin
import SpecRunner
import Testing

struct Fares: ShapedTable {
  static let shape = TableShape(.named(["zone", "cents"], optional: ["until"]))
  let rows: [Table.Record]
  init(_ table: Table) throws { rows = try table.records() }
}

/// A user's library that declares its steps has the errors of the vocabulary; another has none.
struct DeclaredLibraryTests {
  private static let library = StepLibrary("car park") {
    Given("a car") { (_: World) in }
    When("it leaves {int} time(s)") { (_: World, _: Int) in }
    Then("the sign says {string}") { (_: World, _: String) in }
    Then("the note says {string}") { (_: World, _: AnyText) in }
    Then("there are {int} cars") { (_: World, _: Count) in }
    Then("these are the fares:") { (_: World, _: Fares) in }
  }

  private static func messages(
    _ steps: String, _ library: StepLibrary = library.declared(), tail: String = ""
  ) throws -> [String] {
    let text = "Feature: f\n  Scenario: s\n    \(steps)\n\(tail)"
    let suite = Suite(sources: [Source(uri: "f.feature", text: text)])
    return Planner(try StepRegistry([library])).plan(suite).errors.map(\.message)
  }

  @Test(arguments: [
    ("Then a car", ["this step is a condition, not a check, so it proves nothing as a Then"]),
    (
      "Then it leaves 1 time",
      ["this step is an action, not a check, so it proves nothing as a Then"]
    ),
    (
      "When it leaves 0 times",
      ["the number 0 makes this step do nothing, or check nothing"]
    ),
    ("Then the sign says \" \"", ["the text \" \" is empty, so this step looks for nothing"]),
    ("Then the note says \"\"", []),
    ("Then there are 0 cars", []),
    ("Then there are -1 cars", ["a count cannot be negative: -1"]),
    ("Given the sign says \"x\"", []),
    ("* a car", []),
    ("Then these are the fares:\n| zone | cents |\n| 1 | 2 |", []),
    (
      "Then these are the fares:\n| zone | cents |",
      ["the table has a header and no row, so it says nothing"]
    ),
    (
      "Then these are the fares:\n| zone | cent |\n| 1 | 2 |",
      ["the table has the column \"cent\", which means nothing here"]
    ),
    ("Then these are the fares:\n| zone |\n| 1 |", ["the table has no column \"cents\""]),
    (
      "Then these are the fares:\n| zone | cents | until |\n| 1 | 2 | |",
      ["row 2 of the table has no \"until\""]
    ),
  ])
  func `a declared library has errors before the run`(
    _ steps: String, _ expected: [String]
  ) throws {
    #expect(try Self.messages(steps) == expected)
  }

  @Test(arguments: ["Then a car", "When it leaves 0 times", "Then the sign says \"\""])
  func `a library that is not declared has none`(_ steps: String) throws {
    #expect(try Self.messages(steps, Self.library) == [])
  }

  @Test func `inside a text step the same holds`() throws {
    let step = """
        @step
        Scenario: it shows <x>
          Then the sign says "<x>"
          And a car
      """
    #expect(
      try Self.messages("Then it shows x", tail: step) == [
        "this step is a condition, not a check, so it proves nothing as a Then"
      ])
    let right = step.replacing("And a car", with: "And the note says \"\"")
    #expect(try Self.messages("Then it shows x", tail: right) == [])
  }
}
