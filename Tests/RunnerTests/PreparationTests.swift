import SpecRunner
import Testing

/// What is done before anything runs, and a run that is broken off by it.
struct PreparationTests {
  static let feature = "Feature: f\nScenario: s\n* a step\n"
  static let steps = StepLibrary("steps") {
    BeforeAll(name: "start") { _ in }
    AfterAll(name: "end") { _ in }
    Given("a step") { (world: World) in }
  }

  struct Unreachable: Error, CustomStringConvertible {
    var description: String { "nobody answers at port 4444" }
  }

  @Test func `a run that is prepared runs`() async throws {
    let recording = try await Recording.run(
      Self.feature, steps: Self.steps, options: RunOptions(after: Preparation {}))
    #expect(
      recording.story == ["start: passed", "s", "  a step: passed", "end: passed", "success"])
  }

  @Test func `what it throws ends the run, and no hook and no scenario is run`() async throws {
    let line = #line + 1
    let preparation = Preparation { throw Unreachable() }
    let recording = try await Recording.run(
      Self.feature, steps: Self.steps, options: RunOptions(after: preparation))
    #expect(recording.kinds.suffix(2) == ["testRunStarted", "testRunFinished false"])
    guard case .testRunFinished(let end) = recording.envelopes.last else { return }
    #expect(end.failure?.type == "Unreachable")
    #expect(end.failure?.message == "nobody answers at port 4444")
    #expect(end.failure?.stackTrace == "RunnerTests/PreparationTests.swift:\(line)")
  }

  @Test(.timeLimit(.minutes(10)))
  func `it is given up when its time is over`() async throws {
    let manual = ManualClock()
    let preparation = Preparation {
      // Whoever waits for the clock's limit has begun to before this moves it.
      while !Task.isCancelled {
        manual.advance(seconds: 1)
        await Task.yield()
      }
    }
    let recording = try await Recording.run(
      Self.feature, steps: Self.steps,
      options: RunOptions(stepLimit: .seconds(5), after: preparation, on: manual.clock))
    #expect(
      recording.story == ["no success: the preparation ran longer than its limit of 5 s"])
  }

  @Test func `where nothing is selected or readable nothing is prepared`() async throws {
    let preparation = Preparation { throw Unreachable() }
    let empty = try await Recording.run(
      "Feature: f\n", steps: Self.steps, options: RunOptions(after: preparation))
    #expect(empty.story == ["success"])
    let broken = try await Recording.run(
      "x\n", steps: Self.steps, options: RunOptions(after: preparation))
    #expect(broken.story.last == "no success: nothing was run: the specifications have an error")
  }
}
