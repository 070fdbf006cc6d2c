import Foundation
import SpecTestKit
import Testing

/// `spec merge`, from shards that were run to the reports of the whole.
@Suite struct MergeTests {
  /// Runs shards of the files' scenarios, and hands on the folder with their recordings.
  private static func withShards<Answer>(
    _ count: Int, _ paths: [String] = ["specs", "failing.feature"],
    _ body: (TemporaryFolder) async throws -> Answer
  ) async throws -> Answer {
    try await TemporaryFolder.with(Files.all) { folder in
      for shard in 1...count {
        let process = try await SpecProcess.run(
          ["run"] + paths
            + ["--shard", "\(shard)/\(count)", "--report", "messages:shards/\(shard)/run.ndjson"],
          in: folder)
        #expect([0, 1].contains(process.status), "\(process)")
      }
      return try await body(folder)
    }
  }

  private static func merge(
    _ arguments: [String], in folder: TemporaryFolder
  ) async throws -> Transcript {
    Transcript(try await SpecProcess.run(["merge"] + arguments, in: folder), in: folder)
  }

  @Test func `shards are merged into the run they are parts of`() async throws {
    try await Self.withShards(3) { folder in
      let arguments = ["specs", "failing.feature", "--report", "pretty", "--junit"]
      let whole = try await SpecProcess.run(["run"] + arguments + ["a.xml"], in: folder)
      let merged = try await SpecProcess.run(
        ["merge", "shards", "--expect", "3", "--report", "pretty", "--junit", "b.xml"]
          + ["--output", "shards/all.ndjson"], in: folder)
      #expect(merged.status == whole.status)
      #expect(merged.errors == "")
      func steady(_ text: String) -> String { Transcript.steady(text, in: folder) }
      #expect(steady(merged.output) == steady(whole.output))
      #expect(steady(try folder.text(of: "b.xml")) == steady(try folder.text(of: "a.xml")))
      let report = try await SpecProcess.run(
        ["report", "shards/all.ndjson", "--report", "pretty"], in: folder)
      #expect(report.output == merged.output)
      #expect(report.status == merged.status)
      // What it has written lies among what it reads, and is none of it.
      let again = try await SpecProcess.run(
        ["merge", "shards", "--expect", "3", "--report", "pretty"]
          + ["--output", "shards/all.ndjson"], in: folder)
      #expect(again.output == merged.output, "\(again)")
    }
  }

  @Test func `a folder that cannot be read is refused, and so is a file without a name`()
    async throws
  {
    try await Self.withShards(2, ["specs"]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("shards/loop").path, withDestinationPath: "loop")
      let unread = try await SpecProcess.run(["merge", "shards"], in: folder)
      #expect(
        unread.errors == """
          spec: "shards/loop" cannot be read: too many levels of symbolic links
          check the path and its permissions

          """)
      #expect(unread.status == 2)
      let nameless = try await SpecProcess.run(
        ["merge", "shards/1", "--output", ""], in: folder)
      #expect(
        nameless.errors == """
          spec: --output requires a file, not ""
          example: --output run.ndjson; spec merge --help explains the flag

          """)
      #expect(nameless.status == 2)
    }
  }

  @Test func `a shard that is missing is told`() async throws {
    try await Self.withShards(3, ["specs"]) { folder in
      try FileManager.default.removeItem(at: folder.file("shards/2/run.ndjson"))
      let transcript = try await Self.merge(
        ["shards", "--expect", "3", "--junit", "r.xml"], in: folder)
      let junit = Transcript.steady(try folder.text(of: "r.xml"), in: folder)
      expectGolden("\(transcript)--- r.xml\n\(junit)", "command-line/merge-missing.txt")
    }
  }

  @Test func `a shard that is missing is named without a count`() async throws {
    try await Self.withShards(3, ["specs"]) { folder in
      try FileManager.default.removeItem(at: folder.file("shards/2/run.ndjson"))
      let transcript = try await Self.merge(["shards", "--report", "summary"], in: folder)
      expectGolden("\(transcript)", "command-line/merge-missing-unasked.txt")
    }
  }

  @Test(arguments: [
    ("merge-other-count", ["1/2", "2/3"], []),
    ("merge-other-selection", ["1/2", "2/2"], ["--tags", "not @none"]),
    ("merge-other-unit", ["1/2", "2/2"], ["--shard-by", "file"]),
  ])
  func `shards that are not parts of one whole are not merged`(
    name: String, shards: [String], further: [String]
  ) async throws {
    try await TemporaryFolder.with(Files.all) { folder in
      for (place, shard) in shards.enumerated() {
        let paths = name == "merge-other-selection" && place > 0 ? ["specs/typing"] : ["specs"]
        let process = try await SpecProcess.run(
          ["run"] + paths + ["--shard", shard, "--report", "messages:shards/\(place + 1).ndjson"]
            + (place > 0 ? further : []), in: folder)
        #expect(process.status == 0, "\(process)")
      }
      let transcript = try await Self.merge(["shards", "--expect", "\(shards.count)"], in: folder)
      expectGolden("\(transcript)", "command-line/\(name).txt")
    }
  }

  @Test func `of a shard that was run again, the last recording that ended counts`() async throws {
    try await Self.withShards(2, ["specs"]) { folder in
      let first = try folder.text(of: "shards/1/run.ndjson")
      try folder.write(first, to: "shards/1/first.ndjson")
      for name in ["run", "cut"] {
        let process = try await SpecProcess.run(
          ["run", "specs", "--shard", "1/2", "--report", "messages:shards/1/\(name).ndjson"],
          in: folder)
        #expect(process.status == 0, "\(process)")
      }
      let cut = try folder.text(of: "shards/1/cut.ndjson").components(separatedBy: "\n")
      try folder.write(cut.dropLast(3).joined(separator: "\n"), to: "shards/1/cut.ndjson")
      let transcript = try await Self.merge(
        ["shards", "--expect", "2", "--report", "summary"], in: folder)
      expectGolden("\(transcript)", "command-line/merge-again.txt")
    }
  }

  @Test func `shards in different random orders, some of them empty, are one whole`() async throws {
    try await TemporaryFolder.with(Files.all) { folder in
      for shard in 1...9 {
        let process = try await SpecProcess.run(
          ["run", "specs", "--shard", "\(shard)/9", "--order", "random:\(shard)"]
            + ["--report", "messages:shards/\(shard).ndjson"], in: folder)
        #expect(process.status == 0, "\(process)")
      }
      let transcript = try await Self.merge(["shards", "--report", "summary"], in: folder)
      expectGolden("\(transcript)", "command-line/merge-random.txt")
    }
  }

  @Test func `a scenario that two recordings have is not counted twice`() async throws {
    try await TemporaryFolder.with(Files.all) { folder in
      for (name, path) in [("a", "specs"), ("b", "specs/typing")] {
        _ = try await SpecProcess.run(
          ["run", path, "--report", "messages:\(name).ndjson"], in: folder)
      }
      let transcript = try await Self.merge(
        ["a.ndjson", "b.ndjson", "--report", "junit:r.xml"], in: folder)
      expectGolden("\(transcript)", "command-line/merge-overlap.txt")
      #expect(!folder.files.contains { $0.hasPrefix("r.xml") })
    }
  }

  @Test func `a copy does not stand for a shard that is missing`() async throws {
    try await Self.withShards(2, ["specs"]) { folder in
      try folder.write(try folder.text(of: "shards/1/run.ndjson"), to: "shards/2/run.ndjson")
      let transcript = try await Self.merge(
        ["shards", "--expect", "2", "--junit", "r.xml"], in: folder)
      expectGolden("\(transcript)", "command-line/merge-copy.txt")
      #expect(!folder.files.contains { $0.hasPrefix("r.xml") })
    }
  }

  @Test func `a shard that was killed is told by its name`() async throws {
    try await Self.withShards(2, ["specs"]) { folder in
      let text = try folder.text(of: "shards/2/run.ndjson")
      let lines = text.split(separator: "\n").prefix { !$0.hasPrefix(#"{"testStepFinished""#) }
      try folder.write(String(lines.joined(separator: "\n").dropLast(5)), to: "shards/2/run.ndjson")
      let transcript = try await Self.merge(["shards"], in: folder)
      expectGolden("\(transcript)", "command-line/merge-killed.txt")
    }
  }

  @Test func `recordings of different texts are not merged`() async throws {
    try await Self.withShards(2, ["specs"]) { folder in
      try folder.write(Files.typing + "\n# another\n", to: "specs/typing/typing.feature")
      _ = try await SpecProcess.run(
        ["run", "specs", "--report", "messages:shards/3.ndjson"], in: folder)
      let transcript = try await Self.merge(["shards", "--junit", "r.xml"], in: folder)
      expectGolden("\(transcript)", "command-line/merge-different.txt")
      #expect(!folder.files.contains { $0.hasPrefix("r.xml") })
    }
  }

  @Test(arguments: [
    ("merge-nothing", ["nothing"]), ("merge-gone", ["gone"]), ("merge-no-path", []),
    ("merge-no-recording", ["failing.feature"]),
    ("merge-too-many", ["a.ndjson", "b.ndjson", "--expect", "1"]),
    ("merge-bad-count", ["a.ndjson", "--expect", "none"]),
    ("merge-onto-itself", ["a.ndjson", "b.ndjson", "--output", "./b.ndjson"]),
    ("merge-empty", ["a.ndjson", "b.ndjson"]),
  ])
  func `what cannot be merged is told with the way out`(
    name: String, arguments: [String]
  ) async throws {
    let files = Files.all.merging(["a.ndjson": "", "b.ndjson": ""]) { $1 }
    let transcript = try await Transcript.of(["merge"] + arguments, files: files)
    expectGolden("\(transcript)", "command-line/\(name).txt")
  }
}
