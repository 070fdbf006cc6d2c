import Foundation
import SpecTestKit
import Testing

/// What a script writes is what the script would write today.
@Suite struct GeneratedFilesTests {
  @Test(arguments: [
    ("Documentation/Steps.md", ["steps", "--format", "markdown"]),
    ("Documentation/spec.schema.json", ["config", "--format", "schema", "--no-config"]),
    ("Documentation/Reference.md", ["man", "--markdown"]),
  ])
  func `a file that a command prints is what the command prints`(
    path: String, arguments: [String]
  ) async throws {
    try await TemporaryFolder.with { folder in
      let run = try await SpecProcess.run(arguments, in: folder)
      #expect(run.ending == .exited(0))
      let file = ConformanceData.projectRoot.appendingPathComponent(path)
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      if text == run.output { return }
      Issue.record("run Scripts/generate:\n\(TextDiff(from: text, to: run.output))")
    }
  }
}
