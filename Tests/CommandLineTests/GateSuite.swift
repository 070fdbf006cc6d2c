import Foundation
import SpecTestKit
import Testing

/// A repository with every kind of file by which a specification can be weakened, for `GateTests`.
enum GateSuite {
  static let files = [
    "specs/door.feature": """
    Feature: Log in
      Background:
        Given the "slack-login" app is open

      @slack-5.3 @smoke
      Scenario: Hyphens are taken
        When I type "a-b"
        Then "Workspace URL" shows "a-b"
        And the "Next" button is enabled

      @slack-6.8
      Scenario Outline: Next comes with "<text>"
        When I type "<text>"
        Then the "Next" button is enabled

        Examples:
          | text |
          | a    |
          | ab   |

      Scenario: Capitals are refused
        When I type "A"
        Then "Workspace URL" is empty

      Scenario: The field is one for addresses
        Then "Workspace URL" has these properties:
          | auto-correction | off |
          | spell checking  | off |

      Scenario: Two letters
        Given I type "a"
        When I type "b"
        Then I see an address

    """,
    "specs/steps.feature": """
    @step
    Feature: Steps
      @slack-9.9
      Scenario: I see an address
        Then "Workspace URL" is not empty
        And I see "Next"

    """,
    "specs/rows.feature": """
    Feature: Rows
      Scenario Outline: <text>
        Given the "slack-login" app is open
        When I type "<text>"
        Then "Workspace URL" shows "<text>"

        Examples: from "rows.csv"

      @extra
      Scenario: Pictures
        Given the "slack-login" app is open
        Then the screen matches snapshot "start"

    """,
    "specs/rows.csv": "text\nabc\nxyz\n",
    "specs/always.feature": """
    Feature: Always
      @always
      Scenario: The bar is there
        Then I see "Next"

      @always
      Scenario: The field is there
        Then I see "Workspace URL"

    """,
    "specs/prepared.feature": """
    Feature: Prepared
      @setup:phone
      Scenario: A phone
        Given the "slack-login" app is open
        Then I see "Next"

      @phone
      Scenario: It works
        Given the "slack-login" app is open
        Then the "Next" button is disabled

    """,
    "specs/short.feature": stage("Short", "true"),
    "specs/long.feature": stage("Long", "seq 100000"),
    "specs/twice.feature": """
    Feature: Twice
      Background:
        Given the "slack-login" app is open

      Scenario: One
        When I type "c"
        Then "Workspace URL" shows "c"

      Scenario: Two
        When I type "c"
        Then "Workspace URL" shows "c"

      @db
      Scenario: Three
        When I type "c"
        Then "Workspace URL" shows "c"

    """,
    "specs/files.feature": """
    Feature: Files
      Scenario: They are read
        Given a copy of "specs/fixtures"
        And a copy of "specs/users.txt" as "all.txt"
        And GET "/users" answers 200 with the file "answers/users.json"
        When I send POST "/users" with the file "specs/new.json"
        And I send POST "/photos" with the parts:
          | name  | file          |
          | photo | specs/cat.png |
        Then the response JSON at "$" matches the schema "specs/user.json"
        And the printed JSON at "$" matches the schema "./specs/list.json"
        And the response body is the file "specs/logo.svg"

      Scenario: They are given to the app
        Given the photos contain "beach.jpg"
        When I upload "../photos/dog.jpg" to the "Photo" file button
        And I drop the files onto the "Photos" area:
          | bird.jpg |
        Then I see "Photos"

    """,
    "specs/fixtures/a.txt": "a\n", "specs/users.txt": "a\n", "specs/answers/users.json": "[1]\n",
    "specs/new.json": "[1]\n", "specs/cat.png": "a\n",
    "specs/user.json": "{\"type\": \"object\"}\n",
    "specs/list.json": "{\"type\": \"array\"}\n", "specs/logo.svg": "a\n", "specs/beach.jpg": "a\n",
    "photos/dog.jpg": "a\n", "specs/bird.jpg": "a\n", "a.txt": "a\n", "users.txt": "a\n",
    "ci.sh": "#!/bin/sh\nset -e\nspec lint specs\nspec run specs\n",
    "last.sh": "#!/bin/sh\necho start\nspec run specs\n",
    "specs/snapshots/rows/start.snapshot":
      "navigation bar\n  button \"Next\" disabled\nfield \"Workspace URL\" focused\n",
    "specs/requirements.md": """
    # Log in

    - **slack-5.3** [M] Hyphens are taken.
    - **slack-6.8** [M] Next comes with a text.
    - **slack-7.1** [N] Old phones are slow.

    """,
    "specs/walks.txt": """
    # app: slack-login
    the "slack-login" app is open  → screen "workspace"  #0f33-14b3
      I type "a"  → no more placeholder  #37de-f011

    """,
    "smoke.txt": "specs/door.feature\nspecs/rows.feature\n",
    "spec.json": """
    {
      "defaults": {
        "retry": 0, "step-timeout": "10s", "wait": "2s", "tags": ["not @later"], "jobs": 2,
        "fail-on-flaky": true, "variables": {"HOST": "a"}
      },
      "profiles": {"nightly": {"repeat-each": 3, "audit": true, "fail-on-audit": true}},
      "engines": {"real": "stdio:python3 engine.py"},
      "audit": {"ignore": [{"rule": "contrast", "element": "Next", "reason": "brand"}]},
      "lint": {"rules": {"no-then": "error", "name-length": {"severity": "error", "Scenario": 70}}},
      "types": {"shade": ["red", "green"]}
    }

    """,
    ".gherkin-lintrc": "{\"no-dupe-scenario-names\": \"on\"}\n",
    ".gitlab-ci.yml": "specs:\n  script:\n    - spec run specs\n",
    ".github/workflows/ci.yml": """
    on: [push]
    jobs:
      specs:
        steps:
          - run: spec run specs --forbid-skipped --tags "not @later" --junit report.xml
          - run: spec lint specs --max-warnings 0
          - run: |
              spec prove specs --own
              spec mutate specs --at-least 97
          - run: spec coverage specs
          - run: spec gate --since origin/main
            env:
              SPEC_RETRY: 0

    """,
    "Makefile": "test:\n\tspec run specs \\\n\t  --engine real --timeout 30s\n",
    "package.json": "{\"scripts\": {\"test\": \"spec run specs --tags \\\"@smoke\\\"\"}}\n",
    "app/index.html": """
    <html><head>
      <meta
        name="spec-faults"
        content="hyphen-refused capitals-accepted
          late">
    </head></html>

    """,
    "engine.py": """
    FAULTS = [
        {"name": "never-opens", "breaks": ["slack-5.3"]},
        {"name": "late", "breaks": []},
    ]

    def answer(): return 1

    """,
  ]

  /// A feature with a setup that writes a file, and a scenario that prints it.
  private static func stage(_ name: String, _ command: String) -> String {
    """
    Feature: \(name)
      @setup
      Scenario: A file
        Given I run "\(command) > f"

    \(printing)
    """
  }

  private static let printing = """
      Scenario: It is printed
        When I run "cat f"
        Then the command succeeds

    """

  /// A way to weaken the suite: a change of a file, and the kind of finding that names it.
  struct Weakening: Sendable, CustomTestStringConvertible {
    let kind: String
    let file: String
    let edits: [(old: String, new: String)]
    /// The file of the finding, if it is another one.
    let place: String?
    /// Whether the file is removed.
    let removes: Bool
    /// Where the file is moved to.
    let target: String?

    init(
      _ kind: String, _ file: String, _ edits: (old: String, new: String)...,
      at place: String? = nil,
      removes: Bool = false, to target: String? = nil
    ) {
      (self.kind, self.file, self.edits, self.place, self.removes, self.target) =
        (kind, file, edits, place, removes, target)
    }

    var testDescription: String {
      let change = edits.map { "\($0.old) → \($0.new)" }.joined(separator: ", ")
      return "\(kind): \(file): \(removes ? "removed" : target ?? change)"
    }
  }

  private static let door = "specs/door.feature"
  private static let rows = "specs/rows.feature"
  private static let long = "specs/long.feature"
  private static let twice = "specs/twice.feature"
  private static let picture = "specs/snapshots/rows/start.snapshot"
  private static let settings = "spec.json"
  static let build = ".github/workflows/ci.yml"

  static let inFeatures = [
    Weakening(
      "removed-scenario", door,
      (
        "  Scenario: Capitals are refused\n    When I type \"A\"\n    Then \"Workspace URL\" is empty\n",
        ""
      )),
    Weakening("removed-scenario", door, removes: true),
    Weakening("removed-scenario", "specs/prepared.feature", removes: true),
    Weakening("removed-scenario", door, ("      | a    |\n", "")),
    Weakening(
      "removed-scenario", door,
      ("      | text |\n      | a    |\n      | ab   |\n", "      | text |\n      | ab   |\n")),
    Weakening(
      "removed-scenario", door,
      ("  Scenario: Capitals are refused", "  @step\n  Scenario: Capitals are refused")),
    Weakening(
      "removed-scenario", door,
      ("  Scenario: Capitals are refused", "  @always\n  Scenario: Capitals are refused")),
    Weakening(
      "removed-scenario", door,
      ("  Scenario: Capitals are refused", "  @later\n  Scenario: Capitals are refused")),
    Weakening("removed-scenario", door, ("Feature: Log in", "@later\nFeature: Log in")),
    Weakening(
      "removed-scenario", "specs/always.feature",
      ("  @always\n  Scenario: The field is there\n    Then I see \"Workspace URL\"\n", "")),
    Weakening("removed-scenario", "specs/always.feature", removes: true),
    Weakening(
      "removed-check", "specs/always.feature",
      ("Then I see \"Workspace URL\"", "Then I see \"Next\"")),
    Weakening("removed-check", door, ("    And the \"Next\" button is enabled\n", "")),
    Weakening(
      "removed-check", door,
      ("    And the \"Next\" button is enabled\n", "    # And the \"Next\" button is enabled\n")),
    Weakening(
      "removed-check", door,
      ("Then \"Workspace URL\" shows \"a-b\"", "Then \"Workspace URL\" is not empty")),
    Weakening(
      "removed-check", door,
      ("Then \"Workspace URL\" shows \"a-b\"", "Then \"Workspace URL\" contains \"a\"")),
    Weakening(
      "removed-check", door,
      ("Then \"Workspace URL\" is empty", "Then \"Workspace URL\" shows \"A\"")),
    Weakening(
      "removed-check", door,
      ("Then \"Workspace URL\" is empty", "Then within 50 seconds \"Workspace URL\" is empty")),
    Weakening("removed-check", door, ("      | spell checking  | off |\n", "")),
    Weakening(
      "removed-check", door,
      ("| off |\n      | spell checking  | off |", "| off |\n      | spell checking  | on  |")),
    Weakening("removed-check", "specs/prepared.feature", ("    Then I see \"Next\"\n", "")),
    // What setups do are conditions of scenarios, whose own steps may be the same.
    Weakening("removed-scenario", long, (printing, "")),
    Weakening("removed-scenario", long, removes: true),
    Weakening("changed-action", long, ("seq 100000", "seq 1")),
    Weakening("changed-action", long, ("@setup", "@setup:other")),
    Weakening(
      "changed-action", long,
      ("  @setup\n  Scenario: A file\n    Given I run \"seq 100000 > f\"\n", "")),
    Weakening("removed-check", rows, ("snapshot \"start\"", "snapshot \"other\"")),
    Weakening(
      "changed-check", door, ("When I type \"a-b\"", "When I type \"x-y\""),
      ("shows \"a-b\"", "shows \"x-y\"")),
    Weakening("changed-action", door, ("    When I type \"A\"\n", "")),
    Weakening("changed-action", door, ("    Given I type \"a\"\n", "")),
    Weakening("changed-action", door, ("When I type \"A\"", "When I type \"!\"")),
    Weakening(
      "changed-action", door,
      (
        "Given the \"slack-login\" app is open",
        "Given the \"slack-login\" app is open\n    And animations are off"
      )),
    Weakening(
      "changed-action", door,
      ("    When I type \"b\"", "    When I type \"b\"\n    And 9 seconds pass")),
    Weakening(
      "known-issue", door,
      ("  Scenario: Capitals", "  @known-issue(https://bugs.example/1)\n  Scenario: Capitals")),
    Weakening("quarantined", door, ("  Scenario: Capitals", "  @quarantine\n  Scenario: Capitals")),
    // Others have the same steps.
    Weakening("quarantined", twice, ("  Scenario: Two", "  @quarantine\n  Scenario: Two")),
    Weakening(
      "known-issue", twice, ("  Scenario: Two", "  @known-issue(http://a.b)\n  Scenario: Two")),
    Weakening("retagged", twice, ("  Scenario: Two", "  @later\n  Scenario: Two")),
    Weakening("retagged", twice, ("  Scenario: Two", "  @always\n  Scenario: Two")),
    Weakening("retagged", door, ("  Scenario: Capitals", "  @skip\n  Scenario: Capitals")),
    Weakening("retagged", door, ("  Scenario: Capitals", "  @flaky\n  Scenario: Capitals")),
    Weakening("retagged", door, ("@slack-5.3 @smoke", "@slack-5.3")),
    Weakening("retagged", door, ("    Examples:", "    @slow\n    Examples:")),
    Weakening("removed-requirement-tag", door, ("@slack-5.3 @smoke", "@smoke")),
    Weakening("removed-requirement-tag", door, ("  @slack-6.8\n", "")),
    Weakening(
      "silenced", door,
      (
        "  Scenario: Capitals",
        "  # spec-lint-disable-next-line no-then: later\n  Scenario: Capitals"
      )),
    Weakening(
      "silenced", door,
      ("    When I type \"A\"", "    # survives: it does not matter\n    When I type \"A\"")),
  ]

  static let elsewhere = [
    // Text steps and rows are files of their own.
    Weakening("removed-check", "specs/steps.feature", ("    And I see \"Next\"\n", ""), at: door),
    Weakening("removed-check", "specs/steps.feature", ("is not empty", "has the focus"), at: door),
    Weakening("removed-requirement-tag", "specs/steps.feature", ("  @slack-9.9\n", ""), at: door),
    Weakening("removed-scenario", "specs/rows.csv", ("xyz\n", ""), at: rows),
    Weakening("removed-scenario", "specs/rows.csv", ("xyz", "xy"), at: rows),
    Weakening("loosened-snapshot", picture, ("navigation bar\n", "partial\nnavigation bar\n")),
    Weakening("loosened-snapshot", picture, ("  button \"Next\" disabled\n", "")),
    Weakening("loosened-snapshot", picture, ("\"Next\" disabled", "\"Next\"")),
    Weakening("loosened-snapshot", picture, ("\"Workspace URL\"", "/.*/")),
    Weakening("changed-snapshot", picture, ("\"Next\" disabled", "\"Next\" enabled")),
    Weakening("removed-snapshot", picture, removes: true),
    Weakening(
      "removed-statement", "specs/requirements.md",
      ("- **slack-6.8** [M] Next comes with a text.\n", "")),
    Weakening("removed-statement", "specs/requirements.md", removes: true),
    Weakening("changed-statement", "specs/requirements.md", ("[M] Hyphens", "[N] Hyphens")),
    Weakening("changed-statement", "specs/requirements.md", ("Hyphens are", "Hyphens may be")),
    Weakening(
      "removed-walk", "specs/walks.txt", ("  I type \"a\"  → no more placeholder  #37de-f011\n", "")
    ),
    // What moves to where it does not count is gone.
    Weakening("removed-statement", "specs/requirements.md", to: "specs/req.md"),
    Weakening("removed-statement", "specs/requirements.md", to: "docs/requirements.md"),
    Weakening("removed-walk", "specs/walks.txt", to: "specs/walks.old"),
    Weakening("setting", settings, to: "spec.json.off"),
    Weakening("setting", settings, to: "app/spec.json"),
    Weakening("command", "ci.sh", to: "ci.txt"),
    Weakening("command", "Makefile", to: "Makefile.bak"),
    Weakening("command", build, to: ".github/ci.yml"),
    Weakening("command", build, to: ".github/workflows/ci.yml.off"),
    Weakening("removed-snapshot", "specs/snapshots/rows/start.snapshot", to: "start.txt"),
    Weakening("setting", settings, ("\"retry\": 0", "\"retry\": 5")),
    Weakening("setting", settings, ("\"step-timeout\": \"10s\"", "\"step-timeout\": \"10m\"")),
    Weakening("setting", settings, ("\"wait\": \"2s\"", "\"wait\": \"9s\"")),
    Weakening("setting", settings, (", \"wait\": \"2s\"", "")),
    Weakening("setting", settings, ("[\"not @later\"]", "[\"not @later\", \"not @smoke\"]")),
    Weakening("setting", settings, ("\"fail-on-flaky\": true", "\"fail-on-flaky\": false")),
    Weakening("setting", settings, ("\"jobs\": 2", "\"allow-script-errors\": true")),
    Weakening("setting", settings, ("\"jobs\": 2", "\"lenient\": true")),
    Weakening("setting", settings, ("\"jobs\": 2", "\"allow-empty\": true")),
    Weakening("setting", settings, ("\"jobs\": 2", "\"paths\": \"specs/rows.feature\"")),
    Weakening("setting", settings, ("\"HOST\": \"a\"", "\"HOST\": \"b\"")),
    Weakening("setting", settings, ("\"repeat-each\": 3", "\"repeat-each\": 1")),
    Weakening("setting", settings, (", \"fail-on-audit\": true", "")),
    Weakening("setting", settings, ("engine.py", "other.py")),
    Weakening(
      "setting", settings,
      ("\"brand\"}]", "\"brand\"}, {\"rule\": \"target-size\", \"reason\": \"later\"}]")),
    Weakening("setting", settings, ("\"no-then\": \"error\"", "\"no-then\": \"off\"")),
    Weakening("setting", settings, ("\"Scenario\": 70", "\"Scenario\": 700")),
    Weakening("setting", settings, ("[\"red\", \"green\"]", "[\"red\"]")),
    Weakening("setting", settings, removes: true),
    Weakening("setting", ".gherkin-lintrc", ("\"on\"", "\"off\"")),
    Weakening("command", build, (" --forbid-skipped", "")),
    Weakening("command", build, ("\"not @later\"", "\"@smoke\"")),
    Weakening(
      "command", build, ("spec run specs --forbid", "spec run specs/rows.feature --forbid")),
    Weakening("command", build, ("--junit report.xml", "--retry 3 --junit report.xml")),
    Weakening("command", build, ("--max-warnings 0", "--max-warnings 50")),
    Weakening("command", build, (" --own", "")),
    Weakening("command", build, ("--at-least 97", "--at-least 20")),
    Weakening("command", build, ("      - run: spec coverage specs\n", "")),
    Weakening("command", build, ("- run: spec lint", "# - run: spec lint")),
    Weakening("command", build, ("--since origin/main", "--since HEAD")),
    Weakening(
      "command", build, ("--since origin/main", "--since origin/main --allow removed-check")),
    Weakening("command", build, ("SPEC_RETRY: 0", "SPEC_RETRY: 5")),
    Weakening("command", build, ("SPEC_RETRY: 0", "SPEC_RETRY: 0\n          SPEC_TAGS: '@smoke'")),
    Weakening("command", build, removes: true),
    Weakening("ignored-failure", build, ("spec coverage specs", "spec coverage specs || true")),
    Weakening("ignored-failure", build, ("    steps:", "    continue-on-error: true\n    steps:")),
    Weakening(
      "ignored-failure", build, ("spec coverage specs", "if false; then spec coverage specs; fi")),
    Weakening(
      "ignored-failure", build,
      ("spec coverage specs", "|\n          spec coverage specs\n          exit 0")),
    Weakening("command", build, ("spec coverage specs", "spec coverage specs | tee coverage.txt")),
    Weakening("command", build, ("spec coverage specs", "spec coverage specs &")),
    Weakening("command", build, ("spec coverage specs", "echo spec coverage specs")),
    Weakening("command", build, ("spec coverage specs", "\"! spec coverage specs\"")),
    Weakening("command", "ci.sh", ("spec lint specs", "spec lint specs && echo done")),
    Weakening("command", "ci.sh", ("spec run", "true spec run")),
    Weakening("command", "last.sh", ("spec run specs\n", "spec run specs\necho done\n")),
    Weakening("command", "last.sh", ("spec run specs\n", "spec run specs; echo done\n")),
    Weakening("command", "last.sh", ("spec run specs\n", "spec run specs > log && ls\ncat log\n")),
    Weakening("command", "ci.sh", ("set -e\n", "")),
    Weakening("command", "ci.sh", ("set -e\n", "set -x\n")),
    Weakening("command", "Makefile", ("30s", "30s; echo done")),
    Weakening("command", "package.json", ("@smoke\\\"", "@smoke\\\"; echo done")),
    Weakening("command", "Makefile", ("30s", "30m")),
    Weakening("command", "Makefile", ("--engine real ", "")),
    Weakening("command", "package.json", ("@smoke", "@smoke and not @slow")),
    Weakening("command", "smoke.txt", ("specs/door.feature\n", "")),
    Weakening("changed-file", "specs/user.json", removes: true),
    Weakening("changed-file", "specs/user.json", ("{\"type\": \"object\"}", "{}")),
    Weakening("changed-file", "specs/list.json", ("array", "object")),
    Weakening("changed-file", "specs/fixtures/a.txt", ("a", "b")),
    Weakening("changed-file", "specs/users.txt", ("a", "b")),
    Weakening("changed-file", "specs/answers/users.json", ("1", "2")),
    Weakening("changed-file", "specs/new.json", ("1", "2")),
    Weakening("changed-file", "specs/cat.png", ("a", "b")),
    Weakening("changed-file", "specs/logo.svg", ("a", "b")),
    Weakening("changed-file", "specs/beach.jpg", ("a", "b")),
    Weakening("changed-file", "photos/dog.jpg", ("a", "b")),
    Weakening("changed-file", "specs/bird.jpg", ("a", "b")),
    Weakening("removed-fault", "app/index.html", ("capitals-accepted", "")),
    Weakening("removed-fault", "app/index.html", ("hyphen-refused", "other-refused")),
    Weakening(
      "removed-fault", "engine.py",
      ("    {\"name\": \"never-opens\", \"breaks\": [\"slack-5.3\"]},\n", "")),
    Weakening("removed-fault", "engine.py", ("    {\"name\": \"late\", \"breaks\": []},\n", "")),
    Weakening(
      "removed-fault", "engine.py",
      ("\"breaks\": []", "\"breaks\": [], \"withoutEffect\": {\"after-back\": \"\"}")),
    Weakening("removed-fault", "engine.py", removes: true),
  ]

  /// Changes after which everything is still said and checked.
  static let harmless = [
    Weakening("a name", door, ("Scenario: Capitals are refused", "Scenario: No capitals")),
    Weakening(
      "a comment", door, ("    When I type \"A\"", "    # a capital\n    When I type \"A\"")),
    Weakening(
      "a requirement tag", door, ("  Scenario: Capitals", "  @slack-5.9\n  Scenario: Capitals")),
    Weakening(
      "@serial", door,
      ("  Scenario: Capitals", "  @serial @exclusive:a @soft\n  Scenario: Capitals")),
    Weakening(
      "a check more", door,
      (
        "    Then \"Workspace URL\" is empty",
        "    Then \"Workspace URL\" is empty\n    And I see \"Next\""
      )),
    Weakening(
      "an action more at the end", door,
      (
        "    Then I see an address\n",
        "    Then I see an address\n    When I type \"c\"\n    Then I see \"Next\"\n"
      )),
    Weakening("a row more", door, ("      | ab   |\n", "      | ab   |\n      | abc  |\n")),
    Weakening("a row more in a file", "specs/rows.csv", ("xyz\n", "xyz\nuvw\n")),
    Weakening(
      "a text step more", "specs/steps.feature",
      (
        "  @slack-9.9\n",
        "  Scenario: I start\n    Given the \"slack-login\" app is open\n\n  @slack-9.9\n"
      )),
    Weakening(
      "a step of a text step in its place", door,
      ("  Scenario: Two letters", "  @slack-9.9\n  Scenario: Two letters"),
      (
        "    Then I see an address",
        "    Then \"Workspace URL\" is not empty\n    And I see \"Next\""
      )),
    Weakening(
      "the order of scenarios", door,
      (
        "  Scenario: Capitals are refused\n    When I type \"A\"\n    Then \"Workspace URL\" is empty\n\n",
        ""
      ), ("  Scenario: Two letters", "  @slack-9.9\n  Scenario: Two letters"),
      ("Feature: Log in\n", "Feature: Log in\n"),
      (
        "    Then I see an address\n",
        "    Then I see an address\n\n  Scenario: Capitals are refused\n    When I type \"A\"\n    Then \"Workspace URL\" is empty\n"
      )),
    Weakening(
      "a comment in a snapshot", picture, ("navigation bar\n", "# the bar\nnavigation bar\n")),
    Weakening(
      "a statement more", "specs/requirements.md",
      ("# Log in\n\n", "# Log in\n\n- **slack-1.1** [M] It opens.\n")),
    Weakening(
      "a shorter limit", settings, ("\"step-timeout\": \"10s\"", "\"step-timeout\": \"5s\"")),
    Weakening(
      "more jobs", settings,
      ("\"jobs\": 2", "\"jobs\": 8, \"order\": \"random\", \"junit\": \"r.xml\"")),
    Weakening(
      "a profile more", settings, ("\"profiles\": {", "\"profiles\": {\"slow\": {\"jobs\": 1},")),
    Weakening("an engine more", settings, ("\"engines\": {", "\"engines\": {\"other\": \"sim\", ")),
    Weakening(
      "an exception less", settings,
      ("{\"rule\": \"contrast\", \"element\": \"Next\", \"reason\": \"brand\"}", "")),
    Weakening(
      "a stricter rule", settings,
      ("\"no-then\": \"error\"", "\"no-then\": \"error\", \"full-stop\": \"error\"")),
    Weakening(
      "another report", build, ("--junit report.xml", "--junit other.xml --report github --jobs 4")),
    Weakening("moved requirements", "specs/requirements.md", to: "specs/more/requirements.md"),
    Weakening("a script with another name", "ci.sh", to: "checks.sh"),
    Weakening("a workflow with another name", build, to: ".github/workflows/specs.yaml"),
    Weakening("a feature with another name", door, to: "specs/more/gate.feature"),
    Weakening("code with another name", "engine.py", to: "engines/phone.py"),
    Weakening("another path more", build, ("spec lint specs", "spec lint specs more")),
    Weakening(
      "a stricter command", build, ("--at-least 97", "--at-least 99"),
      ("--forbid-skipped", "--forbid-skipped --fail-on-flaky")),
    Weakening("a file that no step reads", "users.txt", ("a", "b")),
    Weakening("a file with the name of one in a folder", "a.txt", ("a", "b")),
    Weakening(
      "a setup as a background", long, ("@setup\n  Scenario: A file", "\n  Background:")),
    Weakening(
      "the exit status at the end", "last.sh",
      ("spec run specs\n", "spec run specs\nstatus=$?\necho done\nexit $status\n")),
    Weakening(
      "an end for a failure", "last.sh",
      ("spec run specs\n", "spec run specs || exit 1\necho done\n")),
    Weakening(
      "a condition", "last.sh",
      ("spec run specs\n", "if ! spec run specs; then exit 1; fi\necho done\n")),
    Weakening("a command more after set -e", "ci.sh", ("run specs\n", "run specs\necho done\n")),
    Weakening(
      "another way to end at a failure", "ci.sh", ("#!/bin/sh\nset -e", "#!/bin/bash -eu")),
    Weakening("a longer way to end at a failure", "ci.sh", ("set -e", "set -o errexit -o nounset")),
    Weakening(
      "a command more in a build that ends at a failure", build,
      ("spec coverage specs", "|\n          spec coverage specs\n          echo done")),
    Weakening(
      "a command more on the line", build, ("spec coverage specs", "spec coverage specs; echo done")
    ),
    Weakening(
      "a step of the build more", build,
      ("    steps:", "    steps:\n          - run: spec walk slack-login specs")),
    Weakening(
      "a fault more", "engine.py",
      ("FAULTS = [\n", "FAULTS = [\n    {\"name\": \"never-ends\", \"breaks\": []},\n")),
  ]
}
