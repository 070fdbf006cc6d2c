import SpecRunner
import Synchronization
import Testing

/// Which scenarios are tried again, and how each try is told.
struct RetryTests {
  /// Fails as often as it is told to.
  final class Stubborn: Sendable {
    private let left: Mutex<Int>
    init(failures: Int) { left = Mutex(failures) }

    func attempt() throws {
      let fails = left.withLock { left in
        left -= 1
        return left >= 0
      }
      if fails { throw StepFailure("not yet") }
    }
  }

  private enum Visits: WorldKey { static var initial: Int { 0 } }

  static func run(
    _ steps: StepLibrary, retries: Int, tags: String? = nil, feature: String
  ) async throws -> Recording {
    let options = RunOptions(retries: retries, retryTags: try tags.map { try TagExpression($0) })
    return try await Recording.run(feature, steps: steps, options: options)
  }

  @Test(arguments: [(0, 1, true), (1, 2, true), (2, 3, true), (3, 3, false)])
  func `a scenario is tried until it passes or the tries are used up`(
    failures: Int, attempts: Int, succeeds: Bool
  ) async throws {
    let stubborn = Stubborn(failures: failures)
    let steps = StepLibrary("stubborn") {
      Given("it works") { (world: World) in
        try expect(
          world.with(Visits.self) {
            $0 += 1; return $0
          }, is: 1, "the world's visits")
        try stubborn.attempt()
      }
    }
    let recording = try await Self.run(
      steps, retries: 2, feature: "Feature: f\nScenario: s\n* it works\n")
    var started: [TestCaseStarted] = []
    var retried: [Bool] = []
    for envelope in recording.envelopes {
      if case .testCaseStarted(let event) = envelope { started.append(event) }
      if case .testCaseFinished(let event) = envelope { retried.append(event.willBeRetried) }
    }
    #expect(started.map(\.attempt) == Array(0..<attempts))
    #expect(Set(started.map(\.id)).count == attempts)
    #expect(Set(started.map(\.testCaseID)).count == 1)
    #expect(retried == Array(repeating: true, count: attempts - 1) + [false])
    #expect(recording.story.last == (succeeds ? "success" : "no success"))
  }

  @Test(arguments: ["wait", "skip", "none", "two ways"])
  func `only a failure is tried again`(step: String) async throws {
    let recording = try await Self.run(
      OutcomeTests.steps, retries: 2, feature: "Feature: f\nScenario: s\n* \(step)\n")
    #expect(recording.kinds.filter { $0.hasPrefix("testCaseStarted") } == ["testCaseStarted 0"])
  }

  @Test(arguments: ["@before-fails", "@after-fails"])
  func `a failed hook has the scenario tried again`(tag: String) async throws {
    let recording = try await Self.run(
      OutcomeTests.steps, retries: 1, feature: "Feature: f\n\(tag)\nScenario: s\n* pass\n")
    #expect(
      recording.kinds.filter { $0.hasPrefix("testCaseStarted") } == [
        "testCaseStarted 0", "testCaseStarted 1",
      ])
  }

  @Test func `tries follow each other directly, and only what the tags say is tried again`()
    async throws
  {
    let recording = try await Self.run(
      OutcomeTests.steps, retries: 1, tags: "@flaky",
      feature: "Feature: f\n@flaky\nScenario: one\n* fail\nScenario: two\n* fail\n")
    #expect(
      recording.story.filter { !$0.contains("hook") && !$0.contains("attached") } == [
        "one", "  fail: failed (no)", "  will be retried",
        "one attempt 1", "  fail: failed (no)",
        "two", "  fail: failed (no)", "no success",
      ])
  }
}
