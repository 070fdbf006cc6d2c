import SpecGherkin
import SpecText

/// Finds files with too many scenarios.
struct MaxScenariosPerFileRule: LintRule {
  static let info = LintRuleInfo(
    "max-scenarios-per-file", .off, "a file has more scenarios than the settings allow",
    advice: "divide the file",
    options: [
      LintOption("maxScenarios", .integer(10), "the greatest number of scenarios"),
      LintOption(
        "countOutlineExamples", .flag(true), "whether each row of examples is a scenario"),
    ])

  private var most = 10
  private var countsRows = true

  mutating func configure(_ options: LintOptions) {
    most = options.integer("maxScenarios")
    countsRows = options.flag("countOutlineExamples")
  }

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    let counts = file.scenarios.map { scenario in
      countsRows && !scenario.examples.isEmpty
        ? scenario.examples.reduce(0) { $0 + $1.node.tableBody.count } : 1
    }
    let count = counts.reduce(0, +)
    if count <= most { return }
    findings.add(
      "this file has \(count.counted("scenario")), where at most \(most) are allowed", in: file,
      at: nil)
  }
}
