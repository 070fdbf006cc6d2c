public import SpecRunner

/// One scenario as a value that runs itself: what a parameterised test takes as its argument.
///
/// ```swift
/// @Test(arguments: try SpecCase.all(in: ["specs"], with: StandardSpecs().registry()))
/// func specification(_ scenario: SpecCase) async throws { try await scenario.verify() }
/// ```
public struct SpecCase: Sendable, CustomStringConvertible {
  /// The scenario, an outline's row by itself.
  public let pickle: Pickle
  private let plan: Plan

  /// All scenarios in files and directories, in order of files and lines.
  ///
  /// - Throws: `SuiteError` if a path is missing or a file cannot be read as Gherkin.
  public static func all(
    in paths: [String], with registry: StepRegistry
  ) throws(SuiteError) -> [SpecCase] {
    try all(in: FeatureLoader().load(paths), with: registry)
  }

  /// All scenarios of a suite.
  ///
  /// - Throws: `SuiteError` if something in the suite cannot be read.
  public static func all(
    in suite: Suite, with registry: StepRegistry
  ) throws(SuiteError) -> [SpecCase] {
    guard suite.errors.isEmpty else { throw SuiteError(diagnostics: suite.errors) }
    let plan = Planner(registry).plan(suite)
    return plan.cases.map { SpecCase(pickle: $0.pickle, plan: plan.only($0)) }
  }

  /// `specs/log-in.feature:12 Go takes the user on`.
  public var description: String { "\(pickle.uri):\(pickle.location.line) \(pickle.name)" }

  /// Runs it in a fresh world, and says how it ended.
  public func run(_ options: RunOptions = RunOptions()) async -> Outcome {
    var outcome = Outcome(status: .passed, steps: [])
    let steps = Dictionary(
      uniqueKeysWithValues: plan.cases.flatMap { planned in
        planned.testCase.steps.map { ($0.id, $0.role) }
      })
    let texts = Dictionary(uniqueKeysWithValues: pickle.steps.map { ($0.id, $0.text) })
    var screens: [NodeID: [String]] = [:]
    await SpecRun(plan, options).run { envelope in
      switch envelope {
      case .testCaseStarted: outcome = Outcome(status: .passed, steps: [])
      case .attachment(let attachment):
        guard case .step(_, let id) = attachment.owner, case .text(let text) = attachment.body,
          attachment.mediaType == Attachment.screenType
        else { return }
        screens[id, default: []].append(text)
      case .testStepFinished(let finished):
        outcome.status = max(outcome.status, finished.result.status)
        let text =
          if case .step(let id, _) = steps[finished.testStepID] { texts[id] } else {
            nil as String?
          }
        outcome.steps.append(
          Outcome.Step(
            text: text, status: finished.result.status,
            type: finished.result.problem?.type, message: finished.result.problem?.message,
            screen: screens[finished.testStepID]?.last))
      default: break
      }
    }
    return outcome
  }

  /// Runs it and throws unless it passed; a scenario that was skipped passes.
  ///
  /// - Throws: `Failure`, whose description is what a test should show.
  public func verify(_ options: RunOptions = RunOptions()) async throws(Failure) {
    let outcome = await run(options)
    if outcome.status.isFailure { throw Failure(scenario: description, outcome: outcome) }
  }

  /// How one run of a scenario ended.
  public struct Outcome: Sendable {
    /// The worst of its steps'.
    public var status: Status
    /// Steps and hooks in the order they ran.
    public var steps: [Step]

    /// The step that decided the status.
    public var decisive: Step? { steps.first { $0.status == status } }

    /// One step, or a hook if it has no text.
    public struct Step: Sendable {
      public var text: String?
      public var status: Status
      /// The sort of failure, such as `ExpectationFailure`.
      public var type: String?
      public var message: String?
      /// The screen as it stood when the step failed.
      public var screen: String?
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
    public var description: String {
      guard let step = outcome.decisive else { return "\(scenario): \(outcome.status.rawValue)" }
      return [
        scenario, step.text ?? "(a hook)", step.message ?? outcome.status.rawValue.lowercased(),
        step.screen,
      ].compactMap { $0 }.joined(separator: "\n")
    }
  }
}

/// Why a suite cannot be run at all: everything in it that cannot be read.
public struct SuiteError: Error, Sendable, CustomStringConvertible {
  public let diagnostics: [Diagnostic]

  /// One line for each: place and what is wrong there.
  public var description: String {
    diagnostics.map { diagnostic in
      let place = diagnostic.location.map { ":\($0.line)" } ?? ""
      return "\(diagnostic.uri)\(place): \(diagnostic.message)"
    }.joined(separator: "\n")
  }
}
