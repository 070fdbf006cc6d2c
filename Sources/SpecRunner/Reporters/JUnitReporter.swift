import SpecGherkin
package import SpecMessages
import SpecText

/// JUnit XML: a suite for each feature file, a test case for each scenario.
///
/// What belongs to no scenario (failed hooks around the run, parse errors, an interruption) is an
/// error in a suite `(run)`, so that a report without failures and errors means a run without.
/// Suites come in the order of the files, cases in the order of their lines, whatever order they
/// ran in, and every name is unique. A suite is written as soon as it is complete.
package struct JUnitReporter: Reporter {
  /// Which dialect of JUnit XML is written.
  package enum Shape: Hashable, Sendable {
    /// What today's readers use: `file` and `line`, reasons of skips, earlier attempts.
    case rich
    /// Only what every published schema knows: one suite, valid against each of them.
    case plain
  }

  package let output: Output
  private let shape: Shape
  private var file: JUnitFile
  private var suites: [ExactText: JUnitSuite] = [:]
  private var order: [String] = []
  private var written = 0
  private var run: JUnitSuite
  private var earlier: [NodeID: [[FailureText]]] = [:]
  private var engineErrors: Set<ExactText> = []
  private var troubles = RunErrors()
  private var keptFiles = 0
  private var runStart: Timestamp?
  private var lastStamp: Timestamp?

  /// A report.
  ///
  /// - Parameters:
  ///   - properties: Facts about the run that the first suite names, such as a seed.
  ///   - paths: Where the repository lies; nil to name files as the run does.
  package init(
    _ output: Output, shape: Shape = .rich, properties: [(name: String, value: String)] = [],
    paths: RepositoryPaths? = nil
  ) {
    self.init(
      output, shape: shape, properties: properties, paths: paths,
      longestWait: JUnitFile.longestWait)
  }

  init(
    _ output: Output, shape: Shape, properties: [(name: String, value: String)],
    paths: RepositoryPaths? = nil, longestWait: Int
  ) {
    self.output = output
    self.shape = shape
    file = JUnitFile(
      output, shape: shape, properties: properties, paths: paths, longestWait: longestWait)
    run = JUnitSuite(name: "(run)", uri: nil)
  }

  package var readsInOrder: Bool { false }

  package mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    let trouble = troubles.receive(envelope, index)
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
      if let trouble { note(trouble, start: start, end: event.timestamp) }
    case .testRunFinished(let event):
      lastStamp = event.timestamp
      if let trouble { note(trouble) }
    default: if let trouble { note(trouble) }
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

  /// Writes what a failed scenario has left behind into files, and returns their paths.
  ///
  /// Texts are in the report itself; of a good run nobody looks at pictures.
  private mutating func keep(_ attempt: Attempt) -> [String] {
    guard attempt.status.isFailure else { return [] }
    var paths: [String] = []
    for (_, attachment) in attempt.attachments {
      guard case .bytes(let bytes) = attachment.body else { continue }
      keptFiles += 1
      let name = "\(keptFiles)-\(AttachmentName(attachment).text)"
      if let path = output.keep(bytes, as: name) { paths.append(path) }
    }
    return paths
  }

  /// Writes the suites whose turn it is and that lack nothing.
  ///
  /// The suite that has just got a case may get more: some tools announce a case as it starts.
  private mutating func writeComplete(before current: String) {
    while written < order.count, !order[written].isSame(as: current),
      let suite = suites[order[written]], suite.waiting <= 0
    {
      write(suite)
    }
  }

  /// Writes a suite unless it is empty: a file of which nothing was selected.
  private mutating func write(_ suite: JUnitSuite) {
    if !suite.cases.isEmpty { file.write(suite, runStart: runStart) }
    if let uri = suite.uri { suites[uri] = nil }
    written += 1
  }

  // MARK: - What belongs to no scenario

  /// An engine's death fails many scenarios, and is told once: none of them is to blame.
  private mutating func noteEngine(_ attempt: Attempt, _ index: RunIndex) {
    guard attempt.status == .failed,
      attempt.results.contains(where: { $0.failure?.kind == .engine }),
      let failure = FailureText(attempt, index), failure.facts.kind == .engine,
      engineErrors.insert(failure.message.first ?? "")
    else { return }
    run.add(JUnitCase(engineError: failure, attempt.pickle), start: nil)
  }

  private mutating func note(_ trouble: RunError, start: Timestamp? = nil, end: Timestamp? = nil) {
    let time = start.flatMap { start in end.map { $0 - start } }
    run.add(JUnitCase(trouble, time: time ?? .zero), start: start)
  }

  // MARK: - At the end

  package mutating func finish(_ index: RunIndex) {
    let reason = index.runFinished?.failure?.message ?? "the run ended before this scenario"
    for pickle in index.notStarted {
      open(pickle.uri)
      let name = CaseName(pickle, index.document(pickle.uri)?.lineage(of: pickle))
      suites[pickle.uri]?.add(JUnitCase(name, pickle, notRun: reason, shape), start: nil)
    }
    for attempt in index.running {
      guard let pickle = attempt.pickle else { continue }
      open(pickle.uri)
      let name = CaseName(pickle, attempt.lineage)
      suites[pickle.uri]?.add(JUnitCase(name, unfinished: pickle), start: nil)
    }
    if let trouble = troubles.finish(index) { note(trouble) }
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
