import SpecGherkin
import SpecRunner
import SpecText

/// Finds scenarios without a Then, which check nothing.
///
/// A text step without a Then is none. A step with `*` counts as a Then if its definition is one, or
/// can be used with any keyword. A Then of the background counts, too.
struct NoThenRule: LintRule {
  static let info = LintRuleInfo(
    "no-then", .warning, "a scenario has no Then, so it checks nothing",
    advice: "say what must be so at its end")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    var outer: [LintStep] = []
    for block in file.blocks {
      let steps = block.background?.steps ?? []
      if block.isFeature { outer = steps }
      let shared = block.isFeature ? steps : outer + steps
      if shared.contains(where: { isThen($0, context) }) { continue }
      for scenario in block.scenarios where !(shared.isEmpty && scenario.steps.isEmpty) {
        if scenario.tags.contains(where: { isStage($0.name) }) { continue }
        if scenario.steps.contains(where: { isThen($0, context) }) { continue }
        let called = (shared + scenario.steps).last { $0.type == .outcome }
        findings.add(Plan.whyNothingIsChecked(called?.text), in: file, at: scenario.location)
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
