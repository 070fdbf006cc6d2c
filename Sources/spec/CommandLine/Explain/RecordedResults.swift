import SpecGherkin
import SpecMessages
import SpecText

/// The results of the scenarios of one file in a recording.
///
/// Scenarios are found by their names, and steps by their texts, because lines move between a run
/// and its evaluation.
struct RecordedResults: Sendable {
  /// The name of the recording.
  let path: String
  private var results: [Key: Case] = [:]

  /// The result of a scenario or a step.
  struct Result: Sendable {
    let status: Status
    let duration: Duration
  }

  private struct Case: Sendable {
    let result: Result
    let steps: [(text: String, result: Result)]
  }

  private struct Key: Hashable {
    @ExactText var rule: String
    @ExactText var scenario: String
    let examples: Int?
    let row: Int?

    init(_ lineage: Lineage) {
      rule = lineage.rule?.name ?? ""
      scenario = lineage.scenario.name
      examples = lineage.examplesIndex
      row = lineage.rowIndex
    }
  }

  /// Reads a recording.
  ///
  /// - Throws: `Unreadable` with a sentence.
  init(_ path: String, of uri: String) throws(Unreadable) {
    self.path = path
    let index = RunIndex()
    var found: [Key: Case] = [:]
    let problem = RecordedRun.read(path) { envelope in
      index.receive(envelope)
      guard case .testCaseFinished(let event) = envelope, !event.willBeRetried,
        let attempt = index.attempt(event.testCaseStartedID), let pickle = attempt.pickle,
        let lineage = attempt.lineage, Self.isSameFile(pickle.uri, uri)
      else { return }
      let steps = attempt.results.enumerated().compactMap { position, result in
        attempt.pickleStep(at: position).map {
          ($0.text, Result(status: result.status, duration: result.duration))
        }
      }
      found[Key(lineage)] = Case(
        result: Result(status: attempt.status, duration: attempt.duration ?? .zero), steps: steps)
    }
    if let problem { throw Unreadable(sentence: problem) }
    results = found
  }

  struct Unreadable: Error { let sentence: String }

  func result(of pickle: Pickle, in document: GherkinDocument) -> Result? {
    recorded(pickle, document)?.result
  }

  /// The result of a step; of steps with the same text, the first.
  func result(
    of step: PickleStep, in pickle: Pickle, _ document: GherkinDocument
  ) -> Result? {
    recorded(pickle, document)?.steps.first { $0.text.isSame(as: step.text) }?.result
  }

  private func recorded(_ pickle: Pickle, _ document: GherkinDocument) -> Case? {
    document.lineage(of: pickle).flatMap { results[Key($0)] }
  }

  /// Whether two paths may refer to the same file: one is a suffix of the other.
  private static func isSameFile(_ one: String, _ other: String) -> Bool {
    one.isSame(as: other) || one.ends(with: "/" + other) || other.ends(with: "/" + one)
  }
}
