import SpecJSON
import SpecTestKit

/// Samples of the rules about files, names and what features contain.
extension LintSamples {
  static let names: [LintSample] = [
    LintSample(
      "file-name", "Feature: A\n  Scenario: B\n    Then it is so\n",
      clean: "", options: ["style": "PascalCase"], ofFile: 1),
    LintSample(
      "max-scenarios-per-file",
      """
      Feature: A
        Scenario: B
          Then it is so
        Scenario Outline: C
          Then it is <a>
          Examples:
            | a |
            | 1 |
            | 2 |
      """, clean: "Feature: A\n  Scenario: B\n    Then it is so\n", options: ["maxScenarios": 2],
      ofFile: 1),
    LintSample(
      "name-length",
      """
      1️⃣Feature: Twelve characters
        1️⃣Rule: 열두글자보다 긴 이름이다
          1️⃣Scenario: 👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦
            1️⃣Then it is so, or is it
      """,
      clean: "Feature: 열 글자의 이름\n  Scenario: 👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦\n    Then it is so\n",
      options: ["Feature": 10, "Rule": 10, "Scenario": 10, "Step": 10]),
    LintSample(
      "no-background-only-scenario",
      """
      Feature: A
        1️⃣Background:
          Given I am here
        Rule: R
          Scenario: B
            Then it is so
      """,
      clean: """
        Feature: A
          Background:
            Given I am here
          Scenario: B
            Then it is so
          Scenario: C
            Then it is so
        """),
    LintSample(
      "no-dupe-scenario-names",
      """
      Feature: A
        Scenario: B
          Then it is so
        1️⃣Scenario: B
          Then it is so
        Rule: R
          Scenario: B
            Then it is so
          1️⃣Scenario: B
            Then it is so
      """,
      clean: """
        Feature: A
          Scenario: é
            Then it is so
          Scenario: e\u{301}
            Then it is so
          @step
          Scenario: é
            Then it is so
        """),
    LintSample(
      "no-empty-background",
      """
      Feature: A
        1️⃣Background:
        Scenario: B
          Then it is so
        Rule: R
          1️⃣Background:
          Scenario: C
            Then it is so
      """,
      clean: "Feature: A\n  Background:\n    Given I am here\n  Scenario: B\n    Then it is so\n"),
    LintSample(
      "no-empty-file", "# only a comment\n",
      clean: "Feature: A\n  Scenario: B\n    Then it is so\n", ofFile: 1),
    LintSample(
      "no-files-without-scenarios",
      """
      @tag
      1️⃣Feature: A
        Rule: R
      """, clean: "Feature: A\n  Rule: R\n    Scenario: B\n      Then it is so\n"),
    LintSample(
      "no-unnamed-features",
      """
      1️⃣Feature:
        Scenario: B
          Then it is so
      """, clean: "Feature: A\n  Scenario: B\n    Then it is so\n"),
    LintSample(
      "no-unnamed-scenarios",
      """
      Feature: A
        1️⃣Scenario:
          Then it is so
        @step
        Scenario:
          Then it is so
        Rule: R
          1️⃣Scenario Outline:
            Then it is <a>
            Examples:
              | a |
              | 1 |
      """, clean: "Feature: A\n  Scenario: B\n    Then it is so\n"),
    LintSample(
      "no-restricted-patterns",
      """
      1️⃣Feature: Show-stopper
        1️⃣Background: A
          A show stopper in the description.
          Given I am here
        Scenario: B
          1️⃣When I click the button
          Then it is so
        1️⃣Scenario Outline: An outline
          1️⃣Then outline <a>
          Examples:
            | a |
            | 1 |
      """, clean: "Feature: A\n  Scenario: B\n    Then it is so\n",
      options: [
        "Global": ["show.?stopper"], "Step": ["\\bCLICK\\b"], "ScenarioOutline": ["outline"],
      ]),
  ]
}
