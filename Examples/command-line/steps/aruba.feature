Feature: The sentences of aruba
  Text steps in the words that suites for command-line programs use: with `--steps-from`, features that were written for
  aruba run as they are.

  Rule: Files

    @step
    Scenario: a file named "<name>" with:
      Given an empty folder
      And a file "<name>" with:
        """
        <text>
        """

    @step
    Scenario: an empty file named "<name>"
      Given an empty folder
      And I run "mkdir -p \"$(dirname '<name>')\" && : > '<name>'"

    @step
    Scenario: a directory named "<name>"
      Given an empty folder
      And I run "mkdir -p '<name>'"

    @step
    Scenario: a file named "<name>" should exist
      Then there is a file "<name>"

    @step
    Scenario: a file named "<name>" should not exist
      Then there is no file "<name>"

    @step
    Scenario: the file "<name>" should contain "<part>"
      Then the file "<name>" contains "<part>"

    @step
    Scenario: the file "<name>" should contain:
      Then the file "<name>" contains:
        """
        <text>
        """

    @step
    Scenario: the file "<name>" should contain exactly:
      Then the file "<name>" is:
        """
        <text>
        """

  Rule: Commands

    @step
    Scenario: I run `<command>`
      When I run "<command>"

    @step
    Scenario: I successfully run `<command>`
      When I run "<command>"
      Then the command succeeds

  Rule: Results

    @step
    Scenario: it should pass
      Then the command succeeds

    @step
    Scenario: it should fail
      Then the command fails

    @step
    Scenario: the exit status should be <status:int>
      Then the command exits with status <status>

    @step
    Scenario: the exit status should not be 0
      Then the command fails

    @step
    Scenario: the output should contain "<part>"
      Then the command prints "<part>"

    @step
    Scenario: the output should not contain "<part>"
      Then the command does not print "<part>"

    @step
    Scenario: the output should contain:
      Then the printed text contains:
        """
        <text>
        """

    @step
    Scenario: the output should not contain:
      Then the printed text does not contain:
        """
        <text>
        """

    @step
    Scenario: the output should contain exactly:
      Then the command prints:
        """
        <text>
        """

    @step
    Scenario: it should pass with:
      Then the command succeeds
      And the printed text contains:
        """
        <text>
        """

    @step
    Scenario: it should fail with:
      Then the command fails
      And the printed text contains:
        """
        <text>
        """
