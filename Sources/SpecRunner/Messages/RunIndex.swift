package import SpecGherkin
import SpecText

/// Resolves the ids of a stream: finds the scenario, the step and the glue of an event.
///
/// It drops what belongs to a finished test case, so memory depends on the remaining test cases and
/// not on the finished ones. It is a class because all reports of a run share one. It also updates
/// the `Verdict` of the run.
package final class RunIndex {
  /// The counts and the outcome so far.
  package private(set) var verdict = Verdict()
  package private(set) var meta: Meta?
  package private(set) var runStarted: TestRunStarted?
  package private(set) var runFinished: TestRunFinished?
  /// The parse errors so far.
  package private(set) var parseErrors: [Diagnostic] = []

  private var sources: [ExactText: Source] = [:]
  private var documents: [ExactText: OpenDocument] = [:]
  private var pickles = NodeTable<OpenPickle>()
  private var cases = NodeTable<AnnouncedCase>()
  private var caseCount = 0
  /// How often each scenario is run in each variant.
  private var repeats: UInt32 = 1
  private var live: [Attempt] = []
  /// Finished attempts that are kept until `release`.
  private var finished: [NodeID: Attempt] = [:]
  private let keepsFinished: Bool
  private var definitions: [NodeID: StepDefinitionMessage] = [:]
  private var hooks: [NodeID: HookMessage] = [:]
  private var runHooks: [NodeID: TestRunHookStarted] = [:]
  /// The attempt that finished last: kept for the reports, and dropped with the next envelope.
  private var leaving: NodeID?
  /// Whether the attempt that finished last has been released.
  private var isReleased = false

  /// Creates an empty index.
  ///
  /// - Parameter keepsFinished: Keeps finished attempts until they are released, for reports that
  ///   read them later than others.
  package init(keepsFinished: Bool = false) { self.keepsFinished = keepsFinished }

  private struct OpenDocument {
    let document: GherkinDocument
    /// The number of its pickles without a finished test case.
    ///
    /// Pickles are counted rather than test cases, because other tools announce a test case only
    /// when it starts.
    var waiting = 0
  }

  private struct OpenPickle {
    let pickle: Pickle
    /// The number of its announced test cases that have not finished: a scenario that runs on
    /// several engines has a test case for each.
    var waiting: UInt32 = 0
    /// The number of its announced test cases.
    var announced: UInt32 = 0
  }

  private struct AnnouncedCase {
    let testCase: TestCase
    let order: UInt32
    /// The index among the test cases of the same scenario.
    let copy: UInt32
    var hasStarted = false
  }

  /// Receives an envelope; must be called before reports receive it.
  package func receive(_ envelope: Envelope) {
    if let id = leaving { leave(id) }
    note(envelope)
    verdict.receive(envelope, self)
  }

  private func note(_ envelope: Envelope) {
    switch envelope {
    case .testStepFinished(let event):
      attempt(event.testCaseStartedID)?.note(event)
    case .testStepStarted, .parameterType, .undefinedParameterType, .testRunHookFinished: break
    case .testCaseStarted(let event): begin(event)
    case .testCaseFinished(let event):
      attempt(event.testCaseStartedID)?.note(event)
      leaving = event.testCaseStartedID
    case .attachment(let attachment):
      if case .step(let attempt, let step) = attachment.owner {
        self.attempt(attempt)?.note(attachment, by: step)
      } else if let text = attachment.text(ofType: Attachment.repeatType),
        let count = UInt32(text), count > 1
      {
        repeats = count
      }
    case .suggestion(let suggestion):
      for attempt in live.reversed() where attempt.note(suggestion) { break }
    case .meta(let meta): self.meta = meta
    case .source(let source): sources[source.uri] = source
    case .gherkinDocument(let document):
      sources[document.uri] = nil
      documents[document.uri] = OpenDocument(document: document)
    case .parseError(let error): parseErrors.append(error)
    case .pickle(let pickle):
      pickles[pickle.id] = OpenPickle(pickle: pickle)
      documents[pickle.uri]?.waiting += 1
    case .stepDefinition(let definition): definitions[definition.id] = definition
    case .hook(let hook): hooks[hook.id] = hook
    case .testRunStarted(let event): runStarted = event
    case .testRunHookStarted(let event): runHooks[event.id] = event
    case .testCase(let testCase): announce(testCase)
    case .testRunFinished(let event): runFinished = event
    }
  }

  private func announce(_ testCase: TestCase) {
    cases[testCase.id] = AnnouncedCase(
      testCase: testCase, order: UInt32(caseCount),
      copy: pickles[testCase.pickleID]?.announced ?? 0)
    caseCount += 1
    pickles[testCase.pickleID]?.waiting += 1
    pickles[testCase.pickleID]?.announced += 1
  }

  private func begin(_ event: TestCaseStarted) {
    guard let announced = cases[event.testCaseID] else { return }
    cases[event.testCaseID]?.hasStarted = true
    let pickle = pickles[announced.testCase.pickleID]?.pickle
    live.append(
      Attempt(
        event, announced.testCase, order: Int(announced.order), pickle: pickle,
        document: pickle.flatMap { documents[$0.uri]?.document },
        // The repetitions in a variant follow each other; setups and teardowns are not repeated.
        repetition: repeats > 1 && pickles[announced.testCase.pickleID]?.announced ?? 0 > 1
          ? Int(announced.copy % repeats) + 1 : nil))
  }

  /// Releases a finished attempt that every report has read.
  package func release(_ testCaseStartedID: NodeID) {
    if testCaseStartedID == leaving {
      isReleased = true
    } else if let attempt = finished.removeValue(forKey: testCaseStartedID) {
      drop(attempt)
    }
  }

  private func leave(_ id: NodeID) {
    leaving = nil
    defer { isReleased = false }
    guard let place = live.firstIndex(where: { $0.started.id == id }) else { return }
    let attempt = live.remove(at: place)
    if keepsFinished, !isReleased { finished[id] = attempt } else { drop(attempt) }
  }

  /// Drops a finished attempt, and its test case unless the attempt is retried.
  private func drop(_ attempt: Attempt) {
    guard attempt.finished?.willBeRetried != true else { return }
    cases[attempt.testCase.id] = nil
    if let open = pickles[attempt.testCase.pickleID], open.waiting > 1 {
      pickles[attempt.testCase.pickleID]?.waiting -= 1
      return
    }
    pickles[attempt.testCase.pickleID] = nil
    guard let uri = attempt.pickle?.uri else { return }
    documents[uri]?.waiting -= 1
    if documents[uri]?.waiting == 0 { documents[uri] = nil }
  }

  // MARK: - Lookup

  /// The attempt with an id, if it is running, finished last, or not yet released.
  package func attempt(_ testCaseStartedID: NodeID) -> Attempt? {
    // There is one per worker, so a linear search is faster than a dictionary.
    for attempt in live.reversed() where attempt.started.id == testCaseStartedID { return attempt }
    return finished.isEmpty ? nil : finished[testCaseStartedID]
  }

  /// The attempt that a message ends; nil if it ends none.
  package func attempt(endedBy envelope: Envelope) -> Attempt? {
    guard case .testCaseFinished(let event) = envelope else { return nil }
    return attempt(event.testCaseStartedID)
  }

  /// The attempt that a message ends, unless it will be retried.
  package func lastAttempt(endedBy envelope: Envelope) -> Attempt? {
    guard case .testCaseFinished(let event) = envelope, !event.willBeRetried else { return nil }
    return attempt(event.testCaseStartedID)
  }

  /// The attempts that have started and not finished, in order of their start.
  package var running: [Attempt] { live.filter { $0.finished == nil } }

  /// The number of announced test cases.
  package var announced: Int { caseCount }

  package func definition(_ id: NodeID) -> StepDefinitionMessage? { definitions[id] }
  package func hook(_ id: NodeID) -> HookMessage? { hooks[id] }

  /// The hook of a hook run before or after all scenarios.
  package func runHook(_ testRunHookStartedID: NodeID) -> HookMessage? {
    runHooks[testRunHookStartedID].flatMap { hooks[$0.hookID] }
  }

  /// The start of a hook run before or after all scenarios.
  package func runHookStart(_ testRunHookStartedID: NodeID) -> Timestamp? {
    runHooks[testRunHookStartedID]?.timestamp
  }

  /// A pickle whose test case has not finished.
  package func pickle(_ id: NodeID) -> Pickle? { pickles[id]?.pickle }

  /// A document with unfinished pickles.
  package func document(_ uri: String) -> GherkinDocument? { documents[uri]?.document }

  /// The source of a file that has parse errors; other sources are in their documents.
  package func source(_ uri: String) -> Source? { sources[uri] }

  /// The pickles of test cases that were announced and never started, in order.
  package var notStarted: [Pickle] {
    cases.values.filter { !$0.hasStarted }.sorted { $0.order < $1.order }
      .compactMap { pickle($0.testCase.pickleID) }
  }
}
