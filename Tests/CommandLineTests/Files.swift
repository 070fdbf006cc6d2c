/// Feature files the command line is tried on, by path.
enum Files {
  static let all = [
    "specs/log-in.feature": logIn,
    "specs/typing/typing.feature": typing,
    "specs/notes.txt": "no feature",
    "failing.feature": failing,
    "undefined.feature": undefined,
    "empty-scenario.feature": emptyScenario,
    "unfitting.feature": unfitting,
    "broken/colon.feature": "Feature: a\n  Scenario b\n    Given c\n",
    "broken/keyword.feature": "Featur: a\n",
    "broken/fine.feature": "Feature: fine\n  Scenario: fine\n    * fine\n",
    "nothing/here.txt": "no feature",
    "korean.feature": "\n기능: 로그인\n  시나리오: 주소\n    조건 주소가 없다\n",
    "many-errors.feature": "Feature: a\n  Scenario: b\n    Given c\n"
      + (1...9).map { "    \($0)\n" }.joined(),
    "failed.txt": "failing.feature:4\nspecs/log-in.feature:5\n",
    "stale.txt": "failing.feature:2\ngone.feature:3\n",
    "empty.txt": "",
  ]

  /// An engine for `SPEC_EXECUTABLE` whose first process ends when it should hear of a zebra.
  static let mortalEngine = """
    #!/bin/sh
    [ -e first ] && exec "$SPEC_EXECUTABLE" serve
    touch first
    while IFS= read -r line; do
      case $line in *zebra*) exit ;; esac
      printf '%s\\n' "$line"
    done | "$SPEC_EXECUTABLE" serve

    """

  static let unfitting = """
    Feature: More than is taken
      Scenario: In English
        Given the "slack-login" app is open
          | a |
        When I type "acme"
          \"""
          acme
          \"""
        Then "Next" is enabled

    """

  static let logIn = """
    Feature: Log in

      Rule: The address comes first
        @smoke @fast
        Scenario: Next waits for an address
          Given the "slack-login" app is open
          Then "Next" is disabled

        @slow
        Scenario Outline: Next comes with "<text>"
          Given the "slack-login" app is open
          When I type "<text>"
          Then "Next" is enabled

          Examples: short ones
            | text |
            | a    |
            | ab   |

    """

  static let typing = """
    Feature: Typing
      Scenario: What is typed is there
        Given the "slack-login" app is open
        When I type "acme"
        Then "Workspace URL" shows "acme"

    """

  static let failing = """
    Feature: Failing

      @flaky
      Scenario: The button is off
        Given the "slack-login" app is open
        When I type "acme"
        Then "Next" is disabled
        And "Workspace URL" shows "acme"

      Scenario: All is well
        Given the "slack-login" app is open
        Then "Next" is disabled

    """

  static let undefined = """
    Feature: Undefined
      Scenario: A slip of the pen
        Given the "slack-login" app is open
        When I tpye "acme"
        Then the moon is full
        And these are there:
          | a |

    """

  static let emptyScenario = """
    Feature: Nothing
      Scenario: A keyword is misspelt
        Gvien the "slack-login" app is open

    """
}
