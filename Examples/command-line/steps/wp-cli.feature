Feature: The sentences of WP-CLI
  Text steps in the words that features for WP-CLI and its packages use. `{NAME}` stands for a saved value: the shell
  that runs a command replaces it.

  Rule: Files

    @step
    Scenario: an empty directory
      Given an empty folder

    @step
    Scenario: an empty <name> directory
      Given an empty folder
      And I run "rm -rf '<name>' && mkdir -p '<name>'"

    @step
    Scenario: a non-existent <name> directory
      Given an empty folder
      And I run "rm -rf '<name>'"

    @step
    Scenario: a <name> file:
      Given an empty folder
      And a file "<name>" with:
        """
        <text>
        """

    @step
    Scenario: "<old>" replaced with "<new>" in the <name> file
      Given I run "sed -i 's/<old>/<new>/g' '<name>'"

    @step
    Scenario: the <name> file should exist
      When I try `test -f <name>`
      Then the command succeeds

    @step
    Scenario: the <name> file should not exist
      When I try `test -f <name>`
      Then the command fails

    @step
    Scenario: the <name> directory should exist
      When I try `test -d <name>`
      Then the command succeeds

    @step
    Scenario: the <name> directory should not exist
      When I try `test -d <name>`
      Then the command fails

    @step
    Scenario: the <name> directory should contain:
      When I try `ls -A <name>`
      Then the printed text contains:
        """
        <text>
        """

    @step
    Scenario: the <name> file should contain:
      Then the file "<name>" contains:
        """
        <text>
        """

    @step
    Scenario: the <name> file should strictly contain:
      Then the file "<name>" contains:
        """
        <text>
        """

    @step
    Scenario: the <name> file should not contain:
      Then the file "<name>" does not contain:
        """
        <text>
        """

    @step
    Scenario: the contents of the <name> file should match <pattern>
      Then the file "<name>" contains a match of <pattern>

    @step
    Scenario: the contents of the <name> file should not match <pattern>
      Then the file "<name>" contains no match of <pattern>

  Rule: Commands

    @step
    Scenario: I try `<command>`
      Given an empty folder
      And standard error is kept apart
      When I run:
        """
        RUN_DIR=$PWD
        [ ! -f .saved ] || . ./.saved
        sed 's/{\([A-Z_][A-Z0-9_]*\)}/$${\1}/g' > .command <<'END OF THE COMMAND'
        <command>
        END OF THE COMMAND
        (. ./.command) > .printed
        status=$?
        echo $status > .status
        cat .printed
        exit $status
        """

    @step
    Scenario: I run `<command>`
      When I try `<command>`
      Then the command succeeds

    @step
    Scenario: I run `<command>` from '<folder>'
      When I run `cd '<folder>' && <command>`

    @step
    Scenario: I run the previous command again
      When I run "(. ./.command) | tee .printed"
      Then the command succeeds

    @step
    Scenario: save STDOUT as {<name:word>}
      When I run "printf \"%s='%s'\\n\" <name> \"$(cat .printed)\" >> .saved"
      Then the command succeeds

    @step
    Scenario: save STDOUT '<pattern>' as {<name:word>}
      When I run:
        """
        printf "%s='%s'\n" <name> "$(grep -oP '<pattern>' .printed | grep -oP '[\d.]+')" >> .saved
        """
      Then the command succeeds

  Rule: Results

    @step
    Scenario: the return code should be <status:int>
      Then the command exits with status <status>

    @step
    Scenario: the return code should not be <status:int>
      Then the file ".status" contains no match of /^<status>$/

    @step
    Scenario: STDOUT should be:
      Then standard output is:
        """
        <text>
        """

    @step
    Scenario: STDOUT should strictly be:
      Then standard output is:
        """
        <text>
        """

    @step
    Scenario: STDERR should be:
      Then standard error is:
        """
        <text>
        """

    @step
    Scenario: STDOUT should contain:
      Then standard output contains:
        """
        <text>
        """

    @step
    Scenario: STDOUT should strictly contain:
      Then standard output contains:
        """
        <text>
        """

    @step
    Scenario: STDERR should contain:
      Then standard error contains:
        """
        <text>
        """

    @step
    Scenario: STDOUT should not contain:
      Then standard output does not contain:
        """
        <text>
        """

    @step
    Scenario: STDERR should not contain:
      Then standard error does not contain:
        """
        <text>
        """

    @step
    Scenario: STDOUT should be empty
      Then standard output is empty

    @step
    Scenario: STDERR should be empty
      Then standard error is empty

    @step
    Scenario: STDOUT should not be empty
      Then standard output is not empty

    @step
    Scenario: STDERR should not be empty
      Then standard error is not empty

    @step
    Scenario: STDOUT should match <pattern>
      Then standard output contains a match of <pattern>

    @step
    Scenario: STDOUT should not match <pattern>
      Then standard output contains no match of <pattern>

    @step
    Scenario: STDERR should match <pattern>
      Then standard error contains a match of <pattern>

    @step
    Scenario: STDOUT should be a number
      Then standard output contains a match of /\A-?\d+(\.\d+)?\s*\z/

    @step
    Scenario: STDOUT should not be a number
      Then standard output contains no match of /\A-?\d+(\.\d+)?\s*\z/

    @step
    Scenario: STDOUT should be JSON containing:
      Then the printed JSON at "$" includes the shape:
        """
        <text>
        """
