import Foundation
import SpecTestKit

/// A folder that is a git repository.
enum GitRepository {
  struct Problem: Error, CustomStringConvertible { let description: String }

  /// Makes a repository in which the files are committed, and removes it afterwards.
  static func with(
    _ files: [String: String], _ work: (TemporaryFolder) async throws -> Void
  ) async throws {
    try await TemporaryFolder.with(files) { folder in
      try await run(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", "git init -q --template= && git add -A && git commit -qm first"], in: folder)
      try await work(folder)
    }
  }

  /// Runs git without the settings of the user.
  static func git(_ arguments: String..., in folder: TemporaryFolder) async throws {
    try await run(URL(fileURLWithPath: GitProgram.path ?? ""), arguments, in: folder)
  }

  private static func run(
    _ program: URL, _ arguments: [String], in folder: TemporaryFolder
  ) async throws {
    let person = ["AUTHOR", "COMMITTER"].flatMap {
      [("GIT_\($0)_NAME", "n"), ("GIT_\($0)_EMAIL", "e")]
    }
    let process = try await SpecProcess.run(
      arguments, in: folder,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
        .merging(person) { $1 },
      executable: program)
    guard process.status == 0 else { throw Problem(description: "\(process)") }
  }
}

/// The git of this machine.
enum GitProgram {
  static let path = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
}
