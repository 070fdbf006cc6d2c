import SpecGherkin
import SpecText

/// Finds columns of examples that nothing in the outline uses.
struct UnusedColumnRule: LintRule {
  static let info = LintRuleInfo(
    "unused-column", .warning, "no step and no name of an outline uses a column of its examples",
    advice: "use it in a step or in the name, or remove it")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for scenario in file.scenarios where !scenario.examples.isEmpty {
      let texts = [OutlineText(scenario.name)] + scenario.steps.map(OutlineText.init)
      let typed = Set(exactly: texts.flatMap(\.placeholders))
      var known: Set<ExactText> = []
      for column in scenario.examples.flatMap(\.columns)
      where !column.name.isEmpty && known.insert(column.name) {
        if typed.contains(column.name) { continue }
        // A name with a bracket is not found as a placeholder.
        let hasBracket = column.name.utf8.contains(UInt8(ascii: "<"))
        if hasBracket, texts.contains(where: { $0.uses(column.name) }) { continue }
        let columns = Set(exactly: scenario.examples.flatMap(\.columns).map(\.name))
        let nearest = Nearest.nearest(
          to: column.name, in: typed.inOrder.filter { !columns.contains($0) })
        findings.add(
          "nothing uses the column \"\(column.name)\"", in: file, at: column.location,
          advice: nearest.map { "did you mean it with <\($0)>?" })
      }
    }
  }
}
