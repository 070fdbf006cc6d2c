Feature: spec, specified with itself
  The command line of spec, by scenarios without code.

  Background:
    Given an empty folder

  Rule: The first steps

    Scenario: A new suite passes at once
      When I run:
        """
        "$SPEC" init --for command --ci none && "$SPEC" run
        """
      Then the command succeeds
      And the command prints in this order:
        | written                |
        | specs/requirements.md  |
        | next:                  |
        | 4 scenarios (4 passed) |

    Scenario: An empty folder is answered with the way to a suite
      When I run "\"$SPEC\" run"
      Then the command exits with status 2
      And the command prints "spec init"

    Scenario Outline: A misspelt <what> is corrected: <line>
      When I run "\"$SPEC\" <line>"
      Then the command exits with status 2
      And the command prints "<correction>"

      Examples:
        | what    | line            | correction |
        | command | rn              | run        |
        | flag    | run --tag @a    | --tags     |
        | value   | run --screens x | --screens  |

  Rule: The status of a run

    Scenario: A failure is status 1, in the report too
      Given a file "specs/a.feature" with:
        """
        Feature: a
          Scenario: s
            Given the "slack-login" app is open
            Then I see "Nothing of this name"
        """
      When I run "\"$SPEC\" run --junit report.xml"
      Then the command exits with status 1
      And the printed text contains:
        """
        1 scenario (1 failed)
        """
      And the file "report.xml" contains "tests=\"1\" failures=\"1\""

    Scenario: A run in which nothing is selected is no success
      Given a file "specs/a.feature" with:
        """
        Feature: a
          Scenario: s
            Given the "slack-login" app is open
            Then "Next" is disabled
        """
      When I run "\"$SPEC\" run --tags @none"
      Then the command exits with status 4

    Scenario: An error in a feature is status 2, with its line
      Given a file "specs/a.feature" with:
        """
        Feature: a
          Scenario: s
            Given the "slack-login" app is open
            Thn "Next" is disabled
        """
      When I run "\"$SPEC\" run"
      Then the command exits with status 2
      And the command prints "specs/a.feature:4:5"
      And the command prints "Then"

  Rule: JSON

    Scenario: A list of scenarios is JSON for programs
      Given a file "specs/a.feature" with:
        """
        Feature: a
          @fast
          Scenario: s
            Given the "slack-login" app is open
            Then "Next" is disabled
        """
      And standard error is kept apart
      When I run "\"$SPEC\" list --format json"
      Then the command exits with status 0
      And the printed JSON at "$.scenarios[0].name" is "s"
      And the command prints nothing to standard error
