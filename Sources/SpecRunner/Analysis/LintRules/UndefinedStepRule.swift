import SpecText

/// Finds steps that no step definition matches.
struct UndefinedStepRule: LintRule {
  static let info = LintRuleInfo(
    "undefined-step", .error, "no step definition matches a step",
    advice: "check the wording, or write a step definition")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for step in file.steps {
      guard let text = context.match(of: step)?.undefined else { continue }
      let nearest = context.nearest(to: text)
      findings.add(
        "no step definition matches \"\(text)\"", in: file, at: step.location,
        advice: nearest.isEmpty
          ? nil : "did you mean \(nearest.map { "\"\($0)\"" }.listed())?")
    }
  }
}
