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
