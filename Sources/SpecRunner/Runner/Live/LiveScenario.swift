import SpecExpressions
package import SpecGherkin
package import SpecMessages
import SpecSystem
import SpecText
import Synchronization

/// A scenario whose steps come one at a time, for a session in which a person tries them.
///
/// A step that fails ends nothing: the next one runs as well.
package final class LiveScenario: Sendable {
  private let registry: StepRegistry
  private let pickle: Pickle
  private let limit: Duration?
  private let slow: Duration
  private let steps: StepRun
  /// Whether it continues a scenario of a run, which has the hooks of the run.
  private let isOfRun: Bool
  private let clock: RunClock
  /// The world of the session, as hooks and steps see it.
  package let world: World
  private let attachments = AttachmentLog()

  /// The result of a step or a hook.
  package struct Outcome: Sendable {
    package let status: Status
    package let failure: Failure?
    /// What the step attached, such as log lines.
    package let attachments: [Attachment]
    /// The inner step of a text step that did not pass.
    package var inner: InnerStep?
  }

  /// - Parameters:
  ///   - pickle: the scenario that hooks see.
  ///   - limit: the time limit of a step; nil for none.
  ///   - slow: how long it waits after each action.
  ///   - hide: receives what steps remember as secrets.
  package init(
    _ registry: StepRegistry, _ pickle: Pickle, limit: Duration?, slow: Duration = .zero,
    hide: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.registry = registry
    self.pickle = pickle
    self.limit = limit
    self.slow = slow
    steps = StepRun(variables: registry.variables)
    isOfRun = false
    clock = .system
    world = World(
      pickle: pickle, values: WorldValues(), owner: .run(testRunStartedID: nil),
      clock: clock.now
    ) { [attachments] in attachments.add($0) }
    world[HideKey.self] = hide
  }

  /// Continues a scenario of a run in its world, and keeps what steps attach out of the run.
  init(
    _ registry: StepRegistry, _ attempt: CaseRun, _ options: RunOptions,
    now: @escaping @Sendable () -> Int64
  ) {
    self.registry = registry
    pickle = attempt.planned.pickle
    limit = options.stepLimit
    slow = options.slow
    steps = StepRun(errorText: options.errorText, variables: registry.variables)
    isOfRun = true
    clock = RunClock(epoch: options.clock.epoch, now: now, pause: options.clock.pause)
    world = attempt.world
    world.attach(to: { [attachments] in attachments.add($0) })
  }

  /// Leaves the world to the run again.
  func leave() { world.attach(to: nil) }

  /// Forgets what hooks and steps have stored, so that it can begin again.
  package func reset() {
    world.reset()
    _ = attachments.take()
  }

  /// Runs the hooks before the first step; returns the outcome of the first that does not pass.
  package func begin() async -> Outcome? {
    for kind in isOfRun ? [.beforeTestCase] : [HookMessage.Kind.beforeTestRun, .beforeTestCase] {
      for hook in registry.hooks(kind, of: pickle) {
        let outcome = await timed { [steps, world] in await steps.run(hook, in: world) }
        if outcome.status != .passed { return outcome }
      }
    }
    return nil
  }

  /// Runs the hooks after the last step, which close the app.
  package func end() async {
    for kind in isOfRun ? [.afterTestCase] : [HookMessage.Kind.afterTestCase, .afterTestRun] {
      for hook in registry.hooks(kind, of: pickle).reversed() {
        _ = await timed { [steps, world] in await steps.run(hook, in: world) }
      }
    }
  }

  /// Runs a step.
  package func run(_ step: PickleStep) async -> Outcome {
    let found = step.withTextUTF8 { registry.matches($0).map(\.index) }
    guard let index = found.first, let match = registry.match(step, by: index) else {
      return Outcome(status: .undefined, failure: nil, attachments: [])
    }
    guard found.count == 1 else {
      return Outcome(status: .ambiguous, failure: nil, attachments: [])
    }
    if registry.textStep(index) != nil {
      return await runInner(registry.expansion(of: index, match, step), by: step)
    }
    if let objection = registry.objection(to: step, by: index, match) {
      let failure = StepFailure(objection.message, notes: objection.advice, kind: .argument)
      return Outcome(status: .failed, failure: failure, attachments: [])
    }
    return await run(step, match, index)
  }

  private func runInner(_ expansion: Expansion, by caller: PickleStep) async -> Outcome {
    for inner in expansion.steps {
      var outcome: Outcome
      switch inner.resolution {
      case .call: continue
      case .undefined: outcome = Outcome(status: .undefined, failure: nil, attachments: [])
      case .ambiguous: outcome = Outcome(status: .ambiguous, failure: nil, attachments: [])
      case .definition(let index, let match):
        outcome = await run(inner.step, match, index, by: caller)
      }
      guard outcome.status != .passed else { continue }
      outcome.inner = inner
      return outcome
    }
    return Outcome(status: .passed, failure: nil, attachments: attachments.take())
  }

  private func run(
    _ step: PickleStep, _ match: ExpressionMatch, _ index: Int, by caller: PickleStep? = nil
  ) async -> Outcome {
    let deadline = limit.map { clock.now() + $0.wholeNanoseconds } ?? .max
    world.enter(
      .run(testRunStartedID: nil), status: .passed, step: step, by: caller, deadline: deadline)
    let body = registry.bodies[index]
    let isCancelled = Latch<Void>()
    let outcome = await withTaskCancellationHandler {
      await timed(whenInterrupted: { giveUp in isCancelled.whenSet { giveUp() } }) {
        [steps, registry, pickle, world] in
        await steps.run(within: registry, of: pickle, in: world) {
          await steps.run(body, match, step, in: world)
        }
      }
    } onCancel: {
      isCancelled.set(())
    }
    if outcome.status == .passed, slow > .zero, step.type != .outcome {
      try? await clock.pause(slow)
    }
    return outcome
  }

  /// Runs a body with the time limit; hooks run to their end even if the session is cancelled.
  private func timed(
    whenInterrupted: (@escaping @Sendable () -> Void) -> Void = { _ in },
    _ body: @escaping @Sendable () async -> StepRun.StepOutcome
  ) async -> Outcome {
    var outcome = await TimeLimit.run(limit, clock, whenInterrupted: whenInterrupted, body)
    if outcome == nil, Task.isCancelled { outcome = .interrupted }
    let ending =
      outcome
      ?? StepRun.StepOutcome(
        .failed, .stepTimeout,
        "the step ran longer than its limit of \((limit ?? .zero).written)")
    return Outcome(
      status: ending.status, failure: ending.failure, attachments: attachments.take())
  }
}

/// What the steps of a session attach, until it is shown.
private final class AttachmentLog: Sendable {
  private let list = Mutex<[Attachment]>([])

  func add(_ attachment: Attachment) { list.withLock { $0.append(attachment) } }

  func take() -> [Attachment] {
    list.withLock { list in
      defer { list = [] }
      return list
    }
  }
}
