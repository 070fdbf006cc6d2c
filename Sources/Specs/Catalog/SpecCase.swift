public import SpecRunner

/// One scenario as a value that runs itself: what a parameterised test takes as its argument.
///
/// ```swift
/// @Test(
///   arguments: try SpecCase.all(
///     in: ["specs"], with: StepRegistry(Vocabulary.libraries(on: SimulatedEngine()))))
/// func specification(_ scenario: SpecCase) async throws { try await scenario.verify() }
/// ```
public struct SpecCase: Sendable, CustomStringConvertible {
  /// The scenario, an outline's row by itself.
  public let pickle: Pickle
  private let plan: Plan

  /// The scenarios in files and directories, in order of files and lines.
  ///
  /// - Throws: `SuiteError` if a path is missing or a file cannot be read as Gherkin.
  public static func all(
    in paths: [String], _ selection: Selection = Selection(), with registry: StepRegistry
  ) throws(SuiteError) -> [SpecCase] {
    try all(in: FeatureLoader().load(paths), selection, with: registry)
  }

  /// The scenarios of a suite.
  ///
  /// - Throws: `SuiteError` if something in the suite cannot be read.
  public static func all(
    in suite: Suite, _ selection: Selection = Selection(), with registry: StepRegistry
  ) throws(SuiteError) -> [SpecCase] {
    let plan = Planner(registry, selection).plan(suite)
    guard plan.errors.isEmpty else { throw SuiteError(diagnostics: plan.errors) }
    return plan.cases.map { SpecCase(pickle: $0.pickle, plan: plan.only($0)) }
  }

  /// `specs/log-in.feature:12 Go takes the user on`.
  public var description: String { "\(pickle.uri):\(pickle.location.line) \(pickle.name)" }

  /// The feature it is part of, by its name.
  public var feature: String { pickle.document.feature?.name ?? "" }

  /// Runs it in a fresh world, and says how it ended.
  ///
  /// Hooks around the run are around this scenario: each is a run of its own, so scenarios may run
  /// at the same time and in any order.
  public func run(_ options: RunOptions = RunOptions()) async -> Outcome {
    var fold = OutcomeFold()
    await SpecRun(plan, options).run { fold.receive($0) }
    return fold.outcome
  }

  /// Runs it and throws unless it passed; a scenario that was skipped passes, one without a step
  /// does not.
  ///
  /// - Throws: `Failure`, whose description is what a test should show.
  public func verify(_ options: RunOptions = RunOptions()) async throws(Failure) {
    let outcome = await run(options)
    if outcome.status.isFailure || outcome.isVacuous {
      throw Failure(scenario: description, outcome: outcome)
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
