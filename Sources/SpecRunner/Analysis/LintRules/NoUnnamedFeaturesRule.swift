import SpecGherkin

/// Finds features without a name.
struct NoUnnamedFeaturesRule: LintRule {
  static let info = LintRuleInfo(
    "no-unnamed-features", .warning, "a feature has no name",
    advice: "name it after what it describes")

  func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {
    // Markdown may have a feature without a heading.
    guard let feature = file.blocks.first, feature.name.isEmpty,
      file.document.feature?.keyword != nil
    else { return }
    findings.add("this feature has no name", in: file, at: feature.location)
  }
}
