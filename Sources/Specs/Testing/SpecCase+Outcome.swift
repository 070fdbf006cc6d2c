public import SpecRunner

/// The outcome of a scenario and the error of a scenario that did not pass.
extension SpecCase {
  /// The outcome of one run of a scenario.
  public struct Outcome: Sendable {
    /// The most severe status of its steps and hooks.
    public var status: Status
    /// Steps and hooks in the order they ran, including hooks before and after the run.
    public var steps: [Step]
    /// The attachments of steps and hooks, in order.
    public var attachments: [Attachment] = []
    /// The addresses in its tags `@known-issue(URL)`, if the scenario failed because of them or
    /// passed.
    public var knownIssues: [String] = []
    /// What its known issue makes of the status; nil if it does not matter.
    package var knownIssue: CaseResult?
    /// The place of the tag.
    package var knownIssueLocation: Location?

    /// Whether a test of the scenario fails.
    ///
    /// A scenario with a known issue fails if it passes, and not if one of its checks failed; one in
    /// quarantine does not fail.
    public var isFailure: Bool { knownIssue?.isFailure ?? (status.isFailure || isVacuous) }

    /// The first step or hook with the status of the outcome.
    public var decisive: Step? { steps.first { $0.status == status } }

    /// The result of a step or a hook.
    public struct Step: Sendable {
      /// The text of the step without its keyword; nil for a hook.
      public var text: String?
      /// The location of the step in the feature file; nil for a hook.
      public var location: Location?
      /// The status of the step.
      public var status: Status
      /// The failure, or the reason of a pending or skipped step, if there is one.
      public var failure: StepFailure?
      /// The step and its failure as in reports; nil if it did not fail.
      public var explanation: String?
    }
  }

  /// The error of a scenario that did not pass.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    /// The scenario: its file, line and name.
    public let scenario: String
    /// The outcome of its run.
    public let outcome: Outcome

    /// Makes the error for a scenario and its outcome.
    public init(scenario: String, outcome: Outcome) {
      self.scenario = scenario
      self.outcome = outcome
    }

    /// The scenario, the failed step, the failure and the screen.
    public var description: String { "\(scenario)\n\(reason)" }

    /// The failed step, the failure and the screen.
    public var reason: String {
      if outcome.knownIssue == .unexpectedPass { return outcome.unexpectedPass }
      if outcome.isVacuous { return "this scenario has no step, so it cannot fail" }
      return outcome.decisive?.explanation ?? outcome.status.rawValue.lowercased()
    }
  }
}

extension SpecCase.Outcome {
  /// Whether the scenario has no steps; hooks alone check nothing.
  package var isVacuous: Bool { !status.isFailure && !steps.contains { $0.text != nil } }

  /// The reason why a scenario fails that passed.
  fileprivate var unexpectedPass: String {
    "the scenario passes although its known issue \(knownIssues.joined(separator: " and ")) is "
      + "open: remove the tag"
  }
}
