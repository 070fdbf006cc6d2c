import SpecGherkin

/// Finds scenarios that act again after a check.
struct SeveralWhensRule: LintRule {
  static let info = LintRuleInfo(
    "several-whens", .off, "a scenario has a When after a Then",
    advice: "divide the scenario, so that each shows one thing",
    options: [
      LintOption("consecutive", .flag(false), "whether a When after a When counts, too")
    ])

  private var countsConsecutive = false

  mutating func configure(_ options: LintOptions) {
    countsConsecutive = options.flag("consecutive")
  }

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for scenario in file.scenarios {
      var first: LintStep?
      var last = PickleStepType.unknown
      for step in scenario.steps {
        if step.type == .action, let first, countsConsecutive || last != .action {
          findings.add(
            "this is another When; the first is on line \(first.location.line)", in: file,
            at: step.location)
          break
        }
        if step.type == .action { first = first ?? step }
        last = step.type
      }
    }
  }
}
