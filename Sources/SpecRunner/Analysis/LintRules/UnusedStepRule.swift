import SpecGherkin
import SpecRunner

/// Finds step definitions of the tool's own libraries that no scenario uses.
///
/// Off by default, because it is right only if all scenarios are checked.
struct UnusedStepRule: LintRule {
  static let info = LintRuleInfo(
    "unused-step", .off, "no scenario uses a step definition of the tool's own libraries",
    advice: "remove it, or check all scenarios that use it", comparesFiles: true)

  func finish(_ context: LintContext, _ findings: inout LintFindings) {
    for (index, definition) in context.registry.definitions.enumerated()
    where context.isOwn[index] && !context.isUsed[index] {
      findings.add(
        "no scenario uses the step \"\(definition.pattern)\"", in: definition.source.uri ?? "",
        at: definition.source.line.map { Location(line: $0) })
    }
  }
}
