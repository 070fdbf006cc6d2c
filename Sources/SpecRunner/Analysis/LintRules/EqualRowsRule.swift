import SpecGherkin
import SpecText

/// Finds rows of examples that repeat a row above in the same table.
struct EqualRowsRule: LintRule {
  static let info = LintRuleInfo(
    "equal-rows", .warning, "a row of examples repeats another row of the table",
    advice: "remove the row, or change its values")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for examples in file.scenarios.flatMap(\.examples) {
      var lines: [[ExactText]: Int] = [:]
      for row in examples.node.tableBody {
        let key = row.cells.map { ExactText($0.value) }
        if let first = lines[key] {
          findings.add(
            "this row is equal to the one on line \(first)", in: file, at: row.location)
        } else {
          lines[key] = row.location.line
        }
      }
    }
  }
}
