import SpecGherkin
package import SpecMessages

/// Finds the attempt that a question about one scenario means, while a recording is read.
///
/// Without a number, it is the last attempt that did not pass, or else the last one. If several
/// scenarios match, it is that of the only one that failed. Of all others only the number of
/// attempts is kept, so memory does not depend on what the recording has of them.
package struct AttemptChoice {
  package enum Outcome {
    /// No scenario matches; whether the recording has any attempt at all.
    case nothing(hasAttempts: Bool)
    /// The attempt, and the number of attempts at the scenario.
    case chosen(TracedAttempt, of: Int)
    /// The scenario has fewer attempts than the number.
    case tooFew(TracedScenario, count: Int)
    /// The first scenarios that match, or the first of those that failed; how many match and failed.
    case several([TracedScenario], count: Int, failed: Int)
  }

  /// The number of scenarios that are named if several match.
  private static let most = 10

  private struct Candidate {
    var last: TracedScenario
    var count = 0
    var hasFailed = false
    var best: TracedAttempt?
  }

  private let number: Int?
  private let matches: (TracedScenario) -> Bool
  private var candidates: [NodeID: Candidate] = [:]
  private var numbers = AttemptNumbers()
  private var first: NodeID?
  private var firstFailed: NodeID?
  private var failedCount = 0
  private var named: (all: [TracedScenario], failed: [TracedScenario]) = ([], [])
  private var hasAttempts = false

  /// - Parameters:
  ///   - number: the number of the attempt, from 1; nil for the one that matters most.
  ///   - matches: whether a scenario is meant.
  package init(
    number: Int?, matches: @escaping (TracedScenario) -> Bool
  ) {
    self.number = number
    self.matches = matches
  }

  package mutating func receive(_ envelope: Envelope, _ index: RunIndex) {
    guard let attempt = index.attempt(endedBy: envelope) else { return }
    add(attempt, index)
  }

  /// Adds the attempts that never ended; call it after the last message.
  package mutating func finish(_ index: RunIndex) {
    for attempt in index.running { add(attempt, index) }
  }

  private mutating func add(_ attempt: Attempt, _ index: RunIndex) {
    hasAttempts = true
    let scenario = TracedScenario(attempt, number: numbers.next(attempt))
    let id = attempt.testCase.pickleID
    guard candidates[id] != nil || matches(scenario) else { return }
    var candidate = candidates[id] ?? Candidate(last: scenario)
    if candidate.count == 0 {
      if first == nil { first = id }
      if named.all.count < Self.most { named.all.append(scenario) }
    }
    candidate.count = scenario.attempt
    candidate.last = scenario
    let isLast = attempt.finished?.willBeRetried != true
    if isLast, scenario.result?.isFailure ?? true, !candidate.hasFailed {
      candidate.hasFailed = true
      failedCount += 1
      if firstFailed == nil { firstFailed = id }
      if named.failed.count < Self.most { named.failed.append(scenario) }
    }
    if isWanted(scenario, instead: candidate.best?.scenario) {
      candidate.best = TracedAttempt(attempt, number: scenario.attempt, index)
    }
    // An attempt that is retried may turn out to be of the only scenario that failed.
    if isLast, id != first, id != firstFailed { candidate.best = nil }
    candidates[id] = candidate
  }

  private func isWanted(_ scenario: TracedScenario, instead other: TracedScenario?) -> Bool {
    if let number { return scenario.attempt == number }
    guard let other else { return true }
    return (scenario.result?.isFailure ?? true) || other.result?.isFailure == false
  }

  package var outcome: Outcome {
    guard let first else { return .nothing(hasAttempts: hasAttempts) }
    let only = candidates.count == 1 ? first : number == nil && failedCount == 1 ? firstFailed : nil
    guard let only, let candidate = candidates[only] else {
      return .several(
        failedCount > 1 ? named.failed : named.all, count: candidates.count, failed: failedCount)
    }
    guard let best = candidate.best else {
      return .tooFew(candidate.last, count: candidate.count)
    }
    return .chosen(best, of: candidate.count)
  }
}
