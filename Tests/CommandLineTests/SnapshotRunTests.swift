import Foundation
import SpecTestKit
import Testing

/// What a run does with snapshots: reads, writes, reports and removes them.
@Suite struct SnapshotRunTests {
  private static let feature = """
    Feature: Login
      Scenario: The first screen
        Given the "slack-login" app is open
        Then the screen matches snapshot "start"
        And "Next" matches snapshot "next"

    """
  private static let start = """
    screen "workspace"
    button "Next" disabled
    area "container"
    text "Your Slack workspace URL"
    field "Workspace URL" text "" focused
    text "placeholder" text "workspace-url.slack.com"
    text "Don't know your workspace URL?"

    """
  private static let paths = [
    "specs/snapshots/login/next.snapshot", "specs/snapshots/login/start.snapshot",
  ]

  /// Whether the output has these lines, whatever their indentation.
  private static func says(_ process: SpecProcess, _ lines: String) -> Bool {
    func plain(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
    }
    return plain(process.output).contains(plain(lines))
  }

  /// Runs in a folder with a feature and snapshots.
  private static func run(
    _ arguments: String..., files: [String: String] = [:], environment: [String: String] = [:],
    then check: (SpecProcess, TemporaryFolder) async throws -> Void
  ) async throws {
    let all = ["specs/login.feature": feature].merging(files) { $1 }
    try await TemporaryFolder.with(all) { folder in
      let process = try await SpecProcess.run(
        ["run"] + arguments, in: folder, environment: environment)
      try await check(process, folder)
    }
  }

  @Test(arguments: ["missing", "all"], [true, false])
  func `a snapshot is not written through a link that leads out of the project`(
    update: String, isFolder: Bool
  ) async throws {
    try await TemporaryFolder.with(["elsewhere/login/start.snapshot": "old\n"]) { outside in
      try await TemporaryFolder.with([
        "specs/login.feature": Self.feature, "specs/snapshots/login/own.snapshot": "",
      ]) { folder in
        let link = isFolder ? "specs/snapshots" : "specs/snapshots/login/start.snapshot"
        let target = isFolder ? "elsewhere" : "elsewhere/login/start.snapshot"
        if isFolder { try FileManager.default.removeItem(at: folder.file(link)) }
        try FileManager.default.createSymbolicLink(
          at: folder.file(link), withDestinationURL: outside.file(target))
        let process = try await SpecProcess.run(
          ["run", "specs", "--update-snapshots", update], in: folder)
        #expect(process.status == 1, "\(process)")
        #expect(outside.files == ["elsewhere/login/start.snapshot"])
        #expect(try outside.text(of: "elsewhere/login/start.snapshot") == "old\n")
        if update == "all" {
          #expect(process.output.contains("a symbolic link leads out of the project"), "\(process)")
        }
      }
    }
  }

  @Test func `a first run writes the snapshots and says so, the next one compares`() async throws {
    try await Self.run { process, folder in
      #expect(process.status == 0)
      #expect(
        process.errors == """
          spec: warning: 2 snapshots written:
            specs/snapshots/login/next.snapshot
            specs/snapshots/login/start.snapshot
          review and commit them

          """)
      #expect(try folder.text(of: Self.paths[0]) == "button \"Next\" disabled\n")
      #expect(try folder.text(of: Self.paths[1]) == Self.start)
      let second = try await SpecProcess.run(["run"], in: folder)
      #expect(second.errors == "")
      #expect(second.status == 0)
    }
  }

  @Test(
    arguments: [
      (["--update-snapshots", "missing"], ["CI": "true"]), ([], ["CI": "1"]),
      (["--ci", "github"], [:]), (["--update-snapshots", "none"], [:]),
      ([], ["SPEC_UPDATE_SNAPSHOTS": "none"]),
    ] as [([String], [String: String])])
  func `in continuous integration a first snapshot never passes`(
    arguments: [String], environment: [String: String]
  ) async throws {
    try await TemporaryFolder.with(["specs/login.feature": Self.feature]) { folder in
      let process = try await SpecProcess.run(
        ["run", "--report", "failures"] + arguments, in: folder, environment: environment)
      #expect(process.status == 1)
      #expect(
        Self.says(
          process,
          """
               there is no snapshot "start"
                 specs/snapshots/login/start.snapshot does not exist
                 write it: spec run specs/login.feature:2 --update-snapshots missing

          """), "\(process)")
      #expect((try? folder.text(of: Self.paths[1])) == nil)
    }
  }

  @Test func `a difference is shown, and written only if that is requested`() async throws {
    let files = [
      Self.paths[0]: "button /N.*/ disabled\n",
      Self.paths[1]: Self.start.replacing("area \"container\"\n", with: "image \"logo\"\n"),
    ]
    try await Self.run("--engine", "sim", "--report", "failures", files: files) { process, folder in
      #expect(process.status == 1)
      #expect(
        Self.says(
          process,
          """
               the screen does not match the snapshot "start"
                   screen "workspace"
                   button "Next" disabled
                 - image "logo"
                 + area "container"
                   text "Your Slack workspace URL"
                   field "Workspace URL" text "" focused
                   …
                 where - is the snapshot "start" and + is the screen
                 if this is right, update specs/snapshots/login/start.snapshot:
                 spec run --engine sim specs/login.feature:2 --update-snapshots changed

          """), "\(process)")
      #expect(try folder.text(of: Self.paths[1]) == files[Self.paths[1]])
      let second = try await SpecProcess.run(
        ["run", "--update-snapshots", "changed"], in: folder, environment: ["CI": "true"])
      #expect(second.status == 0)
      #expect(
        second.errors == """
          spec: warning: 1 snapshot written:
            specs/snapshots/login/start.snapshot
          review and commit them

          """)
      #expect(try folder.text(of: Self.paths[0]) == files[Self.paths[0]])
      #expect(try folder.text(of: Self.paths[1]) == Self.start)
    }
  }

  @Test func `snapshots that no step uses are reported after whole runs, and removed on request`()
    async throws
  {
    let files = [
      Self.paths[0]: "button \"Next\" disabled\n", Self.paths[1]: Self.start,
      "specs/snapshots/login/old.snapshot": "button\n", "specs/snapshots/login/notes.txt": "",
      "specs/snapshots/gone/old.snapshot": "button\n",
      "specs/snapshots/other/own.snapshot": "button\n",
      "specs/other.feature": "Feature: Other\n  Scenario: s\n    Given the app is open\n",
    ]
    try await Self.run("specs/login.feature", files: files) { process, folder in
      #expect(process.status == 0)
      #expect(
        process.errors == """
          spec: warning: 2 snapshots used by no step:
            specs/snapshots/gone/old.snapshot
            specs/snapshots/login/old.snapshot
          remove unused snapshots with --update-snapshots all

          """)
      for part in [["--name", "first"], ["--shard", "1/1"], ["--dry-run"]] {
        let run = try await SpecProcess.run(
          ["run", "specs/login.feature", "--update-snapshots", "all"] + part, in: folder)
        #expect(run.errors == "", "\(run)")
      }
      let all = try await SpecProcess.run(
        ["run", "specs/login.feature", "--update-snapshots", "all"], in: folder)
      #expect(all.status == 0)
      let left = files.keys.filter { (try? folder.text(of: $0)) != nil }.sorted()
      #expect(
        left
          == [
            "specs/other.feature", Self.paths[0], Self.paths[1], "specs/snapshots/login/notes.txt",
            "specs/snapshots/other/own.snapshot",
          ].sorted())
    }
  }

  @Test func `scenarios in parallel write one whole file`() async throws {
    let scenarios = (1...8).map { number in
      """
        Scenario: \(number)
          Given the "slack-login" app is open
          Then the screen matches snapshot "start"

      """
    }.joined()
    let files = ["specs/login.feature": "Feature: Login\n" + scenarios]
    try await Self.run("--jobs", "4", files: files) { process, folder in
      #expect(process.status == 0, "\(process)")
      let text = try folder.text(of: Self.paths[1])
      #expect(text == Self.start)
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.file("specs/snapshots/login").path)
      #expect(names == ["start.snapshot"])
    }
  }

  @Test func `a snapshot that cannot be written or read fails its step`() async throws {
    // The folder is a file, which nobody can write into, whatever their rights.
    try await Self.run("--report", "failures", files: ["specs/snapshots": ""]) { process, _ in
      #expect(process.status == 1)
      #expect(
        Self.says(
          process,
          """
               the snapshot "specs/snapshots/login/start.snapshot" cannot be written: the directory \
          "specs/snapshots" cannot be created: file exists
                 create the directory, or name another path
          """), "\(process)")
    }
    try await Self.run("--report", "failures", files: [Self.paths[1] + "/x": ""]) { process, _ in
      #expect(
        Self.says(
          process,
          """
               the snapshot "specs/snapshots/login/start.snapshot" cannot be read: it is a directory, \
          not a regular file
                 check the file and its permissions
          """), "\(process)")
    }
  }

  @Test func `what the documentation shows happens`() async throws {
    let page = ConformanceData.projectRoot
      .appendingPathComponent("Documentation/Snapshots-and-Audit.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    func blocks(_ language: String) -> [String] {
      text.components(separatedBy: "```\(language)\n").dropFirst()
        .compactMap { $0.components(separatedBy: "```\n").first }
    }
    let features = blocks("gherkin")
    let files = [
      "specs/log-in.feature": features[0],
      "specs/accessibility.feature": try #require(
        features.first { $0.hasPrefix("Feature: Accessibility") }),
      "spec.json": blocks("json")[0],
    ]
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(["run"], in: folder)
      #expect(process.output.contains("\n2 scenarios (2 passed)\n"), "\(process)")
      #expect(
        process.errors == """
          spec: warning: 2 snapshots written:
            specs/snapshots/log-in/next button.snapshot
            specs/snapshots/log-in/start.snapshot
          review and commit them

          """)
      #expect(try folder.text(of: "specs/snapshots/log-in/start.snapshot") == blocks("text")[0])
    }
  }

  @Test func `a secret is not written into a snapshot`() async throws {
    let feature = Self.feature.replacing(
      "    Then the screen", with: "    When I type \"150\"\n    Then the screen")
    try await Self.run(
      "--set", "api=http://127.0.0.1:9", "--set", "patience=150", "--secret", "patience",
      files: ["specs/login.feature": feature]
    ) { process, folder in
      #expect(process.status == 1)
      #expect(
        Self.says(
          process,
          """
          the snapshot "specs/snapshots/login/start.snapshot" would contain a secret, so it was not \
          written

          """), "\(process)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("specs").path)
      #expect(names == ["login.feature"])
    }
  }
}
