import SpecRunner
import Synchronization
import Testing

/// Where a run is recorded, nothing begins that whoever receives the messages has not heard of.
struct RecordedRunTests {
  @Test(arguments: [1, 3])
  func `what has ended, and what begins, is received before the first body runs`(
    jobs: Int
  ) async throws {
    let received = Mutex<[Envelope]>([])
    let heard = Mutex<[String]>([])
    let names = Mutex<[NodeID: String]>([:])
    /// Whether the consumer has heard that the scenario of this name has begun.
    @Sendable func isKnown(_ name: String) -> Bool {
      received.withLock { $0 }.contains { envelope in
        guard case .testCaseStarted(let event) = envelope else { return false }
        return names.withLock { $0[event.testCaseID] } == name
      }
    }
    let steps = StepLibrary("recorded") {
      BeforeAll { _ in
        let isKnown = received.withLock { $0 }.contains {
          if case .testRunHookStarted = $0 { true } else { false }
        }
        if !isKnown { throw StepFailure("unheard of") }
      }
      Before { world in
        if !isKnown(world.pickle?.name ?? "") { throw StepFailure("unheard of") }
      }
      Given("pass") { (world: World) in heard.withLock { $0.append(world.pickle?.name ?? "") } }
    }
    let feature =
      "Feature: f\n" + (1...20).map { "  Scenario: \($0)\n    * pass\n" }.joined()
    let suite = Suite(sources: [Source(uri: "f.feature", text: feature)])
    let plan = Planner(try StepRegistry([steps])).plan(suite)
    var options = RunOptions(jobs: jobs)
    options.isRecorded = true
    var pickles: [NodeID: String] = [:]
    var last: TestRunFinished?
    await SpecRun(plan, options).run { envelope in
      switch envelope {
      case .pickle(let pickle): pickles[pickle.id] = pickle.name
      case .testCase(let test): names.withLock { $0[test.id] = pickles[test.pickleID] }
      case .testRunFinished(let event): last = event
      default: break
      }
      received.withLock { $0.append(envelope) }
    }
    #expect(last?.success == true)
    #expect(heard.withLock { $0.count } == 20)
  }
}
