import Foundation
import SpecTestKit
import Testing

/// The examples of the pages about data, services and commands run as they are written.
@Suite struct DataGuideTests {
  /// The files of a section: each block below a line with only a path in back-ticks.
  private static func files(
    of section: String, in page: String = "Data-and-Setup"
  ) throws -> [String: String] {
    let page = try String(
      contentsOf: ConformanceData.projectRoot.appendingPathComponent(
        "Documentation/\(page).md"), encoding: .utf8)
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

  @Test func `setup and teardown run around the scenario of the page`() async throws {
    try await TemporaryFolder.with(Self.files(of: "Setup and teardown")) { folder in
      let process = try await SpecProcess.run(["run", "--report", "pretty"], in: folder)
      #expect(process.status == 0, "\(process)")
      #expect(process.errors == "")
      let names = process.output.matches(of: /Scenario: (.*?)  #/).map { String($0.1) }
      #expect(
        names == [
          "The shop has goods", "A visitor sees the goods", "The shop is empty again",
        ])
    }
  }

  @Test func `the types of the page are types`() async throws {
    var files = try Self.files(of: "Parameter types")
    files["specs/a.feature"] = "Feature: a\n  Scenario: b\n    When I wear brushed cotton, small\n"
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(["run"], in: folder)
      let sentence = "Scenario: I wear <fabric:fabric>, <size:size>\n"
      #expect(process.output.contains(sentence), "\(process)")
    }
  }

  @Test func `the commands of the page run where they are allowed, and nowhere else`() async throws
  {
    try await TemporaryFolder.with(Self.files(of: "Run a command", in: "Testing-a-Command")) {
      folder in
      let process = try await SpecProcess.run(["run"], in: folder)
      #expect(process.status == 0, "\(process)")
      let refused = try await SpecProcess.run(["run", "--no-config"], in: folder)
      #expect(refused.status == 1)
      #expect(
        refused.output.contains(
          "this run does not allow commands, so \"echo one; echo two\" was not run"), "\(refused)")
    }
  }

  @Test func `the requests of the page need a server`() async throws {
    try await TemporaryFolder.with(Self.files(of: "Send and check", in: "Testing-an-API")) {
      folder in
      try folder.write(#"{"back-end": {"url": "http://127.0.0.1:1"}}"#, to: "spec.json")
      let process = try await SpecProcess.run(["run"], in: folder)
      #expect(process.status == 1, "\(process)")
      #expect(
        process.output.contains(
          "DELETE \"http://127.0.0.1:1/users\" was not answered: the server cannot be reached"),
        "\(process)")
      try folder.write(#"{"back-end": {"url": "ftp://localhost"}}"#, to: "spec.json")
      let other = try await SpecProcess.run(["run"], in: folder)
      #expect(other.errors.contains("\"ftp://localhost\" is not the address of a server"))
      #expect(other.status == 2)
    }
  }
}
