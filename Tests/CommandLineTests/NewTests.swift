import SpecTestKit
import Testing

@testable import SpecCommandLine

/// What `spec new` writes.
@Suite struct NewTests {
  @Test(arguments: [
    ("feature", ["feature", "Log", "in"]),
    ("feature-korean", ["feature", "로그인", "--language", "ko"]),
    ("feature-french", ["feature", "Été à Paris", "--language", "fr", "--folder", "tests/e2e/"]),
    ("feature-path", ["feature", "specs/memo/log_in-again.feature"]),
    ("flow", ["flow", "Sign up"]),
    ("flow-dry-run", ["flow", "Sign up", "--dry-run"]),
    ("unknown-kind", ["featur", "a"]), ("no-letters", ["feature", "!!"]),
    ("above", ["feature", "../a"]),
    ("no-id", ["flow", "2nd"]), ("no-name", ["feature"]),
    ("bad-language", ["feature", "a", "--language", "xx"]),
    ("there", ["feature", "there"]),
  ])
  func `a feature or a flow is started`(name: String, arguments: [String]) async throws {
    let there = ["specs/there.feature": "Feature: There\n"]
    try await TemporaryFolder.with(there) { folder in
      let run = try await SpecProcess.run(["new"] + arguments, in: folder)
      var text = "\(Transcript(run, in: folder))"
      for path in folder.files where !there.keys.contains(path) {
        text += "=== \(path)\n\(try folder.text(of: path))"
      }
      expectGolden(text, "new/\(name).txt")
      #expect(try folder.text(of: "specs/there.feature") == "Feature: There\n")
    }
  }

  @Test(arguments: ["en", "ko", "fr", "ja", "ar", "zh-CN", "en-lol", "th"])
  func `the steps of a new feature are defined, in every language`(code: String) async throws {
    try await TemporaryFolder.with { folder in
      _ = try await SpecProcess.run(["new", "feature", "A", "--language", code], in: folder)
      let run = try await SpecProcess.run(["run", "--dry-run", "--report", "summary"], in: folder)
      #expect(run.output.contains("\n3 steps (3 skipped)\n"), "\(run)")
      #expect(run.ending == .exited(0), "\(run)")
    }
  }

  @Test(arguments: ["en", "ko"])
  func `a new feature without screens fails until it is edited`(code: String) async throws {
    let settings = [
      ("{\"back-end\": {\"allow-commands\": true}}", ["run", "--trust"], 1),
      (
        #"{"defaults": {"engine": "sim"}, "back-end": {"url": "http://localhost:1"}}"#,
        ["run", "--dry-run", "--trust"], 0
      ),
    ]
    for (text, command, status) in settings {
      try await TemporaryFolder.with(["spec.json": text]) { folder in
        _ = try await SpecProcess.run(
          ["new", "feature", "A", "--language", code], in: folder)
        let run = try await SpecProcess.run(command + ["--report", "summary"], in: folder)
        #expect(run.ending == .exited(Int32(status)), "\(run)")
        #expect(run.output.contains("\n2 steps ("), "\(run)")
        #expect(!run.output.contains("\n3 steps ("), "\(run)")
      }
    }
  }

  @Test func `a new feature opens the app that the others open`() async throws {
    let feature = "Feature: f\n  Scenario: s\n    Given the \"shop\" app is open\n"
    try await TemporaryFolder.with(["spec.json": "{}", "specs/a.feature": feature]) { folder in
      _ = try await SpecProcess.run(["new", "feature", "B"], in: folder)
      let text = try folder.text(of: "specs/b.feature")
      #expect(text.contains("Given the \"shop\" app is open"))
    }
  }

  @Test func `a new flow has a scenario for each statement`() async throws {
    try await TemporaryFolder.with { folder in
      _ = try await SpecProcess.run(["new", "flow", "Sign", "up"], in: folder)
      let run = try await SpecProcess.run(["coverage", "specs"], in: folder)
      #expect(run.ending == .exited(0), "\(run)")
      #expect(run.output.contains("all statements have a scenario"))
    }
  }

  @Test(arguments: [
    ("Log in", "log-in", "Log in"), ("log-in", "log-in", "Log in"), ("A/b c", "a/b-c", "B c"),
    ("E\u{301}te\u{301} ß", "e\u{301}te\u{301}-ß", "E\u{301}te\u{301} ß"),
    ("한글 이름", "한글-이름", "한글 이름"),
    ("a\u{1B}[1m\nb", "a-1m-b", "A [1m b"), ("東京 ２", "東京-２", "東京 ２"), ("👍 ok", "ok", "👍 ok"),
    ("specs/x.feature.md", "x", "X"),
  ])
  func `a name becomes a file name and a title`(typed: String, path: String, title: String) {
    let name = FeatureName(typed, below: "specs")
    #expect(name?.parts.joined(separator: "/") == path)
    #expect(name?.title == title)
  }

  @Test(arguments: ["", " ", "👍", "a//b", "/a", "a/", "..", "../a"])
  func `a name without letters is none`(typed: String) {
    #expect(FeatureName(typed, below: "specs") == nil)
  }
}
