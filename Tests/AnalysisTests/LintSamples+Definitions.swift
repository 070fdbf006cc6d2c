import SpecTestKit

/// Samples of the rules about step definitions and recordings.
extension LintSamples {
  static let definitions: [LintSample] = [
    LintSample(
      "ambiguous-step",
      """
      Feature: A
        Scenario Outline: B
          1️⃣Then it is <a>
          1️⃣And it is so
          Examples:
            | a    |
            | well |
            | so   |
      """, clean: "Feature: A\n  Scenario: B\n    Then all is well\n"),
    LintSample(
      "undefined-step",
      """
      Feature: A
        Background:
          1️⃣Given I am heer
        Scenario Outline: B
          1️⃣When I <do>
          Then all is well
          Examples:
            | do    |
            | act   |
            | react |
        Scenario: C
          1️⃣Given I am at home
          1️⃣When i act.
          1️⃣Then I see ‘한글’
      """, clean: "Feature: A\n  Scenario: B\n    When I act\n    * anything\n",
      fixed: """
        Feature: A
          Background:
            Given I am heer
          Scenario Outline: B
            When I <do>
            Then all is well
            Examples:
              | do    |
              | act   |
              | react |
          Scenario: C
            Given I am at "home"
            When I act
            Then I see "한글"
        """),
    LintSample(
      "step-argument",
      """
      Feature: A
        Scenario: B
          1️⃣When I act
            | a |
          1️⃣Then these are listed:
      """, clean: "Feature: A\n  Scenario: B\n    Then these are listed:\n      | a |\n"),
    LintSample(
      "action-as-then",
      """
      Feature: A
        Scenario: B
          Then all is well
          1️⃣And I do it
      """, clean: "Feature: A\n  Scenario: B\n    When I do it\n    Then all is well\n"),
    LintSample(
      "vacuous-step",
      """
      Feature: A
        Scenario: B
          1️⃣Then the sign says " "
      """, clean: "Feature: A\n  Scenario: B\n    Then the sign says \"x\"\n"),
    LintSample(
      "setup-tag",
      """
      Feature: A
        @setup: @shop
        1️⃣Scenario: B
          Given I am here
        @setup @teardown
        1️⃣Scenario: C
          Given I am here
      """,
      clean: "Feature: A\n  @setup\n  Scenario: B\n    * anything\n  Scenario: C\n    * anything\n"),
    LintSample(
      "text-step-definition",
      """
      Feature: A
        @step
        1️⃣Scenario: I go to <place>
          Given I am here
        @step
        1️⃣Scenario: I come from <place>
          1️⃣Given I am at "<plaec>"
        Scenario: C
          Given I go to a
          And I come from b
      """,
      clean: """
        Feature: A
          @step
          Scenario: I go to <place>
            Given I am at "<place>"
          Scenario: C
            Given I go to a
        """),
    LintSample(
      "undefined-variable",
      """
      Feature: A
        Scenario: B
          1️⃣When I type "${NAME}" into "Key"
          1️⃣And I type "${" into "Key"
          And I type "$${NAME}" into "Key"
      """, clean: "Feature: A\n  Scenario: B\n    When I type \"$5\" into \"Key\"\n"),
    LintSample(
      "near-duplicate-step",
      """
      Feature: A
        Scenario: B
          When I press the button
          1️⃣And I press the buton
          1️⃣And I press buttons
          1️⃣And I Press, the button
          And I press the bell
          Then the total is 1
          And the total is 22
          And the sum is 3
      """,
      clean: """
        Feature: A
          Scenario: B
            Given I am at "home"
            And I am at "work"
            When I act
            Then the total is 1
            And it is so
            And it is no
        """),
    LintSample(
      "mixed-languages",
      """
      # language: de
      Funktionalität: A
        Szenario: B
          Dann all is well
      """, clean: "Feature: A\n  Scenario: B\n    Then all is well\n", canBeSilenced: false),
    LintSample(
      "secure-literal",
      """
      Feature: A
        Scenario: B
          1️⃣When I type "hunter2" into "New Password"
          And I type "" into "Password"
          And I type "Ann" into "Name"
          And I fill in:
            | Name     | Ann     |
            | password | 1️⃣hunter2 |
            | Password |         |
          And I type "${SECRET}" into "Password"
          Then I see "Password"
      """, clean: "Feature: A\n  Scenario: B\n    When I type \"Ann\" into \"Key\"\n"),
    LintSample(
      "id-only-name",
      """
      Feature: A
        Scenario: B
          1️⃣Then I see "go"
      """, clean: "Feature: A\n  Scenario: B\n    Then I see \"Next\"\n"),
    LintSample(
      "unknown-element",
      """
      Feature: A
        Scenario: B
          Given I am at "nowhere"
          When I type "x" into "Key"
          Then I see "Next"
          And I see "go"
          1️⃣And I see "Nxet"
          And I see "Nxet"
        @unrecorded
        Scenario: C
          1️⃣Then I see "Netx"
          And I see "Elsewhere"
        Scenario: D
          Then I am not on the "Log in" screen
          1️⃣And I am not on the "Log on" screen
      """, clean: "Feature: A\n  Scenario: B\n    Then I see \"Log in\"\n"),
  ]
}
