import SpecMessages
import Synchronization

/// The results of the steps of a running text step.
///
/// It is shared with the code that abandons a step at its time limit, which then still has the
/// results so far.
final class InnerStepLog: Sendable {
  let expansion: Expansion
  private let state: Mutex<State>

  private struct State {
    var results: [StepResult] = []
    /// The time at which the last step finished.
    var now: Int64
    /// The outcome so far.
    var outcome = StepRun.StepOutcome(Status.passed)
    var goesOn = true
  }

  init(_ expansion: Expansion, now: Int64) {
    self.expansion = expansion
    state = Mutex(State(now: now))
  }

  /// Whether the next step runs.
  var goesOn: Bool { state.withLock { $0.goesOn } }

  /// The outcome of the text step: the first failure, unless only soft checks failed before a
  /// worse one.
  var outcome: StepRun.StepOutcome { state.withLock { $0.outcome } }

  /// Records the outcome of the next step that is not a call.
  ///
  /// - Parameter isSoft: whether later steps run although the step failed.
  func finish(_ outcome: StepRun.StepOutcome, isSoft: Bool, now: Int64) {
    state.withLock { state in finish(&state, outcome, isSoft: isSoft, now: now) }
  }

  /// Records that the running step was abandoned; adds the step's places to the outcome.
  func giveUp(_ ending: inout StepRun.StepOutcome, now: Int64) {
    ending = state.withLock { state in
      finish(&state, ending, isSoft: false, now: now)
      return state.outcome
    }
  }

  private func finish(
    _ state: inout State, _ outcome: StepRun.StepOutcome, isSoft: Bool, now: Int64
  ) {
    skipCalls(&state)
    guard expansion.steps.indices.contains(state.results.count) else { return }
    var outcome = outcome
    outcome.failure?.trace += places(around: state.results.count)
    state.results.append(
      StepResult(outcome.status, nanoseconds: now - state.now, failure: outcome.failure))
    state.now = now
    state.goesOn = outcome.status == .passed || isSoft
    let isFirst = state.outcome.status == .passed
    if outcome.status == .failed {
      outcome.onlySoftChecksFailed =
        isSoft && (isFirst || state.outcome.onlySoftChecksFailed == true)
    }
    if isFirst {
      state.outcome = outcome
    } else if !isSoft, outcome.status != .passed {
      state.outcome.onlySoftChecksFailed = false
    }
    skipCalls(&state)
  }

  /// Calls have no results of their own.
  private func skipCalls(_ state: inout State) {
    while expansion.steps.indices.contains(state.results.count),
      case .call = expansion.steps[state.results.count].resolution
    {
      state.results.append(StepResult(.unknown))
    }
  }

  /// The places of a step and of the calls around it, innermost first.
  private func places(around index: Int) -> [String] {
    var places = [expansion.steps[index].place]
    var depth = expansion.steps[index].depth
    for step in expansion.steps[..<index].reversed() where step.depth < depth {
      depth = step.depth
      places.append(step.place)
    }
    return places
  }

  // MARK: - The record

  /// The steps with their results, for the messages; steps that did not run are skipped.
  var record: InnerSteps {
    let results = state.withLock { $0.results }
    var steps = expansion.steps.enumerated().map { index, inner in
      InnerSteps.Step(
        line: inner.line, uri: inner.owner.uri, lineNumber: inner.written.location.line,
        depth: inner.depth,
        result: index < results.count ? results[index] : StepResult(.skipped))
    }
    for (index, inner) in expansion.steps.enumerated().reversed() {
      guard case .call(_, let count) = inner.resolution else { continue }
      steps[index].result = Self.joined(
        steps[(index + 1)...].prefix(count).filter { $0.depth == inner.depth + 1 }.map(\.result))
    }
    return InnerSteps(steps)
  }

  /// The result of a call: the most severe status, and the whole duration.
  private static func joined(_ results: [StepResult]) -> StepResult {
    let ran = results.filter { $0.status != .skipped }
    let status = results.map(\.status).max() ?? .passed
    return StepResult(
      ran.isEmpty ? .skipped : status == .skipped ? .passed : status,
      duration: results.map(\.duration).reduce(.zero, +))
  }
}
