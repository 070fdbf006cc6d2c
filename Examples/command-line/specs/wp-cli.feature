Feature: Features that were written for WP-CLI
  They run as they are, by the text steps in `steps`.

  Scenario: A file is read and a value is saved
    Given an empty directory
    And a config/settings.txt file:
      """
      colour: "red"
      """
    When I run `sed -n 's/colour: //p' config/settings.txt`
    Then STDOUT should be:
      """
      "red"
      """
    And STDERR should be empty
    And save STDOUT as {COLOUR}
    When I run `echo The colour is {COLOUR}`
    Then STDOUT should match /^The colour is "?red"?$/
    And the {RUN_DIR}/config directory should contain:
      """
      settings.txt
      """
    And the config/settings.txt file should not contain:
      """
      blue
      """

  Scenario: Errors are apart from the output
    When I try `echo '{"count": 2}'; echo "Warning: two" >&2; exit 3`
    Then STDOUT should be JSON containing:
      """
      {"count": 2}
      """
    And STDERR should contain:
      """
      Warning:
      """
    And the return code should be 3
