import SpecGherkin
import SpecJSON
import SpecRunner
import Testing

@testable import SpecAnalysis

/// Settings of rules, from `spec.json` and `.gherkin-lintrc`, right and wrong ones.
@Suite struct LintSettingsTests {
  private static func read(_ text: String) throws -> (LintSettings, [String]) {
    var problems: [LintSettingsProblem] = []
    let settings = LintSettings(
      try JSONReader.read(Array(text.utf8)), at: ["lint"], folder: "sub/", &problems)
    return (settings, problems.map { "\($0.path): \($0.message); \($0.fix)" })
  }

  private static func severity(_ settings: LintSettings, _ rule: String) throws -> LintSeverity {
    settings.severity(of: try #require(LintCatalog.rule(named: rule)))
  }

  @Test func `severities and options are read`() throws {
    let (settings, problems) = try Self.read(
      """
      {"rules": {"no-then": "error", "bare-tag": "off", "use-and": {},
                 "scenario-size": {"severity": "error", "steps-length": {"Scenario": 3}}},
       "ignore": ["drafts/**/*.feature", "old/"]}
      """)
    #expect(problems == [])
    let rules = ["no-then", "bare-tag", "use-and", "scenario-size", "no-dupe-feature-names"]
    let severities = try rules.map { try Self.severity(settings, $0) }
    #expect(severities == [.error, .off, .warning, .error, .warning])
    let ignored = [
      "sub/drafts/a.feature", "sub/drafts/a/b.feature", "sub/old/a.feature", "sub/old",
    ]
    #expect(ignored.allSatisfy { settings.ignores($0) })
    #expect(!["drafts/a.feature", "sub/older/a.feature"].contains { settings.ignores($0) })
  }

  @Test(arguments: [
    (#"[]"#, "lint: this requires an object, not an array; change it"),
    (
      #"{"rule": {}}"#,
      "lint.rule: unknown option \"rule\"; did you mean \"rules\"?"
    ),
    (#"{"rules": []}"#, "lint.rules: this requires an object of rules, not an array; change it"),
    (
      #"{"rules": {"no-thne": "off"}}"#,
      "lint.rules.no-thne: there is no rule \"no-thne\"; did you mean \"no-then\"?"
    ),
    (
      #"{"rules": {"no-then": "on"}}"#,
      "lint.rules.no-then: \"on\" is not one of the choices; use \"error\", \"warning\" or \"off\""
    ),
    (
      #"{"rules": {"no-then": 2}}"#,
      "lint.rules.no-then: this requires \"error\", \"warning\", \"off\" or an object, not a "
        + "number; change it"
    ),
    (
      #"{"rules": {"no-then": {"max": 2}}}"#,
      "lint.rules.no-then.max: unknown option \"max\"; the rule has no options: remove it"
    ),
    (
      #"{"rules": {"name-length": {"Feature": -1}}}"#,
      "lint.rules.name-length.Feature: this requires a number of at least 0, not a number; change it"
    ),
    (
      #"{"rules": {"file-name": {"style": "kebap-case"}}}"#,
      "lint.rules.file-name.style: \"kebap-case\" is not one of the choices; did you mean "
        + "\"kebab-case\"? use \"PascalCase\", \"Title Case\", \"camelCase\", \"kebab-case\" or "
        + "\"snake_case\""
    ),
    (
      #"{"rules": {"required-tags": {"tags": ["@a("]}}}"#,
      "lint.rules.required-tags.tags[0]: this regular expression cannot be used: "
    ),
    (
      #"{"rules": {"scenario-size": {"steps-length": {"Senario": 3}}}}"#,
      "lint.rules.scenario-size.steps-length.Senario: unknown option \"Senario\"; did you mean "
        + "\"Scenario\"?"
    ),
    (
      #"{"ignore": ["a", 3]}"#,
      "lint.ignore[1]: this requires a path in quotes, not a number; change it"
    ),
  ])
  func `what is wrong is named with its place`(text: String, problem: String) throws {
    let (_, problems) = try Self.read(text)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(problem) == true, "\(problems)")
  }

  @Test func `the file of gherkin-lint is read as gherkin-lint reads it`() throws {
    let file = try GherkinLintFile(
      Array(
        """
        {
          // A comment with "quotes", and /* another
          "no-then-is-no-rule-of-theirs": "off", /* "no-unnamed-features": "on" */
          "no-unnamed-features": "on",
          "new-line-at-eof": ["on", "no"],
          "no-dupe-scenario-names": ["on", "anywhere"],
          "scenario-size": ["on", {"steps-length": {"Background": 5}}],
          "no-unused-variables": "on",
          "only-one-when": "on",
          "indentation": ["on", {"Feature": 0}],
          "one-feature-per-file": "on",
          "no-restricted-patterns": ["on", {"Global": ["//x"]}]
        }
        """.utf8))
    #expect(file.problems.map(\.message) == ["there is no rule \"no-then-is-no-rule-of-theirs\""])
    #expect(file.wantsIndentation)
    let settings = file.settings
    for rule in [
      "no-unnamed-features", "new-line-at-eof", "scenario-size", "unused-column",
      "unknown-variable", "several-whens", "no-restricted-patterns",
    ] {
      #expect(try Self.severity(settings, rule) == .error, "\(rule)")
    }
    // A rule of gherkin-lint that is not named is off there; others keep their severities.
    #expect(try Self.severity(settings, "no-duplicate-tags") == .off)
    #expect(try Self.severity(settings, "undefined-step") == .error)
    #expect(try Self.severity(settings, "no-then") == .warning)
  }

  @Test(arguments: [
    (
      #"{"no-unnamed-features": true}"#,
      "this requires \"on\", \"off\" or a list of \"on\" and options, not true or false"
    ),
    (
      #"{"no-unnamed-features": "error"}"#,
      "this requires \"on\", \"off\" or a list of \"on\" and options, not a string"
    ),
    (#"{"new-line-at-eof": ["on", "maybe"]}"#, "\"maybe\" is not one of the choices"),
    (#"{"new-line-at-eof": ["on", 3]}"#, "this requires an object of options, not a number"),
    (#"{"use-and": ["on", {"x": 1}]}"#, "unknown option \"x\""),
    (
      #"{"one-feature-per-file": "off"}"#,
      "\"one-feature-per-file\" cannot be off, because the grammar requires it"
    ),
    (#"{"no-unamed-features": "on"}"#, "there is no rule \"no-unamed-features\""),
    (#"["no-unnamed-features"]"#, "this requires an object of rules, not an array"),
  ])
  func `a file of another shape is refused`(text: String, problem: String) throws {
    #expect(try GherkinLintFile(Array(text.utf8)).problems.map(\.message) == [problem])
  }

  @Test(arguments: [
    ("{\"a\": \"// no\"} // yes", "{\"a\": \"// no\"}       "),
    ("/* a\r\n b */{}", "    \r\n     {}"),
    (#"{"a": "\"/*"}/**/"#, #"{"a": "\"/*"}    "#),
    ("{} /* open", "{} /* open"),
    ("/", "/"),
  ])
  func `comments become spaces of the same length`(text: String, expected: String) {
    let bytes = GherkinLintFile.withoutComments(Array(text.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}
