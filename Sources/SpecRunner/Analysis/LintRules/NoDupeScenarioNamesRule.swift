import SpecGherkin
import SpecText

/// Finds scenarios with the same name; by default in the same feature or rule.
struct NoDupeScenarioNamesRule: LintRule {
  static let info = LintRuleInfo(
    "no-dupe-scenario-names", .warning, "two scenarios have the same name",
    advice: "give one of them another name: reports and --name cannot tell them apart",
    options: [
      LintOption(
        "scope", .choice(["in-feature", "anywhere"], default: "in-feature"),
        "where names must differ; scenarios of different rules of a feature may share a name "
          + "in-feature", isShort: true)
    ], comparesFiles: true)

  private var isAnywhere = false
  private var places: [ExactText: String] = [:]

  mutating func configure(_ options: LintOptions) {
    isAnywhere = options.text("scope") == "anywhere"
  }

  mutating func check(
    _ file: LintFile, _ context: LintContext, _ findings: inout LintFindings
  ) {
    for block in file.blocks {
      if !isAnywhere { places.removeAll() }
      for scenario in block.scenarios where !scenario.name.isEmpty {
        if let first = places[scenario.name] {
          findings.add(
            "another scenario is named \"\(scenario.name)\"", in: file, at: scenario.location,
            notes: ["it is at \(first)"])
        } else {
          places[scenario.name] = "\(file.uri):\(scenario.location.line)"
        }
      }
    }
  }
}
