package import SpecGherkin
package import SpecMessages
import SpecText

/// The last result of each scenario of a recorded run, looked up by name.
///
/// Scenarios are identified by names and not by lines, because lines move between a run and its
/// evaluation: file, rule, scenario, and the index of the examples and row. If several scenarios
/// have the same name, or a scenario ran on several engines, the most severe result counts; of
/// several attempts, the last.
package struct LastResults {
  private let index = RunIndex()
  private var results: [Key: CaseResult] = [:]
  /// The files of the recording, for a suite loaded by another path.
  private var uris: Set<ExactText> = []

  private struct Key: Hashable {
    @ExactText var uri: String
    @ExactText var rule: String
    @ExactText var scenario: String
    let examples: Int?
    let row: Int?
  }

  package init() {}

  /// Whether the recording contains no scenario that was run.
  package var isEmpty: Bool { results.isEmpty }

  /// Processes an envelope of the recording.
  package mutating func receive(_ envelope: Envelope) {
    index.receive(envelope)
    guard case .testCaseFinished(let event) = envelope, !event.willBeRetried,
      let attempt = index.attempt(event.testCaseStartedID), let pickle = attempt.pickle,
      let lineage = attempt.lineage
    else { return }
    uris.insert(pickle.uri)
    let key = Self.key(pickle.uri, lineage)
    // A scenario that passes shows that its statements hold, even if its known issue is open.
    let result = attempt.result == .unexpectedPass ? .status(.passed) : attempt.result
    results[key] = max(results[key] ?? .status(.unknown), result)
  }

  /// The result of a scenario; unknown if it is not in the recording.
  package func result(of pickle: Pickle, _ lineage: Lineage) -> CaseResult {
    let uri =
      uris.contains(pickle.uri)
      ? pickle.uri : uris.inOrder.first { Self.refersToSameFile($0, pickle.uri) }
    return uri.flatMap { results[Self.key($0, lineage)] } ?? .status(.unknown)
  }

  private static func key(_ uri: String, _ lineage: Lineage) -> Key {
    Key(
      uri: uri, rule: lineage.rule?.name ?? "", scenario: lineage.scenario.name,
      examples: lineage.examplesIndex, row: lineage.rowIndex)
  }

  /// Whether two paths may refer to the same file: one is a suffix of the other.
  private static func refersToSameFile(_ one: String, _ other: String) -> Bool {
    one.ends(with: "/" + other) || other.ends(with: "/" + one)
  }
}
