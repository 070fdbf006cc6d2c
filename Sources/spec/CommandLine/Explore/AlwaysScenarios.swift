import SpecAnalysis
import SpecDrivers
import SpecGherkin
import SpecMessages
import SpecRunner
import SpecText

/// The scenarios tagged `@always` of a suite, as checks for a walk.
struct AlwaysScenarios: Sendable {
  let checks: [AlwaysScenario]
  /// What is wrong with some of them, before a walk.
  private(set) var errors: [Diagnostic] = []

  /// - Throws: `GlueError` if the steps cannot be joined.
  init(
    _ suite: Suite, _ settings: ProofSettings, app: String
  ) async throws(GlueError) {
    guard suite.files.contains(where: { $0.pickles.contains(where: \.isStanding) }) else {
      checks = []
      return
    }
    guard let engine = settings.runEngines.first?.engine else {
      checks = []
      return
    }
    let view = ViewedApp(app: app, engine.makeDriver().capabilities)
    let registry = try settings.registry(viewing: view, for: suite)
    let plan = Planner(registry, settings.selection.selection).ofStandingScenarios.plan(suite)
    var checks: [AlwaysScenario] = []
    var errors = plan.errors
    for planned in plan.cases {
      if let error = Self.error(planned, plan) {
        errors.append(error)
        continue
      }
      let check = AlwaysScenario(planned, of: plan, settings.options, view)
      if await check.actsOnEmptyScreen() {
        errors.append(Self.malformed(planned.pickle, nil, "it acts, and it may only look"))
      } else if !view.isOfOtherApp {
        checks.append(check)
      }
    }
    self.checks = checks
    self.errors = errors
  }

  private static func error(_ planned: PlannedCase, _ plan: Plan) -> Diagnostic? {
    let pickle = planned.pickle
    guard pickle.steps.contains(where: { $0.type == .outcome }) else {
      return malformed(pickle, nil, "it has no Then, so it checks nothing")
    }
    let matches = planned.testCase.steps.lazy.compactMap { step -> StepMatch? in
      if case .step(_, let match) = step.role { match } else { nil }
    }
    for (step, match) in zip(pickle.steps, matches) {
      if step.type == .action {
        return malformed(pickle, step, "it has a When, and it may only look: \(step.text)")
      }
      switch match {
      case .defined(let match):
        if plan.definition(match)?.keyword == .when {
          return malformed(pickle, step, "this step acts, and it may only look: \(step.text)")
        }
      default: return malformed(pickle, step, "this step is not defined once: \(step.text)")
      }
    }
    return nil
  }

  private static func malformed(
    _ pickle: Pickle, _ step: PickleStep?, _ why: String
  ) -> Diagnostic {
    Diagnostic(
      code: "always.malformed", message: "this scenario tagged @always cannot be checked: \(why)",
      uri: pickle.uri, location: pickle.location,
      fix: "write \"Given any screen\", or checks after Given, and what must be so after Then")
  }
}

/// A scenario tagged `@always` as a check of what a walk sees.
struct AlwaysScenario: StandingCheck {
  let name: String
  let place: String
  let sentences: [String]
  private let plan: Plan
  private let options: RunOptions
  private let view: ViewedApp

  init(_ planned: PlannedCase, of plan: Plan, _ options: RunOptions, _ view: ViewedApp) {
    let pickle = planned.pickle
    name = pickle.name
    place = "\(pickle.uri):\(pickle.location.line)"
    sentences = pickle.steps.filter { $0.type == .outcome && !$0.hasArgument }.map(\.text)
    self.view = view
    var options = options
    options.jobs = 1
    options.retries = 0
    self.options = options
    self.plan = plan.only(planned)
  }

  /// Whether it does more than look, as far as an empty screen shows.
  func actsOnEmptyScreen() async -> Bool {
    _ = await Trial.run(plan, options)
    return view.hasActed
  }

  func check(
    _ seen: Observation, _ capabilities: Capabilities,
    wait: @escaping @Sendable (Duration) async throws(DriverError) -> Observation
  ) async -> StandingVerdict {
    view.show(seen, capabilities, wait: wait)
    guard let trial = await Trial.run(plan, options).first else {
      return .unknown("it was interrupted")
    }
    switch trial.status {
    case .passed: return .passed
    case .failed:
      guard let trouble = trial.trouble else { return .failed("it fails") }
      if isGiven(trouble.step) { return .notApplicable }
      return .failed(trouble.failure?.message ?? "it fails")
    default: return .unknown(trial.trouble?.failure?.message ?? "\(trial.status)")
    }
  }

  private func isGiven(_ text: String?) -> Bool {
    guard let text else { return false }
    return plan.cases.contains { planned in
      planned.pickle.steps.contains { $0.type == .context && $0.text.isSame(as: text) }
    }
  }
}
