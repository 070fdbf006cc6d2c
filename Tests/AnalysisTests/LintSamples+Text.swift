import SpecTestKit

/// Samples of the rules about white space and Markdown.
extension LintSamples {
  static let text: [LintSample] = [
    LintSample(
      "new-line-at-eof", "Feature: A\r\n  Scenario: B\r\n1️⃣    Then it is so",
      clean: "Feature: A\n  Scenario: B\n    Then it is so\n",
      fixed: "Feature: A\r\n  Scenario: B\r\n    Then it is so\r\n"),
    LintSample(
      "no-multiple-empty-lines",
      "Feature: A\n\n1️⃣  \n\n  Scenario: B\n    Then it is so\n      \"\"\"\n\n\n      \"\"\"\n\n1️⃣\n",
      clean: "Feature: A\r\n\r\n  Scenario: B\r\n    Then it is so\r\n",
      fixed:
        "Feature: A\n\n  Scenario: B\n    Then it is so\n      \"\"\"\n\n\n      \"\"\"\n\n"),
    LintSample(
      "no-trailing-spaces",
      "\u{FEFF}Feature: é🙂1️⃣ \t\r\n1️⃣  \r\n  Scenario: B\n    Then it is so\n      ```\n      text  \n      ```1️⃣ \n",
      clean: "Feature: A\r\n\r\n  Scenario: B\u{3000}\r\n    Then it is so\r\n",
      fixed:
        "\u{FEFF}Feature: é🙂\r\n\r\n  Scenario: B\n    Then it is so\n      ```\n      text  \n      ```\n",
      canBeSilenced: false),
    LintSample(
      "open-fence",
      """
      # Feature: A

      1️⃣```sh
      echo

      ## Scenario: B

      * Then it is so

      """, clean: "# Feature: A\n\n```sh\necho\n```\n\n## Scenario: B\n\n* Then it is so\n",
      uri: "specs/sample.feature.md"),
  ]
}
