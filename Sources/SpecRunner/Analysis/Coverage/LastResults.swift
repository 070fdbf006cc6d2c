public import SpecGherkin
public import SpecMessages
import SpecText

/// Fold: how each scenario of a recorded run ended, found again by what it is called.
///
/// By name and not by line, because lines move between a run and a look at it: file, rule,
/// scenario, and which row of which examples. Of scenarios with one name, and of a scenario that ran
/// on several engines, the gravest result counts; of several attempts the last.
public struct LastResults {
  private let index = RunIndex()
  private var statuses: [Key: Status] = [:]
  /// The files of the recording, for a suite that was read by another path.
  private var uris: Set<ExactText> = []

  private struct Key: Hashable {
    @ExactText var uri: String
    @ExactText var rule: String
    @ExactText var scenario: String
    let examples: Int?
    let row: Int?
  }

  public init() {}

  /// Whether the recording has a scenario that was run.
  public var isEmpty: Bool { statuses.isEmpty }

  /// Takes in one envelope of the recording.
  public mutating func receive(_ envelope: Envelope) {
    index.receive(envelope)
    guard case .testCaseFinished(let event) = envelope, !event.willBeRetried,
      let attempt = index.attempt(event.testCaseStartedID), let pickle = attempt.pickle,
      let lineage = attempt.lineage
    else { return }
    uris.insert(pickle.uri)
    let key = Self.key(pickle.uri, lineage)
    let status = attempt.results.isEmpty ? .passed : attempt.status
    statuses[key] = max(statuses[key] ?? .unknown, status)
  }

  /// How a scenario ended; unknown if it is not in the recording.
  public func status(of pickle: Pickle, _ lineage: Lineage) -> Status {
    let uri =
      uris.contains(pickle.uri) ? pickle.uri : uris.inOrder.first { Self.areOne($0, pickle.uri) }
    return uri.flatMap { statuses[Self.key($0, lineage)] } ?? .unknown
  }

  private static func key(_ uri: String, _ lineage: Lineage) -> Key {
    Key(
      uri: uri, rule: lineage.rule?.name ?? "", scenario: lineage.scenario.name,
      examples: lineage.examplesIndex, row: lineage.rowIndex)
  }

  /// Whether two paths may lead to one file: one of them is the end of the other.
  private static func areOne(_ one: String, _ other: String) -> Bool {
    one.ends(with: "/" + other) || other.ends(with: "/" + one)
  }
}
