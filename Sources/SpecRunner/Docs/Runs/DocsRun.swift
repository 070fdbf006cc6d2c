import SpecAnalysis
package import SpecMessages

/// A recorded run, as far as the documentation shows it.
package struct DocsRun {
  /// The file of the recording.
  package let name: String
  private let index = RunIndex()
  private(set) var started: Timestamp?
  private(set) var isFinished = false
  /// The faults that the apps were launched with.
  package private(set) var faults: [String] = []
  private(set) var cases: [RecordedCase] = []
  /// What finds the cases of a scenario.
  private(set) var scenarios = RecordedScenarios()

  package init(name: String) { self.name = name }

  /// Whether the recording has a scenario that was run.
  package var isEmpty: Bool { cases.isEmpty }
  /// Whether the recording has no end, because the run was killed or the file was cut off.
  package var isCut: Bool { !isFinished }

  /// Processes a message of the recording.
  package mutating func receive(_ envelope: Envelope) {
    index.receive(envelope)
    switch envelope {
    case .testRunStarted(let event): started = event.timestamp
    case .testRunFinished: isFinished = true
    case .attachment(let attachment): faults += attachment.runFaults
    case .testCaseFinished(let event) where !event.willBeRetried:
      guard let attempt = index.attempt(event.testCaseStartedID),
        let found = RecordedCase(attempt, index), scenarios.add(attempt)
      else { return }
      cases.append(found)
      started = started ?? found.started
    default: break
    }
  }
}
