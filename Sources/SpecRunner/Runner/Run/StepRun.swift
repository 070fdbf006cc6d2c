import SpecExpressions
import SpecGherkin
import SpecMessages
import SpecText

/// Runs one body once and returns its outcome; time limits and events are handled elsewhere.
struct StepRun {
  var errorText: RunOptions.ErrorText?
  var variables = Variables.none

  func run(
    _ body: StepBody, _ match: ExpressionMatch, _ step: PickleStep?, in world: World
  ) async -> StepOutcome {
    guard match.hasVariables || step?.hasArgument == true else {
      return await runBody(of: body, match, step, in: world)
    }
    return await Variables.$remembered.withValue(world[MemoryKey.self]) {
      if let step, let name = variables.missing(in: step) {
        return StepOutcome(
          .failed, .setup, "no earlier step of this scenario has remembered ${\(name)}")
      }
      return await runBody(of: body, match, step, in: world)
    }
  }

  private func runBody(
    of body: StepBody, _ match: ExpressionMatch, _ step: PickleStep?, in world: World
  ) async -> StepOutcome {
    do {
      let inputs = StepInputs(match, step, variables)
      guard body.isCheck else { return StepOutcome(try await body.run(world, inputs)) }
      let checks = world.checks
      var outcome = StepOutcome(
        try await World.$ofCheck.withValue(world) { try await body.run(world, inputs) })
      outcome.isVacuous = outcome.status == .passed && world.checks == checks
      return outcome
    } catch {
      return StepOutcome(error, at: body.source.description, errorText)
    }
  }

  func run(_ hook: Hook, in world: World) async -> StepOutcome {
    do {
      return StepOutcome(try await hook.body(world))
    } catch {
      // A `StepFailure` has a kind of its own; for any other error in a hook the kind is `hook`.
      return StepOutcome(error, at: hook.source.description, errorText, otherwise: .hook)
    }
  }

  /// Runs a body between the hooks around steps.
  ///
  /// - Returns: the outcome of the first hook before it that does not pass; otherwise the most
  ///   severe outcome of the body and the hooks after it.
  func run(
    within registry: StepRegistry, of pickle: Pickle, in world: World,
    _ body: () async -> StepOutcome
  ) async -> StepOutcome {
    if !registry.hasStepHooks { return await body() }
    for hook in registry.hooks(.beforeTestStep, of: pickle) {
      let outcome = await run(hook, in: world)
      if outcome.status != .passed { return outcome }
    }
    var outcome = await body()
    for hook in registry.hooks(.afterTestStep, of: pickle).reversed() {
      let after = await run(hook, in: world)
      if after.status > outcome.status { outcome = after }
    }
    return outcome
  }

  /// The outcome of a body: its status and the failure.
  struct StepOutcome {
    var status: Status
    /// The failure with its line of Swift; nil if there is none.
    var failure: Failure?
    /// Whether a Then step passed without comparing anything.
    var isVacuous = false
    /// Whether it is skipped because of what the engine cannot do.
    var isOfEngine = false
    /// Whether only soft checks of a text step failed, so that later steps still run; nil for any
    /// other step.
    var onlySoftChecksFailed: Bool?

    /// The body was abandoned, or did not start, because the run was interrupted.
    static let interrupted = StepOutcome(.skipped, .interrupted, "the run was interrupted")

    init(_ outcome: StepStatus) {
      switch outcome {
      case .passed: status = .passed
      case .pending: status = .pending
      case .skipped: status = .skipped
      }
    }

    init(_ status: Status, _ failure: Failure? = nil) {
      self.status = status
      self.failure = failure
    }

    init(_ status: Status, _ kind: Failure.Kind, _ message: String) {
      self.init(status, Failure(message, kind: kind))
    }

    /// - Parameter kind: the kind for errors of unknown types; nil to report the type.
    init(
      _ error: any Error, at place: String, _ text: RunOptions.ErrorText? = nil,
      otherwise kind: Failure.Kind? = nil
    ) {
      switch error {
      case let failure as Failure: self.init(.failed, failure)
      case let pending as Pending: self.init(.pending, .pending, pending.reason)
      case let skip as Skip:
        self.init(.skipped, skip.isUnchecked ? .unchecked : .skip, skip.reason)
        isOfEngine = skip.isOfEngine
      default:
        let message = text?(error) ?? "\(error)"
        let type = String(describing: Swift.type(of: error))
        self.init(
          .failed, kind.map { Failure(message, kind: $0) } ?? Failure(message, type: type))
      }
      failure?.trace = [place]
    }
  }
}

extension Variables {
  /// The first variable of a step that has no value; nil if all have one.
  fileprivate func missing(in step: PickleStep) -> String? {
    let texts =
      [step.text] + (step.dataTable?.rows.flatMap { $0 } ?? [])
      + [step.docString?.content].compactMap { $0 }
    for text in texts where VariableScanner.mayContain(text) {
      for found in VariableScanner(text).found {
        if case .name(let name) = found.part, self[name] == nil { return name }
      }
    }
    return nil
  }
}
