import SpecRunner
import Synchronization
import Testing

/// Which scenarios may run side by side, by their tags.
struct CaseQueueTests {
  /// Keeps a ledger of what runs at a time.
  private final class Ledger: Sendable {
    struct State {
      var inside: [String] = []
      var meetings: Set<[String]> = []
      var order: [String] = []
      var widest = 0
    }
    let state = Mutex(State())

    /// Steps whose body lets everybody else go on before it ends.
    var steps: StepLibrary {
      StepLibrary("ledger") {
        Given("{word} runs") { [self] (world: World, name: String) in
          state.withLock { state in
            for other in state.inside { state.meetings.insert([other, name].sorted()) }
            state.inside.append(name)
            state.order.append(name)
            state.widest = max(state.widest, state.inside.count)
          }
          for _ in 0..<50 { await Task.yield() }
          state.withLock { state in state.inside.removeAll { $0 == name } }
        }
        When("{word} fails once") { (world: World, name: String) in
          let isFirst = self.state.withLock { $0.order.filter { $0 == name }.count == 1 }
          if isFirst { throw StepFailure("once") }
        }
      }
    }
  }

  private static func feature(_ scenarios: [(name: String, tags: String)]) -> String {
    "Feature: f\n"
      + scenarios.map { "\($0.tags)\nScenario: \($0.name)\n* \($0.name) runs\n" }.joined()
  }

  private static func run(
    _ scenarios: [(name: String, tags: String)], jobs: Int, retries: Int = 0
  ) async throws -> (ledger: Ledger.State, success: Bool) {
    let ledger = Ledger()
    let recording = try await Recording.run(
      feature(scenarios), steps: ledger.steps,
      options: RunOptions(jobs: jobs, stepLimit: nil, retries: retries))
    return (ledger.state.withLock { $0 }, recording.story.last == "success")
  }

  private static let mixed: [(name: String, tags: String)] = (0..<60).map { number in
    switch number % 6 {
    case 0: ("a\(number)", "@exclusive:a")
    case 1: ("b\(number)", "@exclusive:b")
    case 2: ("ab\(number)", "@exclusive:b @exclusive:a")
    case 3: ("s\(number)", "@serial")
    default: ("c\(number)", "@other")
    }
  }

  @Test(arguments: [2, 3, 8])
  func `what must not meet never meets, and everything runs once`(_ jobs: Int) async throws {
    let (ledger, success) = try await Self.run(Self.mixed, jobs: jobs)
    #expect(success)
    #expect(ledger.order.count == 60)
    #expect(Set(ledger.order).count == 60)
    func needs(_ scenario: String, _ name: Character) -> Bool {
      scenario.prefix { !$0.isNumber }.contains(name)
    }
    for meeting in ledger.meetings {
      #expect(!meeting.contains { needs($0, "s") }, "\(meeting)")
      for name in "ab" {
        #expect(!meeting.allSatisfy { needs($0, name) }, "\(meeting)")
      }
    }
    // Serial ones come last, and in order.
    let serial = ledger.order.filter { needs($0, "s") }
    #expect(ledger.order.suffix(10) == serial[...])
    #expect(serial == Self.mixed.map(\.name).filter { needs($0, "s") })
  }

  @Test(arguments: [2, 3, 4, 8])
  func `a serial scenario that waited for its setup runs alone, after all others`(
    _ jobs: Int
  ) async throws {
    let rules = (0..<4).map { number in
      """
      Rule: r\(number)
      @setup
      Scenario: up\(number)
      * up\(number) runs
      @serial
      Scenario: s\(number)
      * s\(number) runs
      Scenario: a\(number)
      * a\(number) runs
      Scenario: b\(number)
      * b\(number) runs
      @teardown
      Scenario: down\(number)
      * down\(number) runs

      """
    }
    for _ in 0..<5 {
      let ledger = Ledger()
      let recording = try await Recording.run(
        "Feature: f\n" + rules.joined(), steps: ledger.steps,
        options: RunOptions(jobs: jobs, stepLimit: nil))
      #expect(recording.story.last == "success")
      let state = ledger.state.withLock { $0 }
      #expect(Set(state.order).count == 20)
      for meeting in state.meetings {
        #expect(!meeting.contains { $0.hasPrefix("s") }, "\(meeting)")
      }
      let ordinary = state.order.lastIndex { $0.hasPrefix("a") || $0.hasPrefix("b") } ?? 99
      let serial = state.order.firstIndex { $0.hasPrefix("s") } ?? -1
      #expect(ordinary < serial, "\(state.order)")
    }
  }

  /// Brings two scenarios together: each waits for the other, for as long as it takes.
  private final class Meeting: Sendable {
    private let waiting = Mutex<CheckedContinuation<Void, Never>?>(nil)

    func attend() async {
      await withCheckedContinuation { me in
        let other = waiting.withLock { waiting in
          let other = waiting
          waiting = other == nil ? me : nil
          return other
        }
        if let other {
          other.resume()
          me.resume()
        }
      }
    }
  }

  @Test(arguments: [("@exclusive:a", "@exclusive:b"), ("@exclusive:a", "@x"), ("@x", "@x")])
  func `what may meet does`(_ one: String, _ other: String) async throws {
    let meeting = Meeting()
    let steps = StepLibrary("meeting") {
      Given("a meeting") { (world: World) in await meeting.attend() }
      Given("a step") { (world: World) in }
    }
    let recording = try await Recording.run(
      """
      Feature: f
      \(one)
      Scenario: one
      * a meeting
      \(other)
      Scenario: other
      * a meeting
      @serial
      Scenario: alone
      * a step
      """, steps: steps, options: RunOptions(jobs: 2, stepLimit: nil))
    #expect(recording.story.last == "success")
  }

  @Test func `one at a time needs no tags, and keeps the order`() async throws {
    let (ledger, _) = try await Self.run(Self.mixed, jobs: 1)
    #expect(ledger.order == Self.mixed.map(\.name))
  }

  @Test func `a scenario keeps what it has until its last attempt is over`() async throws {
    let ledger = Ledger()
    let scenarios = (0..<6).map {
      "@exclusive:a\nScenario: s\($0)\n* s\($0) runs\n* s\($0) fails once\n"
    }
    let recording = try await Recording.run(
      "Feature: f\n" + scenarios.joined(), steps: ledger.steps,
      options: RunOptions(jobs: 4, stepLimit: nil, retries: 1))
    #expect(recording.story.last == "success")
    let state = ledger.state.withLock { $0 }
    #expect(state.meetings.isEmpty)
    #expect(state.order == (0..<6).flatMap { ["s\($0)", "s\($0)"] })
  }

  @Test func `a run that stops leaves no worker waiting`() async throws {
    let scenarios = (0..<6).map { "@exclusive:a\nScenario: s\($0)\n* s\($0) fails once\n" }
    let steps = StepLibrary("failing") {
      Given("{word} fails once") { (world: World, name: String) in throw StepFailure("no") }
    }
    let recording = try await Recording.run(
      "Feature: f\n" + scenarios.joined(), steps: steps,
      options: RunOptions(jobs: 4, maxFailures: 1))
    #expect(
      recording.story == [
        "s0", "  s0 fails once: failed (no)",
        "no success: stopped after the first failure; 5 scenarios were not run",
      ])
  }
}
