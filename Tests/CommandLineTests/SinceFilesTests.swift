import Foundation
import SpecTestKit
import Testing

/// `--since` finds the scenarios of a revision wherever git keeps them.
@Suite(.enabled(if: GitProgram.path != nil, "there is no git on this machine"))
struct SinceFilesTests {
  static let files = [
    "specs/door.feature": feature + check + "  Scenario: Empty\n    Then I see \"Workspace URL\"\n",
    "weak.feature": feature, "linked/gate.feature": feature + check,
    "docs/readme.txt": "",
  ]
  private static let feature = """
    Feature: Log in
      Background:
        Given the "slack-login" app is open
      Scenario: Hyphens are taken
        When I type "a-b"
        Then "Workspace URL" shows "a-b"

    """
  private static let check = "    And the \"Next\" button is enabled\n"

  /// A state of a repository in which a check is gone or cannot be compared.
  struct State: Sendable, CustomTestStringConvertible {
    let name: String
    /// Commands of a shell in the repository.
    let commands: String
    var paths = ["specs"]
    var folder = "."
    var flags: [String] = []
    var status: Int32 = 1
    let message: String
    var testDescription: String { name }
  }

  static let states = [
    State(
      name: "a file that a link has replaced",
      commands: "rm specs/door.feature && ln -s ../weak.feature specs/door.feature",
      message: "since HEAD: 2 checks gone"),
    State(
      name: "a file that a folder has replaced",
      commands: """
        rm specs/door.feature && mkdir specs/door.feature && cp weak.feature specs/door.feature
        """,
      message: "since HEAD: 2 checks gone"),
    State(
      name: "a file whose changes git is told to ignore",
      commands: """
        git update-index --assume-unchanged specs/door.feature && \
        cp weak.feature specs/door.feature
        """,
      message: "since HEAD: 2 checks gone"),
    State(
      name: "a file in conflict",
      commands: """
        git checkout -qb side && echo '# a' >> specs/door.feature && git commit -qam a && \
        git checkout -q - && echo '# b' >> specs/door.feature && git commit -qam b && \
        ! git merge side >/dev/null && cp weak.feature specs/door.feature
        """,
      message: "since HEAD: 2 checks gone"),
    State(
      name: "a file that was removed below a link",
      commands: """
        ln -s linked link && git add link && git commit -qm l && cp weak.feature linked/b.feature \
        && rm linked/gate.feature
        """, paths: ["link"], message: "since HEAD: 1 check gone"),
    State(
      name: "a file that was removed in another folder and fits a pattern",
      commands: "cp weak.feature specs/b.feature && rm specs/door.feature",
      paths: ["../specs/*.feature"], folder: "docs", message: "since HEAD: 2 checks gone"),
    State(
      name: "a link that leads elsewhere",
      commands: """
        ln -s linked link && git add link && git commit -qm l && rm link && mkdir other && \
        cp weak.feature other/gate.feature && ln -s other link
        """, paths: ["link"], status: 2,
      message: "link:1: the link has changed, so its earlier files are not known"),
    State(
      name: "a file in a submodule",
      commands: """
        git init -q lib && cp weak.feature lib && git -C lib add -A && git -C lib commit -qm s && \
        git -c protocol.file.allow=always submodule --quiet add ./lib specs/lib && \
        git commit -qm m
        """, status: 2,
      message: "specs/lib/weak.feature:1: the file is in the submodule \"specs/lib\", which has "
        + "revisions of its own"),
    State(
      name: "a file outside of the repository",
      commands: """
        git init -q sub && mkdir sub/specs && cp weak.feature sub/specs && git -C sub add -A && \
        git -C sub commit -qm s && ln -s ../../linked sub/specs/away
        """, folder: "sub", status: 2,
      message: "specs/away/gate.feature:1: the file is outside of the repository"),
    State(
      name: "no scenario of the selection",
      commands: "sed -i.old 's/  Scenario: Hyp/@t\\n&/' specs/door.feature",
      flags: ["--tags", "@t"], status: 4,
      message: "\"HEAD\" has no scenario of these paths, tags and names, so nothing is compared"),
    State(
      name: "a check that a known issue hides",
      commands: """
        sed -i.old -e 's/  Scenario: Hyp/@known-issue(http:\\/\\/x)\\n&/' \
        -e 's/.*shows \"a-b\"/    Then \"Workspace URL\" shows \"z\"\\n&/' specs/door.feature
        """, message: "since HEAD: 1 fault no longer caught, 2 checks gone"),
  ]

  @Test(arguments: states)
  func `a proof since a revision does not pass over`(_ state: State) async throws {
    let shell = URL(fileURLWithPath: "/bin/sh")
    try await GitRepository.with(Self.files) { folder in
      let preparation = try await SpecProcess.run(
        ["-ec", state.commands], in: folder,
        environment: [
          "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "n",
          "GIT_AUTHOR_EMAIL": "e", "GIT_COMMITTER_NAME": "n", "GIT_COMMITTER_EMAIL": "e",
        ], executable: shell)
      try #require(preparation.status == 0, "\(preparation)")
      let process = try await SpecProcess.run(
        ["-c", "cd \(state.folder) && exec \"$0\" \"$@\"", SpecProcess.executable.path, "prove"]
          + state.paths + ["--since", "HEAD", "--fault", "hyphen-refused"] + state.flags,
        in: folder, executable: shell)
      #expect(process.status == state.status, "\(process)")
      #expect((process.output + process.errors).contains(state.message), "\(process)")
    }
  }
}
