import SpecGherkin

/// A rule of `spec lint`: its description, and the code that finds what breaks it.
///
/// A rule is a value with the state of one run. The linter passes it every file in order, then
/// calls `finish`, for rules that compare files.
protocol LintRule: SendableMetatype {
  /// The description; `LintCatalog` lists them all.
  static var info: LintRuleInfo { get }

  init()

  /// Takes the options of the settings; rules without options need not implement it.
  mutating func configure(_ options: LintOptions)

  /// Adds the findings of a file.
  mutating func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings)

  /// Adds the findings that only the whole suite shows.
  mutating func finish(_ context: LintContext, _ findings: inout LintFindings)
}

extension LintRule {
  mutating func configure(_ options: LintOptions) {}
  mutating func check(_ file: LintFile, _ context: LintContext, _ findings: inout LintFindings) {}
  mutating func finish(_ context: LintContext, _ findings: inout LintFindings) {}
}

/// The description of a rule, for settings, help, documentation and SARIF.
package struct LintRuleInfo: Sendable {
  /// The name, such as `no-then`; that of gherkin-lint for the same rule.
  package let name: String
  /// The severity without settings; off unless a finding is surely a mistake.
  package let severity: LintSeverity
  /// What the rule finds: a sentence without a full stop.
  package let summary: String
  /// What to do about a finding: a sentence without a full stop.
  package let advice: String
  /// The options that settings may give.
  package let options: [LintOption]
  /// Whether the rule has no effect, or refuses everything, without options.
  package let needsOptions: Bool
  /// Whether `--fix` can repair findings.
  package let isFixable: Bool
  /// What the rule must be given to find anything; nil if the features are enough.
  package let need: Need?
  /// Whether findings in a file depend on other files.
  package let comparesFiles: Bool
  /// The codes of the diagnostics that are findings of the rule; one that ends with a full stop
  /// stands for all errors whose codes begin with it.
  let codes: [String]

  /// Something besides the features that a rule needs.
  package enum Need: String, Sendable {
    /// The recording of a run.
    case recording
    /// Requirements documents next to the features.
    case requirements
  }

  init(
    _ name: String, _ severity: LintSeverity, _ summary: String, advice: String,
    options: [LintOption] = [], needsOptions: Bool = false, isFixable: Bool = false,
    need: Need? = nil, comparesFiles: Bool = false, codes: [String] = []
  ) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.advice = advice
    self.options = options
    self.needsOptions = needsOptions
    self.isFixable = isFixable
    self.need = need
    self.comparesFiles = comparesFiles
    self.codes = codes
  }
}

/// How severe the findings of a rule are.
package enum LintSeverity: String, Sendable, CaseIterable {
  /// The lint fails.
  case error
  /// The lint succeeds, unless there are more warnings than allowed.
  case warning
  /// The rule is not run.
  case off
}
