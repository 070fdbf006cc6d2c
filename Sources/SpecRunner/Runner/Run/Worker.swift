import SpecExpressions
import SpecGherkin
import SpecMessages
import SpecText
import Synchronization

/// Takes scenarios from the queue and runs them one after another, in a task of its own.
///
/// A body that overruns its limit cannot be stopped by force. The lane then gives the step up:
/// its task is cancelled and left alone, and a fresh task goes on with the scenario. What the
/// old task still does is told apart by the lane's generation and ignored.
final class Worker: Sendable {
  private let run: RunState
  private let number: Int?
  private let steps: StepRun
  /// In nanoseconds, as the clock counts; it is asked for at every step.
  private let stepLimit: Int64
  private let state = Mutex(State())
  private let isDone: @Sendable () -> Void

  private struct State {
    var generation = 0
    var task: Task<Void, Never>?
    /// The scenario whose body is running, and since when.
    var running: (run: CaseRun, since: Int64, deadline: Int64)?
  }

  init(_ run: RunState, number: Int?, isDone: @escaping @Sendable () -> Void) {
    self.run = run
    self.number = number
    steps = StepRun(errorText: run.options.errorText)
    stepLimit = run.options.stepLimit?.wholeNanoseconds ?? .max
    self.isDone = isDone
  }

  func start() { start(nil, generation: 0) }

  private func start(_ resumed: CaseRun?, generation: Int) {
    let task = Task { await work(resumed, generation: generation) }
    state.withLock { if $0.generation == generation { $0.task = task } }
  }

  private func work(_ resumed: CaseRun?, generation: Int) async {
    var current = resumed
    while true {
      if current == nil {
        await run.stream.ready()
        guard let next = await run.takeCase() else { break }
        current = begin(next.planned, next.ticket, attempt: 0)
      }
      guard var attempt = current else { break }
      await run.isReceived()
      while attempt.step != nil {
        if run.isInterrupted { attempt.mode.interrupt() }
        guard await runStep(&attempt, generation) else { return }
      }
      current = finish(attempt)
    }
    isDone()
  }

  // MARK: - One attempt

  private func begin(_ planned: PlannedCase, _ ticket: Int, attempt: Int) -> CaseRun {
    let id = run.newID()
    let now = run.now()
    run.stream.send(
      .testCaseStarted(
        TestCaseStarted(
          id: id, testCaseID: planned.testCase.id, attempt: attempt, worker: number,
          timestamp: run.timestamp(now))))
    let world = World(
      pickle: planned.pickle, variant: planned.variant, isDryRun: run.options.dryRun,
      values: WorldValues(inheriting: run.values), owner: .run(testRunStartedID: nil),
      clock: { [run] in run.now() }, needs: { [run] in run.plan.needs(of: planned) }
    ) { [run] attachment in
      var attachment = attachment
      attachment.timestamp = run.timestamp(run.now())
      run.stream.send(.attachment(attachment))
    }
    return CaseRun(
      planned, ticket: ticket, attempt: attempt, id: id, world: world,
      deadline: run.options.caseLimit.map { Self.instant($0.wholeNanoseconds, after: now) },
      mode: run.options.dryRun ? .dryRun : .run, dryRunHooks: run.dryRunHooks)
  }

  /// Says that the attempt is over; returns the next one if it is to be tried again.
  private func finish(_ attempt: CaseRun) -> CaseRun? {
    let retries = attempt.worst == .failed && mayRetry(attempt)
    run.stream.send(
      .testCaseFinished(
        TestCaseFinished(
          testCaseStartedID: attempt.id, willBeRetried: retries,
          timestamp: run.timestamp(run.now()))))
    if retries { return begin(attempt.planned, attempt.ticket, attempt: attempt.attempt + 1) }
    run.note(attempt)
    run.queue.finish(attempt.ticket)
    return nil
  }

  private func mayRetry(_ attempt: CaseRun) -> Bool {
    guard attempt.attempt < run.options.retries, !run.isStopping else { return false }
    guard let tags = run.options.retryTags else { return true }
    return tags.matches(attempt.planned.pickle.tags.map(\.name))
  }

  // MARK: - One step

  /// Runs the attempt's next step; false if it overran and another task goes on instead.
  private func runStep(_ attempt: inout CaseRun, _ generation: Int) async -> Bool {
    guard let step = attempt.step else { return true }
    let started = run.now()
    run.stream.send(
      .testStepStarted(
        TestStepStarted(
          testCaseStartedID: attempt.id, testStepID: step.id, timestamp: run.timestamp(started))))
    let decision = attempt.decision
    var ending: StepRun.StepOutcome
    switch decision {
    case .settle(let status): ending = StepRun.StepOutcome(status)
    case .undefined:
      suggest(for: attempt)
      ending = StepRun.StepOutcome(Status.undefined)
    case .ambiguous: ending = StepRun.StepOutcome(.ambiguous)
    case .run, .beforeHook, .afterHook:
      switch enter(attempt, step, started, generation, isAfterHook: decision.isAfterHook) {
      case .givenUp: return false
      case .interrupted: ending = .interrupted
      case .go:
        ending = await perform(decision, attempt)
        guard leave(generation) else { return false }
        if ending.isVacuous, case .run(let match) = decision {
          run.noteIdleCheck(by: match.definitionID, in: attempt)
        }
      }
    }
    finishStep(
      &attempt, step, ending, started: decision.runsABody ? started : nil,
      isAfterHook: decision.isAfterHook)
    return true
  }

  private func finishStep(
    _ attempt: inout CaseRun, _ step: TestStep, _ ending: StepRun.StepOutcome, started: Int64?,
    isAfterHook: Bool
  ) {
    let now = run.now()
    run.stream.send(
      .testStepFinished(
        TestStepFinished(
          testCaseStartedID: attempt.id, testStepID: step.id,
          result: StepResult(
            ending.status, duration: .nanoseconds(started.map { now - $0 } ?? 0),
            failure: failure(ending, attempt)),
          timestamp: run.timestamp(now))))
    let goesOn = ending.status == .failed && SoftCheck.goesOn(after: ending, in: attempt)
    attempt.advance(ending.status, isAfterHook: isAfterHook, goesOn: goesOn)
  }

  private func perform(_ decision: CaseRun.Decision, _ attempt: CaseRun) async
    -> StepRun.StepOutcome
  {
    switch decision {
    case .run(let match): await body(match, attempt)
    case .beforeHook(let id), .afterHook(let id): await hook(id, attempt)
    case .settle, .undefined, .ambiguous: StepRun.StepOutcome(Status.passed)
    }
  }

  private func body(_ match: DefinitionMatch, _ attempt: CaseRun) async -> StepRun.StepOutcome {
    let registry = run.plan.registry
    guard case .definition(let index) = run.plan.glue(match.definitionID),
      let captured = match.match
    else {
      return StepRun.StepOutcome(.unknown, .internal, "no such definition")
    }
    if !registry.hasStepHooks {
      return await steps.run(
        registry.definitions[index], captured, attempt.pickleStep, in: attempt.world)
    }
    for hook in registry.stepHooks(.beforeTestStep, attempt.planned.pickle) {
      let ending = await steps.run(hook, in: attempt.world)
      if ending.status != .passed { return ending }
    }
    var ending = await steps.run(
      registry.definitions[index], captured, attempt.pickleStep, in: attempt.world)
    for hook in registry.stepHooks(.afterTestStep, attempt.planned.pickle).reversed() {
      let after = await steps.run(hook, in: attempt.world)
      if after.status > ending.status { ending = after }
    }
    return ending
  }

  private func hook(_ id: NodeID, _ attempt: CaseRun) async -> StepRun.StepOutcome {
    guard case .hook(let index) = run.plan.glue(id) else {
      return StepRun.StepOutcome(.unknown, .internal, "no such hook")
    }
    return await steps.run(run.plan.registry.hooks[index].hook, in: attempt.world)
  }

  private func suggest(for attempt: CaseRun) {
    guard let step = attempt.pickleStep else { return }
    run.stream.send(
      .suggestion(
        Snippet.suggestion(
          run.newID(), for: step, types: run.plan.registry.parameterTypes,
          undeclared: run.plan.registry.undeclared(matching: step.text),
          nearest: run.nearestSteps(to: step.text))))
  }

  /// What went wrong in the current step, with the step's own line.
  private func failure(_ ending: StepRun.StepOutcome, _ attempt: CaseRun) -> Failure? {
    guard var failure = ending.failure else { return nil }
    let line =
      attempt.pickleStep
      .flatMap { run.plan.suite.files[attempt.planned.file].document?.step(for: $0) }?
      .location.line ?? attempt.planned.pickle.location.line
    failure.trace.append("\(attempt.planned.pickle.uri):\(line)")
    return failure
  }

  // MARK: - Limits

  private enum Entry {
    case go, interrupted, givenUp
  }

  /// Notes that a body begins, unless this task has been given up or the run is to end.
  ///
  /// Both are asked under the lock that `giveUp` takes, so that no body slips in between.
  private func enter(
    _ attempt: CaseRun, _ step: TestStep, _ started: Int64, _ generation: Int, isAfterHook: Bool
  ) -> Entry {
    var deadline = Self.instant(stepLimit, after: started)
    if let end = attempt.deadline, !isAfterHook { deadline = min(deadline, max(end, started)) }
    attempt.world.enter(
      .step(testCaseStartedID: attempt.id, testStepID: step.id), status: attempt.worst,
      step: attempt.pickleStep, deadline: deadline)
    return state.withLock { state in
      guard state.generation == generation else { return .givenUp }
      if run.isInterrupted, !isAfterHook { return .interrupted }
      state.running = (attempt, started, deadline)
      return .go
    }
  }

  /// The end of time is as far as a limit goes.
  private static func instant(_ limit: Int64, after start: Int64) -> Int64 {
    let (end, overflow) = start.addingReportingOverflow(limit)
    return overflow ? .max : end
  }

  private func leave(_ generation: Int) -> Bool {
    state.withLock { state in
      guard state.generation == generation else { return false }
      state.running = nil
      return true
    }
  }

  /// Gives the running step up if its time is over.
  func checkLimits(now: Int64) {
    giveUp { running in
      guard now >= running.deadline else { return nil }
      let isCase = running.run.deadline.map { now >= $0 } ?? false
      let limit = isCase ? self.run.options.caseLimit : self.run.options.stepLimit
      return StepRun.StepOutcome(
        .failed, isCase ? .scenarioTimeout : .stepTimeout,
        "the \(isCase ? "scenario" : "step") ran longer than its limit of "
          + (limit ?? .zero).written)
    }
  }

  /// Gives the running step up because the run is to end.
  func interrupt() {
    giveUp { $0.run.decision.isAfterHook ? nil : .interrupted }
  }

  private func giveUp(
    _ reason: ((run: CaseRun, since: Int64, deadline: Int64)) -> StepRun.StepOutcome?
  ) {
    let given = state.withLock {
      state -> (run: CaseRun, since: Int64, ending: StepRun.StepOutcome, generation: Int)? in
      guard let running = state.running, let ending = reason(running) else { return nil }
      state.generation += 1
      state.running = nil
      state.task?.cancel()
      return (running.run, running.since, ending, state.generation)
    }
    guard let given, let step = given.run.step else { return }
    var attempt = given.run
    finishStep(
      &attempt, step, given.ending, started: given.since,
      isAfterHook: attempt.decision.isAfterHook)
    start(attempt, generation: given.generation)
  }
}
