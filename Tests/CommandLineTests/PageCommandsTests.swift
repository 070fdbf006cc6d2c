import Foundation
import SpecTestKit
import Testing

/// The commands in the blocks of a page run, one after another, in a copy of this repository.
@Suite(.extensive, .enabled(if: GitProgram.path != nil, "no git in /usr/bin to compare with"))
struct PageCommandsTests {
  private static let root = ConformanceData.projectRoot

  /// The commands that find what they look for, so that their exit status is 1.
  private static let finding: Set = [
    "spec explore slack-login specs/slack-login --fault next-does-nothing --seed 1",
    "spec run specs/memo --fault never-asks@after-back",
  ]

  @Test(arguments: [
    "Formatting", "HTML-Report", "History", "Linting", "Living-Documentation", "Messages", "Paths",
    "Proving-Specs", "Running", "Screens",
  ])
  func `every command of a page does what the page says`(page: String) async throws {
    let file = Self.root.appendingPathComponent("Documentation/\(page).md")
    let commands = Self.commands(in: try String(contentsOf: file, encoding: .utf8))
    #expect(!commands.isEmpty)
    try await GitRepository.with(Self.specs()) { folder in
      // A clone has the branch origin/main.
      try await GitRepository.git("branch", "-M", "main", in: folder)
      try await GitRepository.git("clone", "-q", ".", "copy", in: folder)
      for command in commands where !command.contains("--url") {
        let run = try await Self.run(command, in: folder)
        let expected: Int32 = Self.finding.contains(command) ? 1 : 0
        #expect(run.ending == .exited(expected), "\(command)\n\(run)")
      }
    }
  }

  /// The files below `specs`.
  private static func specs() throws -> [String: String] {
    let folder = root.appendingPathComponent("specs").path
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { URL(filePath: $0).pathExtension != "" }
    let texts = try names.map {
      ("specs/" + $0, try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8))
    }
    return Dictionary(uniqueKeysWithValues: texts)
  }

  /// The lines of the blocks for a shell that begin with `spec`, without their comments.
  private static func commands(in page: String) -> [String] {
    var commands: [String] = []
    for block in page.components(separatedBy: "\n```sh\n").dropFirst() {
      let text = block.components(separatedBy: "\n```")[0].replacing("\\\n", with: " ")
      commands += text.split(separator: "\n").filter { $0.hasPrefix("spec ") }
        .map { String($0).replacing(#/[ ]+# .*/#, with: "") }
    }
    return commands
  }

  private static func run(
    _ command: String, in folder: TemporaryFolder
  ) async throws -> SpecProcess {
    let tools = SpecProcess.executable.deletingLastPathComponent().path
    return try await SpecProcess.run(
      ["-c", "cd copy && \(command)"], in: folder,
      environment: ["PATH": "\(tools):/usr/bin:/bin"], deadline: .seconds(300),
      executable: URL(filePath: "/bin/sh"))
  }
}
