import SpecGherkin
package import SpecMessages
import SpecRunner
import SpecText

/// The last result of each scenario of a recorded run.
///
/// If several scenarios have the same name and steps, or a scenario ran on several engines, the most
/// severe result counts; of several attempts, the last.
package struct LastResults {
  private let index = RunIndex()
  private var recorded = RecordedScenarios()
  private var results: [CaseResult] = []
  /// Whether the run ended by itself.
  package private(set) var isComplete = false
  /// The faults that the apps were launched with.
  package private(set) var faults: [String] = []

  package init() {}

  /// Whether the recording contains no scenario that was run.
  package var isEmpty: Bool { results.isEmpty }

  /// Processes an envelope of the recording.
  package mutating func receive(_ envelope: Envelope) {
    index.receive(envelope)
    switch envelope {
    case .testRunFinished(let event): isComplete = event.isComplete
    case .attachment(let attachment): faults += attachment.runFaults
    case .testCaseFinished(let event) where !event.willBeRetried:
      guard let attempt = index.attempt(event.testCaseStartedID), recorded.add(attempt) else {
        return
      }
      // A scenario that passes shows that its statements hold, even if its known issue is open.
      results.append(attempt.result == .unexpectedPass ? .status(.passed) : attempt.result)
    default: break
    }
  }

  /// The result of a scenario, unknown if it is not in the recording, and whether it has changed
  /// since, so that the result is not its own.
  func result(
    of pickle: Pickle, _ lineage: Lineage, _ registry: StepRegistry?
  ) -> (result: CaseResult, isStale: Bool) {
    let (places, isStale) = recorded.found(pickle, lineage, registry)
    let result = isStale ? nil : places.map { results[$0] }.max()
    return (result ?? .status(.unknown), isStale && !places.isEmpty)
  }
}
