import SpecGherkin
import SpecText

/// Finds tags that all scenarios of a feature or rule have, or all examples of an outline.
struct NoHomogenousTagsRule: LintRule {
  static let info = LintRuleInfo(
    "no-homogenous-tags", .off, "all scenarios of a feature have the same tag",
    advice: "move the tag to the element around them")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for block in file.blocks {
      // Scenarios of rules are in the feature, too.
      let scenarios = block.isFeature ? file.scenarios : block.scenarios
      report(
        scenarios.map(\.tags), "scenarios of this \(block.isFeature ? "feature" : "rule")",
        block.location, file, &findings)
      for scenario in block.scenarios {
        report(
          scenario.examples.map(\.tags), "examples of this outline", scenario.location, file,
          &findings)
      }
    }
  }

  private func report(
    _ lists: [[LintTag]], _ what: String, _ location: Location, _ file: LintFile,
    _ findings: inout LintFindings
  ) {
    guard lists.count > 1, let first = lists.first else { return }
    var common = Set(exactly: first.map(\.name))
    for list in lists.dropFirst() where !common.isEmpty {
      common.formIntersection(Set(exactly: list.map(\.name)))
    }
    if common.isEmpty { return }
    findings.add(
      "all \(what) have \(common.inOrder.listed("and"))", in: file, at: location)
  }
}
