import SpecGherkin

/// Finds texts that match patterns which the settings forbid.
struct NoRestrictedPatternsRule: LintRule {
  static let info = LintRuleInfo(
    "no-restricted-patterns", .off, "a name, description or step matches a forbidden pattern",
    advice: "write it in other words",
    options: kinds.map {
      LintOption(
        $0, .patterns,
        $0 == "Global"
          ? "regular expressions that no text may match, whatever the case"
          : "regular expressions that no text of this kind may match, whatever the case")
    }, needsOptions: true)

  private static let kinds = [
    "Global", "Feature", "Rule", "Background", "Scenario", "ScenarioOutline", "Step",
  ]

  private var patterns: [String: [LintPattern]] = [:]

  mutating func configure(_ options: LintOptions) {
    let all = options.texts("Global")
    for kind in Self.kinds {
      let own = kind == "Global" ? [] : options.texts(kind)
      patterns[kind] = (all + own).compactMap { LintPattern($0, ignoresCase: true) }
    }
  }

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    let outline = Dialect.named(file.language)?.scenarioOutline ?? []
    for block in file.blocks {
      let kind = block.isFeature ? "Feature" : "Rule"
      check([block.name, block.description], kind, block.location, file, &findings)
      if let background = block.background {
        check(
          [background.name, background.description], "Background", background.location, file,
          &findings)
        check(background.steps, in: "Background", file, &findings)
      }
      for scenario in block.scenarios {
        let kind = outline.contains(scenario.node.keyword) ? "ScenarioOutline" : "Scenario"
        check(
          [scenario.name, scenario.node.description], kind, scenario.location, file, &findings)
        check(scenario.steps, in: kind, file, &findings)
      }
    }
  }

  /// The patterns of an element apply to its steps, too, as in gherkin-lint.
  private func check(
    _ steps: [LintStep], in kind: String, _ file: LintFile, _ findings: inout LintFindings
  ) {
    for step in steps {
      let all = (patterns[kind] ?? []) + (patterns["Step"] ?? [])
      report(step.text, all, step.location, file, &findings)
    }
  }

  private func check(
    _ texts: [String], _ kind: String, _ location: Location, _ file: LintFile,
    _ findings: inout LintFindings
  ) {
    for text in texts where !text.isEmpty {
      for line in text.split(separator: "\n") {
        report(String(line), patterns[kind] ?? [], location, file, &findings)
      }
    }
  }

  private func report(
    _ text: String, _ patterns: [LintPattern], _ location: Location, _ file: LintFile,
    _ findings: inout LintFindings
  ) {
    guard let pattern = patterns.first(where: { $0.isFound(in: text) }) else { return }
    let shown = text.drop { $0.isWhitespace }
    findings.add(
      "\"\(shown)\" matches the forbidden pattern /\(pattern.source)/", in: file, at: location)
  }
}
