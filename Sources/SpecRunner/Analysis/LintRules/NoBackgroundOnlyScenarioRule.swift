/// Finds backgrounds that only one scenario has.
struct NoBackgroundOnlyScenarioRule: LintRule {
  static let info = LintRuleInfo(
    "no-background-only-scenario", .off, "a background belongs to a single scenario",
    advice: "move its steps into the scenario")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for (index, block) in file.blocks.enumerated() {
      // The background of a feature belongs to the scenarios of its rules, too.
      let scenarios = index == 0 ? file.scenarios : block.scenarios
      guard let background = block.background, scenarios.count == 1 else { continue }
      findings.add(
        "this background belongs to a single scenario", in: file, at: background.location)
    }
  }
}
