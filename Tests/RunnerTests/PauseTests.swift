import SpecMessages
import SpecRunner
import SpecText
import Synchronization
import Testing

/// A run that a person follows: waits after actions, and pauses at scenarios that fail.
@Suite(.timeLimit(.minutes(10))) struct PauseTests {
  /// A clock that only waits and the test move; a run's own checks of its limits take no time, and
  /// no body reaches the limit of a step.
  private final class PersonalClock: Sendable {
    private let state = Mutex<(now: Int64, waits: [Duration])>((0, []))

    var waits: [Duration] { state.withLock { $0.waits } }

    func pass(_ length: Duration) {
      state.withLock {
        $0.now += length.wholeNanoseconds
        $0.waits.append(length)
      }
    }

    var clock: RunClock {
      RunClock(epoch: 0, now: { self.state.withLock { $0.now } }) { length in
        if length == PauseTests.limit { try await Task.sleep(for: .seconds(3_600)) }
        try Task.checkCancellation()
        if length > PauseTests.limit { self.pass(length) }
        // Gives the run the occasion to check its limits.
        for _ in 0..<200 { await Task.yield() }
      }
    }
  }

  private static let limit = Duration.seconds(1)

  /// What happened, in order.
  private final class Log: Sendable {
    private let list = Mutex<[String]>([])

    var lines: [String] { list.withLock { $0 } }

    func add(_ line: String) { list.withLock { $0.append(line) } }
  }

  private static func steps(_ log: Log = Log()) -> StepLibrary {
    StepLibrary("pause") {
      Before(name: "begin") { _ in log.add("begin") }
      Given("a thing") { (_: World) in log.add("a thing") }
      When("I act") { (world: World) in
        log.add("I act")
        world.log("acting")
      }
      Then("it is so") { (world: World) in world.noteCheck() }
      Then("it is not so") { (_: World) in throw StepFailure("it is so") }
      After(name: "clean up") { (world: World) in log.add("clean up, \(world.status)") }
    }
  }

  private static let feature = """
    Feature: f
    @step
    Scenario: I act twice
    When I act
    And I act
    Scenario: one
    Given a thing
    When I act twice
    Then it is so
    """

  @Test func `a wait follows each action and counts for no limit and no duration`() async throws {
    let time = PersonalClock()
    var options = RunOptions(stepLimit: Self.limit, on: time.clock)
    options.caseLimit = Self.limit
    options.slow = .seconds(5)
    let recording = try await Recording.run(Self.feature, steps: Self.steps(), options: options)
    #expect(
      recording.story == [
        "one", "  hook begin: passed", "  a thing: passed",
        "    attached: acting", "    attached: acting",
        "    When I act: passed", "    And I act: passed", "  I act twice: passed",
        "  it is so: passed", "  hook clean up: passed", "success",
      ])
    #expect(time.waits == [.seconds(5), .seconds(5), .seconds(5)])
    for envelope in recording.envelopes {
      switch envelope {
      case .testStepFinished(let event): #expect(event.result.duration == .zero)
      case .testCaseFinished(let event): #expect(event.timestamp == Timestamp(nanoseconds: 0))
      case .attachment(let attachment):
        for step in InnerSteps(attachment)?.steps ?? [] { #expect(step.result.duration == .zero) }
      default: break
      }
    }
  }

  @Test(arguments: [
    ("Given a thing", "  a thing: passed"),
    ("When I act twice", "  I act twice: skipped (the run was interrupted)"),
  ])
  func `an interruption ends a wait at once`(_ step: String, _ result: String) async throws {
    let (waits, waiting) = AsyncStream<Void>.makeStream()
    let system = RunClock.system
    var options = RunOptions(
      on: RunClock(epoch: 0, now: system.now) { length in
        if length > .seconds(3_000) { waiting.yield() }
        try await system.pause(length)
      })
    options.slow = .seconds(3_600)
    let feature = Self.feature.replacing("Given a thing\nWhen I act twice", with: step)
    let run = Task { [options] in
      try await Recording.run(feature, steps: Self.steps(), options: options).story
    }
    for await _ in waits { break }
    run.cancel()
    let story = try await run.value
    #expect(story.contains(result), "\(story)")
    #expect(
      story.suffix(3) == [
        "  it is so: skipped", "  hook clean up: passed", "no success: the run was interrupted",
      ])
  }

  private static let failing = """
    Feature: f
    Scenario: one
    Given a thing
    When I act
    Then it is not so
    When I act
    Scenario: two
    Given a thing
    @known-issue(https://example.com/1)
    Scenario: three
    Then it is not so
    Scenario: four
    Given what nobody knows
    """

  @Test func `a run pauses before the After hooks of a scenario that fails for good`() async throws
  {
    let log = Log()
    let time = PersonalClock()
    var options = RunOptions(stepLimit: Self.limit, on: time.clock)
    options.caseLimit = Self.limit
    options.retries = 1
    options.pause = { scenario in
      let steps = scenario.steps.map { $0.keyword + $0.step.text }
      log.add("paused at \(scenario.pickle.name): \(steps), lost \(scenario.isLost)")
      time.pass(.seconds(3_600))
      guard let step = try? LiveText(language: "en").steps(of: ["When I act"]).new.first else {
        return
      }
      let outcome = await scenario.live.run(step)
      log.add("tried: \(outcome.status), attached \(outcome.attachments.count)")
    }
    let recording = try await Recording.run(Self.failing, steps: Self.steps(log), options: options)
    let attempt = ["begin", "a thing", "I act"]
    #expect(
      log.lines == attempt + ["clean up, failed"] + attempt + [
        #"paused at one: ["Given a thing", "When I act"], lost false"#, "I act",
        "tried: passed, attached 1", "clean up, failed",
        "begin", "a thing", "clean up, passed", "begin", "clean up, failed", "begin",
        "paused at four: [], lost false", "I act", "tried: passed, attached 1",
        "clean up, undefined",
      ])
    options.pause = nil
    let plain = try await Recording.run(Self.failing, steps: Self.steps(), options: options)
    #expect(recording.story == plain.story)
    #expect(Self.durations(recording) == Self.durations(plain))
  }

  private static func durations(_ recording: Recording) -> [Duration] {
    var started: [Timestamp] = []
    return recording.envelopes.compactMap { envelope in
      switch envelope {
      case .testCaseStarted(let event):
        started.append(event.timestamp)
        return nil
      case .testCaseFinished(let event): return started.last.map { event.timestamp - $0 }
      default: return nil
      }
    }
  }

  @Test func `a step over its limit leaves nothing to go on from`() async throws {
    let log = Log()
    var options = RunOptions(stepLimit: .milliseconds(20))
    options.pause = { log.add("lost \($0.isLost)") }
    let library = StepLibrary("slow") {
      Given("it waits") { (_: World) in try await Task.sleep(for: .seconds(3_600)) }
    }
    _ = try await Recording.run(
      "Feature: f\nScenario: s\nGiven it waits", steps: library, options: options)
    #expect(log.lines == ["lost true"])
  }

  @Test func `an interruption ends a pause and the scenario is cleaned up`() async throws {
    let log = Log()
    let (pauses, paused) = AsyncStream<Void>.makeStream()
    var options = RunOptions()
    options.pause = { _ in
      paused.yield()
      try? await Task.sleep(for: .seconds(3_600))
      log.add("pause over")
    }
    let run = Task { [options] in
      try await Recording.run(Self.failing, steps: Self.steps(log), options: options).story
    }
    for await _ in pauses { break }
    run.cancel()
    let story = try await run.value
    #expect(log.lines == ["begin", "a thing", "I act", "pause over", "clean up, failed"])
    #expect(story.last == "no success: the run was interrupted; 3 scenarios were not run")
  }

  @Test func `a scenario that begins anew has no values of before`() async throws {
    enum Number: WorldKey { static var initial: Int { 0 } }
    let log = Log()
    var options = RunOptions()
    options.pause = { scenario in
      await scenario.live.end()
      scenario.live.reset()
      let failed = await scenario.live.begin()
      log.add("began: \(failed == nil)")
    }
    let library = StepLibrary("values") {
      Before { (world: World) in world[Number.self] += 1 }
      Given("it fails") { (world: World) in
        world[Number.self] += 10
        throw StepFailure("no")
      }
      After { (world: World) in log.add("after: \(world[Number.self])") }
    }
    let feature = "Feature: f\nScenario: s\nGiven it fails"
    let recording = try await Recording.run(feature, steps: library, options: options)
    #expect(log.lines == ["after: 11", "began: true", "after: 1"])
    #expect(recording.story.filter { $0.contains("hook") }.count == 2)
  }
}
