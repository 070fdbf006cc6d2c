import Foundation
import SpecTestKit

/// A shell of this machine, given scripts on its standard input.
struct Shell {
  private let executable: URL

  /// What a script wrote, errors included, and how it ended.
  struct Answer: Equatable {
    let status: Int32
    let output: String
  }

  /// The shell of that name on the `PATH`; nil if there is none.
  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let files = folders.map { URL(filePath: String($0)).appending(path: name) }
    guard let file = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { return nil }
    executable = file
  }

  /// Reads a script without running it.
  func read(_ script: String) async throws -> Answer {
    try await start(["-n"], input: script)
  }

  /// Runs a script in a folder.
  func run(_ script: String, in folder: URL) async throws -> Answer {
    try await start([], input: script, folder: folder)
  }

  private func start(
    _ arguments: [String], input: String, folder: URL? = nil
  ) async throws -> Answer {
    // Shells make folders for their settings; two at once would be in each other's way.
    try await TemporaryFolder.with(["script": input, "home/.kept": ""]) { own in
      let home = own.file("home").path
      let folders = [
        "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME",
      ]
      let process = try await SpecProcess.run(
        [
          "-c", "cd \"$1\" && shift && exec \"$@\" 2>&1", "sh", folder?.path ?? own.path,
          executable.path,
        ] + arguments + [own.file("script").path], in: own,
        environment: ProcessInfo.processInfo.environment.merging(
          folders.map { ($0, home) }
        ) { _, own in own }, executable: URL(fileURLWithPath: "/bin/sh"))
      return Answer(status: process.status, output: process.output)
    }
  }
}
