import SpecMessages
import SpecTestKit
import Synchronization
import Testing

@testable import SpecRunner

/// Scenarios that run several times.
struct RepeatTests {
  private final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }

  private static func steps(failingAt failures: Set<Int> = []) -> StepLibrary {
    let counter = Counter()
    return StepLibrary("counting") {
      Given("it counts") { (_: World) in
        if failures.contains(counter.next()) { throw StepFailure("no") }
      }
      Given("it is so") { (_: World) in }
    }
  }

  private static func recording(
    _ text: String, repeats: Int, failingAt failures: Set<Int> = [], jobs: Int = 1,
    retries: Int = 0, shard: Shard? = nil, variants: [String] = []
  ) async throws -> (recording: Recording, cases: [String]) {
    let suite = Suite(sources: [Source(uri: "a.feature", text: text)])
    let registry = try StepRegistry([steps(failingAt: failures)], for: suite)
    let plan = Planner(registry, shard: shard, variants: variants, repeats: repeats).plan(suite)
    let recording = await Recording.run(plan, RunOptions(jobs: jobs, retries: retries))
    let index = RunIndex()
    var cases: [String] = []
    for envelope in recording.envelopes {
      index.receive(envelope)
      guard case .testCaseStarted(let event) = envelope, let attempt = index.attempt(event.id)
      else { continue }
      cases.append(
        "\(attempt.pickle?.name ?? "") \(attempt.repetition.map(String.init) ?? "-")"
          + (event.attempt > 0 ? " again" : ""))
    }
    return (recording, cases)
  }

  private static let two = "Feature: F\nScenario: a\n* it counts\nScenario: b\n* it is so\n"

  @Test func `each repetition is a test case of its own, and all must pass`() async throws {
    let (recording, cases) = try await Self.recording(Self.two, repeats: 3, failingAt: [2])
    #expect(cases == ["a 1", "a 2", "a 3", "b 1", "b 2", "b 3"])
    #expect(recording.story.last == "no success")
    var ids: Set<NodeID> = []
    for case .testCase(let testCase) in recording.envelopes {
      #expect(ids.insert(testCase.id).inserted)
      for step in testCase.steps { #expect(ids.insert(step.id).inserted) }
    }
    #expect(ids.count == 12)
  }

  @Test func `a retry is of one repetition`() async throws {
    let (recording, cases) = try await Self.recording(
      Self.two, repeats: 2, failingAt: [2], retries: 1)
    #expect(cases == ["a 1", "a 2", "a 2 again", "b 1", "b 2"])
    #expect(recording.story.last == "success")
  }

  @Test func `without repetitions nothing is numbered and nothing is added to the stream`()
    async throws
  {
    let (recording, cases) = try await Self.recording(Self.two, repeats: 1)
    #expect(cases == ["a -", "b -"])
    #expect(!recording.kinds.contains { $0.hasPrefix("attachment") })
  }

  @Test func `shards divide scenarios, not their repetitions`() async throws {
    var all: [String] = []
    for number in 1...2 {
      all += try await Self.recording(Self.two, repeats: 2, shard: Shard(number, of: 2)).cases
    }
    #expect(all == ["a 1", "a 2", "b 1", "b 2"])
  }

  @Test func `in every variant a scenario is repeated`() async throws {
    let (_, cases) = try await Self.recording(Self.two, repeats: 2, variants: ["x", "y"])
    #expect(cases == ["a 1", "a 2", "a 1", "a 2", "b 1", "b 2", "b 1", "b 2"])
  }

  @Test func `setups and teardowns run once`() async throws {
    let text = """
      Feature: F
        @setup
        Scenario: before
          * it is so
        @teardown
        Scenario: after
          * it is so
        Scenario: a
          * it is so
      """
    let (_, cases) = try await Self.recording(text, repeats: 3, jobs: 2)
    #expect(cases.first == "before -")
    #expect(cases.last == "after -")
    #expect(Set(cases) == ["before -", "a 1", "a 2", "a 3", "after -"])
    #expect(cases.count == 5)
  }

  @Test func `too many test cases are an error before the run`() async throws {
    let text = "Feature: F\n" + String(repeating: "Scenario: a\n* it is so\n", count: 201)
    let suite = Suite(sources: [Source(uri: "a.feature", text: text)])
    let plan = Planner(
      try StepRegistry([Self.steps()], for: suite), shard: nil, repeats: 1000
    ).plan(suite)
    #expect(
      plan.errors.map(\.message) == [
        "1000 repetitions of 201 scenarios are 201000 test cases, more than 200000"
      ])
    #expect(plan.cases.count == 201)
  }
}
