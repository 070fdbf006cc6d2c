import SpecRunner
import Testing

/// What a run says, scenario by scenario, in the order of the compatibility kit.
struct StreamTests {
  static let steps = StepLibrary("samples") {
    Given("a step passes") { (world: World) in }
    Given("a step fails") { (world: World) in throw StepFailure("whoops") }
    Given("a step is pending") { (world: World) in throw Pending("later") }
    Given("a step skips") { (world: World) in throw Skip("not here") }
    Step("a step returns pending") { (world: World) in .pending }
    Step("a step returns skipped") { (world: World) in .skipped }
    Given("an ambiguous {word}") { (world: World, word: String) in }
    Given(.regex("^an (.*?) step$")) { (world: World, word: String) in }
    Then("{int} and {int} make {int}") { (world: World, one: Int, two: Int, sum: Int) in
      try expect(one + two, is: sum, "the sum", in: world)
    }
    Given("a log") { (world: World) in world.log("here") }
    Given("a table:") { (world: World, table: Table) in
      world.log(table.rows.map { $0.joined(separator: ",") }.joined(separator: ";"))
    }
    Given("a text:") { (world: World, text: DocStringArgument) in world.log(text.content) }
    Given("both:") { (world: World, text: DocStringArgument, table: Table) in
      world.log("\(text.content) \(table.rows.count)")
    }
  }

  static let outcomes: [(steps: [String], story: [String])] = [
    (["a step passes", "a step passes"], ["a step passes: passed", "a step passes: passed"]),
    (
      ["a step fails", "a step passes"],
      ["a step fails: failed (whoops)", "a step passes: skipped"]
    ),
    (
      ["a step is pending", "a step passes"],
      ["a step is pending: pending (later)", "a step passes: skipped"]
    ),
    (
      ["a step skips", "a step fails", "nobody knows this"],
      ["a step skips: skipped (not here)", "a step fails: skipped", "nobody knows this: skipped"]
    ),
    (
      ["a step returns pending", "a step passes"],
      ["a step returns pending: pending", "a step passes: skipped"]
    ),
    (["a step returns skipped"], ["a step returns skipped: skipped"]),
    (
      ["nobody knows this", "a step passes", "nor this"],
      [
        "  suggestion", "nobody knows this: undefined", "a step passes: skipped", "  suggestion",
        "nor this: undefined",
      ]
    ),
    (
      ["a step fails", "nobody knows this", "an ambiguous step"],
      [
        "a step fails: failed (whoops)", "  suggestion", "nobody knows this: undefined",
        "an ambiguous step: ambiguous",
      ]
    ),
    (["1 and 2 make 3"], ["1 and 2 make 3: passed"]),
    (["1 and 2 make 4"], ["1 and 2 make 4: failed (the sum is not as expected)"]),
    (["a log"], ["  attached: here", "a log: passed"]),
    (
      ["a table:\n| a | b |\n| c | d |"], ["  attached: a,b;c,d", "a table:: passed"]
    ),
    (["a text:\n\"\"\"\nx\n\"\"\""], ["  attached: x", "a text:: passed"]),
    (
      ["both:\n\"\"\"\nx\n\"\"\"\n| a |"], ["  attached: x 1", "both:: passed"]
    ),
  ]

  @Test(arguments: outcomes)
  func `steps end as the kit has it`(_ steps: [String], _ story: [String]) async throws {
    let feature = "Feature: f\nScenario: s\n" + steps.map { "* \($0)\n" }.joined()
    let recording = try await Recording.run(feature, steps: Self.steps)
    #expect(recording.story.dropFirst().dropLast() == story.map { "  \($0)" }[...])
  }

  @Test func `a run is told from meta to run finished`() async throws {
    let recording = try await Recording.run(
      "Feature: f\nScenario: one\n* a step passes\nScenario: two\n* a log\n", steps: Self.steps)
    #expect(
      recording.story == [
        "one", "  a step passes: passed", "two", "    attached: here", "  a log: passed", "success",
      ])
    guard case .meta = recording.envelopes.first else {
      Issue.record("the stream does not begin with meta")
      return
    }
  }

  @Test func `nothing runs when a feature does not parse, and every error is told`() async throws {
    let recording = try await Recording.run(
      "Feature: f\nScenario: s\n* a step passes\n", "what is this\n", steps: Self.steps)
    #expect(
      recording.story.last == "no success: nothing was run: the specifications have an error")
    #expect(recording.story.count == 2)
  }

  @Test(arguments: [1, 2, 7])
  func `every scenario is run once at any width`(_ jobs: Int) async throws {
    let feature =
      "Feature: f\n" + (1...100).map { "Scenario: s\($0)\n* \($0) and 1 make \($0 + 1)\n" }.joined()
    let recording = try await Recording.run(
      feature, steps: Self.steps, options: RunOptions(jobs: jobs))
    let started = recording.story.filter { $0.hasPrefix("s") && $0 != "success" }
    #expect(Set(started).count == 100)
    #expect(started.count == 100)
    #expect(recording.story.last == "success")
  }

  @Test func `fail-fast starts nothing after the first failure`() async throws {
    let recording = try await Recording.run(
      "Feature: f\nScenario: one\n* a step fails\nScenario: two\n* a step passes\n",
      steps: Self.steps, options: RunOptions(maxFailures: 1))
    #expect(
      recording.story == [
        "one", "  a step fails: failed (whoops)",
        "no success: stopped after the first failure; 1 scenario was not run",
      ])
  }

  @Test func `a dry run matches steps and runs none`() async throws {
    let recording = try await Recording.run(
      "Feature: f\nScenario: one\n* a step fails\n* nobody knows this\n", steps: Self.steps,
      options: RunOptions(dryRun: true))
    #expect(
      recording.story == [
        "one", "  a step fails: skipped", "    suggestion", "  nobody knows this: undefined",
        "no success",
      ])
  }

  @Test func `a failed scenario is tried again, anything else is not`() async throws {
    let recording = try await Recording.run(
      "Feature: f\nScenario: one\n* a step fails\nScenario: two\n* a step is pending\n",
      steps: Self.steps, options: RunOptions(retries: 1))
    #expect(
      recording.story == [
        "one", "  a step fails: failed (whoops)", "  will be retried",
        "one attempt 1", "  a step fails: failed (whoops)",
        "two", "  a step is pending: pending (later)", "no success",
      ])
  }
}
