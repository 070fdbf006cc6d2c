import Foundation
import SpecTestKit
import Testing

/// The examples of the page about data and back ends run as they are written.
@Suite struct DataGuideTests {
  /// The files of a section: each block below a line with only a path in back-ticks.
  private static func files(of section: String) throws -> [String: String] {
    let page = try String(
      contentsOf: ConformanceData.projectRoot.appendingPathComponent(
        "Documentation/Data-and-Back-Ends.md"), encoding: .utf8)
    let start = try #require(page.range(of: "\n## \(section)\n"))
    let rest = page[start.upperBound...]
    let text = rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)]
    var files: [String: String] = [:]
    for match in text.matches(of: /(?ms)^`([^`\n]+)`:\n\n```[a-z]+\n(.*?)^```$/) {
      files[String(match.1)] = String(match.2)
    }
    return files
  }

  @Test func `examples come from the data file of the page`() async throws {
    try await TemporaryFolder.with(Self.files(of: "Examples from files")) { folder in
      let process = try await SpecProcess.run(["run", "--report", "pretty"], in: folder)
      #expect(process.status == 0, "\(process)")
      #expect(process.errors == "")
      #expect(process.output.contains("The URL of Acme (workspaces.csv:2)"))
      #expect(process.output.contains("The URL of Smith, Jones & Co. (workspaces.csv:3)"))
    }
  }
}
