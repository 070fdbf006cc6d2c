import SpecGherkin
import SpecMessages
import SpecText
import Synchronization

/// The shared state of a run's workers: the queue, the ids, the stream, and whether to stop.
final class RunState: Sendable {
  let plan: Plan
  let options: RunOptions
  let stream = EventStream()
  /// The values of the options and of the BeforeAll hooks, which every scenario inherits.
  let values: WorldValues
  /// The hooks that run in a dry run; empty otherwise.
  let dryRunHooks: Set<NodeID>
  /// The number of workers.
  let width: Int
  let queue: CaseQueue
  private let nextID: Atomic<UInt32>
  private let stopped = Atomic<Bool>(false)
  private let outcome = Mutex(Outcome())
  private let advice = Mutex(Advice())
  private let idle = Mutex(VacuousAssertions())

  /// The counters of the run.
  struct Outcome {
    var hasFailed = false
    var failures = 0
    var flaky = 0
    var skipped = 0
    var pending = 0
    /// The skipped scenarios that are no setups or teardowns.
    var skippedOwn = 0
    var stop: StopReason?
    /// Cancels the BeforeAll hook that is running.
    var interruption: (@Sendable () -> Void)?
  }

  /// Suggestions for undefined steps; a background repeats the same step in every scenario.
  private struct Advice {
    var steps: NearestSteps?
    var known: [ExactText: StepAdvice] = [:]
  }

  init(_ plan: Plan, _ options: RunOptions) {
    self.plan = plan
    self.options = options
    values = WorldValues(inheriting: options.values)
    if let hide = options.hide { values[HideKey.self] = hide }
    let hooks = options.dryRun ? plan.registry.hooks : []
    dryRunHooks = Set(
      hooks.enumerated().filter { $0.element.hook.runsInDryRun }.map { plan.ids.hook($0.offset) })
    nextID = Atomic(plan.ids.next)
    width = max(1, min(options.jobs, plan.cases.count))
    queue = CaseQueue(plan.cases, plan.stages, width: width)
  }

  /// The errors that prevent the run.
  var blockingErrors: [Diagnostic] {
    options.keepsGoing ? plan.errorsOutsideFiles : plan.errors
  }

  func newID() -> NodeID {
    NodeID(nextID.wrappingAdd(1, ordering: .relaxed).oldValue)
  }

  func now() -> Int64 { options.clock.now() }
  func timestamp(_ instant: Int64) -> Timestamp { options.clock.timestamp(instant) }

  /// The ticket of the next scenario; nil if there is none or the run is stopping.
  func takeCase() async -> Int? {
    // After too many failures, the teardowns of what has started still run.
    if isStopping, !queue.hasStages || isInterrupted { return nil }
    return await queue.take()
  }

  /// Why a scenario cannot run although it was taken: a setup that it needs has not passed.
  func blockage(of ticket: Int) -> String? {
    guard !options.dryRun, let setup = queue.failedSetup(of: ticket)?.pickle else { return nil }
    return "the setup \"\(setup.name)\" did not pass (\(setup.uri):\(setup.location.line))"
  }

  /// The number of scenarios that no worker has taken.
  var untaken: Int { queue.untaken }

  var isStopping: Bool { stopped.load(ordering: .relaxed) }
  var stopReason: StopReason? { outcome.withLock { $0.stop } }
  var isInterrupted: Bool { isStopping && stopReason == .interrupted }
  var hasFailed: Bool { outcome.withLock { $0.hasFailed } }

  /// Stops the run; the first reason counts, but an interruption overrides it.
  func stop(_ reason: StopReason) {
    let interruption = outcome.withLock { outcome in
      if outcome.stop == nil || reason == .interrupted { outcome.stop = reason }
      return reason == .interrupted ? outcome.interruption : nil
    }
    stopped.store(true, ordering: .relaxed)
    if reason == .failures { queue.drain() } else { queue.close() }
    interruption?()
  }

  /// Registers an action for an interruption; it runs immediately if there was one.
  func whenInterrupted(_ action: (@Sendable () -> Void)?) {
    let isLate = outcome.withLock { outcome in
      outcome.interruption = action
      return outcome.stop == .interrupted
    }
    if isLate { action?() }
  }

  /// Why a run that did not fail proves nothing; nil if it proves something or need not.
  var emptiness: Failure? {
    if plan.cases.isEmpty {
      return options.nothingSelected.map { Failure($0, kind: .nothingSelected) }
    }
    let skipped = outcome.withLock { $0.skippedOwn }
    guard options.mustCheck, !hasFailed, skipped > 0,
      skipped == plan.cases.count(where: { !plan.isStage($0) })
    else { return nil }
    return Failure("nothing was checked: every scenario was skipped", kind: .nothingChecked)
  }

  func noteFailure() {
    outcome.withLock { $0.hasFailed = true }
  }

  /// Waits until the next scenario or hook may start; in a recorded run, until its start message
  /// has been received.
  func isReceived() async {
    if options.isRecorded { await stream.received() }
  }

  /// Records the result of a scenario's last attempt; stops the run at the limit of failures.
  func note(_ attempt: CaseRun) {
    let result = attempt.result
    let fails =
      options.dryRun
      ? attempt.worst == .undefined || attempt.worst == .ambiguous : result.isFailure
    if fails {
      let isTooMany = outcome.withLock { outcome in
        outcome.hasFailed = true
        outcome.failures += 1
        if attempt.worst == .pending { outcome.pending += 1 }
        return options.maxFailures.map { outcome.failures >= $0 } ?? false
      }
      if isTooMany { stop(.failures) }
    } else if attempt.worst == .skipped {
      if !options.dryRun, !isInterrupted {
        outcome.withLock { outcome in
          outcome.skipped += 1
          if !plan.isStage(attempt.planned) { outcome.skippedOwn += 1 }
        }
      }
    } else if attempt.attempt > 0, !result.isExcused {
      outcome.withLock { $0.flaky += 1 }
    }
  }

  /// Records a Then that passed without comparing anything.
  func noteIdleCheck(by definition: NodeID, in attempt: CaseRun) {
    guard case .definition(let index) = plan.glue(definition) else { return }
    idle.withLock { $0.note(index, in: attempt) }
  }

  /// Warnings about steps that passed without comparing anything.
  var vacuousAssertions: [Diagnostic] { idle.withLock { $0.diagnostics(plan) } }

  /// The forbidden outcomes of the run, in sentences.
  var complaints: [String] {
    let seen = outcome.withLock { $0 }
    let sorts: [(forbidden: ForbiddenOutcomes, count: Int, one: String, many: String)] = [
      (.flaky, seen.flaky, "passed only after a retry", "passed only after a retry"),
      (.skipped, seen.skipped, "was skipped", "were skipped"),
      (.pending, seen.pending, "is pending", "are pending"),
    ]
    var complaints = sorts.compactMap { forbidden, count, one, many -> String? in
      guard options.forbidden.contains(forbidden), count > 0 else { return nil }
      return count.counted("scenario " + one, "scenarios " + many)
        + ", which is forbidden"
    }
    // A run without scenarios is reported elsewhere.
    if options.forbidden.contains(.doubtful), !plan.cases.isEmpty {
      complaints += Self.complaint(of: plan.suite.warnings + plan.warnings + vacuousAssertions)
    }
    return complaints
  }

  /// `2 scenarios without a Then`; empty if there are no warnings.
  private static func complaint(of warnings: [Diagnostic]) -> [String] {
    let sorts: [(code: String, one: String, many: String)] = [
      ("scenario.no-then", "scenario without a Then", "scenarios without a Then"),
      ("step.idle-check", "Then that compares nothing", "Thens that compare nothing"),
      ("scenario.empty", "scenario without steps", "scenarios without steps"),
      ("feature.empty", "feature without scenarios", "features without scenarios"),
      ("rule.empty", "rule without scenarios", "rules without scenarios"),
      ("step.prose", "line that reads like a step", "lines that read like steps"),
      (
        "gherkin.empty-examples", "table of examples without rows",
        "tables of examples without rows"
      ),
      ("gherkin.open-fence", "code fence that is never closed", "code fences never closed"),
    ]
    let parts = sorts.compactMap { code, one, many -> String? in
      let count = warnings.count { $0.code == code }
      return count == 0 ? nil : count.counted(one, many)
    }
    return parts.isEmpty ? [] : ["nothing is checked by " + parts.joined(separator: ", ")]
  }

  /// What the author of an undefined step may have meant.
  func advice(on text: String) -> StepAdvice {
    advice.withLock { advice in
      if let known = advice.known[text] { return known }
      let found = plan.registry.advice(on: text, nearest: &advice.steps)
      advice.known[text] = found
      return found
    }
  }
}

/// The reason why a run stops before its last scenario.
enum StopReason: Sendable {
  case failures
  case interrupted
}
