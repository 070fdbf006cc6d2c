package import SpecGherkin
package import SpecMessages
import SpecText

/// The results of the scenarios in a recording.
///
/// Scenarios are found by their names, and steps by their texts, because lines move between a run
/// and its evaluation.
package struct RecordedResults: Sendable {
  /// The name of the recording.
  package let path: String
  /// By the path of the file in the recording.
  private let results: [ExactText: [Key: Case]]
  private let uris: [String]

  /// The result of a scenario or a step.
  package struct Result: Sendable {
    package let status: Status
    package let duration: Duration
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
  /// - Parameter read: passes each message to a function; returns an error message if it failed.
  /// - Throws: `Unreadable` with a sentence.
  package init(
    _ path: String, read: (_ path: String, _ receive: (Envelope) -> Void) -> String?
  ) throws(Unreadable) {
    self.path = path
    let index = RunIndex()
    var found: [ExactText: [Key: Case]] = [:]
    let problem = read(path) { envelope in
      index.receive(envelope)
      guard case .testCaseFinished(let event) = envelope, !event.willBeRetried,
        let attempt = index.attempt(event.testCaseStartedID), let pickle = attempt.pickle,
        let lineage = attempt.lineage
      else { return }
      let steps = attempt.results.enumerated().compactMap { position, result in
        attempt.pickleStep(at: position).map {
          ($0.text, Result(status: result.status, duration: result.duration))
        }
      }
      found[ExactText(pickle.uri), default: [:]][Key(lineage)] = Case(
        result: Result(status: attempt.status, duration: attempt.duration ?? .zero), steps: steps)
    }
    if let problem { throw Unreadable(sentence: problem) }
    results = found
    uris = found.keys.sorted().map(\.wrappedValue)
  }

  package struct Unreadable: Error { package let sentence: String }

  package func result(of pickle: Pickle, in document: GherkinDocument) -> Result? {
    recorded(pickle, document)?.result
  }

  /// The result of a step; of steps with the same text, the first.
  package func result(
    of step: PickleStep, in pickle: Pickle, _ document: GherkinDocument
  ) -> Result? {
    recorded(pickle, document)?.steps.first { $0.text.isSame(as: step.text) }?.result
  }

  private func recorded(_ pickle: Pickle, _ document: GherkinDocument) -> Case? {
    document.lineage(of: pickle).flatMap { cases(of: pickle.uri)?[Key($0)] }
  }

  /// The cases of a file; the run may have had another working directory.
  private func cases(of uri: String) -> [Key: Case]? {
    results[ExactText(uri)]
      ?? uris.first { Self.isSameFile($0, uri) }.flatMap { results[ExactText($0)] }
  }

  /// Whether two paths may refer to the same file: one is a suffix of the other.
  private static func isSameFile(_ one: String, _ other: String) -> Bool {
    one.ends(with: "/" + other) || other.ends(with: "/" + one)
  }
}
