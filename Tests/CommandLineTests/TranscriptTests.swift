import Foundation
import SpecTestKit
import Testing

/// What `spec` answers to command lines, right and wrong ones: everything it writes and its
/// status, compared with a transcript.
@Suite struct TranscriptTests {
  /// A command line, and the name of its transcript.
  struct Line: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]

    init(_ name: String, _ arguments: String...) {
      self.name = name
      self.arguments = arguments
    }

    var testDescription: String { name }
  }

  @Test(arguments: [
    Line("everything", "run"),
    Line("one-scenario", "run", "specs/log-in.feature:5", "--report", "pretty"),
    Line("one-row", "run", "specs/log-in.feature:17", "--report", "pretty"),
    Line("a-list-of-paths", "run", "@failed.txt", "--report", "pretty"),
    Line("by-tags", "run", "--tags", "@smoke and not @slow", "--report", "pretty"),
    Line("by-name", "run", "--name", "Next", "--name", "/typed is/", "--report", "pretty"),
    Line("in-parallel", "run", "--jobs", "4", "--report", "pretty"),
    Line("dry-run", "run", "undefined.feature", "--dry-run", "--report", "pretty"),
    Line("failure", "run", "failing.feature"),
    Line("failure-alone", "run", "failing.feature", "--report", "failures"),
    Line("fail-fast", "run", "failing.feature", "specs", "--fail-fast"),
    Line("retries", "run", "failing.feature", "--retry", "2", "--retry-tags", "@flaky"),
    Line("fault", "run", "specs", "--fault", "next-needs-two-characters", "--report", "failures"),
    Line("undefined-steps", "run", "undefined.feature"),
    Line("no-step", "run", "empty-scenario.feature"),
    Line("no-scenario", "run", "broken/colon.feature"),
    Line(
      "short-limits", "run", "specs", "--wait", "2s", "--step-timeout", "3s", "--timeout", "4s"),
    Line("coloured", "run", "failing.feature", "--report", "pretty", "--color", "always"),
  ])
  func `runs are told`(line: Line) async throws {
    let transcript = try await Transcript.of(line.arguments)
    expectGolden(
      line.name == "failure" ? transcript.whole : "\(transcript)", "command-line/\(line.name).txt")
  }

  @Test(arguments: [
    Line("missing-path", "run", "spec", "specs"),
    Line("directory-without-features", "run", "nothing"),
    Line("empty-path", "run", ""),
    Line("no-scenario-at-line", "run", "specs/log-in.feature:2", "failing.feature:99"),
    Line("line-of-a-directory", "run", "specs:3"),
    Line("stale-list", "run", "@stale.txt"),
    Line("missing-list", "run", "@gone.txt"),
    Line("empty-list", "run", "@empty.txt"),
    Line("broken-features", "run", "broken"),
    Line("unfitting-steps", "run", "unfitting.feature"),
    Line("unfitting-steps-listed", "list", "unfitting.feature"),
    Line("unfitting-steps-rehearsed", "run", "unfitting.feature", "--dry-run"),
    Line("bad-tags", "run", "--tags", "@smoke and and @slow"),
    Line("bad-wide-tags", "run", "--tags", "@빠름 or ("),
    Line("bad-name", "run", "--name", "/(/"),
    Line("empty-name", "run", "--name", ""),
    Line("empty-pattern", "run", "--name", "Next", "--name", "//"),
    Line("empty-tags", "run", "--tags", "@a", "--tags", " "),
    Line("bare-tags", "run", "--tags", "not (@slow or smoke)"),
    Line("bare-retry-tags", "run", "--retry", "1", "--retry-tags", "flaky"),
    Line("retry-tags-alone", "run", "--retry-tags", "@flaky"),
    Line("fail-on-flaky-alone", "run", "--fail-on-flaky"),
    Line("tags-and-no-tags", "run", "--no-tags", "--tags", "@x"),
    Line("config-and-no-config", "run", "--config=gone.json", "--no-config"),
    Line("seed-alone", "mutate", "--seed", "3"),
    Line("token-alone", "serve", "--token", "word"),
    Line("two-ways-to-serve", "serve", "--stdio", "--tcp", "0"),
    Line("simulator-with-rest", "run", "--engine", "sim:slow"),
    Line("webdriver-without-address", "run", "--engine", "webdriver:localhost"),
    Line("empty-step-word", "steps", ""),
    Line("empty-proof-file", "prove", "specs", "--junit", ""),
    Line("other-language", "run", "--language", "ko", "specs"),
    Line("other-language-unset", "run", "korean.feature", "many-errors.feature"),
    Line("many-errors-in-a-report", "run", "many-errors.feature", "--report", "summary"),
    Line("bad-jobs", "run", "--jobs", "many"),
    Line("bad-time", "run", "--step-timeout", "0s"),
    Line("unknown-language", "run", "--language", "xx"),
    Line("unknown-fault", "run", "--fault", "next-stays-enable"),
    Line("unknown-device", "run", "--device", "iPhone 9"),
    Line("unknown-engine", "run", "--engine", "simm"),
    Line("engine-without-command", "run", "--engine", "stdio:"),
    Line("engine-without-port", "run", "--engine", "tcp:http"),
    Line("bad-parameter", "run", "--set", "web"),
    Line("unknown-parameter", "run", "--set", "foo=1"),
    Line("misspelt-parameter", "run", "--set", "keybord height=3"),
    Line("patience-alone", "run", "--set", "patience=9"),
    Line("bad-parameter-value", "run", "--set", "keyboard height=tall"),
    Line("unknown-report", "run", "--report", "prety"),
    Line("report-without-file", "run", "--report", "junit:"),
    Line("two-reports-in-one-place", "run", "--report", "junit:a.xml", "--junit", "./a.xml"),
    Line("unknown-command", "rnu"),
    Line("unknown-flag", "run", "--tgas", "@smoke"),
    Line("path-for-a-command", "specs/log-in.feature"),
    Line("nothing-selected", "run", "--tags", "@nothing"),
    Line("nothing-selected-of-lines", "run", "@failed.txt", "--tags", "@nothing"),
    Line("nothing-selected-allowed", "run", "--tags", "@nothing", "--allow-empty"),
  ])
  func `what cannot be done is told with the way out`(line: Line) async throws {
    expectGolden("\(try await Transcript.of(line.arguments))", "command-line/\(line.name).txt")
  }

  @Test(arguments: [
    Line("list", "list", "specs", "failing.feature"),
    Line("list-paths", "list", "--format", "paths"),
    Line("list-nothing", "list", "--tags", "@nothing"),
    Line("list-broken", "list", "broken"),
    Line("parse-tree", "parse", "specs/log-in.feature", "--format", "tree"),
    Line("parse-broken", "parse", "broken/colon.feature", "gone.feature", "--format", "tree"),
    Line("parse-messages", "parse", "specs/typing/typing.feature"),
    Line("steps-found", "steps", "return", "key"),
    Line("steps-markdown", "steps", "return", "key", "--format", "markdown"),
    Line("steps-not-found", "steps", "retrun", "kee"),
    Line("unknown-app", "apps", "slack"),
    Line("unknown-shell", "completions", "tcsh"),
    Line("report-of-no-file", "report", "gone.ndjson"),
    Line("report-of-no-recording", "report", "failing.feature"),
    Line("check-of-no-protocol", "check-engine", "sim"),
    Line("version", "--version"),
  ])
  func `other commands answer`(line: Line) async throws {
    expectGolden("\(try await Transcript.of(line.arguments))", "command-line/\(line.name).txt")
  }

  @Test func `paths that lead in circles end, and each file is read once`() async throws {
    let transcript = try await Transcript.of(
      ["list", "specs"],
      links: ["specs/loop": ".", "specs/typing/up": "..", "specs/other": "typing"])
    expectGolden("\(transcript)", "command-line/links.txt")
  }

  @Test func `what cannot be read is told with the system's reason`() async throws {
    let transcript = try await Transcript.of(
      ["run", "self", "specs"], links: ["self": "self", "specs/dangling.feature": "nowhere"])
    expectGolden("\(transcript)", "command-line/unreadable.txt")
  }

  @Test func `bytes that are no text are told by place`() async throws {
    try await TemporaryFolder.with { folder in
      try (Data("Feature: caf".utf8) + [0xE9] + Data("\n".utf8))
        .write(to: folder.file("latin.feature"))
      let process = try await SpecProcess.run(["run", "latin.feature"], in: folder)
      expectGolden("\(Transcript(process, in: folder))", "command-line/no-text.txt")
    }
  }

  @Test func `a directory without specs says where it looked`() async throws {
    expectGolden("\(try await Transcript.of(["run"], files: [:]))", "command-line/no-specs.txt")
  }
}
