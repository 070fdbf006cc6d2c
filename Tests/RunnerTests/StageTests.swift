import SpecGherkin
import SpecMessages
import SpecTestKit
import SpecText
import Synchronization
import Testing

@testable import SpecRunner

/// Scenarios that set up and tear down others.
@Suite struct StageTests {
  private static let shop = """
    @shop
    Feature: shop
      Scenario: one
        * one
      @setup
      Scenario: open
        * open
      @setup
      Scenario: fill
        * fill
      @teardown
      Scenario: close
        * close
      Rule: r
        Scenario: two
          * two
        @setup
        Scenario: rule in
          * rule in
        @teardown
        Scenario: rule out
          * rule out
      Rule: s
        Scenario: three
          * three

    """
  private static let common = """
    Feature: common
      @setup:shop
      Scenario: start
        * start
      @teardown:shop
      Scenario: stop
        * stop
      Scenario: other
        * other

    """

  /// What ran, in order; steps fail whose names are given.
  private final class Ledger: Sendable {
    let ran = Mutex<[String]>([])
    let failing: [String]
    let isSlow: Bool

    init(failing: [String] = [], isSlow: Bool = false) {
      self.failing = failing
      self.isSlow = isSlow
    }

    var steps: StepLibrary {
      StepLibrary("ledger") {
        Given(.regex("^([a-z0-9 ]+)$")) { [self] (_: World, name: String) in
          if isSlow { for _ in 0..<20 { await Task.yield() } }
          ran.withLock { $0.append(name) }
          if failing.contains(name) { throw StepFailure("broken") }
        }
      }
    }
  }

  private static func run(
    _ features: [String] = [shop, common], failing: [String] = [],
    selection: Selection = Selection(), shard: Shard? = nil, ordering: Ordering = .defined,
    options: RunOptions = RunOptions(), variants: [String] = []
  ) async throws -> (ran: [String], recording: Recording, plan: Plan) {
    let ledger = Ledger(failing: failing, isSlow: options.jobs > 1)
    let sources = features.enumerated().map {
      Source(uri: "f\($0.offset + 1).feature", text: $0.element)
    }
    let plan = Planner(
      try StepRegistry([ledger.steps]), selection, shard: shard, ordering: ordering,
      variants: variants
    ).plan(Suite(sources: sources))
    let recording = await Recording.run(plan, options)
    return (ledger.ran.withLock { $0 }, recording, plan)
  }

  @Test func `setups run once before the first scenario that needs them, teardowns after the last`()
    async throws
  {
    let (ran, recording, plan) = try await Self.run()
    #expect(
      ran == [
        "start", "open", "fill", "one", "rule in", "two", "rule out", "three", "close", "stop",
        "other",
      ])
    #expect(recording.story.last == "success")
    #expect(plan.warnings.filter { $0.code.hasPrefix("stage") }.isEmpty)
  }

  @Test(arguments: [
    ("two", ["start", "open", "fill", "rule in", "two", "rule out", "close", "stop"]),
    ("three", ["start", "open", "fill", "three", "close", "stop"]), ("other", ["other"]),
    ("open", []), ("stop", []),
  ])
  func `a selection runs only the setups and teardowns it needs`(
    name: String, expected: [String]
  ) async throws {
    let selection = Selection(names: [try NamePattern(name)])
    #expect(try await Self.run(selection: selection).ran == expected)
  }

  @Test func `the line of a setup or teardown refers to the scenarios that need it`() async throws {
    func ran(_ uri: String, _ line: Int) async throws -> [String] {
      var selection = Selection()
      selection.lines = [
        ExactText(uri): [line], ExactText("f\(uri == "f1.feature" ? 2 : 1).feature"): [],
      ]
      return try await Self.run(selection: selection).ran
    }
    #expect(
      try await ran("f1.feature", 17)
        == ["start", "open", "fill", "rule in", "two", "rule out", "close", "stop"])
    #expect(
      try await ran("f2.feature", 6).filter { ["one", "two", "three"].contains($0) }.count == 3)
  }

  @Test(arguments: [
    ("start", ["start", "close", "stop", "other"]),
    ("open", ["start", "open", "close", "stop", "other"]),
    ("fill", ["start", "open", "fill", "close", "stop", "other"]),
    (
      "rule in",
      ["start", "open", "fill", "one", "rule in", "rule out", "three", "close", "stop", "other"]
    ),
  ])
  func `what needs a failed setup is skipped with the reason, and the run fails`(
    failing: String, expected: [String]
  ) async throws {
    let (ran, recording, _) = try await Self.run(failing: [failing])
    // Teardowns run even if there is little to tear down.
    #expect(ran.filter { $0 != "rule out" } == expected.filter { $0 != "rule out" })
    #expect(recording.story.last == "no success")
    let line = ["start": 3, "open": 6, "fill": 9, "rule in": 18][failing] ?? 0
    let file = failing == "start" ? 2 : 1
    #expect(
      recording.story.contains(
        "  two: skipped (the setup \"\(failing)\" did not pass (f\(file).feature:\(line)))"),
      "\(recording.story)")
  }

  @Test func `a teardown that fails fails the run, and others still run`() async throws {
    let (ran, recording, _) = try await Self.run(failing: ["rule out", "one"])
    #expect(ran.suffix(4) == ["three", "close", "stop", "other"])
    #expect(recording.story.last == "no success")
  }

  @Test(arguments: 0..<6)
  func `in parallel and in random order, nothing starts before its setup or after its teardown`(
    seed: UInt64
  ) async throws {
    let (ran, recording, _) = try await Self.run(
      ordering: .random(seed: seed), options: RunOptions(jobs: 1 + Int(seed) % 5))
    #expect(recording.story.last == "success")
    #expect(ran.count == 11)
    let order = Dictionary(uniqueKeysWithValues: ran.enumerated().map { ($1, $0) })
    let pairs = [
      ("start", "open"), ("open", "fill"), ("fill", "one"), ("fill", "rule in"), ("rule in", "two"),
      ("two", "rule out"), ("fill", "three"), ("one", "close"), ("rule out", "close"),
      ("three", "close"), ("close", "stop"),
    ]
    for (first, second) in pairs {
      #expect(order[first] ?? 99 < order[second] ?? -1, "\(first) \(second): \(ran)")
    }
  }

  @Test func `locks, serial scenarios and setups do not wait for each other forever`() async throws
  {
    let names = (0..<30).map { number in
      let tag = ["@serial", "@exclusive:a", "@exclusive:b", ""][number % 4]
      return "\(tag)\nScenario: c\(number)\n* c\(number)\n"
    }
    let feature =
      "Feature: f\n@setup @serial\nScenario: in\n* in\n@teardown @exclusive:a\nScenario: out\n* out\n"
      + names.joined()
    for jobs in [1, 2, 8] {
      let (ran, recording, _) = try await Self.run([feature], options: RunOptions(jobs: jobs))
      #expect(recording.story.last == "success")
      #expect(ran.first == "in")
      #expect(ran.last == "out")
      #expect(Set(ran).count == 32)
    }
  }

  @Test(arguments: [1, 4])
  func `after too many failures, only the teardowns of what has started run`(jobs: Int) async throws
  {
    let (ran, recording, _) = try await Self.run(
      failing: ["open"], options: RunOptions(jobs: jobs, maxFailures: 1))
    #expect(ran.filter { $0 != "other" } == ["start", "open", "close", "stop"])
    #expect(recording.story.last?.hasPrefix("no success: stopped after the first failure") == true)
    let late = try await Self.run(
      [Self.common, Self.shop], failing: ["other"],
      options: RunOptions(jobs: 1, maxFailures: 1))
    #expect(late.ran == ["other"])
  }

  @Test func `a retried scenario does not repeat its setup`() async throws {
    let (ran, _, _) = try await Self.run(
      failing: ["one"], selection: Selection(names: [try NamePattern("one")]),
      options: RunOptions(retries: 2))
    #expect(ran == ["start", "open", "fill", "one", "one", "one", "close", "stop"])
  }

  @Test func `every shard runs the setups it needs, and only the scenarios are divided`()
    async throws
  {
    var all: [String] = []
    for index in 1...4 {
      let (ran, _, plan) = try await Self.run(shard: Shard(index, of: 4))
      #expect(plan.selectedCount == 4)
      all += ran
    }
    #expect(all.filter { ["one", "two", "three", "other"].contains($0) }.count == 4)
    #expect(all.count { $0 == "fill" } == 3)
    #expect(all.count { $0 == "rule in" } == 1)
  }

  @Test func `with several engines, a setup runs once before all`() async throws {
    let (ran, recording, plan) = try await Self.run(variants: ["a", "b"])
    #expect(ran.count { $0 == "fill" } == 1)
    #expect(ran.count { $0 == "two" } == 2)
    #expect(ran.count { $0 == "stop" } == 1)
    #expect(recording.story.last == "success")
    #expect(plan.cases.map(\.file).count == 15)
    #expect(plan.cases.first?.pickle.uri == "f2.feature")
    #expect(plan.document(of: plan.cases[0])?.uri == "f2.feature")
  }

  @Test func `a dry run matches the steps of setups and blocks nothing`() async throws {
    let (ran, recording, _) = try await Self.run(options: RunOptions(dryRun: true))
    #expect(ran.isEmpty)
    #expect(recording.story.last == "success")
    #expect(!recording.story.contains { $0.contains("did not pass") })
  }

  @Test func `a narrowed plan keeps the setups and teardowns of its scenarios`() async throws {
    let (_, _, plan) = try await Self.run()
    let two = try #require(plan.cases.first { $0.pickle.name == "two" })
    #expect(
      plan.only(two).cases.map(\.pickle.name)
        == ["start", "open", "fill", "rule in", "two", "rule out", "close", "stop"])
    #expect(plan.only(two).only(two).cases.count == 8)
  }

  @Test func `a chain of many setups is narrowed without recursion`() throws {
    let setups = (1...20_000).map { "@setup\nScenario: \($0)\n* a\n" }.joined()
    let feature = "Feature: f\n\(setups)Scenario: last\n* a\n"
    let steps = StepLibrary("chain") { Given("a") { (_: World) in } }
    let plan = Planner(try StepRegistry([steps])).plan(
      Suite(sources: [Source(uri: "f.feature", text: feature)]))
    let last = try #require(plan.cases.last)
    let cases = plan.only(last).cases
    #expect(cases.count == 20_001)
    #expect(cases.first?.pickle.name == "1")
    #expect(cases.last?.pickle.name == "last")
  }

  @Test func `rows of an outline and a feature of setups are setups`() async throws {
    let feature = """
      @setup:a
      Feature: f
        Scenario Outline: in
          * in <n>
          Examples:
            | n |
            | 1 |
            | 2 |

      """
    let other = "Feature: g\n@a\nScenario: x\n* x\n"
    #expect(try await Self.run([other, feature]).ran == ["in 1", "in 2", "x"])
  }

  @Test func `a setup that nothing needs is a warning, and a tag that cannot be meant an error`()
    async throws
  {
    let feature = """
      Feature: f
        @setup
        Scenario: a
          * a
        @teardown:gone
        Scenario: b
          * b
        Rule: r
          @setup
          Scenario: c
            * c

      """
    let plan = try await Self.run([feature]).plan
    #expect(
      plan.warnings.map(\.description) == [
        """
        f1.feature:3:3: this setup never runs: its feature has no other scenario
          write them in its file, or remove the setup
        """,
        """
        f1.feature:6:3: this teardown never runs: no scenario of these files is tagged @gone
          correct the tag, or remove the teardown
        """,
        """
        f1.feature:10:5: this setup never runs: its rule has no other scenario
          write them in its rule, or remove the setup
        """,
      ])
    #expect(plan.selectsNothing)
    let wrong =
      "@setup\nFeature: f\n@teardown\nScenario: a\n* a\n@setup:\nScenario: b\n* b\n@setups\nScenario: c\n* c\n"
    let errors = try await Self.run([wrong]).plan.errors.map(\.message)
    #expect(
      errors == [
        "this scenario has several tags of setups and teardowns: @setup and @teardown",
        "this scenario has several tags of setups and teardowns: @setup and @setup:",
      ])
  }
}
