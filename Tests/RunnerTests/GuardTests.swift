import SpecRunner
import Synchronization
import Testing

/// What must not look like success, although no step fails.
struct GuardTests {
  private static let steps = StepLibrary("guards") {
    Given("a state") { (world: World) in }
    When("I do something") { (world: World) in }
    Then("{int} is {int}") { (world: World, one: Int, other: Int) in
      try expect(one, is: other, "the number")
    }
    Then("{int} is {int} here") { (world: World, one: Int, other: Int) in
      try expect(one == other, "they differ", in: world)
    }
    Then("all of these are one:") { (world: World, table: Table) in
      for row in table.rows.dropFirst() { try expect(row[0], is: "1", "the cell", in: world) }
    }
    Then("nothing is looked at") { (world: World) in }
    Then("something else looks") { (world: World) in world.noteCheck() }
    Step("anything") { (world: World) in .passed }
    Given("a skip") { (world: World) in throw Skip("not here") }
    Given("a failure") { (world: World) in throw StepFailure("no") }
  }

  @Test(arguments: [
    ("Scenario: s\nGiven a state\n", true), ("Scenario: s\nGiven a failure\n", false),
    ("Scenario: s\nGiven something unknown\n", false), ("", false),
  ])
  func `a run without reports succeeds only if a scenario ran and none failed`(
    scenarios: String, succeeds: Bool
  ) async throws {
    let plan = Planner(try StepRegistry([Self.steps]))
      .plan(Suite(sources: [Source(uri: "f", text: "Feature: f\n" + scenarios)]))
    #expect(await SpecRun(plan).run() == succeeds)
  }

  private static func run(
    _ steps: [String], _ options: RunOptions = RunOptions()
  ) async throws -> (end: String?, warnings: [String]) {
    let feature = "Feature: f\nScenario: s\n" + steps.map { "\($0)\n" }.joined()
    let plan = Planner(try StepRegistry([Self.steps]))
      .plan(Suite(sources: [Source(uri: "f", text: feature)]))
    var recording = Recording()
    let warnings = await SpecRun(plan, options).run { recording.envelopes.append($0) }
    return (
      recording.story.last,
      (plan.warnings + warnings).map { "\($0.location?.line ?? 0) \($0.code): \($0.notes)" }
    )
  }

  @Test(
    arguments: [
      (["Given a state", "Then 1 is 1"], []),
      (["Given a state", "Then 1 is 1 here"], []),
      (["Given a state", "* 1 is 1"], []),
      (["* anything"], []),
      (["* nobody knows this"], []),
      (["Given a state", "Then anything"], []),
      (["Then something else looks"], []),
      (["Given a state"], ["2 scenario.no-then: []"]),
      (["Given a state", "When I do something"], ["2 scenario.no-then: []"]),
      (["* a state"], ["2 scenario.no-then: []"]),
      (["Given 1 is 1"], ["2 scenario.no-then: []"]),
      ([], []),
      (["Then all of these are one:", "| a |", "| 1 |"], []),
    ] as [([String], [String])])
  func `a scenario without a Then is warned of`(
    _ steps: [String], _ warnings: [String]
  ) async throws {
    #expect(try await Self.run(steps).warnings == warnings)
  }

  @Test func `a Then that compares nothing is warned of once, with its line of Swift`() async throws
  {
    let (end, warnings) = try await Self.run([
      "Given a state", "Then all of these are one:", "| a |", "And nothing is looked at",
      "And nothing is looked at",
    ])
    #expect(end == "success")
    try #require(warnings.count == 2)
    #expect(warnings[0].hasPrefix("4 step.idle-check: [\"its body: all of these are one:  (Runner"))
    #expect(warnings[1].hasPrefix("6 step.idle-check: [\"its body: nothing is looked at  (Runner"))
    #expect(warnings[1].hasSuffix("\"so it did 2 times in this run\"]"))
  }

  @Test func `a comparison counts for the scenario that makes it, not for its neighbour`()
    async throws
  {
    let scenarios = (0..<40).map {
      "Scenario: s\($0)\nThen \($0 % 2 == 0 ? "1 is 1" : "nothing is looked at")\n"
    }
    let plan = Planner(try StepRegistry([Self.steps]))
      .plan(Suite(sources: [Source(uri: "f", text: "Feature: f\n" + scenarios.joined())]))
    let warnings = await SpecRun(plan, RunOptions(jobs: 4)).run { _ in }
    #expect(warnings.map { $0.notes.last } == ["so it did 20 times in this run"])
  }

  @Test(
    arguments: [
      (["Given a state", "Then 1 is 1"], "success"),
      (
        ["Given a state"],
        "no success: nothing is checked by 1 scenario without a Then"
      ),
      (
        ["Then nothing is looked at"],
        "no success: nothing is checked by 1 Then that compares nothing"
      ),
      ([], "no success: nothing is checked by 1 scenario without steps"),
      (["Given a skip", "Then 1 is 1"], "success"),
    ] as [([String], String)])
  func `what may prove nothing fails the run where it is forbidden`(
    _ steps: [String], _ end: String
  ) async throws {
    #expect(try await Self.run(steps, RunOptions(forbidding: .doubtful)).end == end)
  }

  @Test func `an outline without rows fails the run where that is forbidden`() async throws {
    let text =
      "Feature: f\nScenario: s\nThen 1 is 1\nScenario Outline: o\nThen <a> is 1\nExamples:\n| a |\n"
    let recording = try await Recording.run(
      text, steps: Self.steps, options: RunOptions(forbidding: .doubtful))
    #expect(
      recording.story.last
        == "no success: nothing is checked by 1 table of examples without rows")
  }

  @Test func `what is skipped, flaky or pending is named as the reason where it is forbidden`()
    async throws
  {
    let isFirst = Atomic(true)
    let steps = StepLibrary("flaky") {
      Given("a skip") { (world: World) in throw Skip("not here") }
      Given("something to come") { (world: World) in throw Pending() }
      Given("a failure at first") { (world: World) in
        if isFirst.exchange(false, ordering: .relaxed) { throw StepFailure("no") }
      }
    }
    let text = """
      Feature: f
        Scenario: one
          * a skip
        Scenario: two
          * a failure at first
        Scenario: three
          * something to come
      """
    let recording = try await Recording.run(
      text, steps: steps, options: RunOptions(retries: 1, forbidding: [.skipped, .flaky, .pending]))
    #expect(
      recording.story.last
        == "no success: 1 scenario passed only after a retry, which is forbidden; "
        + "1 scenario was skipped, which is forbidden; "
        + "1 scenario is pending, which is forbidden")
  }

  @Test(arguments: [(1, 3), (2, 2), (3, 1), (4, 0)])
  func `a run ends after so many failures`(_ limit: Int, _ rest: Int) async throws {
    let text = "Feature: f\n" + (0..<4).map { "Scenario: s\($0)\n* a failure\n" }.joined()
    let recording = try await Recording.run(
      text, steps: Self.steps, options: RunOptions(maxFailures: limit))
    let count = limit == 1 ? "the first failure" : "\(limit) failures"
    let left = ["", "; 1 scenario was not run"]
    let scenarios = rest < 2 ? left[rest] : "; \(rest) scenarios were not run"
    #expect(recording.story.last == "no success: stopped after \(count)\(scenarios)")
  }
}
