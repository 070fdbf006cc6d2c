import SpecGherkin
import SpecMessages
import SpecText

/// Writes `path:line` of every scenario that did not pass, one per line, for `spec run @FILE`.
///
/// The lines are sorted by path and line. If everything passed, the file has a comment that says
/// so; running it is not an error.
struct RerunReporter: Reporter {
  let output: Output
  private var places: Set<RerunPlace> = []

  init(_ output: Output) { self.output = output }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    guard let attempt = index.lastAttempt(endedBy: envelope), let pickle = attempt.pickle,
      attempt.result.isFailure || attempt.wasInterrupted
    else { return }
    places.insert(RerunPlace(uri: pickle.uri, line: pickle.location.line))
  }

  /// Scenarios that were not run because the run was cut short did not pass either.
  mutating func finish(_ index: RunIndex) {
    for pickle in index.notStarted + index.running.compactMap(\.pickle) {
      places.insert(RerunPlace(uri: pickle.uri, line: pickle.location.line))
    }
    // A run that continued without a file lacks all its scenarios.
    let broken =
      index.verdict.isWithoutScenarios ? [] : Set(exactly: index.parseErrors.map(\.uri))
    for uri in broken.inOrder { output.line(ListedPath.line(uri)) }
    for place in places.sorted() { output.line(ListedPath.line(place.description)) }
    if places.isEmpty, [.passed, .nothingChecked].contains(index.verdict.outcome) {
      output.line(ListedPath.nothingFailed)
    }
  }
}

extension Attempt {
  /// Whether the run was cut short, or a setup that it needs did not pass.
  fileprivate var wasInterrupted: Bool {
    isBlocked || results.contains { $0.failure?.kind == .interrupted }
  }
}

/// The file and line of a scenario, sorted by path and line.
struct RerunPlace: Hashable, Comparable, CustomStringConvertible {
  @ExactText var uri: String
  let line: Int

  var description: String { "\(uri):\(line)" }

  static func < (one: Self, other: Self) -> Bool {
    one.uri.isSame(as: other.uri) ? one.line < other.line : one.uri.precedes(other.uri)
  }
}
