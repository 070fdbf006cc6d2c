import SpecRunner
import Synchronization
import Testing

/// Bodies that take too long are given up, and the run goes on.
struct TimeLimitTests {
  /// A body that never returns, whatever is done to its task, until the test lets it go.
  final class Trap: Sendable {
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])
    private let entered: AsyncStream<Void>.Continuation
    let entries: AsyncStream<Void>
    private let isLost = Atomic(false)

    /// Whether nobody waits for the body any longer.
    var isGivenUp: Bool { isLost.load(ordering: .relaxed) }

    init() { (entries, entered) = AsyncStream<Void>.makeStream() }

    func enter() async {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          waiting.withLock { $0.append(continuation) }
          entered.yield()
        }
      } onCancel: {
        isLost.store(true, ordering: .relaxed)
      }
    }

    func open() {
      for continuation in waiting.withLock({ $0 }) { continuation.resume() }
    }
  }

  static func steps(_ trap: Trap) -> StepLibrary {
    StepLibrary("limits") {
      Given("a step that never returns") { (world: World) in await trap.enter() }
      Given("a step") { (world: World) in }
      After(name: "clean up") { _ in }
    }
  }

  static let feature = """
    Feature: f
    Scenario: stuck
    * a step that never returns
    * a step
    Scenario: next
    * a step
    """

  @Test(.timeLimit(.minutes(10)))
  func `a step over its limit fails, the rest is skipped, the next scenario runs`() async throws {
    let trap = Trap()
    let manual = ManualClock()
    let options = RunOptions(
      stepLimit: .seconds(5), on: manual.clock)
    async let recording = Recording.run(Self.feature, steps: Self.steps(trap), options: options)
    for await _ in trap.entries { break }
    // Time stands still again once the step is given up, or later steps would overrun too.
    let mover = Task {
      while !trap.isGivenUp {
        manual.advance(seconds: 1)
        await Task.yield()
      }
    }
    let story = try await recording.story
    await mover.value
    manual.advance(seconds: 100)
    trap.open()
    #expect(
      story == [
        "stuck", "  a step that never returns: failed (the step ran longer than its limit of 5 s)",
        "  a step: skipped", "  hook clean up: passed", "next", "  a step: passed",
        "  hook clean up: passed", "no success",
      ])
  }

  @Test(.timeLimit(.minutes(10)))
  func `a step in a text step that returns too late adds nothing to the record`() async throws {
    let trap = Trap()
    let next = Trap()
    let manual = ManualClock()
    let steps = StepLibrary("late") {
      Given("a slow step") { (world: World) in await trap.enter() }
      Given("a step") { (world: World) in }
      Given("a step that waits") { (world: World) in await next.enter() }
    }
    let feature = """
      Feature: f
      @step
      Scenario: two steps
      * a step
      * a slow step
      Scenario: stuck
      * two steps
      Scenario: next
      * a step that waits
      """
    let options = RunOptions(stepLimit: .seconds(5), on: manual.clock)
    async let recording = Recording.run(feature, steps: steps, options: options)
    for await _ in trap.entries { break }
    let mover = Task {
      while !trap.isGivenUp {
        manual.advance(seconds: 1)
        await Task.yield()
      }
    }
    for await _ in next.entries { break }
    await mover.value
    trap.open()
    // Gives the abandoned task the occasion to go on.
    for _ in 0..<1_000 { await Task.yield() }
    next.open()
    let story = try await recording.story
    manual.advance(seconds: 100)
    #expect(
      story == [
        "stuck", "    * a step: passed",
        "    * a slow step: failed (the step ran longer than its limit of 5 s)",
        "  two steps: failed (the step ran longer than its limit of 5 s)",
        "next", "  a step that waits: passed", "no success",
      ])
  }

  @Test(.timeLimit(.minutes(10)))
  func `an interrupted run gives the step up, cleans up and tells what was not run`() async throws {
    let trap = Trap()
    let run = Task {
      try await Recording.run(Self.feature, steps: Self.steps(trap)).story
    }
    for await _ in trap.entries { break }
    run.cancel()
    let story = try await run.value
    trap.open()
    #expect(
      story == [
        "stuck", "  a step that never returns: skipped (the run was interrupted)",
        "  a step: skipped", "  hook clean up: passed",
        "no success: the run was interrupted; 1 scenario was not run",
      ])
  }
}
