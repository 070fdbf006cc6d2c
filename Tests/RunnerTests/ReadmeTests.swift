import SpecRunner
import Testing

/// Where a scenario keeps its counter.
enum Counter: WorldKey {
  static var initial: Int { 0 }
}

let counting = StepLibrary("counting") {
  Given("a counter at {int}") { (world: World, start: Int) in
    world[Counter.self] = start
  }
  When("I add {int}") { (world: World, number: Int) in
    world.with(Counter.self) { $0 += number }
  }
  Then("the counter is {int}") { (world: World, number: Int) in
    try expect(world[Counter.self], is: number, "the counter", in: world)
  }
}

/// The README's own steps do what the README says.
struct ReadmeTests {
  @Test func `the counter of the README counts`() async throws {
    let recording = try await Recording.run(
      """
      Feature: counting
      Scenario: right
      Given a counter at 3
      When I add 4
      Then the counter is 7
      Scenario: wrong
      Given a counter at 3
      Then the counter is 4
      """, steps: counting)
    #expect(
      recording.story == [
        "right", "  a counter at 3: passed", "  I add 4: passed", "  the counter is 7: passed",
        "wrong", "  a counter at 3: passed",
        "  the counter is 4: failed (the counter is not as expected)", "no success",
      ])
  }
}
