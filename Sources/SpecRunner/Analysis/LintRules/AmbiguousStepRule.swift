import SpecRunner

/// Finds steps that several step definitions match.
struct AmbiguousStepRule: LintRule {
  static let info = LintRuleInfo(
    "ambiguous-step", .error, "several step definitions match a step",
    advice: "change the step, or make the expressions differ")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for step in file.steps {
      guard let (text, rivals) = context.match(of: step)?.ambiguous else { continue }
      let notes = rivals.map { index in
        let definition = context.registry.definitions[index]
        return "it matches \"\(definition.pattern)\" at \(definition.source.description)"
      }
      findings.add(
        "\(rivals.count) step definitions match \"\(text)\"", in: file, at: step.location,
        notes: notes)
    }
  }
}
