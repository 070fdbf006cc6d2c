import SpecRunner
import Testing

/// What steps are declared to need reaches a hook before any of them runs.
struct NeedsTests {
  static let steps = StepLibrary("needs") {
    Given("a lamp", needs: ["mains"]) { (world: World) in }
    When("I press {string}", needs: ["fingers", "mains"]) { (world: World, key: String) in }
    Then("it is {word}") { (world: World, state: String) in }
    Given(.regex("^a (blue|red) lamp$"), needs: ["paint"]) { (world: World, colour: String) in }
    Step("a switch", needs: ["wall"]) { (world: World) in .passed }
    Before(name: "told") { world in
      world.attach(
        (world.needs ?? []).map { "\($0.name) for \($0.step)" }.joined(separator: ", "),
        mediaType: "text/plain")
    }
  }

  static func needs(_ feature: String) async throws -> [String] {
    try await Recording.run(feature, steps: steps).story.compactMap { line in
      line.hasPrefix("    attached: ") ? String(line.dropFirst(14)) : nil
    }
  }

  @Test func `needs come in the order of the steps, with each step as written`() async throws {
    #expect(
      try await Self.needs(
        """
        Feature: f
          Background:
            Given a lamp
          Scenario: s
            When I press "on"
            And I press "off"
            Then it is dark
            * a switch
        """) == [
          "mains for Given a lamp, fingers for When I press \"on\", mains for When I press \"on\", "
            + "fingers for And I press \"off\", mains for And I press \"off\", wall for * a switch"
        ])
  }

  @Test func `each row of an outline has its own`() async throws {
    #expect(
      try await Self.needs(
        """
        Feature: f
          Scenario Outline: s
            When I press "<key>"
            Examples:
              | key |
              | a   |
              | b   |
        """) == [
          "fingers for When I press \"a\", mains for When I press \"a\"",
          "fingers for When I press \"b\", mains for When I press \"b\"",
        ])
  }

  @Test func `a step in another language is told in its language`() async throws {
    #expect(
      try await Self.needs(
        """
        # language: ja
        機能: f
          シナリオ: s
            前提 a switch
            ならばa switch
        """) == ["wall for 前提a switch, wall for ならばa switch"])
  }

  @Test(arguments: ["nobody knows this", "it is dark"])
  func `a step that is undefined or asks for nothing needs nothing`(_ step: String) async throws {
    #expect(try await Self.needs("Feature: f\n Scenario: s\n  * \(step)\n") == [""])
  }

  @Test func `a step with rivals will not run and needs nothing`() async throws {
    let rivals = StepLibrary("rivals") {
      Self.steps
      Given("{word} switch", needs: ["nothing"]) { (world: World, what: String) in }
    }
    let story = try await Recording.run(
      "Feature: f\n Scenario: s\n  * a switch\n  * I press \"on\"\n", steps: rivals
    ).story
    #expect(
      story.contains("    attached: fingers for * I press \"on\", mains for * I press \"on\""))
  }

  @Test func `a hook that skips for a need keeps every step from running`() async throws {
    let strict = StepLibrary("strict") {
      Before(name: "no paint") { world in
        if let need = world.needs?.first(where: { $0.name == "paint" }) {
          throw Skip("there is no paint\n(needed by: \(need.step))")
        }
      }
      Given(.regex("^a (blue|red) lamp$"), needs: ["paint"]) { (world: World, colour: String) in
        throw StepFailure("it ran")
      }
    }
    #expect(
      try await Recording.run("Feature: f\n Scenario: s\n  Given a red lamp\n", steps: strict).story
        == [
          "s", "  hook no paint: skipped (there is no paint)", "  a red lamp: skipped", "success",
        ])
  }
}
