import Foundation
import SpecTestKit

/// A run of the real `spec` as a text that is the same on every machine and every day.
///
/// Durations, dates, lines of Swift and the name of the folder give way to words; nothing else
/// does. The screens of failures are cut after their first line, and JSON that fits on a line is on
/// one.
struct Transcript: CustomStringConvertible {
  let process: SpecProcess
  /// The text as it was printed.
  let whole: String

  var description: String {
    whole.replacing(/(?m)^( *[|│] screen .*)\n(?: *[|│] .*\n)+/) { "\($0.1)  …\n" }
      .foldingJSON
  }

  /// Runs a command line in a folder with files.
  static func of(
    _ arguments: [String], files: [String: String] = Files.all, links: [String: String] = [:],
    environment: [String: String] = [:], input: String = "",
    interruptions: [SpecProcess.Interruption] = []
  ) async throws -> Transcript {
    try await TemporaryFolder.with(files) { folder in
      for (path, target) in links {
        try FileManager.default.createSymbolicLink(
          atPath: folder.file(path).path, withDestinationPath: target)
      }
      let process = try await SpecProcess.run(
        arguments, in: folder, environment: environment, input: input,
        interruptions: interruptions)
      return Transcript(process, in: folder)
    }
  }

  init(_ process: SpecProcess, in folder: TemporaryFolder) {
    self.process = process
    whole = Self.steady("\(process)", in: folder)
  }

  /// The text without what differs from run to run.
  static func steady(_ text: String, in folder: TemporaryFolder) -> String {
    text.replacing(folder.path, with: "FOLDER")
      .replacing(/(?m)^(\d+(\.\d+)? (ms|s)|\d+ min \d+ s)$/, with: "TIME")
      // A step that is slow on a busy machine.
      .replacing(/(?m)  \([\d.]+ s\)$/, with: "")
      .replacing(/(\w+\/\w+\.swift):\d+/) { "\($0.1):LINE" }
      .replacing(/\b(time|timestamp)="[^"]*"/) { "\($0.1)=\"…\"" }
  }
}
