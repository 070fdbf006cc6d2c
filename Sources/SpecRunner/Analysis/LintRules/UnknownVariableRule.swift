import SpecText

/// Finds placeholders of outlines that no column has.
struct UnknownVariableRule: LintRule {
  static let info = LintRuleInfo(
    "unknown-variable", .off, "an outline has a placeholder that is no column of its examples",
    advice: "add the column, or correct the name")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for scenario in file.scenarios where !scenario.examples.isEmpty {
      let columns = Set(exactly: scenario.examples.flatMap(\.columns).map(\.name))
      if columns.isEmpty { continue }
      for step in scenario.steps {
        for name in OutlineText(step).placeholders where !columns.contains(name) {
          let nearest = Nearest.nearest(to: name, in: columns.inOrder)
          findings.add(
            "no column of the examples is named \"\(name)\"", in: file, at: step.location,
            advice: nearest.map { "did you mean <\($0)>?" },
            correction: nearest.map { LintCorrection(written: "<\(name)>", meant: "<\($0)>") })
        }
      }
    }
  }
}
