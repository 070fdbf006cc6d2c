import SpecAnalysis
import SpecDrivers
import SpecGherkin
import SpecRunner
import SpecText

/// The feature of what a walk found, with checks that were tried: they pass where the app is right
/// and fail where it is not.
struct ExploreFeature {
  private let run: ExploreRun
  private let setting: ExplorationSetting
  private let writer: ExplorationFeature

  /// How many possible checks of a difference are tried, and how many are kept.
  private static let (tried, kept) = (16, 3)
  /// How long a check waits for events that do not come at once, in seconds.
  private static let delay = 3

  init(_ run: ExploreRun, _ setting: ExplorationSetting) {
    self.run = run
    self.setting = setting
    writer = ExplorationFeature(run.app, setting, Self.words(run))
  }

  private static func words(_ run: ExploreRun) -> ExplorationFeature.Words {
    let steps = run.tool.definition.apps?.steps
    return ExplorationFeature.Words(
      sentence: { move in run.tool.steps(steps?.sentence(for: move)) },
      opening: { start in
        var options = start.options
        options.faults = []
        options.parameters = [:]
        return run.tool.steps(steps?.opening(start.conditions, options))
      },
      checks: { before, after in
        guard let steps else { return [] }
        let seen = steps.checks(from: before, to: after)
        let known = Set(exactly: seen)
        let checks =
          seen + steps.properties(of: after, unlike: before).filter { !known.contains($0) }
        return checks.compactMap(run.tool.step)
      },
      events: { (steps?.events($0, insteadOf: $1) ?? []).compactMap(run.tool.step) })
  }

  /// The text; nil if nothing was found.
  func text(_ result: ExplorationResult) async -> String? {
    if result.findings.isEmpty { return nil }
    var scenarios: [ExplorationFeature.Scenario] = []
    for (number, finding) in result.findings.enumerated() {
      var scenario = writer.scenario(finding, number: number + 1)
      if case .difference(let found, _, _) = finding.incident, scenario.isComplete {
        let checks = scenario.checks
        scenario.checks = await telling(scenario, result.seed)
        if scenario.checks.isEmpty, found.contains(where: { $0.kind == .events }) {
          // What an action starts may come later.
          scenario.steps.append("And \(Self.delay) seconds pass")
          scenario.checks = checks
          scenario.checks = await telling(scenario, result.seed)
        }
      }
      scenarios.append(scenario)
    }
    // Names and comments have what the apps show.
    return run.tool.secrets.masked(writer.text(scenarios, seed: result.seed))
  }

  /// The checks that pass on the first app and fail on the second.
  private func telling(_ scenario: ExplorationFeature.Scenario, _ seed: UInt64) async -> [String] {
    var checks: [String] = []
    for check in scenario.checks.prefix(Self.tried) where checks.count < Self.kept {
      var candidate = scenario
      candidate.checks = [check]
      let text = writer.text([candidate], seed: seed)
      guard await status(of: text, on: 0) == .passed,
        await status(of: text, on: 1) == .failed
      else { continue }
      checks.append(check)
    }
    return checks
  }

  /// The result of a feature with one scenario on one of the two apps.
  private func status(of text: String, on side: Int) async -> Status? {
    let isFault = run.settings.runEngines.count == 1
    let fault = isFault ? setting.sides[side].launch.faults.first : nil
    let suite = Suite(sources: [Source(uri: "found.feature", text: text)])
    guard suite.errors.isEmpty,
      let registry = try? run.settings.registry(engine: isFault ? 0 : side, fault, for: suite)
    else { return nil }
    let plan = Planner(registry, Selection()).plan(suite)
    guard plan.errors.isEmpty else { return nil }
    return await Trial.run(plan, run.settings.options).first?.status
  }
}
