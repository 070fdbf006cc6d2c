import Foundation
import SpecTestKit
import Testing

/// `spec format` as a process: what it prints, its status, and the files it leaves.
@Suite struct FormatCommandTests {
  private static let untidy = "Feature: a\nScenario: b\n* c\n|d|\n"
  private static let tidy = "Feature: a\n\n  Scenario: b\n    * c\n      | d |\n"
  private static let files = [
    "specs/untidy.feature": untidy,
    "specs/tidy.feature": tidy,
    "specs/folder/prose.feature.md": "# Feature:  a\n## Scenario: b\n* c\n",
    "korean.feature": "기능: a\n시나리오: b\n조건 c\n",
    "broken/broken.feature": "Feature: a\n  Scenario: b\n    Given c\n   Gvien d\n",
    "broken/untidy.feature": untidy,
    "list.txt": "specs/untidy.feature:2\n",
  ]

  /// A command line, and the name of its transcript.
  struct Line: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    var input = ""
    var testDescription: String { name }
  }

  @Test(arguments: [
    Line(name: "default", arguments: []),
    Line(name: "check", arguments: ["--check", "specs"]),
    Line(name: "check-tidy", arguments: ["--check", "specs/tidy.feature"]),
    Line(name: "diff", arguments: ["--diff", "specs"]),
    Line(name: "diff-coloured", arguments: ["--diff", "specs", "--color", "always"]),
    Line(name: "check-and-diff", arguments: ["--check", "--diff", "specs/untidy.feature"]),
    Line(name: "pattern", arguments: ["--check", "specs/**/*.md", "specs/t*.feature"]),
    Line(name: "list", arguments: ["--check", "@list.txt"]),
    Line(name: "language", arguments: ["--language", "ko", "korean.feature"]),
    Line(name: "broken", arguments: ["broken", "gone.feature"]),
    Line(name: "json", arguments: ["--format", "json", "specs"]),
    Line(
      name: "json-broken", arguments: ["--format", "json", "broken", "gone.feature", "--check"]),
    Line(name: "json-diff", arguments: ["--format", "json", "specs/untidy.feature", "--diff"]),
    Line(name: "input", arguments: ["-"], input: untidy),
    Line(
      name: "input-markdown", arguments: ["-", "--stdin-filename", "a.feature.md"],
      input: "# Feature:   a\n\n\nprose\n"),
    Line(name: "input-check", arguments: ["-", "--check"], input: untidy),
    Line(name: "input-tidy", arguments: ["-", "--check"], input: tidy),
    Line(
      name: "input-broken", arguments: ["-", "--stdin-filename", "specs/tidy.feature"],
      input: "Featur: a\n"),
    Line(name: "input-json", arguments: ["-", "--format", "json"], input: untidy),
    Line(name: "input-and-paths", arguments: ["-", "specs"]),
    Line(name: "name-without-input", arguments: ["specs", "--stdin-filename", "a.feature"]),
  ])
  func `the command reports what it does`(line: Line) async throws {
    let transcript = try await Transcript.of(
      ["format"] + line.arguments, files: Self.files, input: line.input)
    expectGolden("\(transcript)", "command-line/format-\(line.name).txt")
  }

  @Test func `files with errors stay as they are, and the others are formatted`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let process = try await SpecProcess.run(["format", "broken"], in: folder)
      #expect(process.status == 2)
      #expect(
        process.output == "broken/untidy.feature\n1 file formatted, 0 unchanged, 1 with errors\n")
      #expect(try folder.text(of: "broken/untidy.feature") == Self.tidy)
      #expect(try folder.text(of: "broken/broken.feature") == Self.files["broken/broken.feature"])
      #expect(folder.files.count == Self.files.count, "no temporary file remains")
    }
  }

  @Test(arguments: [["--check"], ["--diff"], ["--check", "--format", "json"]])
  func `a dry run changes nothing`(flags: [String]) async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let process = try await SpecProcess.run(["format"] + flags, in: folder)
      #expect(process.status == (flags.contains("--check") ? 1 : 0), "\(process)")
      for (path, text) in Self.files { #expect(try folder.text(of: path) == text) }
    }
  }

  @Test func `a file that is formatted keeps its permissions, and a link stays a link`()
    async throws
  {
    try await TemporaryFolder.with(Self.files) { folder in
      let file = folder.file("specs/untidy.feature").path
      let link = folder.file("link.feature").path
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "specs/untidy.feature")
      let process = try await SpecProcess.run(["format", "link.feature"], in: folder)
      #expect(process.status == 0, "\(process)")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: link) == "specs/untidy.feature")
      #expect(try folder.text(of: "specs/untidy.feature") == Self.tidy)
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test func `a file in canonical form is not written`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let file = folder.file("specs/tidy.feature").path
      let long = Date(timeIntervalSince1970: 1_000_000_000)
      try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: file)
      let process = try await SpecProcess.run(["format", "specs/tidy.feature"], in: folder)
      #expect(process.output == "0 files formatted, 1 unchanged\n")
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.modificationDate] as? Date == long)
    }
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may write every file"))
  func `a file that may not be written is reported`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let file = folder.file("specs/untidy.feature").path
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
      let process = try await SpecProcess.run(["format", "specs/untidy.feature"], in: folder)
      #expect(process.status == 3)
      #expect(process.errors.contains("\"specs/untidy.feature\" cannot be written"), "\(process)")
      #expect(try folder.text(of: "specs/untidy.feature") == Self.untidy)
    }
  }

  @Test func `a file whose name is not UTF-8 stays as it is, and one with a backslash does not`()
    async throws
  {
    try await TemporaryFolder.with([:]) { folder in
      for name in [
        Array("caf\\xE9.feature".utf8), Array("caf".utf8) + [0xE9] + Array(".feature".utf8),
      ] {
        let path = (Array((folder.path + "/").utf8) + name + [0]).map { CChar(bitPattern: $0) }
        let file = try #require(fopen(path, "w"))
        fputs(Self.untidy, file)
        fclose(file)
      }
      let process = try await SpecProcess.run(["format", "."], in: folder)
      #expect(process.status == 3)
      #expect(
        process.output
          == "caf\\x5CxE9.feature\n1 file formatted, 0 unchanged, 1 with errors\n")
      #expect(
        process.errors.contains("\"caf\\xE9.feature\" cannot be written: its name is not UTF-8"))
      #expect(try folder.text(of: "caf\\xE9.feature") == Self.tidy)
    }
  }

  @Test func `text that a build system reads as a command passes through a filter unchanged`()
    async throws
  {
    let text = "Feature: a\n  ::error::c\n  ##[error]d\n"
    let transcript = try await Transcript.of(
      ["format", "-"], files: [:], environment: ["GITHUB_ACTIONS": "true"], input: text)
    #expect(transcript.process.output == text)
  }

  @Test func `the example of the page is the canonical form`() async throws {
    let page = try String(
      contentsOf: ConformanceData.projectRoot.appendingPathComponent("Documentation/Formatting.md"),
      encoding: .utf8)
    let blocks = page.components(separatedBy: "```gherkin\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```\n").first }
    try #require(blocks.count == 2)
    let transcript = try await Transcript.of(["format", "-"], files: [:], input: blocks[0])
    #expect(transcript.process.output == blocks[1])
  }
}
