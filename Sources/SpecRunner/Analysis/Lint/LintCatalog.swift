import SpecText

/// The rules of `spec lint` in the order of their names; the linter, settings, help, documentation
/// and SARIF use this list.
package enum LintCatalog {
  static let all: [any LintRule.Type] = [
    ActionAsThenRule.self,
    AllowedTagsRule.self,
    AmbiguousStepRule.self,
    BareTagRule.self,
    DisableCommentRule.self,
    EmptyScenarioRule.self,
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
    OpenFenceRule.self,
    RequiredTagsRule.self,
    ScenarioSizeRule.self,
    SecureLiteralRule.self,
    SetupTagRule.self,
    SeveralWhensRule.self,
    StepArgumentRule.self,
    StepAsProseRule.self,
    SyntaxRule.self,
    TextStepDefinitionRule.self,
    UndefinedStepRule.self,
    UndefinedVariableRule.self,
    UnknownElementRule.self,
    UnknownTagRule.self,
    UnknownVariableRule.self,
    UnusedColumnRule.self,
    UnusedDisableRule.self,
    UnusedStepRule.self,
    UseAndRule.self,
    VacuousStepRule.self,
  ]

  /// The descriptions of all rules.
  package static let infos: [LintRuleInfo] = all.map { $0.info }

  package static let names: [String] = infos.map(\.name)

  /// The rule with a name.
  package static func rule(named name: String) -> LintRuleInfo? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: infos.map { ($0.name, $0) })

  /// Whether findings of the rule with a name depend on other files.
  package static func comparesFiles(_ name: String) -> Bool { comparing.contains(name) }

  private static let comparing = Set(all.filter { $0.comparesFiles }.map { $0.info.name })

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
