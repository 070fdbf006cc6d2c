import Foundation
import SpecTestKit
import Testing

@testable import SpecCommandLine

/// What `spec walk` writes, compares and refuses.
@Suite struct WalkCommandTests {
  private static let files = [
    "door/door.feature": """
    Feature: Log in
      Scenario: Next leads to the e-mail
        Given the "slack-login" app is open
        When I type "acme" into "Workspace URL"
        And I tap "Next"
        Then I am on the "email" screen

    """,
    "broken/walks.txt": """
    # app: slack-login
    # engine: simulator
    the "slack-login" app is open

    """,
    "other/walks.txt": """
    # app: memo
    # engine: simulator
    the "memo" app is open  → screen "sign in"  #0f33-14b3

    """,
    "browser/walks.txt": """
    # app: slack-login
    # engine: webdriver
    the "slack-login" app is open  → screen "workspace"  #0f33-14b3

    """,
    "undefined/walks.txt": """
    # app: slack-login
    # engine: simulator
    the "slack-login" app is open  → screen "workspace"  #0f33-14b3
      I whistle  → nothing changes  #0f33-14b3

    """,
    "notes.txt": "my own notes\n",
  ]

  @Test func `a comparison that is stopped says what it found, and how much is missing`()
    async throws
  {
    let start = """
      # app: slack-login
      # engine: simulator
      the "slack-login" app is open  → screen "workspace"  #0f33-14b3

      """
    let walks = (1...3000).map {
      "  I type \"a\($0)\" into \"Workspace URL\"  → nothing changes  #0f33-14b3\n"
    }
    let script = """
      "$SPEC" walk slack-login many &
      until grep -q '^[1-9]' progress 2>/dev/null; do sleep 0.02; done
      kill -TERM $!
      wait $!
      """
    let process = try await ProgressFile.process(
      script, files: ["many/walks.txt": start + walks.joined()])
    #expect(process.ending == .exited(143), "\(process)")
    let found = /slack-login: stopped, with [1-9]\d* steps not tried; of the others, 1 of [1-9]/
    #expect(process.output.contains(found), "\(process)")
  }

  @Test func `walks are made, compared, and accepted after a change`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      func walk(_ more: String...) async throws -> SpecProcess {
        try await SpecProcess.run(["walk", "slack-login", "door"] + more, in: folder)
      }
      func file() throws -> String {
        try String(contentsOfFile: folder.path + "/door/walks.txt", encoding: .utf8)
      }
      let made = try await walk("--update", "--steps", "40")
      #expect(made.status == 0, "\(made)")
      expectGolden(try file(), "command-line/walk-file.txt")
      let first = try file()
      let same = try await walk("--jobs", "2")
      #expect(same.status == 0, "\(same)")
      #expect(same.output.contains("show what they showed before"))

      let broken = try await walk("--fault", "next-enabled-on-load")
      #expect(broken.status == 1)
      expectGolden(broken.output, "command-line/walk-differs.txt")
      let json = try await walk("--fault", "next-enabled-on-load", "--format", "json")
      #expect(json.status == 1)
      expectGolden(json.output, "command-line/walk-differs.json")

      // As if the app had shown something else when the walks were made.
      try first.replacing(/#[0-9a-f]{4}-/, with: "#0000-").write(
        toFile: folder.path + "/door/walks.txt", atomically: true, encoding: .utf8)
      let changed = try await walk()
      #expect(changed.status == 1)
      let accepted = try await walk("--update")
      #expect(accepted.status == 0, "\(accepted)")
      #expect(try file() == first)
      let other = try await walk("--new", "--seed", "9", "--steps", "40")
      #expect(other.status == 0, "\(other)")
      #expect(try file() != first)
    }
  }

  @Test(arguments: [
    ("walk-no-file", ["walk", "slack-login", "door"]),
    ("walk-broken-file", ["walk", "slack-login", "broken"]),
    ("walk-other-app", ["walk", "slack-login", "other"]),
    ("walk-other-engine", ["walk", "slack-login", "browser"]),
    ("walk-undefined-step", ["walk", "slack-login", "undefined"]),
    ("walk-own-file", ["walk", "slack-login", "door", "--file", "notes.txt", "--new"]),
    ("walk-unknown-app", ["walk", "slack", "door"]),
    ("walk-unknown-fault", ["walk", "slack-login", "other", "--fault", "dor"]),
    ("walk-fault-update", ["walk", "slack-login", "door", "--fault", "dot-accepted", "--update"]),
  ])
  func `what cannot be done says what to do`(_ name: String, _ arguments: [String]) async throws {
    let transcript = try await Transcript.of(arguments, files: Self.files)
    expectGolden("\(transcript)", "command-line/\(name).txt")
  }
}
