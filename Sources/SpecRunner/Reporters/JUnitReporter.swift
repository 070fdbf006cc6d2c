import SpecGherkin
package import SpecMessages
import SpecText

/// Writes JUnit XML: a suite for each feature file, a test case for each scenario.
///
/// Errors outside scenarios (failed hooks before or after the run, parse errors, an interruption)
/// are in a suite `(run)`, so that a failed run always has a failure or an error. Suites are in the
/// order of the files and cases in the order of their lines, independent of the order of execution,
/// and names are unique. A suite is written as soon as it is complete.
package struct JUnitReporter: Reporter {
  /// The dialect of JUnit XML.
  package enum Shape: Hashable, Sendable {
    /// The dialect that current readers support: `file` and `line`, reasons for skipping, earlier
    /// attempts.
    case rich
    /// Only what every published schema allows: a single suite.
    case plain
  }

  /// The usual limit in bytes for what is kept in memory.
  package static let longestWait = 4_000_000

  package let output: Output
  private let shape: Shape
  private var file: JUnitFile
  private var suites: [ExactText: JUnitSuite] = [:]
  private var order: [String] = []
  private var written = 0
  private var run: JUnitSuite
  private var earlier: [NodeID: [[FailureText]]] = [:]
  private var engineErrors: Set<ExactText> = []
  private var runErrors = RunErrors()
  private var keptFiles = 0
  private var runStart: Timestamp?
  private var lastStamp: Timestamp?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - properties: Facts about the run, such as a seed, written to the first suite.
  ///   - paths: The location of the repository; nil to write paths as the run has them.
  ///   - longestWait: The limit in bytes for what is kept in memory.
  package init(
    _ output: Output, shape: Shape = .rich, properties: [(name: String, value: String)] = [],
    paths: RepositoryPaths? = nil, longestWait: Int = longestWait
  ) {
    self.output = output
    self.shape = shape
    file = JUnitFile(
      output, shape: shape, properties: properties, paths: paths, longestWait: longestWait)
    run = JUnitSuite(name: "(run)", uri: nil)
  }

  package mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    let runError = runErrors.receive(envelope, index)
    switch envelope {
    case .testRunStarted(let event): runStart = event.timestamp
    case .gherkinDocument(let document): open(document.uri)
    case .testCase(let testCase):
      if let pickle = index.pickle(testCase.pickleID) {
        open(pickle.uri)
        suites[pickle.uri]?.waiting += 1
      }
    case .testCaseFinished(let event):
      lastStamp = event.timestamp
      if let attempt = index.attempt(event.testCaseStartedID) { note(attempt, event, index) }
    case .testRunHookFinished(let event):
      lastStamp = event.timestamp
      let start = index.runHookStart(event.testRunHookStartedID)
      if let runError { note(runError, start: start, end: event.timestamp) }
    case .testRunFinished(let event):
      lastStamp = event.timestamp
      if let runError { note(runError) }
    default: if let runError { note(runError) }
    }
  }

  private mutating func open(_ uri: String) {
    if suites[uri] != nil { return }
    suites[uri] = JUnitSuite(name: uri, uri: uri)
    order.append(uri)
  }

  private mutating func note(_ attempt: Attempt, _ event: TestCaseFinished, _ index: RunIndex) {
    let id = attempt.testCase.id
    if event.willBeRetried {
      earlier[id, default: []].append(FailureText.all(of: attempt, index))
      return
    }
    let uri = attempt.pickle?.uri ?? ""
    open(uri)
    let before = earlier.removeValue(forKey: id) ?? []
    let test = JUnitCase(attempt, earlier: before, kept: keep(attempt), index, shape)
    suites[uri]?.add(test, start: attempt.started.timestamp)
    suites[uri]?.waiting -= 1
    noteEngine(attempt, index)
    writeComplete(before: uri)
  }

  /// Saves the attachments of a failed scenario as files and returns their paths.
  ///
  /// Texts are in the report itself.
  private mutating func keep(_ attempt: Attempt) -> [String] {
    guard attempt.result.isFailure else { return [] }
    var paths: [String] = []
    for (_, attachment) in attempt.attachments {
      guard case .bytes(let bytes) = attachment.body else { continue }
      keptFiles += 1
      let name = "\(keptFiles)-\(AttachmentName(attachment).text)"
      if let path = output.keep(bytes, as: name) { paths.append(path) }
    }
    return paths
  }

  /// Writes the complete suites whose turn it is.
  ///
  /// The suite of the last case may be incomplete, because some tools announce a case only when it
  /// starts.
  private mutating func writeComplete(before current: String) {
    while written < order.count, !order[written].isSame(as: current),
      let suite = suites[order[written]], suite.waiting <= 0
    {
      write(suite)
    }
  }

  /// Writes a suite unless it is empty because none of its scenarios was selected.
  private mutating func write(_ suite: JUnitSuite) {
    if !suite.cases.isEmpty { file.write(suite, runStart: runStart) }
    if let uri = suite.uri { suites[uri] = nil }
    written += 1
  }

  // MARK: - Errors outside scenarios

  /// An engine that exits fails many scenarios, so the error is reported once, outside them.
  private mutating func noteEngine(_ attempt: Attempt, _ index: RunIndex) {
    guard attempt.status == .failed,
      attempt.results.contains(where: { $0.failure?.kind == .engine }),
      let failure = FailureText(attempt, index), failure.facts.kind == .engine,
      engineErrors.insert(failure.message.first ?? "")
    else { return }
    run.add(JUnitCase(engineError: failure, attempt.pickle), start: nil)
  }

  private mutating func note(_ runError: RunError, start: Timestamp? = nil, end: Timestamp? = nil) {
    let time = start.flatMap { start in end.map { $0 - start } }
    run.add(JUnitCase(runError, time: time ?? .zero), start: start)
  }

  // MARK: - At the end

  package mutating func finish(_ index: RunIndex) {
    let reason = index.runFinished?.failure?.message ?? "the run ended before this scenario"
    for pickle in index.notStarted {
      open(pickle.uri)
      let name = index.name(ofNotStarted: pickle)
      suites[pickle.uri]?.add(JUnitCase(name, pickle, notRun: reason, shape), start: nil)
    }
    for attempt in index.running {
      guard let pickle = attempt.pickle else { continue }
      open(pickle.uri)
      let name = CaseName(pickle, attempt.lineage)
      suites[pickle.uri]?.add(JUnitCase(name, unfinished: pickle), start: nil)
    }
    if let runError = runErrors.finish(index) { note(runError) }
    while written < order.count {
      guard let suite = suites[order[written]] else {
        written += 1
        continue
      }
      write(suite)
    }
    if file.isGood, run.cases.isEmpty, index.runFinished?.success == false {
      let message = "the run did not succeed, and its messages do not tell why"
      note(RunError(name: "run", type: "RunError", message: message, text: message))
    }
    if !run.cases.isEmpty { file.write(run, runStart: runStart) }
    file.end(time: runStart.flatMap { start in lastStamp.map { $0 - start } } ?? .zero)
  }
}
