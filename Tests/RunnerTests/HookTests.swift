import SpecRunner
import Testing

/// Which hooks run, in which order, and what their failures and skips do.
struct HookTests {
  static func steps(_ failing: String? = nil, skipping: String? = nil) -> StepLibrary {
    let act: @Sendable (World, String) throws -> Void = { world, name in
      if name == failing { throw StepFailure("\(name) failed") }
      if name == skipping { throw Skip("\(name) skipped") }
    }
    return StepLibrary("hooks") {
      BeforeAll(name: "first all") { try act($0, "first all") }
      BeforeAll(name: "second all") { try act($0, "second all") }
      AfterAll(name: "after all one") { try act($0, "after all one") }
      AfterAll(name: "after all two") { try act($0, "after all two") }
      Before(name: "before one") { try act($0, "before one") }
      Before("@tagged", name: "before tagged") { try act($0, "before tagged") }
      After(name: "after one") { try act($0, "after one") }
      After(name: "after two") { try act($0, "after two") }
      Given("a step") { (world: World) in try act(world, "step") }
    }
  }

  static func story(_ steps: StepLibrary, tags: String = "") async throws -> [String] {
    try await Recording.run("Feature: f\n\(tags)\nScenario: s\n* a step\n", steps: steps).story
  }

  @Test func `Before hooks run in order, After hooks in reverse, around the steps`() async throws {
    #expect(
      try await Self.story(Self.steps()) == [
        "first all: passed", "second all: passed", "s", "  hook before one: passed",
        "  a step: passed", "  hook after two: passed", "  hook after one: passed",
        "after all two: passed", "after all one: passed", "success",
      ])
  }

  @Test func `a tagged hook runs for scenarios whose tags match`() async throws {
    let story = try await Self.story(Self.steps(), tags: "@tagged")
    #expect(story.contains("  hook before tagged: passed"))
  }

  @Test func `hooks made for it run in a dry run, and their skips hide nothing`() async throws {
    let steps = StepLibrary("rehearsing") {
      BeforeAll(name: "not this") { _ in }
      BeforeAll(name: "start") { _ in }.inDryRun
      AfterAll(name: "end") { _ in }.inDryRun
      Before(name: "nor this") { _ in }
      Before(name: "ask") { world in throw Skip(world.isDryRun ? "dry" : "wet") }.inDryRun
      After(name: "clear") { _ in }.inDryRun
      Given("a step") { (world: World) in throw StepFailure("it ran") }
    }
    let recording = try await Recording.run(
      "Feature: f\nScenario: s\n* a step\n* unknown\n", steps: steps,
      options: RunOptions(dryRun: true))
    #expect(
      recording.story == [
        "start: passed", "s", "  hook nor this: skipped", "  hook ask: skipped (dry)",
        "  a step: skipped", "    suggestion", "  unknown: undefined", "  hook clear: skipped",
        "end: passed", "no success",
      ])
  }

  @Test func `a failed Before hook skips the steps and the After hooks still run`() async throws {
    let story = try await Self.story(Self.steps("before one"), tags: "@tagged")
    #expect(
      story.dropFirst(2) == [
        "s", "  hook before one: failed (before one failed)", "  hook before tagged: skipped",
        "  a step: skipped", "  hook after two: passed", "  hook after one: passed",
        "after all two: passed", "after all one: passed", "no success",
      ])
  }

  @Test func `a skipping Before hook skips the steps and the run succeeds`() async throws {
    let story = try await Self.story(Self.steps(skipping: "before one"))
    #expect(story.contains("  a step: skipped"))
    #expect(story.last == "success")
  }

  @Test func `a skipping After hook affects only itself`() async throws {
    let story = try await Self.story(Self.steps(skipping: "after two"))
    #expect(story.contains("  hook after two: skipped (after two skipped)"))
    #expect(story.contains("  hook after one: passed"))
    #expect(story.last == "success")
  }

  @Test func `a failed After hook fails the run`() async throws {
    #expect(try await Self.story(Self.steps("after one")).last == "no success")
  }

  @Test func `a failed hook before the run leaves no scenario run and the others do`() async throws
  {
    #expect(
      try await Self.story(Self.steps("first all")) == [
        "first all: failed (first all failed)", "second all: passed", "after all two: passed",
        "after all one: passed",
        "no success",
      ])
  }

  @Test func `that nothing was run for a failed hook is known from the stream`() async throws {
    let index = RunIndex()
    let recording = try await Recording.run(
      "Feature: f\nScenario: s\n* a step\n", steps: Self.steps("first all"))
    for envelope in recording.envelopes { index.receive(envelope) }
    #expect(index.verdict.problem == "a hook before the run failed; no scenario was run")
    #expect(index.verdict.outcome == .failed)
    #expect(recording.kinds.contains { $0.hasPrefix("testCase") } == false)
  }

  @Test func `a failed hook after the run fails the run`() async throws {
    let story = try await Self.story(Self.steps("after all two"))
    #expect(
      story.suffix(3) == [
        "after all two: failed (after all two failed)", "after all one: passed", "no success",
      ])
  }

  @Test func `a hook's own failure keeps its sort, any other error is a hook's`() async throws {
    struct Lost: Error {}
    let steps = StepLibrary("hooks") {
      BeforeAll { _ in throw StepFailure("no answer", kind: .engine) }
      BeforeAll { _ in throw Lost() }
    }
    let recording = try await Recording.run("Feature: f\nScenario: s\n", steps: steps)
    let types = recording.envelopes.compactMap { envelope -> String? in
      if case .testRunHookFinished(let event) = envelope { event.result.failure?.type } else { nil }
    }
    #expect(types == ["EngineError", "HookError"])
  }

  @Test func `step hooks run around each step that runs`() async throws {
    let steps = StepLibrary("step hooks") {
      BeforeStep { $0.log("before") }
      AfterStep { $0.log("after") }
      Given("a step") { (world: World) in world.log("step") }
      Given("a failing step") { (world: World) in throw StepFailure("whoops") }
    }
    let recording = try await Recording.run(
      "Feature: f\nScenario: s\n* a step\n* a failing step\n* a step\n", steps: steps)
    #expect(
      recording.story == [
        "s", "    attached: before", "    attached: step", "    attached: after",
        "  a step: passed",
        "    attached: before", "    attached: after", "  a failing step: failed (whoops)",
        "  a step: skipped", "no success",
      ])
  }
}
