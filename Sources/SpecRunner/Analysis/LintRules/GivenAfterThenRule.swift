import SpecGherkin

/// Finds a Given after a Then: usually the start of a second scenario.
struct GivenAfterThenRule: LintRule {
  static let info = LintRuleInfo(
    "given-after-then", .off, "a Given follows a Then in the same scenario",
    advice: "begin another scenario, or move the Given before the first When")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for scenario in file.scenarios {
      guard let then = scenario.steps.firstIndex(where: { $0.type == .outcome }),
        let given = scenario.steps[then...].first(where: { $0.type == .context })
      else { continue }
      findings.add(
        "this Given follows the Then on line \(scenario.steps[then].location.line)", in: file,
        at: given.location)
    }
  }
}
