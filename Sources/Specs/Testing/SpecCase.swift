public import SpecRunner

/// A scenario that can be run by itself; use it as the argument of a parameterised test.
///
/// ```swift
/// @Test(
///   arguments: try SpecCase.all(
///     in: ["specs"], with: StepRegistry(Vocabulary.libraries(on: SimulatedEngine()))))
/// func specification(_ scenario: SpecCase) async throws { try await scenario.verify() }
/// ```
public struct SpecCase: Sendable, CustomStringConvertible {
  /// The compiled scenario; each row of an outline is one.
  public let pickle: Pickle
  private let plan: Plan

  /// Finds the scenarios in files and directories, in the order of files and lines.
  ///
  /// - Throws: `SuiteError` if a path is missing or a file cannot be read as Gherkin.
  public static func all(
    in paths: [String], _ selection: Selection = Selection(), with registry: StepRegistry
  ) throws(SuiteError) -> [SpecCase] {
    try all(in: FeatureLoader().load(paths), selection, with: registry)
  }

  /// Finds the scenarios of a suite.
  ///
  /// - Throws: `SuiteError` if a file of the suite cannot be read.
  public static func all(
    in suite: Suite, _ selection: Selection = Selection(), with registry: StepRegistry
  ) throws(SuiteError) -> [SpecCase] {
    let plan = Planner(registry, selection).plan(suite)
    guard plan.errors.isEmpty else { throw SuiteError(diagnostics: plan.errors) }
    return plan.cases.filter { !plan.isStage($0) }.map {
      SpecCase(pickle: $0.pickle, plan: plan.only($0))
    }
  }

  /// The file, line and name: `specs/log-in.feature:12 Go takes the user on`.
  public var description: String { "\(pickle.uri):\(pickle.location.line) \(pickle.name)" }

  /// The name of its feature.
  public var feature: String { pickle.document.feature?.name ?? "" }

  /// Runs the scenario in a new world and returns its outcome.
  ///
  /// Each call is a run of its own with all hooks, so scenarios can run in parallel and in any
  /// order.
  public func run(_ options: RunOptions = RunOptions()) async -> Outcome {
    var fold = OutcomeFold()
    await SpecRun(plan, options).run { fold.receive($0) }
    return fold.outcome
  }

  /// Runs the scenario and throws if it fails or has no steps; a skipped scenario does not throw, nor
  /// does one that failed because of a known issue.
  ///
  /// - Throws: `Failure`, whose description is the message for a test.
  public func verify(_ options: RunOptions = RunOptions()) async throws(Failure) {
    let outcome = await run(options)
    if outcome.isFailure {
      throw Failure(scenario: description, outcome: outcome)
    }
  }
}

/// The errors that prevent a suite from running.
public struct SuiteError: Error, Sendable, CustomStringConvertible {
  /// One diagnostic for each error.
  public let diagnostics: [Diagnostic]

  /// One line for each error, with its location.
  public var description: String {
    diagnostics.map { diagnostic in
      let place = diagnostic.location.map { ":\($0.line)" } ?? ""
      return "\(diagnostic.uri)\(place): \(diagnostic.message)"
    }.joined(separator: "\n")
  }
}
