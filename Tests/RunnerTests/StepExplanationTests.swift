import SpecGherkin
import SpecMessages
import Testing

@testable import SpecRunner

/// How a registry explains steps.
@Suite struct StepExplanationTests {
  private static let library = StepLibrary("eggs") {
    Given("I have {int} egg(s)") { (_: World, _: Int) in }
    Given(.regex(#"^I have (\w+) eggs$"#)) { (_: World, _: String) in }
    When("I boil {string}", needs: ["fire"]) { (_: World, _: String) in }
    Then("these are done:") { (_: World, _: Table) in }
    Then("{int} is a lot") { (_: World, _: Int) in }
  }

  private static func explain(_ step: String) throws -> StepExplanation {
    let suite = Suite(sources: [Source(uri: "a", text: "Feature: a\nScenario: b\n\(step)\n")])
    let pickle = try #require(suite.files.first?.pickles.first)
    let registry = try StepRegistry([library], duplicates: .ambiguous)
    var nearest: NearestSteps?
    return registry.explanation(of: try #require(pickle.steps.first), in: pickle, nearest: &nearest)
  }

  @Test func `every definition of an ambiguous step is named, with its arguments`() throws {
    let explanation = try Self.explain("Given I have 12 eggs")
    #expect(
      explanation.matches.map(\.definition.pattern) == [
        "I have {int} egg(s)", #"^I have (\w+) eggs$"#,
      ])
    let arguments = explanation.matches.map { $0.arguments.first }
    #expect(arguments.map { $0?.parameter } == ["int", nil])
    #expect(arguments.map { $0?.type } == ["Int", "String"])
    #expect(arguments.map { $0?.text } == ["12", "12"])
  }

  @Test func `what a step requires and takes is named`() throws {
    let boil = try Self.explain("When I boil \"an egg\"")
    #expect(boil.matches.first?.needs == ["fire"])
    #expect(boil.matches.first?.arguments.map(\.text) == ["\"an egg\""])
    #expect(boil.matches.first?.problem == nil)
    let done = try Self.explain("Then these are done:")
    #expect(
      done.matches.first?.problem
        == "this step requires a data table: add a data table below the step")
  }

  @Test func `an argument that cannot be converted is named`() throws {
    let lot = try Self.explain("Then 99999999999999999999999 is a lot")
    #expect(lot.matches.first?.arguments.first?.problem?.isEmpty == false)
  }

  @Test func `an undefined step has advice and code`() throws {
    let explanation = try Self.explain("Given I have 12 egs")
    #expect(explanation.matches.isEmpty)
    #expect(explanation.advice == ["did you mean: I have 12 eggs"])
    #expect(
      explanation.snippets.first
        == "Given(\"I have {int} egs\") { (world: World, int: Int) in\n  throw Pending()\n}")
  }
}
