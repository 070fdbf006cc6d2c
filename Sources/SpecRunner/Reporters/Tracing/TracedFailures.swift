import SpecGherkin
package import SpecMessages
import SpecText

/// The failures of a recording: the scenarios that did not pass, and what failed around them.
package struct TracedFailures {
  /// A scenario that did not pass.
  package struct Failure: Sendable {
    package let scenario: TracedScenario
    /// The steps that failed, each with its number; empty if the scenario did not end.
    package let steps: [(number: Int?, text: FailureText)]
  }

  /// The first failures.
  package private(set) var failures: [Failure] = []
  /// The number of all failures.
  package private(set) var count = 0
  /// What failed outside of scenarios, a sentence each: errors of features, hooks, the run itself.
  package var problems: [String] {
    let more = problemCount - firstProblems.count
    return firstProblems + (more > 0 ? ["and \(more) more"] : [])
  }

  private var firstProblems: [String] = []
  private var problemCount = 0

  private let limit: Int
  private var numbers = AttemptNumbers()

  /// - Parameter limit: the number of failures and of problems that are kept.
  package init(limit: Int) { self.limit = limit }

  package mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    switch envelope {
    case .testCaseFinished(let event):
      guard let attempt = index.attempt(event.testCaseStartedID) else { return }
      let number = numbers.next(attempt)
      guard !event.willBeRetried, attempt.result.isFailure else { return }
      add(attempt, number, index)
    case .parseError(let error):
      note("\(error.uri)\(error.location.map { ":\($0.line)" } ?? ""): \(error.message)")
    case .testRunHookFinished(let event) where event.result.status.isFailure:
      let text = FailureText(event.result, of: index.runHook(event.testRunHookStartedID))
      note("\(text.step): \(text.message.joined(separator: " "))")
    case .testRunFinished(let event):
      if let sentence = event.failure?.message { note(sentence) }
    default: break
    }
  }

  /// Adds the scenarios that never ended; call it after the last message.
  package mutating func finish(_ index: RunIndex) {
    for attempt in index.running { add(attempt, numbers.next(attempt), index) }
    let notRun = index.notStarted.count
    if notRun > 0 { note("not run: \(notRun.counted("scenario"))") }
  }

  private mutating func add(_ attempt: Attempt, _ number: Int, _ index: RunIndex) {
    count += 1
    guard failures.count < limit else { return }
    let texts = FailureText.all(of: attempt, index)
    failures.append(
      Failure(
        scenario: TracedScenario(attempt, number: number),
        steps: texts.map { ($0.position.flatMap { attempt.stepNumber(at: $0) }, $0) }))
  }

  private mutating func note(_ sentence: String) {
    problemCount += 1
    if firstProblems.count < limit { firstProblems.append(VisibleText.line(sentence)) }
  }
}
