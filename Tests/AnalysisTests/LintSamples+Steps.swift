import SpecJSON
import SpecTestKit

/// Samples of the rules about steps and their order.
extension LintSamples {
  static let steps: [LintSample] = [
    LintSample(
      "empty-scenario",
      """
      Feature: A
        1️⃣Scenario: B
        Scenario: C
          Then it is so
      """, clean: "Feature: A\n  Scenario: B\n    * anything\n"),
    LintSample(
      "step-as-prose",
      """
      Feature: A
        Scenario: B
          1️⃣then it is so
          The rest is prose.
          1️⃣ThenI see it
          * anything
      """, clean: "Feature: A\n  Scenario: B\n    The reason is known.\n    * anything\n"),
    LintSample(
      "full-stop",
      """
      Feature: A
        Scenario: B.
          Given I am here1️⃣.
          And I wait...
          And I am at "the end."
          Then all is well1️⃣.  
          # Only a person knows whether this one is part of the name.
          And it is <b>1️⃣.
          And it is so1️⃣.
      """,
      clean: "Feature: A\n  Scenario: B\n    Given I am at \"home.\"\n    Then it is so\n",
      fixed: """
        Feature: A
          Scenario: B.
            Given I am here
            And I wait...
            And I am at "the end."
            Then all is well  
            # Only a person knows whether this one is part of the name.
            And it is <b>.
            And it is so.
        """),
    LintSample(
      "given-after-then",
      """
      Feature: A
        Scenario: B
          Given I am here
          Then it is so
          And it is well
          1️⃣Given I am here
          And I am here
      """, clean: "Feature: A\n  Scenario: B\n    Given I am here\n    Then it is so\n"),
    LintSample(
      "keywords-in-logical-order",
      """
      Feature: A
        Background:
          When I act
          1️⃣Given I am here
        Scenario: B
          Then it is so
          1️⃣When I act
          1️⃣Given I am here
          And I am here
      """,
      clean: """
        Feature: A
          Scenario: B
            Given I am here
            When I act
            And I act
            Then it is so
            * anything
        """),
    LintSample(
      "no-then",
      """
      Feature: A
        1️⃣Scenario: B
          When I act
        Scenario: C
          * it is so
        1️⃣Scenario: D
          * I act
        Scenario: Empty
        @step
        Scenario: I define a step
          When I act
        Rule: R
          Background:
            Then it is so
          1️⃣Scenario: E
            When I act
          Scenario: F
            Given I am here
      """, clean: "Feature: A\n  Scenario: B\n    When I act\n    Then it is so\n"),
    LintSample(
      "only-given-step-in-background",
      """
      Feature: A
        Background:
          Given I am here
          1️⃣When I act
          1️⃣And I act
          1️⃣Then it is so
        Scenario: B
          Then it is so
      """,
      clean: """
        Feature: A
          Background:
            Given I am here
            And I am here
          Scenario: B
            When I act
        """),
    LintSample(
      "scenario-size",
      """
      Feature: A
        1️⃣Background:
          Given I am here
          And I am here
        1️⃣Scenario: B
          Given I am here
          When I act
          Then it is so
        Scenario: C
          When I act
          Then it is so
      """,
      clean: "Feature: A\n  Background:\n    Given I am here\n  Scenario: B\n    Then it is so\n",
      options: ["steps-length": ["Background": 1, "Scenario": 2]]),
    LintSample(
      "several-whens",
      """
      Feature: A
        Scenario: B
          When I act
          And I act
          Then it is so
          1️⃣When I act
          Then it is so
          When I act
      """, clean: "Feature: A\n  Scenario: B\n    When I act\n    When I act\n    Then it is so\n"),
    LintSample(
      "use-and",
      """
      Feature: A
        Background:
          Given I am here
          1️⃣Given I am here
        Scenario: B
          When I act
          And I act
          1️⃣When I act
          * anything
          * anything
          Then it is so
          But it is well
      """, clean: "Feature: A\n  Scenario: B\n    Given I am here\n    And I am here\n",
      fixed: """
        Feature: A
          Background:
            Given I am here
            And I am here
          Scenario: B
            When I act
            And I act
            And I act
            * anything
            * anything
            Then it is so
            But it is well
        """),
  ]
}
