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
    Scenario: an executable named "<name>" with:
      Given an empty folder
      And an executable file "<name>" with:
        """
        <text>
        """

    @step
    Scenario: a file named "<name>" with mode "<mode>" and with:
      Given an empty folder
      And a file "<name>" with:
        """
        <text>
        """
      And I run "chmod <mode> '<name>'"

    @step
    Scenario: an empty file named <name:string>
      Given an empty folder
      And I run "mkdir -p \"$(dirname <name>)\" && : > <name>"

    @step
    Scenario: an empty file named "<name>" with mode "<mode>"
      Given an empty folder
      And I run "touch '<name>' && chmod <mode> '<name>'"

    @step
    Scenario: a directory named <name:string>
      Given an empty folder
      And I run "mkdir -p <name>"

    @step
    Scenario: an empty directory "<name>"
      Given an empty folder
      And I run "mkdir -p '<name>'"

    @step
    Scenario: a directory named "<name>" with mode "<mode>"
      Given an empty folder
      And I run "mkdir -p -m <mode> '<name>'"

    @step
    Scenario: a file named "<name>" does not exist
      Given an empty folder
      And I run "rm -f '<name>'"

    @step
    Scenario: the file "<name>" does not exist
      Given an empty folder
      And I run "rm -f '<name>'"

    @step
    Scenario: I use a fixture named "<name>"
      Given an empty folder
      And a copy of "fixtures/<name>" as "."

    @step
    Scenario: I use the fixture "<name>"
      Given an empty folder
      And a copy of "fixtures/<name>" as "."

    @step
    Scenario: I overwrite "<name>" with:
      Then there is a file "<name>"
      Given a file "<name>" with:
        """
        <text>
        """

    @step
    Scenario: I overwrite the file "<name>" with:
      Then there is a file "<name>"
      Given a file "<name>" with:
        """
        <text>
        """

    @step
    Scenario: I overwrite a file named "<name>" with:
      Then there is a file "<name>"
      Given a file "<name>" with:
        """
        <text>
        """

    @step
    Scenario: I append the following lines to "<name>":
      Given a file ".appended" with:
        """
        <text>
        """
      And I run "cat .appended >> '<name>' && rm .appended"

    @step
    Scenario: I append to "<name>" with:
      Given an empty folder
      And I run:
        """
        mkdir -p "$(dirname '<name>')"
        printf %s "$(cat '<name>' 2> /dev/null)" > .appended
        cat >> .appended << 'END OF THE TEXT'
        <text>
        END OF THE TEXT
        mv .appended '<name>'
        """

    @step
    Scenario: I remove the file "<name>"
      Given an empty folder
      And I run "rm '<name>'"

    @step
    Scenario: I remove the file "<name>" with full force
      Given an empty folder
      And I run "rm -f '<name>'"

    @step
    Scenario: I move a file named "<name>" to "<other>"
      Given I run "mv '<name>' '<other>'"

    @step
    Scenario: I move a file from "<name>" to "<other>"
      Given I run "mv '<name>' '<other>'"

    @step
    Scenario: I move the file "<name>" to "<other>"
      Given I run "mv '<name>' '<other>'"

    @step
    Scenario: I move a directory named "<name>" to "<other>"
      Given I run "mv '<name>' '<other>'"

    @step
    Scenario: I move a directory from "<name>" to "<other>"
      Given I run "mv '<name>' '<other>'"

    @step
    Scenario: I move the directory "<name>" to "<other>"
      Given I run "mv '<name>' '<other>'"

    @step
    Scenario: I copy a file named "<name>" to "<other>"
      Given I run "cp -R '<name>' '<other>'"

    @step
    Scenario: I copy a file from "<name>" to "<other>"
      Given I run "cp -R '<name>' '<other>'"

    @step
    Scenario: I copy the file "<name>" to "<other>"
      Given I run "cp -R '<name>' '<other>'"

    @step
    Scenario: I copy a directory named "<name>" to "<other>"
      Given I run "cp -R '<name>' '<other>'"

    @step
    Scenario: I copy a directory from "<name>" to "<other>"
      Given I run "cp -R '<name>' '<other>'"

    @step
    Scenario: I copy the directory "<name>" to "<other>"
      Given I run "cp -R '<name>' '<other>'"

    @step
    Scenario: I cd to "<folder>"
      Given an empty folder
      When I change to the folder "<folder>"

  Rule: What files are

    @step
    Scenario: a file named "<name>" should exist
      Then there is a file "<name>"

    @step
    Scenario: a file named "<name>" should not exist
      Then there is no file "<name>"

    @step
    Scenario: a file named "<name>" should not exist anymore
      Then there is no file "<name>"

    @step
    Scenario: the file named "<name>" should exist
      Then there is a file "<name>"

    @step
    Scenario: the file named "<name>" should not exist
      Then there is no file "<name>"

    @step
    Scenario: the file named "<name>" should not exist anymore
      Then there is no file "<name>"

    @step
    Scenario: the file "<name>" should exist
      Then there is a file "<name>"

    @step
    Scenario: the file "<name>" should not exist
      Then there is no file "<name>"

    @step
    Scenario: the file "<name>" should not exist anymore
      Then there is no file "<name>"

    @step
    Scenario: a directory named "<name>" should exist
      Then there is a folder "<name>"

    @step
    Scenario: a directory named "<name>" should not exist
      Then there is no file "<name>"

    @step
    Scenario: the directory named "<name>" should exist
      Then there is a folder "<name>"

    @step
    Scenario: the directory named "<name>" should not exist
      Then there is no file "<name>"

    @step
    Scenario: the directory "<name>" should exist
      Then there is a folder "<name>"

    @step
    Scenario: the directory "<name>" should not exist
      Then there is no file "<name>"

    @step
    Scenario: the file "<name>" should contain "<part>"
      Then the file "<name>" contains "<part>"

    @step
    Scenario: the file "<name>" should not contain "<part>"
      Then the file "<name>" does not contain "<part>"

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

    @step
    Scenario: the file named "<name>" should contain "<part>"
      Then the file "<name>" contains "<part>"

    @step
    Scenario: the file named "<name>" should not contain "<part>"
      Then the file "<name>" does not contain "<part>"

    @step
    Scenario: the file named "<name>" should contain:
      Then the file "<name>" contains:
        """
        <text>
        """

    @step
    Scenario: the file named "<name>" should contain exactly:
      Then the file "<name>" is:
        """
        <text>
        """

    @step
    Scenario: the file "<name>" should match <pattern>
      Then the file "<name>" contains a match of <pattern>

    @step
    Scenario: the file "<name>" should not match <pattern>
      Then the file "<name>" contains no match of <pattern>

    @step
    Scenario: the file "<name>" should be equal to file "<other>"
      When I run "cmp '<name>' '<other>'"
      Then the command succeeds

    @step
    Scenario: the file "<name>" should not be equal to file "<other>"
      When I run "cmp '<name>' '<other>'"
      Then the command exits with status 1

    @step
    Scenario: the file named "<name>" should have permissions "<mode>"
      Then the file "<name>" has the permissions "<mode>"

    @step
    Scenario: the file "<name>" should have permissions "<mode>"
      Then the file "<name>" has the permissions "<mode>"

    @step
    Scenario: a file "<name>" should have permissions "<mode>"
      Then the file "<name>" has the permissions "<mode>"

    @step
    Scenario: the directory named "<name>" should have permissions "<mode>"
      Then the file "<name>" has the permissions "<mode>"

    @step
    Scenario: the file "<name>" should not have permissions "<mode>"
      When I run "stat -c 0%a '<name>'"
      Then the command does not print "<mode>"

    @step
    Scenario: a file "<name>" should not have permissions "<mode>"
      When I run "stat -c 0%a '<name>'"
      Then the command does not print "<mode>"

    @step
    Scenario: the following files should exist:
      Then there are the files: <table>

    @step
    Scenario: the following directories should exist:
      Then there are the files: <table>

    @step
    Scenario: the following files should not exist:
      Then there are none of the files: <table>

  Rule: Commands

    @step
    Scenario: I run `<command>`
      Given an empty folder
      And standard error is kept apart
      When I run "<command>"

    @step
    Scenario: I successfully run `<command>`
      When I run `<command>`
      Then the command succeeds

    @step
    Scenario: I successfully run `<command>` for up to <time:float> seconds
      When I run `timeout <time> <command>`
      Then the command succeeds

    @step
    Scenario: I run the following script:
      Given an empty folder
      And standard error is kept apart
      And an executable file ".script" with:
        """
        <text>
        """
      When I run "./.script"

    @step
    Scenario: I run the following commands:
      Given an empty folder
      And standard error is kept apart
      When I run:
        """
        <text>
        """

    @step
    Scenario: I run the following commands with `<program>`:
      Given an empty folder
      And standard error is kept apart
      And a file ".script" with:
        """
        <text>
        """
      When I run "<program> .script"

    @step
    Scenario: I run `<command>` in background
      Given an empty folder
      And standard error is kept apart
      When I start "<command>"

    @step
    Scenario: I run `<command>` interactively
      Given an empty folder
      And standard error is kept apart
      When I start "<command>"

    @step
    Scenario: I wait <time:float> seconds for a command to start up
      Given an empty folder
      And my commands have the environment:
        | ARUBA_STARTUP_WAIT_TIME | <time> |

    @step
    Scenario: the default aruba exit timeout is <time:float> seconds
      Given an empty folder
      And my commands have the environment:
        | ARUBA_EXIT_TIMEOUT | <time> |

    @step
    Scenario: I wait for output to contain "<part>"
      When I wait until the started command prints "<part>"

    @step
    Scenario: I close the stdin stream
      When I end the input of the started command
      And I wait until the started command ends

    @step
    Scenario: I send the signal "<name>" to the command started last
      When I run "sleep 0.5"
      And I send the signal "<name>" to the started command
      And I wait until the started command ends

    @step
    Scenario: I terminate the command started last
      When I run "sleep 0.5"
      And I stop the started command

    @step
    Scenario: I stop the command started last
      When I run "sleep 0.5"
      And I stop the started command

    @step
    Scenario: I set the environment variable "<name>" to "<value>"
      Given my commands have the environment:
        | <name> | <value> |

    @step
    Scenario: I set the environment variables to:
      Given my commands have the environment: <table>

  Rule: Results

    @step
    Scenario: it should pass
      Then the command succeeds

    @step
    Scenario: it should fail
      Then the command fails

    @step
    Scenario: it should pass with "<part>"
      Then the command succeeds
      And the whole output contains "<part>"

    @step
    Scenario: it should pass with:
      Then the command succeeds
      And the whole output contains:
        """
        <text>
        """

    @step
    Scenario: it should pass with exactly:
      Then the command succeeds
      And the whole output is:
        """
        <text>
        """

    @step
    Scenario: it should pass with regex:
      Then the command succeeds
      And the whole output contains a match of:
        """
        <text>
        """

    @step
    Scenario: it should fail with "<part>"
      Then the command fails
      And the whole output contains "<part>"

    @step
    Scenario: it should fail with:
      Then the command fails
      And the whole output contains:
        """
        <text>
        """

    @step
    Scenario: it should fail with exactly:
      Then the command fails
      And the whole output is:
        """
        <text>
        """

    @step
    Scenario: it should fail with regex:
      Then the command fails
      And the whole output contains a match of:
        """
        <text>
        """

    @step
    Scenario: the exit status should be <status:int>
      Then the command exits with status <status>

    @step
    Scenario: the exit status should not be 0
      Then the command fails

    @step
    Scenario: the output should be <count:int> bytes long
      Then the whole output contains a match of /\A.{<count>}\z/

    @step
    Scenario: the output should contain "<part>"
      Then the whole output contains "<part>"

    @step
    Scenario: the output should not contain "<part>"
      Then the whole output does not contain "<part>"

    @step
    Scenario: the output should contain:
      Then the whole output contains:
        """
        <text>
        """

    @step
    Scenario: the output should not contain:
      Then the whole output does not contain:
        """
        <text>
        """

    @step
    Scenario: the output should contain exactly:
      Then the whole output is:
        """
        <text>
        """

    @step
    Scenario: the output should not contain anything
      Then the whole output is empty

    @step
    Scenario: the output should match <pattern>
      Then the whole output contains a match of <pattern>

    @step
    Scenario: the output should not match <pattern>
      Then the whole output contains no match of <pattern>

    @step
    Scenario: the output should match:
      Then the whole output contains a match of:
        """
        (?s)<text>
        """

    @step
    Scenario: the output should not match:
      Then the whole output contains no match of:
        """
        (?s)<text>
        """

    @step
    Scenario: the output should contain exactly "<whole>"
      Then the whole output is:
        """
        <whole>
        """

    @step
    Scenario: the stdout should contain "<part>"
      Then standard output contains "<part>"

    @step
    Scenario: the stdout should not contain "<part>"
      Then standard output does not contain "<part>"

    @step
    Scenario: the stdout should contain:
      Then standard output contains:
        """
        <text>
        """

    @step
    Scenario: the stdout should not contain:
      Then standard output does not contain:
        """
        <text>
        """

    @step
    Scenario: the stdout should contain exactly:
      Then standard output is:
        """
        <text>
        """

    @step
    Scenario: the stdout should not contain anything
      Then standard output is empty

    @step
    Scenario: the stdout should match <pattern>
      Then standard output contains a match of <pattern>

    @step
    Scenario: the stdout should not match <pattern>
      Then standard output contains no match of <pattern>

    @step
    Scenario: the stdout should match:
      Then standard output contains a match of:
        """
        (?s)<text>
        """

    @step
    Scenario: the stdout should not match:
      Then standard output contains no match of:
        """
        (?s)<text>
        """

    @step
    Scenario: the stdout should contain exactly "<whole>"
      Then standard output is:
        """
        <whole>
        """

    @step
    Scenario: the stderr should contain "<part>"
      Then standard error contains "<part>"

    @step
    Scenario: the stderr should not contain "<part>"
      Then standard error does not contain "<part>"

    @step
    Scenario: the stderr should contain:
      Then standard error contains:
        """
        <text>
        """

    @step
    Scenario: the stderr should not contain:
      Then standard error does not contain:
        """
        <text>
        """

    @step
    Scenario: the stderr should contain exactly:
      Then standard error is:
        """
        <text>
        """

    @step
    Scenario: the stderr should not contain anything
      Then standard error is empty

    @step
    Scenario: the stderr should match <pattern>
      Then standard error contains a match of <pattern>

    @step
    Scenario: the stderr should not match <pattern>
      Then standard error contains no match of <pattern>

    @step
    Scenario: the stderr should match:
      Then standard error contains a match of:
        """
        (?s)<text>
        """

    @step
    Scenario: the stderr should not match:
      Then standard error contains no match of:
        """
        (?s)<text>
        """

    @step
    Scenario: the stderr should contain exactly "<whole>"
      Then standard error is:
        """
        <whole>
        """
