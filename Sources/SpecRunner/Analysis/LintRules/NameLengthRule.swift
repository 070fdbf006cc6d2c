import SpecGherkin
import SpecText

/// Finds names and steps that are too long.
struct NameLengthRule: LintRule {
  static let info = LintRuleInfo(
    "name-length", .off, "a name or a step is longer than the settings allow",
    advice: "shorten it; a description can explain more",
    options: kinds.map { LintOption($0, .integer(70), "the greatest length in characters") })

  private static let kinds = ["Feature", "Rule", "Scenario", "Step"]

  private var limits: [String: Int] = [:]

  mutating func configure(_ options: LintOptions) {
    limits = Dictionary(uniqueKeysWithValues: Self.kinds.map { ($0, options.integer($0)) })
  }

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for block in file.blocks {
      let kind = block.isFeature ? "Feature" : "Rule"
      check(block.name, kind, block.location, file, &findings)
      for step in block.background?.steps ?? [] {
        check(step.text, "Step", step.location, file, &findings)
      }
      for scenario in block.scenarios {
        check(scenario.name, "Scenario", scenario.location, file, &findings)
        for step in scenario.steps {
          check(step.text, "Step", step.location, file, &findings)
        }
      }
    }
  }

  private func check(
    _ text: String, _ kind: String, _ location: Location, _ file: LintFile,
    _ findings: inout LintFindings
  ) {
    let limit = limits[kind] ?? 70
    // Bytes are counted first, because characters take longer.
    guard text.utf8.count > limit, text.count > limit else { return }
    let what = kind == "Step" ? "this step" : "the name of this \(kind.lowercased())"
    findings.add(
      "\(what) has \(text.count.counted("character")), where at most \(limit) are allowed",
      in: file, at: location)
  }
}
