public import SpecRunner

/// How a run of one scenario ended, and what to show of it.
extension SpecCase {
  /// How one run of a scenario ended.
  public struct Outcome: Sendable {
    /// The worst of its steps'.
    public var status: Status
    /// Steps and hooks in the order they ran, hooks around the run among them.
    public var steps: [Step]
    /// What steps and hooks left behind, in the order they did.
    public var attachments: [Attachment] = []

    /// The step that decided the status.
    public var decisive: Step? { steps.first { $0.status == status } }

    /// One step, or a hook if it has no text.
    public struct Step: Sendable {
      public var text: String?
      /// Where it stands in the feature file.
      public var location: Location?
      public var status: Status
      /// What went wrong, or why it is pending or skipped, if a body said so.
      public var failure: StepFailure?
      /// The step and what went wrong in it, as every report shows it; nil if nothing did.
      public var explanation: String?
    }
  }

  /// A scenario that did not pass.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    public let scenario: String
    public let outcome: Outcome

    public init(scenario: String, outcome: Outcome) {
      self.scenario = scenario
      self.outcome = outcome
    }

    /// Where, which step, what was wrong, and the screen that stood there.
    public var description: String { "\(scenario)\n\(reason)" }

    /// Which step, what was wrong, and the screen that stood there.
    public var reason: String {
      if outcome.isVacuous { return "this scenario has no step, so it cannot fail" }
      return outcome.decisive?.explanation ?? outcome.status.rawValue.lowercased()
    }
  }
}

extension SpecCase.Outcome {
  /// Whether no step of the scenario ran because it has none: hooks alone prove nothing.
  package var isVacuous: Bool { !status.isFailure && !steps.contains { $0.text != nil } }
}
