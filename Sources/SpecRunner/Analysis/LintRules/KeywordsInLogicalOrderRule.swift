import SpecGherkin

/// Finds steps out of the order Given, When, Then.
struct KeywordsInLogicalOrderRule: LintRule {
  static let info = LintRuleInfo(
    "keywords-in-logical-order", .off, "steps are not in the order Given, When, Then",
    advice: "reorder the steps, or divide the scenario")

  private static let order: [PickleStepType] = [.context, .action, .outcome]

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    for block in file.blocks {
      for steps in [block.background?.steps ?? []] + block.scenarios.map(\.steps) {
        check(steps, file, &findings)
      }
    }
  }

  private func check(_ steps: [LintStep], _ file: LintFile, _ findings: inout LintFindings) {
    var highest: (rank: Int, keyword: String)?
    for step in steps where step.isOpening {
      guard let rank = Self.order.firstIndex(of: step.type) else { continue }
      let keyword = step.keyword.filter { !$0.isWhitespace }
      if let highest, rank < highest.rank {
        findings.add(
          "this \(keyword) follows a \(highest.keyword)", in: file, at: step.location)
      } else {
        highest = (rank, keyword)
      }
    }
  }
}
