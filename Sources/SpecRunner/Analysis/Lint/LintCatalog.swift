import SpecText

/// The rules of `spec lint`; the linter, settings, help, documentation and SARIF use this list.
package enum LintCatalog {
  /// The rules with code of their own.
  private static let rules: [any LintRule.Type] = [
    AllowedTagsRule.self,
    AmbiguousStepRule.self,
    EqualRowsRule.self,
    FileNameRule.self,
    FullStopRule.self,
    GivenAfterThenRule.self,
    IdOnlyNameRule.self,
    KeywordsInLogicalOrderRule.self,
    MaxScenariosPerFileRule.self,
    MixedLanguagesRule.self,
    NameLengthRule.self,
    NearDuplicateStepRule.self,
    NewLineAtEofRule.self,
    NoBackgroundOnlyScenarioRule.self,
    NoDupeFeatureNamesRule.self,
    NoDupeScenarioNamesRule.self,
    NoDuplicateTagsRule.self,
    NoEmptyBackgroundRule.self,
    NoEmptyFileRule.self,
    NoExamplesInScenariosRule.self,
    NoFilesWithoutScenariosRule.self,
    NoHomogenousTagsRule.self,
    NoMultipleEmptyLinesRule.self,
    NoPartiallyCommentedTagLinesRule.self,
    NoRestrictedPatternsRule.self,
    NoRestrictedTagsRule.self,
    NoScenarioOutlinesWithoutExamplesRule.self,
    NoSuperfluousTagsRule.self,
    NoThenRule.self,
    NoTrailingSpacesRule.self,
    NoUnnamedFeaturesRule.self,
    NoUnnamedScenariosRule.self,
    OneSpaceBetweenTagsRule.self,
    OnlyGivenStepInBackgroundRule.self,
    RequiredTagsRule.self,
    ScenarioSizeRule.self,
    SecureLiteralRule.self,
    SeveralWhensRule.self,
    StepAsProseRule.self,
    UndefinedStepRule.self,
    UnknownElementRule.self,
    UnknownTagRule.self,
    UnknownVariableRule.self,
    UnusedColumnRule.self,
    UnusedStepRule.self,
    UseAndRule.self,
  ]

  /// The descriptions of all rules in the order of their names.
  package static let infos = (rules.map { $0.info } + LintRuleInfo.reported)
    .sorted { $0.name.precedes($1.name) }

  /// The code of a rule; nil if it has none.
  static func code(of rule: LintRuleInfo) -> (any LintRule)? { codes[rule.name]?.init() }

  private static let codes = Dictionary(uniqueKeysWithValues: rules.map { ($0.info.name, $0) })

  package static let names: [String] = infos.map(\.name)

  /// The rule with a name.
  package static func rule(named name: String) -> LintRuleInfo? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: infos.map { ($0.name, $0) })

  /// Whether gherkin-lint has a rule of this name.
  static func isOfGherkinLint(_ name: String) -> Bool { ofGherkinLint.contains(same: name) }

  static let ofGherkinLint = [
    "allowed-tags", "file-name", "keywords-in-logical-order", "max-scenarios-per-file",
    "name-length", "new-line-at-eof", "no-background-only-scenario", "no-dupe-feature-names",
    "no-dupe-scenario-names", "no-duplicate-tags", "no-empty-background", "no-empty-file",
    "no-examples-in-scenarios", "no-files-without-scenarios", "no-homogenous-tags",
    "no-multiple-empty-lines", "no-partially-commented-tag-lines", "no-restricted-patterns",
    "no-restricted-tags", "no-scenario-outlines-without-examples", "no-superfluous-tags",
    "no-trailing-spaces", "no-unnamed-features", "no-unnamed-scenarios", "one-space-between-tags",
    "only-given-step-in-background", "required-tags", "scenario-size", "use-and",
  ]
}
