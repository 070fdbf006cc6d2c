import SpecExpressions
import SpecGherkin
import SpecMessages
import SpecText

/// Takes scenarios from the queue and runs them one after another in a task of its own.
///
/// A body that never returns cannot be stopped. Instead, its step is abandoned: its task is
/// cancelled, and a new task continues after the step with a copy of the attempt.
///
///     task, turn 0   step 1 ──► step 2 ─ ─ ─ ─ ─ ─ ─ ─ ─ ─ ─► returns late, or never:
///                                 ╎                           its turn is over, it ends
///     RunClock, stop              └─ its limit is over, or
///                                    the run is interrupted
///                                    ▼
///     task, turn 1                 step 2 failed ──► step 3 ──► next scenario
///
/// `BodyWatch` decides under one lock, before and after each body, which task is the current one.
/// So each step is finished exactly once, either by its own task or by the code that abandoned it.
final class Worker: Sendable {
  private let run: RunState
  private let number: Int?
  private let steps: StepRun
  private let watch = BodyWatch()
  private let clock: WorkerClock
  private let interlude = Interlude()
  /// The time limit of a step in nanoseconds; stored because every step reads it.
  private let stepLimit: Int64
  /// Whether it waits after actions; stored for the same reason.
  private let isSlow: Bool
  private let isDone: @Sendable () -> Void

  init(_ run: RunState, number: Int?, isDone: @escaping @Sendable () -> Void) {
    self.run = run
    self.number = number
    clock = WorkerClock(run)
    steps = StepRun(errorText: run.options.errorText, variables: run.plan.registry.variables)
    stepLimit = run.options.stepLimit?.wholeNanoseconds ?? .max
    isSlow = run.options.slow > .zero
    self.isDone = isDone
  }

  func start() { start(nil, turn: 0) }

  private func start(_ resumed: CaseRun?, turn: Int) {
    watch.start(Task { await work(resumed, turn) }, turn)
  }

  // MARK: - Scenarios, attempts, steps

  private func work(_ resumed: CaseRun?, _ turn: Int) async {
    var resumed = resumed
    while let first = await firstAttempt(resumed) {
      resumed = nil
      var current: CaseRun? = first
      while var attempt = current {
        guard await runSteps(of: &attempt, turn) else { return }
        current = finish(attempt)
      }
    }
    isDone()
  }

  /// The first attempt of a task: the one it resumes, or that of the queue's next scenario.
  private func firstAttempt(_ resumed: CaseRun?) async -> CaseRun? {
    if let resumed { return resumed }
    if run.stream.isFull { await run.stream.ready() }
    guard let ticket = await run.takeCase() else { return nil }
    return begin(
      run.queue.cases[ticket], ticket, attempt: 0, blockage: run.blockage(of: ticket))
  }

  /// Runs the remaining steps of an attempt; returns false if one was abandoned and another task
  /// continues.
  private func runSteps(of attempt: inout CaseRun, _ turn: Int) async -> Bool {
    if run.options.isRecorded {
      await run.isReceived()
      attempt.now = clock.now()
    }
    while true {
      if run.options.pause != nil, attempt.hasFailedAtLastStep { await pause(&attempt) }
      guard let step = attempt.stepID else { return true }
      if run.isInterrupted { attempt.mode.interrupt() }
      guard await runStep(&attempt, step, turn) else { return false }
    }
  }

  // MARK: - One attempt

  private func begin(
    _ planned: PlannedCase, _ ticket: Int, attempt: Int, blockage: String? = nil
  ) -> CaseRun {
    let id = run.newID()
    clock.reset()
    let now = clock.now()
    run.stream.send(
      .testCaseStarted(
        TestCaseStarted(
          id: id, testCaseID: planned.testCase.id, attempt: attempt, worker: number,
          timestamp: run.timestamp(now))))
    let world = World(
      pickle: planned.pickle, variant: planned.variant, isDryRun: run.options.dryRun,
      values: WorldValues(inheriting: run.values), owner: .run(testRunStartedID: nil),
      clock: { [clock] in clock.now() }, needs: { [run] in run.plan.needs(of: planned) }
    ) { [run, clock] attachment in
      var attachment = attachment
      attachment.timestamp = run.timestamp(clock.now())
      run.stream.send(.attachment(attachment))
    }
    return CaseRun(
      planned, ticket: ticket, attempt: attempt, id: id, world: world, now: now,
      deadline: run.options.caseLimit.map { Self.instant($0.wholeNanoseconds, after: now) },
      mode: run.options.dryRun ? .dryRun : blockage == nil ? .run : .blocked,
      dryRunHooks: run.dryRunHooks, blockage: blockage)
  }

  /// Reports the end of an attempt; returns the next attempt if the scenario is retried.
  private func finish(_ attempt: CaseRun) -> CaseRun? {
    let retries = mayRetry(attempt)
    run.stream.send(
      attempt.unsent,
      .testCaseFinished(
        TestCaseFinished(
          testCaseStartedID: attempt.id, willBeRetried: retries,
          timestamp: run.timestamp(attempt.now))))
    if retries { return begin(attempt.planned, attempt.ticket, attempt: attempt.attempt + 1) }
    run.note(attempt)
    run.queue.finish(
      attempt.ticket, hasPassed: attempt.worst == .passed || run.options.dryRun)
    return nil
  }

  private func mayRetry(_ attempt: CaseRun) -> Bool {
    guard attempt.worst == .failed, attempt.attempt < run.options.retries, !run.isStopping,
      // An expected failure is not repeated until the scenario passes by chance.
      attempt.result != .knownIssue
    else { return false }
    guard let tags = run.options.retryTags else { return true }
    return tags.matches(attempt.planned.pickle.tags.map(\.name))
  }

  // MARK: - Time for a person

  /// Waits after an action; a text step has waited after each of its own.
  private func slowDown(after definition: NodeID, in attempt: inout CaseRun) async {
    guard attempt.endedStep?.type != .outcome,
      case .definition(let index) = run.plan.glue(definition),
      run.plan.registry.textStep(index) == nil
    else { return }
    if let finished = attempt.unsent.take() { run.stream.send(finished) }
    run.stream.flush()
    clock.stop()
    await interlude.run { [run] in try? await run.options.clock.pause(run.options.slow) }
    clock.start()
  }

  /// Lets a person look at a scenario that has failed for good.
  private func pause(_ attempt: inout CaseRun) async {
    guard let pause = run.options.pause, attempt.result.isFailure, !mayRetry(attempt),
      !run.isInterrupted
    else { return }
    if let finished = attempt.unsent.take() { run.stream.send(finished) }
    await run.stream.shown()
    let scenario = FailedScenario(attempt, run, clock)
    await interlude.run { await pause(scenario) }
    scenario.live.leave()
    clock.turnBack(to: attempt.now)
  }

  // MARK: - One step

  /// Runs the next step of an attempt; returns false if the step was abandoned.
  ///
  /// A step starts when the previous one ends, so the clock is read once for each step.
  private func runStep(_ attempt: inout CaseRun, _ step: NodeID, _ turn: Int) async -> Bool {
    let started = attempt.now
    run.stream.send(
      attempt.unsent.take(),
      .testStepStarted(
        TestStepStarted(
          testCaseStartedID: attempt.id, testStepID: step, timestamp: run.timestamp(started))))
    let decision = attempt.decision
    var ending: StepRun.StepOutcome
    switch decision {
    case .settle(let status):
      ending = StepRun.StepOutcome(status)
      if let blockage = attempt.blockageHere {
        ending = StepRun.StepOutcome(status, .setupScenario, blockage)
        attachVariant(of: attempt, step)
      }
    case .passOver(let definition):
      ending = StepRun.StepOutcome(run.unresolved(definition, attempt) ?? .skipped)
    case .undefined:
      if let step = attempt.pickleStep { run.suggest(for: step, nil) }
      ending = StepRun.StepOutcome(Status.undefined)
    case .ambiguous: ending = StepRun.StepOutcome(.ambiguous)
    case .run, .beforeHook, .afterHook:
      switch enter(attempt, step, started, turn, isAfterHook: decision.isAfterHook) {
      case .givenUp: return false
      case .interrupted: ending = .interrupted
      case .go:
        ending = await body(decision, attempt, step, started, turn)
        guard watch.leave(turn) else { return false }
        record(ending, of: decision, attempt)
        if ending.isVacuous, case .run(let definition) = decision {
          run.noteIdleCheck(by: definition, in: attempt)
        }
      }
    }
    finishStep(
      &attempt, step, ending, started: decision.runsABody ? started : nil,
      isAfterHook: decision.isAfterHook)
    if isSlow, case .run(let definition) = decision, ending.status == .passed {
      await slowDown(after: definition, in: &attempt)
    }
    return true
  }

  private func finishStep(
    _ attempt: inout CaseRun, _ step: NodeID, _ ending: StepRun.StepOutcome, started: Int64?,
    isAfterHook: Bool
  ) {
    attempt.now = clock.now()
    attempt.unsent = .testStepFinished(
      TestStepFinished(
        testCaseStartedID: attempt.id, testStepID: step,
        result: StepResult(
          ending.status, nanoseconds: started.map { attempt.now - $0 } ?? 0,
          failure: run.failure(ending, attempt)),
        timestamp: run.timestamp(attempt.now)))
    let goesOn = ending.status == .failed && SoftCheck.goesOn(after: ending, in: attempt)
    attempt.advance(
      ending.status, ending.failure?.kind, isAfterHook: isAfterHook, goesOn: goesOn,
      isOfEngine: ending.isOfEngine)
  }

  /// Runs the body of a step or hook.
  private func body(
    _ decision: CaseRun.Decision, _ attempt: CaseRun, _ id: NodeID, _ started: Int64, _ turn: Int
  ) async -> StepRun.StepOutcome {
    switch decision {
    case .run(let definition):
      let registry = run.plan.registry
      guard case .definition(let index) = run.plan.glue(definition),
        let step = attempt.pickleStep, let captured = registry.match(step, by: index)
      else { return StepRun.StepOutcome(.unknown, .internal, "step definition not found") }
      let body = registry.bodies[index]
      let ending = await steps.run(
        within: registry, of: attempt.planned.pickle, in: attempt.world
      ) {
        await runBody(body, index, captured, step, attempt, id, started, turn)
      }
      if let look = run.options.recorder?.ended { await look(attempt.world, ending.status) }
      return ending
    case .beforeHook(let id), .afterHook(let id):
      guard case .hook(let index) = run.plan.glue(id) else {
        return StepRun.StepOutcome(.unknown, .internal, "hook not found")
      }
      return await steps.run(run.plan.registry.hooks[index].hook, in: attempt.world)
    case .passOver, .settle, .undefined, .ambiguous: return StepRun.StepOutcome(Status.passed)
    }
  }

  /// Runs a body without the hooks around it.
  private func runBody(
    _ body: StepBody, _ index: Int, _ match: ExpressionMatch, _ step: PickleStep,
    _ attempt: CaseRun, _ id: NodeID, _ started: Int64, _ turn: Int
  ) async -> StepRun.StepOutcome {
    body.textStep == nil
      ? await steps.run(body, match, step, in: attempt.world)
      : await runInnerSteps(index, match, attempt, id, started, turn)
  }

  /// Records the screens of a step that failed.
  private func record(
    _ ending: StepRun.StepOutcome, of decision: CaseRun.Decision, _ attempt: CaseRun
  ) {
    guard ending.status == .failed, case .run = decision else { return }
    run.options.recorder?.failed(attempt.world)
  }

  // MARK: - Text steps

  /// Runs the steps of a text step one after another, each with its own time limit.
  private func runInnerSteps(
    _ index: Int, _ match: ExpressionMatch, _ attempt: CaseRun, _ id: NodeID, _ started: Int64,
    _ turn: Int
  ) async -> StepRun.StepOutcome {
    let registry = run.plan.registry
    guard let caller = attempt.pickleStep else { return StepRun.StepOutcome(Status.passed) }
    let log = InnerStepLog(
      registry.expansion(of: index, match, caller), now: started)
    for inner in log.expansion.steps where log.goesOn {
      let ending: StepRun.StepOutcome
      switch inner.resolution {
      case .call: continue
      case .undefined:
        run.suggest(for: inner.step, caller)
        ending = StepRun.StepOutcome(Status.undefined)
      case .ambiguous: ending = StepRun.StepOutcome(.ambiguous)
      case .definition(let index, let match):
        switch enter(attempt, id, started, turn, isAfterHook: false, inner: (inner.step, log)) {
        case .givenUp: return StepRun.StepOutcome(Status.skipped)
        case .interrupted: ending = .interrupted
        case .go:
          ending = await steps.run(
            registry.bodies[index], match, inner.step, in: attempt.world)
          if ending.isVacuous { run.noteIdleCheck(by: run.plan.ids.definition(index), in: attempt) }
        }
      }
      let isSoft = SoftCheck.goesOn(after: ending, of: inner.step.type, in: attempt)
      let now = clock.now()
      guard watch.advance(turn, { _ in log.finish(ending, isSoft: isSoft, now: now) }) else {
        return StepRun.StepOutcome(Status.skipped)
      }
      if isSlow, ending.status == .passed, inner.step.type != .outcome {
        clock.stop()
        try? await run.options.clock.pause(run.options.slow)
        // If the step was abandoned meanwhile, the clock is that of another task.
        if !Task.isCancelled { clock.start() }
      }
    }
    // From here on an abandoned step has no results of inner steps: they are attached once.
    guard watch.advance(turn, { $0?.inner = nil }) else {
      return StepRun.StepOutcome(Status.skipped)
    }
    attach(log, attempt, id)
    return log.outcome
  }

  /// Attaches what is known of the inner steps to the step that called them.
  private func attach(_ log: InnerStepLog, _ attempt: CaseRun, _ id: NodeID) {
    if run.options.isBrief { return }
    run.stream.send(
      .attachment(
        Attachment(
          body: log.record.body, mediaType: Attachment.innerStepsType,
          owner: .step(testCaseStartedID: attempt.id, testStepID: id),
          timestamp: run.timestamp(clock.now()))))
  }

  /// Says which variant a blocked scenario is of, since the hook that says so does not run.
  private func attachVariant(of attempt: CaseRun, _ id: NodeID) {
    guard let variant = attempt.planned.variant else { return }
    run.stream.send(
      .attachment(
        Attachment(
          body: .text(variant), mediaType: Attachment.variantType,
          owner: .step(testCaseStartedID: attempt.id, testStepID: id),
          timestamp: run.timestamp(clock.now()))))
  }

  // MARK: - Limits

  /// Records the start of a body, unless the step was abandoned or the run was interrupted.
  private func enter(
    _ attempt: CaseRun, _ step: NodeID, _ started: Int64, _ turn: Int, isAfterHook: Bool,
    inner: (step: PickleStep, log: InnerStepLog)? = nil
  ) -> BodyWatch.Entry {
    var deadline = Self.instant(stepLimit, after: inner == nil ? started : clock.now())
    var isOfCase = false
    if let end = attempt.deadline, !isAfterHook, end < deadline {
      deadline = max(end, started)
      isOfCase = true
    }
    attempt.world.enter(
      .step(testCaseStartedID: attempt.id, testStepID: step), status: attempt.worst,
      step: inner?.step ?? attempt.pickleStep, by: inner == nil ? nil : attempt.pickleStep,
      deadline: deadline, isDeadlineOfCase: isOfCase)
    let body = BodyWatch.Body(
      attempt: attempt, since: started, deadline: deadline, inner: inner?.log)
    return watch.enter(body, turn) {
      run.isInterrupted && !isAfterHook
    }
  }

  /// Adds without overflow.
  private static func instant(_ limit: Int64, after start: Int64) -> Int64 {
    let (end, overflow) = start.addingReportingOverflow(limit)
    return overflow ? .max : end
  }

  /// Abandons the running step if its time limit is exceeded.
  func checkLimits() {
    let now = clock.now()
    giveUp { running in
      guard now >= running.deadline else { return nil }
      let isCase = running.attempt.deadline.map { now >= $0 } ?? false
      let limit = isCase ? self.run.options.caseLimit : self.run.options.stepLimit
      return StepRun.StepOutcome(
        .failed, isCase ? .scenarioTimeout : .stepTimeout,
        "the \(isCase ? "scenario" : "step") ran longer than its limit of "
          + (limit ?? .zero).written)
    }
  }

  /// Abandons the running step because the run was interrupted.
  func interrupt() {
    interlude.interrupt()
    giveUp { $0.attempt.decision.isAfterHook ? nil : .interrupted }
  }

  private func giveUp(_ reason: (BodyWatch.Body) -> StepRun.StepOutcome?) {
    guard let (body, reason, turn) = watch.giveUp(reason), let step = body.attempt.stepID else {
      return
    }
    clock.start()
    var attempt = body.attempt
    var ending = reason
    if let log = body.inner {
      log.giveUp(&ending, now: clock.now())
      attach(log, attempt, step)
    }
    record(ending, of: attempt.decision, attempt)
    finishStep(
      &attempt, step, ending, started: body.since, isAfterHook: attempt.decision.isAfterHook)
    if let finished = attempt.unsent.take() { run.stream.send(finished) }
    start(attempt, turn: turn)
  }
}
