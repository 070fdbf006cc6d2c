Feature: Features that were written for aruba
  They run as they are, by the text steps in `steps`.

  Scenario: A file and a command
    Given a file named "lib/greeting.txt" with:
      """
      hello
      world
      """
    And an empty file named "lib/empty.txt"
    And a directory named "out"
    When I successfully run `cat lib/greeting.txt lib/empty.txt`
    Then the output should contain:
      """
      hello
      world
      """
    And the output should contain "world"
    And the output should not contain "bye"
    When I run `sh -c 'echo "a  b" > out/x.txt; exit 3'`
    Then the exit status should be 3
    And the exit status should not be 0
    And a file named "out/x.txt" should exist
    And the file "out/x.txt" should contain exactly:
      """
      a  b
      """
    And a file named "out/y.txt" should not exist

  Scenario: What passes and fails
    When I run `echo all is well`
    Then it should pass with:
      """
      is well
      """
    And it should pass
    When I run `echo oops >&2; false`
    Then it should fail with:
      """
      oops
      """
    And the output should contain exactly:
      """
      oops
      """
    And the output should not contain:
      """
      well
      """

  Scenario: A script, its streams and its permissions
    Given an executable named "bin/greet" with:
      """
      #!/bin/sh
      echo "Hello $1"
      echo "no surname" >&2
      """
    And I set the environment variable "LANG" to "C"
    When I run `bin/greet Ann`
    Then the stdout should contain exactly "Hello Ann"
    And the stderr should contain "surname"
    And the stdout should not contain "surname"
    And the output should match /^no sur.*$/
    And the file named "bin/greet" should have permissions "0755"
    When I cd to "bin"
    And I append the following lines to "greet":
      """
      exit 2
      """
    And I run `./greet Ben`
    Then it should fail with regex:
      """
      Hello\s+Ben
      """
    And the following files should not exist:
      | greet.bak |

  Scenario: A command that waits for its input or a signal
    When I run `echo Hello; cat` interactively
    And I wait for output to contain "Hello"
    And I close the stdin stream
    Then the output should contain "Hello"
    Given an executable named "wait" with:
      """
      #!/bin/sh
      trap 'echo hung up; exit 0' HUP
      echo ready
      while :; do sleep 0.1; done
      """
    When I run `./wait` in background
    And I wait for output to contain "ready"
    And I send the signal "HUP" to the command started last
    Then the exit status should be 0
    And the output should contain "hung up"
