import SpecGherkin
import SpecMessages
import SpecText

/// A recording that is merged, with the mapping of its ids to the merged run.
struct MergedPart {
  var recording: Recording
  var glue = MergedGlue.Ledger()
  /// The test cases announced before the first one started, in order.
  var announced: [TestCase] = []
  /// The messages of hooks before and after the run, and their attachments.
  var surroundings: [Envelope] = []
  var started: TestRunStarted?
  var finished: TestRunFinished?
  /// The names of the hooks before the run, which set up what it runs on, such as an engine.
  private var runHooks: Set<ExactText> = []
  private var pickles: [NodeID: NodeID] = [:]
  private var places: [NodeID: MergedDocuments.Place] = [:]
  /// The test cases of setups and teardowns.
  private var stages: Set<NodeID> = []
  /// The steps that may have suggestions.
  private var undefined: [NodeID: NodeID] = [:]
  private let run: NodeID

  /// - Parameter run: The id of the merged run.
  init(_ recording: Recording, run: NodeID) {
    self.recording = recording
    self.run = run
  }

  /// Returns the position of the recording's next test case; nil if no test case is next.
  mutating func nextPlace() throws(RecordingError) -> MergedDocuments.Place? {
    guard case .testCaseStarted(let event) = try recording.peek() else { return nil }
    return places[event.testCaseID]
  }

  /// Returns the identity of a test case; nil if it is not announced.
  func mergedCase(_ id: NodeID) -> MergedCase? {
    // Recordings of other tools may lack locations; their test cases have no identity.
    // A setup or teardown runs in every shard that needs it.
    guard let place = places[id], place.line > 1, !stages.contains(id) else { return nil }
    return MergedCase(place: place, surroundings: runHooks)
  }

  mutating func note(_ hook: HookMessage) {
    guard [.beforeTestRun, .afterTestRun].contains(hook.kind), let name = hook.name else { return }
    runHooks.insert(name)
  }

  mutating func note(_ pickle: NodeID, as other: NodeID) { pickles[pickle] = other }

  /// Returns a test case with the ids of the merged run.
  mutating func merged(_ testCase: TestCase, _ texts: MergedDocuments) -> TestCase {
    var merged = testCase
    merged.testRunStartedID = run
    merged.pickleID = pickles[testCase.pickleID] ?? testCase.pickleID
    places[testCase.id] = texts.place(of: merged.pickleID)
    if texts.isStage(merged.pickleID) { stages.insert(testCase.id) }
    var steps = texts.steps(of: merged.pickleID)[...]
    merged.steps = TestSteps(
      testCase.steps.map { step in
        switch step.role {
        case .hook(let id): return TestStep(id: step.id, role: .hook(glue.ids[id] ?? id))
        case .step(let id, let match):
          let other = steps.popFirst() ?? id
          if case .undefined = match { undefined[id] = other }
          return TestStep(
            id: step.id, role: .step(pickleStepID: other, self.merged(match)))
        }
      })
    return merged
  }

  private func merged(_ match: StepMatch) -> StepMatch {
    func merged(_ match: DefinitionMatch) -> DefinitionMatch {
      var merged = match
      merged.definitionID = glue.ids[match.definitionID] ?? match.definitionID
      return merged
    }
    return switch match {
    case .undefined: .undefined
    case .defined(let match): .defined(merged(match))
    case .ambiguous(let matches): .ambiguous(matches.map(merged))
    }
  }

  func merged(_ suggestion: Suggestion) -> Suggestion {
    var merged = suggestion
    merged.pickleStepID = undefined[suggestion.pickleStepID] ?? suggestion.pickleStepID
    return merged
  }

  func merged(_ event: TestRunHookStarted) -> TestRunHookStarted {
    var merged = event
    merged.testRunStartedID = run
    merged.hookID = glue.ids[event.hookID] ?? event.hookID
    return merged
  }

  /// Returns the buffered messages of hooks before and after the run.
  mutating func takeSurroundings() -> [Envelope] {
    defer { surroundings.removeAll() }
    return surroundings
  }
}
