package import SpecJSON
import SpecText

/// The severities and options of rules, and the files that are not checked.
package struct LintSettings: Sendable, Equatable {
  private var severities: [String: LintSeverity] = [:]
  private var options: [String: JSONObject] = [:]
  /// Patterns of paths, relative to the current directory.
  private var ignored: [String] = []

  package init() {}

  /// The severity of a rule in a run.
  package func severity(of rule: LintRuleInfo) -> LintSeverity {
    severities[rule.name] ?? rule.severity
  }

  /// The active rules that lack the options that they need.
  package var rulesWithoutOptions: [LintRuleInfo] {
    LintCatalog.infos.filter { rule in
      rule.needsOptions && severity(of: rule) != .off
        && !(options[rule.name]?.values ?? []).contains {
          if case .array(let values) = $0 { !values.isEmpty } else { false }
        }
    }
  }

  func options(of rule: LintRuleInfo) -> LintOptions {
    LintOptions(info: rule, given: options[rule.name] ?? JSONObject())
  }

  package mutating func set(_ rule: String, _ severity: LintSeverity) {
    severities[rule] = severity
  }

  mutating func set(_ rule: String, _ options: JSONObject) { self.options[rule] = options }

  package mutating func ignore(_ pattern: String) { ignored.append(pattern) }

  /// The settings with those of another source, which override these rule by rule.
  package func overridden(by other: LintSettings) -> LintSettings {
    var settings = self
    settings.severities.merge(other.severities) { $1 }
    settings.options.merge(other.options) { $1 }
    settings.ignored += other.ignored
    return settings
  }

  /// Whether a file is not checked.
  package func ignores(_ uri: String) -> Bool {
    ignored.contains { IgnoredPath($0).covers(uri) }
  }
}

/// Something wrong with the settings of rules: where, what, and what to do.
package struct LintSettingsProblem: Error, Sendable, Equatable {
  package let path: JSONPath
  package let message: String
  package let fix: String

  static func unknownRule(_ name: String, at path: JSONPath) -> Self {
    let nearest = Nearest.nearest(to: name, in: LintCatalog.names)
    return LintSettingsProblem(
      path: path, message: "there is no rule \"\(name)\"",
      fix: nearest.map { "did you mean \"\($0)\"?" } ?? "list the rules with --rules")
  }

  static func unknownKey(_ key: String, _ known: [String], at path: JSONPath) -> Self {
    let nearest = Nearest.nearest(to: key, in: known)
    let all = known.map { "\"\($0)\"" }.listed("and")
    return LintSettingsProblem(
      path: path, message: "unknown option \"\(key)\"",
      fix: nearest.map { "did you mean \"\($0)\"?" }
        ?? (known.isEmpty ? "the rule has no options: remove it" : "the options are \(all)"))
  }

  static func wrong(_ value: JSONValue, _ expected: String, at path: JSONPath) -> Self {
    LintSettingsProblem(
      path: path, message: "this requires \(expected), not \(value.kind)", fix: "change it")
  }

  static func choice(_ word: String, _ words: [String], at path: JSONPath) -> Self {
    let nearest = Nearest.nearest(to: word, in: words)
    return LintSettingsProblem(
      path: path, message: "\"\(word)\" is not one of the choices",
      fix: (nearest.map { "did you mean \"\($0)\"? " } ?? "")
        + "use \(words.map { "\"\($0)\"" }.listed())")
  }

  static func pattern(_ problem: String, at path: JSONPath) -> Self {
    LintSettingsProblem(
      path: path, message: "this regular expression cannot be used: \(problem)",
      fix: "correct it")
  }
}
