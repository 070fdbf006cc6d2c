import SpecRunner
import Testing

/// Scenarios tagged `@soft` go on after a failed check.
struct SoftCheckTests {
  private static func story(
    _ tags: String, _ steps: [String], _ options: RunOptions = RunOptions()
  ) async throws -> [String] {
    let feature = "Feature: f\n\(tags)\nScenario: s\n" + steps.map { "\($0)\n" }.joined()
    return try await Recording.run(feature, steps: StreamTests.steps, options: options).story
  }

  @Test func `a failed Then fails the scenario and lets it go on`() async throws {
    #expect(
      try await Self.story(
        "@soft",
        [
          "Given a step passes", "Then 1 and 1 make 3", "And 1 and 2 make 3", "But a step fails",
          "When a step passes", "Then 2 and 2 make 5",
        ]) == [
          "s", "  a step passes: passed", "  1 and 1 make 3: failed (the sum is not as expected)",
          "  1 and 2 make 3: passed", "  a step fails: failed (whoops)", "  a step passes: passed",
          "  2 and 2 make 5: failed (the sum is not as expected)", "no success",
        ])
  }

  @Test func `a failed Given or When still ends it`() async throws {
    #expect(
      try await Self.story(
        "@soft", ["Then 1 and 1 make 3", "When a step fails", "Then 1 and 1 make 2"]) == [
          "s", "  1 and 1 make 3: failed (the sum is not as expected)",
          "  a step fails: failed (whoops)", "  1 and 1 make 2: skipped", "no success",
        ])
  }

  @Test(arguments: ["Then a step is pending", "Then nobody knows this", "Then a step skips"])
  func `what is not a failed check ends it`(_ step: String) async throws {
    let story = try await Self.story("@soft", [step, "Then a step passes"])
    #expect(story.dropLast().last == "  a step passes: skipped")
  }

  @Test func `without the tag the first failure ends it`() async throws {
    #expect(
      try await Self.story("@softly", ["Then 1 and 1 make 3", "Then 1 and 1 make 2"])
        == [
          "s", "  1 and 1 make 3: failed (the sum is not as expected)",
          "  1 and 1 make 2: skipped", "no success",
        ])
  }

  @Test(.timeLimit(.minutes(10)))
  func `a check that ran out of time ends it`() async throws {
    let trap = TimeLimitTests.Trap()
    let manual = ManualClock()
    let steps = StepLibrary("slow") {
      Then("a check never returns") { (world: World) in await trap.enter() }
      Then("a check passes") { (world: World) in world.noteCheck() }
    }
    let options = RunOptions(
      stepLimit: .seconds(5), on: manual.clock)
    async let recording = Recording.run(
      "Feature: f\n@soft\nScenario: s\nThen a check never returns\nThen a check passes\n",
      steps: steps, options: options)
    for await _ in trap.entries { break }
    let mover = Task {
      while !Task.isCancelled {
        manual.advance(seconds: 1)
        await Task.yield()
      }
    }
    let story = try await recording.story
    mover.cancel()
    manual.advance(seconds: 100)
    trap.open()
    #expect(
      story == [
        "s", "  a check never returns: failed (the step ran longer than its limit of 5 s)",
        "  a check passes: skipped", "no success",
      ])
  }
}
