import Foundation

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
  func read(_ script: String) throws -> Answer {
    try start(["-n"], input: script)
  }

  /// Runs a script in a folder.
  func run(_ script: String, in folder: URL) throws -> Answer {
    try start([], input: script, folder: folder)
  }

  private func start(_ arguments: [String], input: String, folder: URL? = nil) throws -> Answer {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let output = Pipe()
    process.executableURL = executable
    process.arguments = arguments + [file.path]
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    // Shells make folders for their settings; two at once would be in each other's way.
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let folders = ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      folders.map { ($0, home.path) }
    ) { _, own in own }
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self))
  }
}
