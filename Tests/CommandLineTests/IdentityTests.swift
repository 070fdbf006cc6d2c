import Foundation
import SpecTestKit
import SpecText
import Testing

/// Names from outside are code points: what differs in nothing but its normal form is two things.
@Suite struct IdentityTests {
  private static let composed = "caf\u{E9}"
  private static let decomposed = "cafe\u{301}"

  private static func feature(_ name: String, _ lines: String...) -> String {
    "Feature: \(name)\n" + lines.map { "  " + $0 + "\n" }.joined()
  }

  private static let opening = [#"Scenario: it opens"#, #"  Given the "slack-login" app is open"#]

  private static func with<Answer>(
    _ files: [(String, String)], _ work: (TemporaryFolder) async throws -> Answer
  ) async throws -> Answer {
    try await TemporaryFolder.with { folder in
      // A dictionary would take two of them for one.
      for (path, text) in files { try folder.write(text, to: path) }
      return try await work(folder)
    }
  }

  /// Two files whose names Swift takes for one.
  private static let twins = [
    ("specs/\(composed).feature", feature("composed", opening[0], opening[1])),
    ("specs/\(decomposed).feature", feature("decomposed", opening[0], opening[1])),
    ("specs/\u{AC00}.feature", feature("syllable", opening[0], opening[1])),
    ("specs/\u{1100}\u{1161}.feature", feature("letters", opening[0], opening[1])),
  ]

  private static func run(_ arguments: String..., in folder: TemporaryFolder) async throws -> (
    output: String, status: Int32
  ) {
    let process = try await SpecProcess.run(arguments, in: folder)
    return (process.output + process.errors, process.status)
  }

  @Test func `files whose names differ in their normal form are all run`() async throws {
    try await Self.with(Self.twins) { folder in
      let whole = try await Self.run(
        "run", "specs", "--report", "summary", "--report", "messages:run.ndjson", "--report",
        "junit:r.xml", in: folder)
      #expect(whole.output.hasPrefix("4 scenarios (4 passed)\n"), "\(whole)")
      let report = try await Self.run("report", "run.ndjson", "--report", "summary", in: folder)
      #expect(report.output.hasPrefix("4 scenarios (4 passed)\n"), "\(report)")
      let merged = try await Self.run("merge", "run.ndjson", "--report", "summary", in: folder)
      #expect(merged.output.hasPrefix("4 scenarios (4 passed)\n"), "\(merged)")
      let junit = try folder.text(of: "r.xml")
      for (path, _) in Self.twins { #expect(junit.utf8.contains("file=\"\(path)\"".utf8)) }
      let list = try await Self.run("list", "specs", in: folder)
      #expect(list.output.hasSuffix("\n4 scenarios\n"), "\(list)")
    }
  }

  @Test func `shards of such files are disjoint and complete`() async throws {
    try await Self.with(Self.twins) { folder in
      for shard in 1...2 {
        for unit in ["scenario", "file"] {
          _ = try await Self.run(
            "run", "specs", "--shard", "\(shard)/2", "--shard-by", unit, "--report",
            "messages:\(unit)/\(shard).ndjson", in: folder)
        }
      }
      for unit in ["scenario", "file"] {
        let merged = try await Self.run("merge", unit, "--report", "summary", in: folder)
        #expect(merged.output.hasPrefix("4 scenarios (4 passed)\n"), "\(merged)")
      }
    }
  }

  @Test func `a line and a rerun list name one of such files`() async throws {
    try await Self.with(Self.twins) { folder in
      for (path, text) in Self.twins {
        let run = try await Self.run("run", path + ":2", "--report", "pretty", in: folder)
        #expect(run.output.hasPrefix(text.prefix { $0 != "\n" }), "\(run)")
        #expect(run.output.contains("\n1 scenario (1 passed)\n"), "\(run)")
      }
    }
  }

  @Test func `what failed is remembered by the bytes of its file`() async throws {
    var files = Self.twins
    files[1].1 += "    Then \"Next\" is enabled\n"
    try await Self.with(files) { folder in
      let first = try await Self.run(
        "run", "specs", "--report", "summary", "--report", "rerun:failed.txt", in: folder)
      #expect(first.output.contains("4 scenarios (1 failed, 3 passed)"), "\(first)")
      #expect(Array(try folder.text(of: "failed.txt").utf8) == Array("\(files[1].0):2\n".utf8))
      for arguments in [["@failed.txt"], ["--last-failed"], ["specs", "--last-failed"]] {
        let again = try await SpecProcess.run(
          ["run"] + arguments + ["--report", "summary"], in: folder)
        #expect(again.output.contains("1 scenario (1 failed)"), "\(again)")
      }
    }
  }

  @Test func `a list names both of two files whose names look alike`() async throws {
    try await Self.with(Self.twins) { folder in
      let list = try await Self.run("list", "specs", in: folder)
      for (path, _) in Self.twins { #expect(list.output.utf8.contains("# \(path)\n".utf8)) }
    }
  }

  @Test func `a tag selects the scenarios that have its code points`() async throws {
    let text = Self.feature(
      "tags", "@\(Self.composed)", "Scenario: one", Self.opening[1], "@\(Self.decomposed)",
      "Scenario: other", Self.opening[1])
    try await Self.with([("a.feature", text)]) { folder in
      for (tag, name) in [(Self.composed, "one"), (Self.decomposed, "other")] {
        for arguments in [["--tags", "@\(tag)"], ["--tags", "not not @\(tag)"]] {
          let list = try await SpecProcess.run(["list", "a.feature"] + arguments, in: folder)
          #expect(list.output.contains("  \(name) # :"), "\(list)")
          #expect(list.output.hasSuffix("\n1 scenario\n"), "\(list)")
        }
      }
    }
  }

  @Test func `a name is looked for by its code points`() async throws {
    let text = Self.feature(
      "names", "Scenario: \(Self.composed)", Self.opening[1], "Scenario: \(Self.decomposed)",
      Self.opening[1])
    try await Self.with([("a.feature", text)]) { folder in
      for name in [Self.composed, "/^\(Self.decomposed)$/"] {
        let list = try await Self.run("list", "a.feature", "--name", name, in: folder)
        #expect(list.output.hasSuffix("\n1 scenario\n"), "\(list)")
      }
    }
  }

  @Test func `what an app shows is compared by code points, and the difference is shown`()
    async throws
  {
    let text = Self.feature(
      "texts", "Scenario: one", "  Given the app stored \"\(Self.decomposed)\" as \"note\"",
      #"  And the "memo" app is open"#, "  Then the record \"note\" is \"\(Self.composed)\"")
    try await Self.with([("a.feature", text)]) { folder in
      let run = try await Self.run("run", "a.feature", in: folder)
      #expect(run.status == 1, "\(run)")
      #expect(
        run.output.contains(
          "they look alike, but the code points differ: U+00E9 and U+0065 U+0301"), "\(run)")
    }
  }

  @Test func `profiles and engines of spec json are told apart`() async throws {
    let json = """
      {"defaults": {"paths": ["a.feature"]},
       "profiles": {"\(Self.composed)": {"tags": "@a"}, "\(Self.decomposed)": {"tags": "@b"}},
       "engines": {"\(Self.composed)": {"engine": "sim", "device": "iPhone SE"},
                   "\(Self.decomposed)": {"engine": "sim"}}}
      """
    let text = Self.feature(
      "f", "@a", "Scenario: one", Self.opening[1], "@b", "Scenario: other", Self.opening[1])
    try await Self.with([("a.feature", text), ("spec.json", json)]) { folder in
      for (profile, name) in [(Self.composed, "one"), (Self.decomposed, "other")] {
        let list = try await Self.run("list", "--profile", profile, in: folder)
        #expect(list.output.contains("  \(name) # :"), "\(list)")
        #expect(list.output.hasSuffix("\n1 scenario\n"), "\(list)")
      }
      let both = try await Self.run(
        "run", "--engine", Self.composed, "--engine", Self.decomposed, "--report", "summary",
        in: folder)
      #expect(both.output.contains("\n4 scenarios (4 passed)\n"), "\(both)")
      for name in [Self.composed, Self.decomposed] {
        #expect(both.output.utf8.contains("\(name): 2 passed\n".utf8), "\(both)")
      }
    }
  }

  @Test func `what an app stored is kept under the code points of its name`() async throws {
    let text = Self.feature(
      "records", "Scenario: two", "  Given the app stored \"1\" as \"\(Self.composed)\"",
      "  And the app stored \"2\" as \"\(Self.decomposed)\"",
      #"  And the "memo" app is open"#, "  Then the record \"\(Self.composed)\" is \"1\"",
      "  And the record \"\(Self.decomposed)\" is \"2\"")
    try await Self.with([("a.feature", text)]) { folder in
      let run = try await Self.run("run", "a.feature", "--report", "summary", in: folder)
      #expect(run.output.hasPrefix("1 scenario (1 passed)\n"), "\(run)")
    }
  }

  // MARK: - Names that are no text

  private static func write(_ text: String, to path: [UInt8], in folder: TemporaryFolder) throws {
    let name = (Array((folder.path + "/").utf8) + path).map { CChar(bitPattern: $0) } + [0]
    let file = try #require(fopen(name, "w"))
    fputs(text, file)
    fclose(file)
  }

  @Test func `a file whose name is not UTF-8 is run, and its name is one that can be typed`()
    async throws
  {
    try await Self.with([("specs/other.feature", Self.twins[0].1)]) { folder in
      try Self.write(Self.failing, to: Self.bytes, in: folder)
      let run = try await Self.run(
        "run", "specs", "--report", "summary", "--report", "rerun:failed.txt", in: folder)
      #expect(run.output.contains("2 scenarios (1 failed, 1 passed)"), "\(run)")
      #expect(try folder.text(of: "failed.txt") == "specs/caf\\xE9.feature:2\n")
      for arguments in [["@failed.txt"], ["--last-failed"], ["specs/caf\\xE9.feature"]] {
        let again = try await SpecProcess.run(
          ["run"] + arguments + ["--report", "summary"], in: folder)
        #expect(again.output.contains("1 scenario (1 failed)"), "\(again)")
      }
    }
  }

  @Test func `a file that is called by the sign for a byte is another`() async throws {
    try await Self.with([("specs/caf\\xE9.feature", Self.twins[0].1)]) { folder in
      try Self.write(Self.failing, to: Self.bytes, in: folder)
      let both = try await Self.run("run", "specs", "--report", "summary", in: folder)
      #expect(both.output.contains("2 scenarios (1 failed, 1 passed)"), "\(both)")
      let one = try await Self.run(
        "run", "specs/caf\\x5CxE9.feature", "--report", "summary", in: folder)
      #expect(one.output.hasPrefix("1 scenario (1 passed)\n"), "\(one)")
      let either = try await Self.run("run", "specs/caf\\xE9.feature", in: folder)
      #expect(either.status == 2)
      #expect(
        either.output.hasPrefix(
          """
          error: "specs/caf\\xE9.feature" matches two files
            --> specs/caf\\xE9.feature
            note: one has this name, the other has the byte of each \\x escape in its name
            fix: rename one of them, or name their directory
          """), "\(either.output)")
    }
  }

  private static let bytes = Array("specs/caf".utf8) + [0xE9] + Array(".feature".utf8)
  private static let failing = twins[1].1 + "    Then \"Next\" is enabled\n"
}

extension Collection where Element: Equatable {
  fileprivate func contains(_ part: some Collection<Element>) -> Bool {
    indices.contains { self[$0...].starts(with: part) }
  }
}
