import Foundation
import SpecTestKit
import Testing

@testable import SpecCommandLine

/// What `spec explore` writes, and what it refuses.
@Suite struct ExploreCommandTests {
  private static let files = [
    "door/door.feature": """
    Feature: Log in
      Background:
        Given the "slack-login" app is open

      Scenario: Next leads to the e-mail
        When I type "acme" into "Workspace URL"
        And I tap "Next"
        Then I am on the "email" screen

    """,
    "always/true.feature": """
    Feature: True
      Background:
        Given the "slack-login" app is open

      @always
      Scenario: Nobody goes on without an address
        Given I am on the "workspace" screen
        And "Workspace URL" is empty
        Then "Next" is disabled

    """,
    "nobody.feature": """
    Feature: Nobody
      @always
      Scenario: Nobody gets to the e-mail
        Given any screen
        Then within 2 seconds I am on the "workspace" screen

    """,
    "unreached.feature": """
    Feature: Unreached
      @always
      Scenario: There is no such screen
        Given I am on the "cellar" screen
        Then I see "Next"

      @always
      Scenario: This is about another app
        Given the "memo" app is open
        And I am on the "cellar" screen
        Then I see "Next"

    """,
    "acting.feature": """
    Feature: Acting
      @always
      Scenario: It taps
        Given I tap "Next"
        Then I see "Next"

      @always
      Scenario: It has a When
        When I tap "Next"
        Then I see "Next"

      @always
      Scenario: It checks nothing
        Given any screen

      @always
      Scenario: It is undefined
        Given any screen
        Then the sun shines

      @always
      Scenario: It arranges something
        Given the device is offline
        Then I see "Next"

    """,
    "own.feature": "Feature: My own work\n",
  ]

  private static func transcript(_ arguments: [String]) async throws -> String {
    "\(try await Transcript.of(["explore"] + arguments, files: files))"
  }

  @Test func `a self-check that is stopped says what it found, and how much is missing`()
    async throws
  {
    // The file says how many are done: of the two scenarios first, then of the many faults.
    let script = """
      "$SPEC" explore slack-login door --self-check --seed 1 --steps 100 &
      until grep -q '^[1-9][0-9]* [1-9][0-9]' progress 2>/dev/null; do sleep 0.05; done
      kill -TERM $!
      wait $!
      """
    let process = try await ProgressFile.process(script, files: Self.files)
    #expect(process.ending == .exited(143), "\(process)")
    let found =
      /stopped, with [1-9]\d* faults not tried; of the others, \d+ of [1-9]\d* faults? found/
    #expect(process.output.contains(found), "\(process)")
    #expect(process.errors.hasPrefix("spec: stopping: "), "\(process)")
  }

  @Test(arguments: [
    ("nothing", ["slack-login", "door", "--seed", "1", "--steps", "200"]),
    ("without-scenarios", ["slack-login", "--seed", "1", "--steps", "100"]),
    ("fault", ["slack-login", "door", "--seed", "1", "--fault", "next-does-nothing"]),
    (
      "fault-json",
      ["slack-login", "door", "--seed", "1", "--fault", "next-does-nothing", "--format", "json"]
    ),
    (
      "fault-alone",
      [
        "slack-login", "door", "--seed", "1", "--steps", "100", "--fault", "next-does-nothing",
        "--invariants-only",
      ]
    ),
    (
      "engines",
      ["slack-login", "door", "--seed", "1", "--steps", "50", "--engine", "sim", "--engine", "sim"]
    ),
    ("always", ["slack-login", "always", "--seed", "1", "--steps", "100"]),
    ("always-false", ["slack-login", "nobody.feature", "--seed", "1"]),
    ("always-unreached", ["slack-login", "unreached.feature", "--seed", "1", "--steps", "50"]),
    ("always-malformed", ["slack-login", "acting.feature", "--seed", "1"]),
    ("unknown-app", ["slack", "door"]),
    ("unknown-fault", ["slack-login", "door", "--fault", "next-does-nothin"]),
    ("unknown-rule", ["slack-login", "door", "--without", "dead-ends"]),
    ("no-app", []),
    ("no-paths", ["slack-login", "gone"]),
    ("alone-without-fault", ["slack-login", "door", "--invariants-only"]),
    ("bad-seed", ["slack-login", "door", "--seed", "x"]),
    ("other-file", ["slack-login", "door", "--output", "own.feature"]),
  ])
  func `a walk says what it covered or found, or what to do`(
    _ name: String, _ arguments: [String]
  ) async throws {
    expectGolden(try await Self.transcript(arguments), "command-line/explore-\(name).txt")
  }

  @Test func `scenarios tagged @always are left out of a run, which says so`() async throws {
    let mixed = try await Transcript.of(["run", "door", "always"], files: Self.files)
    #expect(mixed.process.status == 0)
    #expect("\(mixed)".contains("1 scenario tagged @always is checked by spec explore"), "\(mixed)")
    #expect("\(mixed)".contains("1 scenario (1 passed)"), "\(mixed)")
    let only = try await Transcript.of(["run", "nobody.feature"], files: Self.files)
    #expect(only.process.status == 4)
    #expect("\(only)".contains("explore APP"), "\(only)")
  }

  /// Otherwise it would show something else than what the walk has found.
  @Test(arguments: ["next-does-nothing", "hyphen-refused", "next-needs-two-characters"])
  func `the scenario that is written fails with the fault and passes without`(
    fault: String
  ) async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let arguments = [
        "explore", "slack-login", "door", "--seed", "3", "--fault", fault, "--output",
        "found.feature",
      ]
      let walk = try await SpecProcess.run(arguments, in: folder)
      #expect(walk.status == 1, "\(walk)")
      let healthy = try await SpecProcess.run(["run", "found.feature"], in: folder)
      #expect(healthy.status == 0, "\(healthy)")
      let faulty = try await SpecProcess.run(
        ["run", "found.feature", "--fault", fault], in: folder)
      #expect(faulty.status == 1, "\(faulty)")
      // A file that the command wrote is replaced.
      let again = try await SpecProcess.run(arguments, in: folder)
      #expect(again.status == 1 && again.output == walk.output, "\(again)")
    }
  }

  @Test func `jobs do not change a walk`() async throws {
    let arguments = [
      "slack-login", "door", "always", "--seed", "5", "--steps", "100", "--format", "json",
      "--jobs",
    ]
    #expect(
      try await Transcript.of(["explore"] + arguments + ["1"], files: Self.files).process.output
        == (try await Transcript.of(["explore"] + arguments + ["4"], files: Self.files)
          .process.output))
  }

  @Test func `two engines that serve the same app do not differ`() async throws {
    let served = "stdio:\(SpecProcess.executable.path) serve"
    let walk = try await Transcript.of(
      [
        "explore", "slack-login", "door", "--seed", "2", "--steps", "60", "--engine", "sim",
        "--engine", served,
      ], files: Self.files)
    #expect(walk.process.status == 0, "\(walk)")
    #expect(walk.process.output.contains("60 actions"), "\(walk)")
  }

  @Test func `an engine that ends during a walk is found with its path`() async throws {
    let script = """
      i=0
      while [ $i -lt 40 ] && IFS= read -r line; do
        printf '%s\\n' "$line"
        i=$((i + 1))
      done | "$1" serve

      """
    let files = Self.files.merging(["dying.sh": script]) { $1 }
    let walk = try await Transcript.of(
      [
        "explore", "slack-login", "--seed", "2", "--steps", "200", "--engine",
        "stdio:sh dying.sh \(SpecProcess.executable.path)",
      ], files: files)
    #expect(walk.process.status == 1, "\(walk)")
    #expect(walk.process.output.contains("When I"), "\(walk)")
  }
}
