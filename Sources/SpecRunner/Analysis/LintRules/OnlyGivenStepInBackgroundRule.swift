import SpecGherkin

/// Finds steps of backgrounds that are not a Given.
struct OnlyGivenStepInBackgroundRule: LintRule {
  static let info = LintRuleInfo(
    "only-given-step-in-background", .off, "a background has a step that is not a Given",
    advice: "move the step into the scenarios, or say what is given")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for step in file.blocks.compactMap(\.background).flatMap(\.steps)
    where step.type == .action || step.type == .outcome {
      findings.add("this step of a background is not a Given", in: file, at: step.location)
    }
  }
}
