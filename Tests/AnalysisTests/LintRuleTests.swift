import SpecGherkin
import SpecJSON
import SpecRunner
import SpecTestKit
import SpecText
import Testing

@testable import SpecAnalysis

/// Each rule finds what it is for, nothing else, and is silent where a comment says so.
@Suite struct LintRuleTests {
  /// The rules that no sample can show, each with a test of its own.
  private static let others = [
    "disable-comment", "no-dupe-feature-names", "syntax", "unused-disable", "unused-step",
  ]

  @Test func `every rule has a sample or a test of its own`() {
    let names = LintSamples.all.map(\.rule) + Self.others
    #expect(names.sorted() == LintCatalog.names)
  }

  @Test(arguments: LintSamples.all)
  func `a rule finds what is marked, and nothing else`(sample: LintSample) async throws {
    // The language of the vocabulary is that of no own step.
    if sample.rule == "mixed-languages" { return }
    let report = try await sample.report(on: sample.marked.text)
    let places = report.findings.map { $0.location.map { "\($0.line):\($0.column ?? 1)" } ?? "" }
    let expected =
      Array(repeating: "", count: sample.ofFile)
      + (sample.marked.places["1️⃣"] ?? []).map(\.description)
    #expect(places == expected, "\(report.findings.map(\.diagnostic))")
    #expect(report.findings.allSatisfy { $0.rule == sample.rule && !$0.advice.isEmpty })
  }

  // The name of a file does not depend on its text; other tests compare names.
  @Test(arguments: LintSamples.all.filter { $0.rule != "file-name" })
  func `a rule finds nothing in a clean text`(sample: LintSample) async throws {
    let report = try await sample.report(on: sample.clean)
    #expect(report.findings.map(\.diagnostic) == [])
  }

  @Test(arguments: LintSamples.all.filter(\.canBeSilenced))
  func `a comment silences a rule in its file`(sample: LintSample) async throws {
    let text = LintSample.silenced(sample.marked.text, sample.rule, uri: sample.uri)
    let report = try await sample.report(on: text)
    #expect(report.findings.map(\.diagnostic) == [])
  }

  @Test func `every rule with a repair has a repaired sample`() {
    let repaired = LintSamples.all.filter { $0.fixed != nil }.map(\.rule).sorted()
    #expect(repaired == LintCatalog.infos.filter(\.isFixable).map(\.name))
  }

  @Test(arguments: LintSamples.all.filter { $0.fixed != nil })
  func `a repair changes only what the rule is about`(sample: LintSample) async throws {
    var text = sample.marked.text
    for _ in 0..<5 {
      let report = try await sample.report(on: text)
      let (bytes, count) = LintFixer(report).fixed(Source(uri: sample.uri, text: text))
      text = String(decoding: bytes, as: UTF8.self)
      if count == 0 { break }
    }
    #expect(text.utf8.elementsEqual((sample.fixed ?? "").utf8), "\(text.debugDescription)")
    let report = try await sample.report(on: text)
    #expect(report.fixableCount == 0)
  }

  @Test func `features with the same name are found across files`() async throws {
    let text = "Feature: A\n  Scenario: B\n    Then it is so\n"
    let report = try await LintSample("no-dupe-feature-names", "", clean: "").report(
      on: text, [Source(uri: "specs/z.feature", text: "\n" + text)])
    #expect(
      report.findings.map(\.namedDiagnostic.description) == [
        """
        specs/z.feature:2:1: another feature is named "A" [no-dupe-feature-names]
          it is at specs/sample.feature:1
          give one of them another name
        """
      ])
  }

  @Test func `own step definitions that no scenario uses are found`() async throws {
    let text = "Feature: A\n  Scenario: B\n    Given I am here\n    When I act\n"
    let report = try await LintSample("unused-step", "", clean: "").report(on: text)
    let places = Set(report.findings.map(\.uri))
    #expect(places == ["AnalysisTests/LintSample.swift"])
    #expect(report.findings.count == LintSample.own.definitions.count - 2)
    #expect(
      report.findings.first?.message == "no scenario uses the step \"I am at {string}\"")
  }

  @Test func `a syntax error is a finding, and other files are checked`() async throws {
    let report = try await LintSample("no-unnamed-scenarios", "", clean: "").report(
      on: "Featur: A\n",
      [Source(uri: "specs/z.feature", text: "Feature: A\n  Scenario:\n    * anything\n")])
    #expect(report.hasSyntaxErrors)
    #expect(report.findings.map(\.rule) == ["syntax", "no-unnamed-scenarios"])
  }

  @Test func `a step of the vocabulary in another language is found`() throws {
    let own = StepLibrary("original") {
      Given("I wait") { (_: World) in }
      Then("I see it") { (_: World) in }
    }
    let korean = StepLibrary(
      "korean", in: "ko", of: [own], translations: [StepTranslation("기다린다", of: "I wait")])
    var settings = LintSettings()
    settings.set("mixed-languages", .error)
    let text = "# language: ko\n기능: A\n  시나리오: B\n    조건 기다린다\n    조건 I wait\n"
    let english = "Feature: A\n  Scenario: B\n    Given 기다린다\n    Then I see it\n"
    let report = Linter(try StepRegistry([own, korean]), settings).lint(
      Suite(sources: [Source(uri: "a", text: text), Source(uri: "b", text: english)]))
    let found = report.findings.filter { $0.rule == "mixed-languages" }
    #expect(
      found.map { "\($0.uri):\($0.location?.line ?? 0) \($0.message)" } == [
        "a:5 this step is in English, and the feature in Korean",
        "b:3 this step is in Korean, and the feature in English",
      ])
  }

  @Test(arguments: ["anywhere": 3, "in-feature": 1])
  func `names of scenarios are compared in a feature or everywhere`(
    scope: String, count: Int
  ) async throws {
    let text = "Feature: A\n  Scenario: B\n    Then it is so\n  Scenario: B\n    Then it is so\n"
    let report = try await LintSample(
      "no-dupe-scenario-names", "", clean: "", options: ["scope": .string(scope)]
    ).report(
      on: text,
      [
        Source(
          uri: "specs/z.feature",
          text: text.replacing("  Scenario: B\n    Then it is so\n  S", with: "  S")
            + "  Rule: R\n    Scenario: B\n      * anything\n")
      ])
    #expect(report.findings.count == count)
  }

  @Test(arguments: [
    ("PascalCase", "LogIn"), ("Title Case", "Log In"), ("camelCase", "logIn"),
    ("kebab-case", "log-in"), ("snake_case", "log_in"),
  ])
  func `a file name has one of five styles`(style: String, name: String) async throws {
    let text = "Feature: A\n  Scenario: B\n    Then it is so\n"
    for other in ["LogIn", "Log In", "logIn", "log-in", "log_in"] {
      let sample = LintSample(
        "file-name", "", clean: "", options: ["style": .string(style)],
        uri: "a/b/\(other).feature")
      let found = try await sample.report(on: text).findings.map(\.advice)
      #expect(found == (other == name ? [] : ["rename it to \"\(name).feature\""]))
    }
  }

  @Test func `every When after the first counts if the settings say so`() async throws {
    let text = "Feature: A\n  Scenario: B\n    When I act\n    And I act\n    Then it is so\n"
    let report = try await LintSample(
      "several-whens", "", clean: "", options: ["consecutive": true]
    ).report(on: text)
    #expect(report.findings.map(\.location?.line) == [4])
  }

  @Test func `names are compared with those of the app that a scenario opens`() throws {
    let text = """
      Feature: A
        Scenario: B
          Given I am at "door"
          When I type "Nxet" into "Kye"
          Then I see "Nxet"
          And I see "Nxet"
          And I see "Row 2"
          And I see "Keyy"
          And I see "Elsewhere"
        Scenario: C
          Then I see "Nxet"
        Scenario: D
          Given I come to the door
          Then I see "Netx"
      """
    let steps = """
      @step
      Feature: Steps
        Scenario: I come to the door
          Given I am at "door"
      """
    let suite = Suite(sources: [
      Source(uri: "a.feature", text: text), Source(uri: "steps.feature", text: steps),
    ])
    let registry = try StepRegistry([LintSample.own], for: suite)
    let models = LintModels(["door": ["Next", "Key", "Row 1"]], uses: ["Keyy": 3])
    let findings = Linter(registry, models: models).lint(suite).findings
      .filter { $0.rule == "unknown-element" }
    #expect(
      findings.map { "\($0.location?.line ?? 0): \($0.message) \($0.diagnostic.notes)" } == [
        #"5: no screen of door has "Nxet" ["a screen has \"Next\""]"#,
        #"14: no screen of door has "Netx" ["a screen has \"Next\""]"#,
      ])
  }

  @Test func `a text step without a Then is none of its scenario`() throws {
    let text = """
      Feature: f
        @step
        Scenario: nothing is amiss
          When I act
        @step
        Scenario: the lamp is shown
          Then it is so
        Scenario: a
          Then nothing is amiss
        Scenario: b
          Then the lamp is shown
      """
    let suite = Suite(sources: [Source(uri: "specs/a.feature", text: text)])
    let report = Linter(try StepRegistry([LintSample.own], for: suite), LintSettings()).lint(suite)
    #expect(
      report.findings.filter { $0.rule == "no-then" }.map(\.diagnostic.message) == [
        "the text step \"nothing is amiss\" has no Then, so this scenario checks nothing"
      ])
  }
}
