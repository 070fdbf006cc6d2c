package import SpecGherkin
package import SpecMessages
import Synchronization

/// Runs a plan and produces a stream of messages.
///
/// The order is: meta; for each file its source, then document and pickles or parse errors; the
/// declarations, of ready steps only those that a scenario uses; run started; hooks before the run;
/// all test cases; the attempts; hooks after the run; run finished. Within an attempt, messages are
/// in order, and attempts of one test case follow each other. The order between attempts of
/// different test cases is undefined. The number of workers does not change the code path.
public struct SpecRun: Sendable {
  private let plan: Plan
  private let options: RunOptions

  /// Prepares a run of a plan.
  public init(_ plan: Plan, _ options: RunOptions = RunOptions()) {
    self.plan = plan
    self.options = options
  }

  /// Runs the plan without reports; a cancelled task interrupts the run.
  ///
  /// - Returns: whether the run succeeded: there was a scenario, and none failed.
  @discardableResult
  public func run() async -> Bool {
    var hasSucceeded = false
    await run { envelope in
      if case .testRunFinished(let event) = envelope { hasSucceeded = event.success }
    }
    return hasSucceeded && !plan.cases.isEmpty
  }

  /// Runs the plan and passes every message to the consumer, in the calling task.
  ///
  /// If that task is cancelled, the run is interrupted: running steps are abandoned, After hooks
  /// run, and the stream still ends with run finished.
  ///
  /// - Parameters:
  ///   - idle: called when no message is waiting, so that reports can be flushed.
  ///   - pause: called before the options' `pause`, so that reports leave the output to a person.
  /// - Returns: warnings about steps that passed without comparing anything.
  @discardableResult
  package func run(
    _ receive: (Envelope) -> Void, idle: () -> Void = {}, pause: () -> Void = {}
  ) async -> [Diagnostic] {
    let state = RunState(plan, options)
    let group = WorkerGroup(state)
    await withTaskCancellationHandler {
      let producer = Task { await Self.produce(state, group) }
      if let shown = options.shown {
        await state.stream.drain({ receive(shown($0)) }, idle, pause: pause)
      } else {
        await state.stream.drain(receive, idle, pause: pause)
      }
      await producer.value
    } onCancel: {
      group.interrupt()
    }
    return state.vacuousAssertions
  }

  private static func produce(_ run: RunState, _ group: WorkerGroup) async {
    await Announcement(run).send()
    let started = run.now()
    run.stream.send(
      .testRunStarted(TestRunStarted(id: run.plan.ids.run, timestamp: run.timestamp(started))))
    if let mark = run.plan.shardMark {
      run.stream.send(.attachment(mark.attachment(to: run.plan.ids.run)))
    }
    func note(_ text: String, _ mediaType: String) {
      run.stream.send(
        .attachment(
          Attachment(
            body: .text(text), mediaType: mediaType,
            owner: .run(testRunStartedID: run.plan.ids.run))))
    }
    if run.plan.repeats > 1 { note(String(run.plan.repeats), Attachment.repeatType) }
    if !run.options.faults.isEmpty {
      note(run.options.faults.joined(separator: "\n"), Attachment.runFaultsType)
    }
    var breakdown: Failure?
    if run.blockingErrors.isEmpty, !run.plan.cases.isEmpty {
      breakdown = await run.options.preparation?.perform(for: run)
      if breakdown == nil { await work(run, group) }
    }
    run.stream.send(.testRunFinished(verdict(run, breakdown)))
    run.stream.finish()
  }

  private static func work(_ run: RunState, _ group: WorkerGroup) async {
    let hooks = RunHooks(run)
    if await hooks.run(.beforeTestRun) {
      for planned in run.queue.cases {
        if run.stream.isFull { await run.stream.ready() }
        run.stream.send(.testCase(planned.testCase))
      }
      await group.work()
    }
    _ = await hooks.run(.afterTestRun)
  }

  private static func verdict(_ run: RunState, _ breakdown: Failure?) -> TestRunFinished {
    let errors = run.plan.errors.count
    let complaints = run.complaints
    let lacks = [run.plan.suite.lackOfBrokenFiles].compactMap { $0 }
    var failure = breakdown
    if !run.blockingErrors.isEmpty || errors > 0 && run.plan.cases.isEmpty {
      failure = Failure(
        errors == 1
          ? "nothing was run: the specifications have an error"
          : "nothing was run: the specifications have \(errors) errors", kind: .parseError)
    } else if failure == nil, let reason = run.stopReason {
      let sentences = [reason.sentence(run)] + lacks + complaints
      failure = Failure(sentences.joined(separator: "; "), kind: reason.kind)
    } else if failure == nil, !complaints.isEmpty {
      failure = Failure((lacks + complaints).joined(separator: "; "), kind: .forbidden)
    } else if failure == nil, let lack = lacks.first {
      failure = Failure(lack, kind: .parseError)
    }
    let emptiness = failure == nil ? run.emptiness : nil
    let interrupted = run.stopReason == .interrupted
    return TestRunFinished(
      testRunStartedID: run.plan.ids.run,
      success: !run.hasFailed && errors == 0 && breakdown == nil && !interrupted
        && complaints.isEmpty && emptiness == nil,
      failure: failure ?? emptiness,
      timestamp: run.timestamp(run.now()))
  }
}

extension StopReason {
  fileprivate var kind: Failure.Kind {
    switch self {
    case .failures: .failFast
    case .interrupted: .interrupted
    }
  }

  fileprivate func sentence(_ run: RunState) -> String {
    let untaken = run.untaken
    let rest =
      switch untaken {
      case 0: ""
      case 1: "; 1 scenario was not run"
      default: "; \(untaken) scenarios were not run"
      }
    switch self {
    case .failures:
      let limit = run.options.maxFailures ?? 1
      return "stopped after \(limit == 1 ? "the first failure" : "\(limit) failures")\(rest)"
    case .interrupted: return "the run was interrupted\(rest)"
    }
  }
}

/// The workers of a run and the task that enforces their time limits.
private final class WorkerGroup: Sendable {
  private let run: RunState
  private let workers = Mutex<[Worker]>([])

  init(_ run: RunState) { self.run = run }

  /// Runs until the queue is empty or the run stops, and all workers have ended.
  func work() async {
    let width = run.width
    let watch = Task { [run] in
      let interval = Duration.milliseconds(25)
      await run.options.untilLate()
      while true {
        try await run.options.clock.pause(interval)
        for worker in self.workers.withLock({ $0 }) { worker.checkLimits() }
        run.stream.flush()
      }
    }
    await withCheckedContinuation { done in
      let remaining = Countdown(width) { done.resume() }
      let started = (0..<width).map { number in
        Worker(run, number: width > 1 ? number : nil) { remaining.down() }
      }
      workers.withLock { $0 = started }
      for worker in started { worker.start() }
      if run.isInterrupted { interrupt() }
    }
    watch.cancel()
    workers.withLock { $0 = [] }
  }

  func interrupt() {
    run.stop(.interrupted)
    for worker in workers.withLock({ $0 }) { worker.interrupt() }
  }
}

/// Calls back when it has been counted down to zero.
private final class Countdown: Sendable {
  private let count: Mutex<Int>
  private let isDone: @Sendable () -> Void

  init(_ count: Int, isDone: @escaping @Sendable () -> Void) {
    self.count = Mutex(count)
    self.isDone = isDone
  }

  func down() {
    let rest = count.withLock { count in
      count -= 1
      return count
    }
    if rest == 0 { isDone() }
  }
}
