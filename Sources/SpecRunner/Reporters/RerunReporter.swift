import SpecGherkin
import SpecMessages
import SpecText

/// `path:line` of every scenario that did not pass, a line each: ready to be run as `@file`.
///
/// Sorted by path and line. If everything passed a comment says so, and running it is no error.
struct RerunReporter: Reporter {
  let output: Output
  private var places: Set<RerunPlace> = []

  init(_ output: Output) { self.output = output }

  var readsInOrder: Bool { false }

  mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    guard case .testCaseFinished(let event) = envelope, !event.willBeRetried,
      let attempt = index.attempt(event.testCaseStartedID), let pickle = attempt.pickle,
      attempt.status.isFailure || attempt.wasInterrupted
    else { return }
    places.insert(RerunPlace(uri: pickle.uri, line: pickle.location.line))
  }

  /// Scenarios that the end of the run kept from being run are named too: they have not passed.
  mutating func finish(_ index: RunIndex) {
    for pickle in index.notStarted + index.running.compactMap(\.pickle) {
      places.insert(RerunPlace(uri: pickle.uri, line: pickle.location.line))
    }
    for place in places.sorted() { output.line(ListedPath.line(place.description)) }
    if places.isEmpty, index.verdict.outcome == .passed { output.line(ListedPath.nothingFailed) }
  }
}

extension Attempt {
  /// Whether the end of the run cut it short.
  fileprivate var wasInterrupted: Bool {
    results.contains { $0.failure?.kind == .interrupted }
  }
}

/// A scenario by its file and line, in the order of paths and lines.
struct RerunPlace: Hashable, Comparable, CustomStringConvertible {
  @ExactText var uri: String
  let line: Int

  var description: String { "\(uri):\(line)" }

  static func < (one: Self, other: Self) -> Bool {
    one.uri.isSame(as: other.uri) ? one.line < other.line : one.uri.precedes(other.uri)
  }
}
