import SpecText

/// Finds scenarios and backgrounds with too many steps.
struct ScenarioSizeRule: LintRule {
  static let info = LintRuleInfo(
    "scenario-size", .off, "a scenario or background has more steps than the settings allow",
    advice: "divide it, or say more with one step",
    options: [
      LintOption(
        "steps-length", .limits([("Background", 15), ("Scenario", 15), ("Rule", 15)]),
        "the greatest numbers of steps; Rule is that of backgrounds of rules")
    ])

  private var background: Int?
  private var ruleBackground: Int?
  private var scenario: Int?

  mutating func configure(_ options: LintOptions) {
    background = options.limit("steps-length", "Background")
    ruleBackground = options.limit("steps-length", "Rule") ?? background
    scenario = options.limit("steps-length", "Scenario")
  }

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for block in file.blocks {
      if let found = block.background,
        let most = block.isFeature ? background : ruleBackground, found.steps.count > most
      {
        findings.add(
          "this background has \(found.steps.count.counted("step")), where at most \(most) are "
            + "allowed", in: file, at: found.location)
      }
      guard let most = scenario else { continue }
      for scenario in block.scenarios where scenario.steps.count > most {
        findings.add(
          "this scenario has \(scenario.steps.count.counted("step")), where at most \(most) are "
            + "allowed", in: file, at: scenario.location)
      }
    }
  }
}
