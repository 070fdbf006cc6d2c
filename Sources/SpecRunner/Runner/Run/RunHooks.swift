import SpecMessages
import SpecText

/// Runs the hooks before and after a run and reports them.
struct RunHooks {
  private let run: RunState

  init(_ run: RunState) { self.run = run }

  /// Runs all hooks of a kind; in a dry run, only those made for it.
  ///
  /// Hooks after the run are in reverse order. All hooks run even if one fails.
  ///
  /// - Returns: whether no hook failed.
  func run(_ kind: HookMessage.Kind) async -> Bool {
    var allPassed = true
    var hooks = Array(run.plan.registry.hooks.enumerated()).filter { index, registered in
      registered.hook.kind == kind
        && (!run.options.dryRun || run.dryRunHooks.contains(run.plan.ids.hook(index)))
    }
    if kind == .afterTestRun { hooks.reverse() }
    for (index, registered) in hooks where await !run(registered.hook, index) {
      allPassed = false
    }
    if !allPassed { run.noteFailure() }
    return allPassed
  }

  private func run(_ hook: Hook, _ index: Int) async -> Bool {
    let id = run.newID()
    let started = run.now()
    run.stream.send(
      .testRunHookStarted(
        TestRunHookStarted(
          id: id, testRunStartedID: run.plan.ids.run, hookID: run.plan.ids.hook(index),
          timestamp: run.timestamp(started))))
    // A hook may take long, so reports should show which one is running.
    run.stream.flush()
    await run.isReceived()
    let world = World(
      pickle: nil, isDryRun: run.options.dryRun, values: run.values,
      owner: .runHook(testRunHookStartedID: id)
    ) { [run] attachment in
      var attachment = attachment
      attachment.timestamp = run.timestamp(run.now())
      run.stream.send(.attachment(attachment))
    }
    let steps = StepRun(errorText: run.options.errorText)
    let limit = run.options.stepLimit
    let ending =
      await TimeLimit.run(
        limit, run.options.clock,
        whenInterrupted: { if hook.kind == .beforeTestRun { run.whenInterrupted($0) } }
      ) { await steps.run(hook, in: world) } ?? givenUp(hook)
    run.whenInterrupted(nil)
    let now = run.now()
    run.stream.send(
      .testRunHookFinished(
        TestRunHookFinished(
          testRunHookStartedID: id,
          result: StepResult(
            ending.status, duration: .nanoseconds(now - started), failure: ending.failure),
          timestamp: run.timestamp(now))))
    return !ending.status.isFailure
  }
  /// The outcome of a hook that was abandoned.
  private func givenUp(_ hook: Hook) -> StepRun.StepOutcome {
    if hook.kind == .beforeTestRun, run.isInterrupted { return .interrupted }
    let limit = (run.options.stepLimit ?? .zero).written
    return StepRun.StepOutcome(
      .failed, .hookTimeout, "the hook ran longer than its limit of \(limit)")
  }
}
