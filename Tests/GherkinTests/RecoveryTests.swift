import SpecTestKit
import Testing

@testable import SpecGherkin

/// What people are told about a text with errors, and what is understood of it.
struct RecoveryTests {
  /// A broken text, the errors with what to do, and the outline of the rest.
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let errors: String
    let outline: String
    var testDescription: String { name }
  }

  private static let head = "Feature: f\n  Background:\n    Given a\n\n"

  static let samples = [
    Sample(
      name: "a misspelt scenario below tags",
      text: head + "  @t\n  Scenaro: s\n    When b\n    Then c\n",
      errors: #"6:3 write "Scenario:" for "Scenaro:""#,
      outline: "Scenario s @t: When b, Then c"),
    Sample(
      name: "a misspelt scenario after another",
      text: head + "  Scenario: r\n    When b\n\n  Senario: s\n    When b\n",
      errors: #"8:3 write "Scenario:" for "Senario:""#,
      outline: "Scenario r: When b; Scenario s: When b"),
    Sample(
      name: "a misspelt outline and its examples",
      text: head + "  Scenario Outlne: s\n    When <b>\n    Exampels:\n      | b |\n      | 1 |\n",
      errors: """
        5:3 write "Scenario Outline:" for "Scenario Outlne:"
        7:5 write "Examples:" for "Exampels:"
        """,
      outline: "Scenario s: When <b>, 2 rows"),
    Sample(
      name: "a plural outline", text: head + "  Scenarios Outline: s\n    When b\n",
      errors: #"5:3 write "Scenario Outline:" for "Scenarios Outline:""#,
      outline: "Scenario s: When b"),
    Sample(
      name: "a keyword in lower case", text: head + "  scenario: s\n    When b\n    then c\n",
      errors: """
        5:3 write "Scenario:": keywords are case-sensitive
        7:5 write "Then": keywords are case-sensitive
        """, outline: "Scenario s: When b, then c"),
    Sample(
      name: "a missing colon", text: head + "  Scenario s\n    When b\n",
      errors: #"5:3 write "Scenario:", with the colon directly after the keyword"#,
      outline: "Scenario s: When b"),
    Sample(
      name: "a misspelt step",
      text: head + "  Scenario: s\n    When a\n    Whne b\n      | x |\n    Then c\n",
      errors: #"7:5 write "When" for "Whne""#, outline: "Scenario s: When a, Whne b, Then c"),
    Sample(
      name: "half a keyword below a tag", text: head + "  @t\n  Sce\n\n  Scenario: s\n    When b\n",
      errors: "6:3 -", outline: "Scenario Sce @t: ; Scenario s: When b"),
    Sample(
      name: "half a step", text: head + "  Scenario: s\n    When b\n    Th\n    Then c\n",
      errors: "7:5 -", outline: "Scenario s: When b, Then c"),
    Sample(
      name: "a tag among steps",
      text: head + "  Scenario: s\n    When b\n    @t\n    Then c\n    And d\n",
      errors: "8:5 -", outline: "Scenario s: When b, Then c, And d"),
    Sample(
      name: "a tag at the end", text: head + "  Scenario: s\n    When b\n\n  @t\n",
      errors: "9:- write the title these tags are for below them, or take them out",
      outline: "Scenario s: When b"),
    Sample(
      name: "a blank in a tag", text: head + "  @t u\n  Scenario: s\n    When b\n",
      errors: "5:3 write every tag with its own @, and a comment with a blank before its #",
      outline: "Scenario s: When b"),
    Sample(
      name: "a misspelt feature", text: "Featur: f\n  Scenario: s\n    When b\n",
      errors: #"1:1 write "Feature:" for "Featur:""#, outline: "Scenario s: When b"),
    Sample(
      name: "no feature", text: "Scenario: s\n  When b\n  Then c\n",
      errors: #"1:1 write a line with "Feature:" above it"#, outline: ""),
    Sample(
      name: "a background below a scenario",
      text: "Feature: f\n  Scenario: s\n    When b\n  Background:\n    Given a\n    And c\n",
      errors: "4:3 write the background above the first scenario",
      outline: "Scenario s: When b; Scenario : Given a, And c"),
    Sample(
      name: "steps below examples",
      text:
        "Feature: f\n  Scenario: s\n    When <b>\n    Examples:\n      | b |\n      | 1 |\n    Then c\n    And d\n",
      errors: "7:5 -", outline: "Scenario s: When <b>, Then c, And d, 2 rows"),
    Sample(
      name: "an open doc string",
      text: "Feature: f\n  Scenario: s\n    When b\n      \"\"\"\n      c\n",
      errors: "6:- close the doc string of line 4 with a line that repeats its delimiter",
      outline: "Scenario s: When b"),
    Sample(
      name: "a misspelt scenario in a description",
      text:
        "Feature: f\n  Words.\n  Scenaro: s\n    When b\n  Scenario: r\n    When b\n    Whn c\n",
      errors: """
        3:3 write "Scenario:" for "Scenaro:"
        7:5 write "When" for "Whn"
        """, outline: "Scenario s: When b; Scenario r: When b, Whn c"),
    Sample(
      name: "Korean",
      text: "# language: ko\n기능: f\n  시나리: s\n    만일 b\n  시나리오: r\n    먼저 a\n    둘 c\n",
      errors: """
        3:3 write "시나리오:" for "시나리:"
        7:5 -
        """, outline: "Scenario s: 만일 b; Scenario r: 먼저 a"),
  ]

  @Test(arguments: samples)
  func `a broken line is one error, and the rest is understood`(_ sample: Sample) {
    let result = Parser.parse(Source(uri: "a.feature", text: sample.text)).recovered
    let errors = result.errors.map { error in
      let place = "\(error.location?.line ?? 0):\(error.location?.column.map { "\($0)" } ?? "-")"
      return "\(place) \(error.fix ?? "-")"
    }
    #expect(errors.joined(separator: "\n") == sample.errors)
    let scenarios = result.document?.feature?.scenarios.map { scenario in
      let steps = scenario.steps.map { $0.keyword + $0.text }
      let rows = scenario.examples.reduce(0) {
        $0 + $1.tableBody.count + ($1.tableHeader == nil ? 0 : 1)
      }
      return "Scenario \(scenario.name)" + scenario.tags.map { " \($0.name)" }.joined() + ": "
        + (steps + (rows == 0 ? [] : ["\(rows) rows"])).joined(separator: ", ")
    }
    #expect((scenarios ?? []).joined(separator: "; ") == sample.outline)
  }

  @Test(arguments: [
    ("Feature: f\n  Scenaro: s\n    When b\n\n  Scenario: t\n    When c\n", "2:3", "s, t", 1),
    ("Feature: f\n  Scenario: s\n    Words.\n    scenario: t\n    When c\n", "4:5", "s, t", 1),
    ("Feature: f\n  Backgrund:\n    Given b\n  Scenario: s\n    When c\n", "2:3", "s", 1),
    ("Feature: f\n  Rules:\n  When it rains.\n  Scenario: s\n    When c\n", "", "s", 1),
    ("Feature: f\n  Scenarois:\n  * one\n  Scenario: s\n    When c\n", "", "s", 1),
    ("Feature: f\n  Scenaro: no step\n\n  Scenario: s\n    When c\n", "", "s", 1),
  ])
  func `a misspelt title that the grammar takes for prose is an error for people`(
    text: String, errors: String, scenarios: String, official: Int
  ) {
    let result = Parser.parse(Source(uri: "a.feature", text: text))
    #expect(result.errors.isEmpty && result.pickles.count == official)
    let places = result.recovered.errors.compactMap(\.location?.description)
    #expect(places.joined(separator: ", ") == errors)
    let names = result.recovered.document?.feature?.scenarios.map(\.name) ?? []
    #expect(names.joined(separator: ", ") == scenarios)
  }

  @Test(arguments: samples)
  func `the official errors stay, and there is no document`(_ sample: Sample) {
    let result = Parser.parse(Source(uri: "a.feature", text: sample.text))
    #expect(result.document == nil)
    #expect(!result.errors.isEmpty && !result.recovered.errors.isEmpty)
  }

  @Test(arguments: ["a.feature", "a.feature.md"])
  func `any part of any text is read without an end`(uri: String) {
    let whole = Self.samples.map(\.text).joined(separator: "@t\n")
    for start in stride(from: 0, to: whole.count, by: 7) {
      let text = String(whole.dropFirst(start).prefix(160))
      let result = Parser.parse(Source(uri: uri, text: text)).recovered
      let scenarios = result.document?.feature?.scenarios.map { $0.keyword + $0.name } ?? []
      #expect(scenarios.count <= 30)
      #expect(result.document?.writtenLines.count ?? 0 <= 30)
    }
  }
}
