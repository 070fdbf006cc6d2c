import SpecTestKit

/// Samples of the rules about outlines and their examples.
extension LintSamples {
  static let outlines: [LintSample] = [
    LintSample(
      "equal-rows",
      """
      Feature: A
        Scenario Outline: B
          Then it is <a>
          Examples:
            | a | b |
            | 1 | x |
            | 2 | x |
            1️⃣|  1 | x |
            1️⃣| 1|x|
          Examples:
            | a | b |
            | 1 | x |
      """,
      clean: """
        Feature: A
          Scenario Outline: B
            Then it is <a>
            Examples:
              | a        |
              | é        |
              | e\u{301} |
        """),
    LintSample(
      "no-examples-in-scenarios",
      """
      Feature: A
        1️⃣Scenario: B
          Then it is <a>
          Examples:
            | a |
            | 1 |
      """,
      clean: """
        Feature: A
          Scenario: B
            Then it is so
          Scenario Template: C
            Then it is <a>
            Examples:
              | a |
              | 1 |
        """),
    LintSample(
      "no-scenario-outlines-without-examples",
      """
      Feature: A
        1️⃣Scenario Outline: B
          Then it is <a>
        Scenario Outline: C
          Then it is <a>
          1️⃣Examples:
            | a |
          1️⃣Examples:
      """,
      clean: """
        Feature: A
          Scenario: B
            Then it is <a>
          Scenario Outline: C
            Then it is <a>
            Examples:
              | a |
              | 1 |
        """),
    LintSample(
      "unknown-variable",
      """
      Feature: A
        Scenario Outline: B
          1️⃣Then it is <aa>
          1️⃣And these are listed:
            | <a> | <c> |
          Examples:
            | a | b |
            | 1 | 2 |
      """,
      clean: """
        Feature: A
          Scenario: B
            Then it is <i>
          Scenario Outline: C
            Then it is <a>
            Examples:
              | a |
              | 1 |
        """),
    LintSample(
      "unused-column",
      """
      Feature: A
        Scenario Outline: <name>
          Then it is <a>
          And these are listed:
            | <cell> |
          Examples:
            | a | name | cell | 1️⃣comment |
            | 1 | x    | y    | z       |
          Examples:
            | a | name | cell | 1️⃣other |
            | 1 | x    | y    | z     |
      """,
      clean: """
        Feature: A
          Scenario Outline: B
            Then it is <a>
              \"\"\"<type>
              <text>
              \"\"\"
            Examples:
              | a | text | type |
              | 1 | 2    | 3    |
        """),
  ]
}
