import SpecExpressions
import SpecGherkin
import SpecMessages

/// Runs one body once and says how it ended; knows nothing of time limits or events.
struct StepRun {
  var errorText: RunOptions.ErrorText?

  func run(
    _ definition: StepDefinition, _ match: ExpressionMatch, _ step: PickleStep?, in world: World
  ) async -> StepOutcome {
    do {
      let inputs = StepInputs(match, step)
      guard definition.keyword == .then else {
        return StepOutcome(try await definition.body(world, inputs))
      }
      let checks = world.checks
      var ending = StepOutcome(
        try await World.$ofCheck.withValue(world) { try await definition.body(world, inputs) })
      ending.isVacuous = ending.status == .passed && world.checks == checks
      return ending
    } catch {
      return StepOutcome(error, at: definition.source.description, errorText)
    }
  }

  func run(_ hook: Hook, in world: World) async -> StepOutcome {
    do {
      return StepOutcome(try await hook.body(world))
    } catch {
      var ending = StepOutcome(error, at: hook.source.description, errorText)
      // A failure says itself of what sort it is; the name of any other error says too little.
      if ending.status == .failed, !(error is StepFailure) { ending.type = "HookError" }
      return ending
    }
  }

  /// How a body ended: a status, and the words for it.
  struct StepOutcome {
    var status: Status
    var type: String?
    var message: String?
    /// The line of Swift to blame.
    var place: String?
    /// A Then passed in which nothing was compared.
    var isVacuous = false
    /// The body was given up because its time was over.
    var isTimeout = false

    /// The body was given up, or never begun, because the run is to end.
    static let interrupted = StepOutcome(
      .skipped, type: "Interrupted", message: "the run was interrupted")

    init(_ outcome: StepStatus) {
      switch outcome {
      case .passed: status = .passed
      case .pending: status = .pending
      case .skipped: status = .skipped
      }
    }

    init(_ status: Status, type: String, message: String) {
      self.status = status
      self.type = type
      self.message = message
    }

    init(_ error: any Error, at place: String, _ text: RunOptions.ErrorText? = nil) {
      self.place = place
      switch error {
      case let failure as StepFailure:
        (status, type, message) = (.failed, failure.type, failure.description)
      case let pending as Pending:
        (status, type, message) = (.pending, "Pending", pending.reason)
      case let skip as Skip:
        status = .skipped
        type = skip.isUnchecked ? Problem.unchecked : "Skip"
        message = skip.reason
      default:
        (status, type, message) = (
          .failed, String(describing: Swift.type(of: error)), text?(error) ?? "\(error)"
        )
      }
    }
  }
}
