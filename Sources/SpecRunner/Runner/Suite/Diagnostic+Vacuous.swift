import SpecGherkin
import SpecText

extension Diagnostic {
  /// Warnings about features without scenarios and scenarios without steps, which always pass.
  ///
  /// The grammar reads a title or step with a misspelt keyword as a description, so the message
  /// points there.
  static func vacuous(in file: ParseResult, language: String) -> [Diagnostic] {
    guard file.errors.isEmpty else { return [] }
    let prose = ProseSteps.unsilenced(in: file)
    guard !file.pickles.isEmpty else {
      return [emptyFeature(file, language)].compactMap { $0 } + prose
    }
    var found = prose
    if let feature = file.document?.feature {
      for rule in feature.rules where rule.scenarios.isEmpty {
        found.append(
          Diagnostic(
            code: "rule.empty", severity: .warning,
            message: "this rule has no scenario, so it cannot fail", uri: file.source.uri,
            location: rule.location, fix: "write one, or take it out"))
      }
    }
    for pickle in file.pickles where pickle.steps.isEmpty {
      let lineage = file.document?.lineage(of: pickle)
      let fix = Dialect.named(lineage?.feature.language ?? language).flatMap {
        misspelt(in: lineage?.scenario.description ?? "", $0.steps, colon: "", what: "step")
      }
      found.append(
        Diagnostic(
          code: "scenario.empty", severity: .warning,
          message: "this scenario has no step, so it cannot fail", uri: pickle.uri,
          location: pickle.location, fix: fix ?? "write its steps, or take it out"))
    }
    return found
  }

  private static func emptyFeature(_ file: ParseResult, _ language: String) -> Diagnostic? {
    let feature = file.document?.feature
    // Outlines without rows have a warning of their own.
    if let feature, feature.children.contains(where: \.hasScenario) { return nil }
    let fix = Dialect.named(feature?.language ?? language).flatMap {
      misspelt(
        in: feature?.description ?? "", $0.scenario + $0.scenarioOutline, colon: ":",
        what: "scenario")
    }
    return Diagnostic(
      code: "feature.empty", severity: .warning,
      message: feature == nil
        ? "this file contains no feature" : "this feature has no scenario, so it cannot fail",
      uri: file.source.uri, location: feature?.location, fix: fix ?? "write one, or take it out")
  }

  private static func misspelt(
    in description: String, _ keywords: [String], colon: String, what: String
  ) -> String? {
    for line in description.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let first = words.first, words.count > 1 else { continue }
      let word = String(first.prefix { $0 != ":" })
      for keyword in keywords.map(Dialect.trimmed)
      where EditDistance.isNear(word, keyword) && !first.isSame(as: keyword + colon) {
        return "write \"\(keyword)\(colon)\" for \"\(first)\", if that line is a \(what)"
      }
    }
    return nil
  }
}

extension FeatureChild {
  fileprivate var hasScenario: Bool {
    switch self {
    case .background: false
    case .scenario: true
    case .rule(let rule): !rule.scenarios.isEmpty
    }
  }
}
