import SpecGherkin
import SpecRunner
import SpecText

/// Finds scenarios without a Then, which check nothing, and those without one after their last
/// action, of which nothing is checked.
///
/// A text step without a Then is none. A step with `*` counts as a Then if its definition is one, or
/// can be used with any keyword. A Then of the background counts, too.
struct NoThenRule: LintRule {
  static let info = LintRuleInfo(
    "no-then", .warning, "a scenario has no Then, or none after its last When",
    advice: "say what must be so at its end")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    var outer: [LintStep] = []
    for block in file.blocks {
      let own = block.background?.steps ?? []
      if block.isFeature { outer = own }
      let shared = block.isFeature ? own : outer + own
      for scenario in block.scenarios {
        let steps = shared + scenario.steps
        if steps.isEmpty || scenario.tags.contains(where: { isStage($0.name) }) { continue }
        let action = steps.lastIndex { $0.type == .action }
        let isThen = { (step: LintStep) in self.isThen(step, context) }
        if steps[(action ?? 0)...].contains(where: isThen) { continue }
        if let action, steps.contains(where: isThen) {
          findings.add(
            "nothing is checked after \"\(steps[action].text)\"", in: file, at: scenario.location)
        } else {
          let called = steps.last { $0.type == .outcome }
          findings.add(Plan.whyNothingIsChecked(called?.text), in: file, at: scenario.location)
        }
      }
    }
  }

  /// Whether a tag marks a setup or teardown, which needs no Then.
  private func isStage(_ tag: String) -> Bool {
    ["@setup", "@teardown"].contains { tag.isSame(as: $0) || tag.begins(with: $0 + ":") }
  }

  private func isThen(_ step: LintStep, _ context: LintContext) -> Bool {
    if step.type == .outcome, !context.registry.hasTextSteps { return true }
    return context.registry.isThen(
      step.type, matching: context.match(of: step)?.definitions ?? [])
  }
}
