/// Finds scenarios without a name.
struct NoUnnamedScenariosRule: LintRule {
  static let info = LintRuleInfo(
    "no-unnamed-scenarios", .warning, "a scenario has no name",
    advice: "name it after what it shows")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for scenario in file.scenarios where scenario.name.isEmpty {
      findings.add("this scenario has no name", in: file, at: scenario.location)
    }
  }
}
