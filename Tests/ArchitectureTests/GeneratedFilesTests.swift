import Foundation
import SpecTestKit
import Testing

/// What a script writes is what the script would write today.
@Suite struct GeneratedFilesTests {
  @Test func `the page of steps lists the vocabulary as it is`() async throws {
    try await TemporaryFolder.with { folder in
      let run = try await SpecProcess.run(["steps", "--markdown"], in: folder)
      #expect(run.ending == .exited(0))
      let page = SourceFile.all.first { $0.path == "Documentation/Steps.md" }?.text ?? ""
      if page == run.output { return }
      Issue.record("Scripts/generate writes it anew:\n\(TextDiff(from: page, to: run.output))")
    }
  }
}
