import Foundation
import SpecTestKit
import Testing

/// `--screens` and `--report screens:DIR`, from the run to the files.
@Suite struct ScreenRunTests {
  private static let specs = ConformanceData.projectRoot.appendingPathComponent("specs").path

  /// The recording of a run without what differs between two runs.
  private static func recording(_ text: String) -> String {
    text.replacing(/"(seconds|nanos)":\d+/) { "\"\($0.1)\":0" }
      .replacing(/nanoseconds\\":\d+/, with: "")
      .replacing(/"(osVersion|cpu|version|name)":"[^"]*"/) { "\"\($0.1)\":\"\"" }
  }

  private static func run(
    _ arguments: [String], in folder: TemporaryFolder
  ) async throws -> (status: Int32?, recording: String) {
    let process = try await SpecProcess.run(
      ["run"] + arguments + ["--report", "messages:run.ndjson", "--report", "summary"], in: folder)
    return (process.status, try folder.text(of: "run.ndjson"))
  }

  @Test func `a passing run has the same stream with the screens of failures and with none`()
    async throws
  {
    try await TemporaryFolder.with([:]) { folder in
      let path = Self.specs + "/slack-login/email.feature"
      let usual = try await Self.run([path], in: folder)
      let none = try await Self.run([path, "--screens", "none"], in: folder)
      #expect(usual.status == 0 && none.status == 0)
      #expect(Self.recording(usual.recording) == Self.recording(none.recording))
      #expect(!usual.recording.contains("vnd.spec.screen"))
    }
  }

  @Test func `a failed step has two screens in the stream, directly before its end`() async throws {
    try await TemporaryFolder.with([:]) { folder in
      let path = Self.specs + "/slack-login/workspace-keyboard.feature:35"
      let run = try await Self.run([path, "--fault", "go-does-nothing"], in: folder)
      #expect(run.status == 1)
      let lines = run.recording.split(separator: "\n")
      let places = lines.indices.filter { lines[$0].contains("vnd.spec.screen+json") }
      #expect(places.count == 2)
      #expect(lines[places[0]].contains(#"\"moment\":\"before\""#))
      #expect(lines[places[1]].contains(#"\"moment\":\"after\""#))
      let rest = lines[(places[1] + 1)...].first { !$0.contains("\"attachment\"") }
      #expect(rest?.contains("\"status\":\"FAILED\"") == true)
      let none = try await Self.run(
        [path, "--fault", "go-does-nothing", "--screens", "none"], in: folder)
      #expect(!none.recording.contains("vnd.spec.screen"))
    }
  }

  @Test func `reports that do not draw screens do not show their JSON`() async throws {
    try await TemporaryFolder.with([:]) { folder in
      let kinds = [
        "pretty", "failures", "progress", "summary", "junit", "junit-plain", "junit-cucumber",
        "rerun", "warnings", "markdown", "tap", "tap13", "teamcity", "github", "azure",
      ]
      _ = try await SpecProcess.run(
        [
          "run", Self.specs + "/slack-login/workspace-keyboard.feature", "--fault",
          "go-does-nothing", "--screens", "all", "--trace", "trace",
        ] + kinds.flatMap { ["--report", "\($0):report.\($0)"] }, in: folder)
      let files = folder.files
      #expect(files.count > kinds.count)
      for file in files {
        let text = try folder.text(of: file)
        #expect(!text.contains("\"moment\"") && !text.contains("vnd.spec"), "\(file)")
      }
    }
  }

  static let storyboards = [
    ("slack-login/to-the-email-screen", "The keyboard changes last on the way"),
    ("sign-up/personal-information", "Next comes back on when the entry is right again"),
    ("sign-up/interests", "Deleting below three brings the guide and ADD back"),
    ("store-card/reviews", "Each row has the height of its own text"),
    ("password-entry/confirmation", "Typing and Done are enough for the whole entry"),
    ("memo/compose", "Before a stored memo is deleted, an alert asks"),
  ]

  @Test(arguments: storyboards)
  func `each flow has a storyboard`(_ feature: String, _ name: String) async throws {
    try await TemporaryFolder.with([:]) { folder in
      let process = try await SpecProcess.run(
        [
          "run", "\(Self.specs)/\(feature).feature", "--name", name, "--screens", "all",
          "--report", "screens:out", "--report", "messages:run.ndjson",
        ], in: folder)
      #expect(process.status == 0, "\(process)")
      let file = try #require(folder.files.first { $0.hasPrefix("out/") })
      let drawn = try folder.text(of: file)
      expectGolden(drawn.withoutStyle, "screens/\(feature.replacing("/", with: "-")).svg")
      _ = try await SpecProcess.run(
        ["report", "run.ndjson", "--report", "screens:again"], in: folder)
      let again = try #require(folder.files.first { $0.hasPrefix("again/") })
      #expect(try folder.text(of: again) == drawn)
    }
  }

  @Test func `no character of a secure field is in the recording`() async throws {
    try await TemporaryFolder.with([:]) { folder in
      let path = Self.specs + "/password-entry/masked-text.feature"
      let run = try await Self.run([path, "--screens", "all"], in: folder)
      #expect(run.status == 0)
      let bodies = run.recording.split(separator: "\n").filter {
        $0.contains("vnd.spec.screen+json")
      }
      #expect(bodies.count > 10)
      let shown = bodies.flatMap { line in
        line.matches(of: /\\"text\\":\\"([^"]*)\\",(?:(?!\\"id\\").)*\\"secure entry\\":true/)
          .map { String($0.1) }
      }
      #expect(shown.contains { !$0.isEmpty })
      #expect(shown.allSatisfy { $0.allSatisfy { "•*●".contains($0) } })
    }
  }

  @Test(
    .enabled(
      if: Shell("chromedriver") != nil && Shell("chromium") != nil,
      "no chromedriver or no chromium in PATH to open a page with"))
  func `the screens of a page come with the browser's pictures`() async throws {
    let page = ConformanceData.projectRoot.appendingPathComponent("Examples/web/todo").path
    let feature = """
      Feature: Todo
        Scenario: It opens
          Given the app is open
          Then I see "Nothing like this"

      """
    try await TemporaryFolder.with(["a.feature": feature]) { folder in
      let run = try await Self.run(
        ["a.feature", "--url", page, "--wait", "100ms", "--screens", "all"], in: folder)
      #expect(run.status == 1, "\(run.recording.suffix(2000))")
      let lines = run.recording.split(separator: "\n")
      let screens = lines.filter { $0.contains("vnd.spec.screen+json") }
      #expect(screens.count >= 2)
      #expect(screens.allSatisfy { $0.contains(#"\"address\":"#) && $0.contains(#"\"frame\":["#) })
      #expect(lines.filter { $0.contains("image/png") }.count >= 2)
    }
  }

  @Test(
    .enabled(
      if: Shell("chromedriver") != nil && Shell("chromium") != nil,
      "no chromedriver or no chromium in PATH to open a page with"))
  func `a page is recorded without secrets, and other reports do not show it`() async throws {
    let secret = "it's \"<9>\" & so"
    let page = #"""
      <!doctype html><meta charset=utf-8><title>Page</title><p id=text></p><p>PLAIN-TEXT</p>
      <input aria-label=Name><input type=password aria-label=Password value=hidden-one>
      <script>
      const secret = `it's "<9>" & so`;
      document.getElementById('text').textContent = `text ${secret}.`;
      document.querySelector('input').value = secret;
      document.getElementById('text').title = secret;
      </script>
      """#
    let feature = """
      Feature: Page
        Scenario: It opens
          Given the app is open
          Then I see "Nothing like this"

      """
    try await TemporaryFolder.with(["a.feature": feature, "app/index.html": page]) { folder in
      let kinds = [
        "pretty", "failures", "progress", "summary", "junit", "junit-plain", "junit-cucumber",
        "rerun", "warnings", "markdown", "tap", "tap13", "teamcity", "github", "azure",
      ]
      let arguments = ["--url", "app", "--wait", "100ms", "--secret", "S=env:SPEC_TEST_SECRET"]
      let process = try await SpecProcess.run(
        ["run", "a.feature"] + arguments + ["--report", "messages:run.ndjson"]
          + ["--report", "html:run.html", "--report", "allure:allure"]
          + kinds.flatMap { ["--report", "\($0):report.\($0)"] },
        in: folder, environment: ["SPEC_TEST_SECRET": secret])
      #expect(process.status == 1, "\(process)")
      let recording = try folder.text(of: "run.ndjson")
      let pages = recording.split(separator: "\n").filter { $0.contains("x.spec.page+html") }
      #expect(pages.count == 1 && pages[0].contains("PLAIN-TEXT") && pages[0].contains("text ***."))
      #expect(pages[0].contains("value=\\\"***\\\"") && !pages[0].contains("9&gt;"))
      #expect(!recording.contains("hidden-one"))
      #expect(try folder.text(of: "run.html").contains("x.spec.page") == false)
      for file in folder.files where file != "run.ndjson" && !file.hasPrefix("app/") {
        let text = try folder.text(of: file)
        #expect(!text.contains("x.spec.page") && !text.contains("9&gt;"), "\(file)")
        if file != "run.html" { #expect(!text.contains("spec-copy"), "\(file)") }
      }
      // A report of the recording has the page too.
      _ = try await SpecProcess.run(
        ["report", "run.ndjson", "--report", "html:again.html"], in: folder)
      #expect(try folder.text(of: "again.html").contains("PLAIN-TEXT"))
    }
  }

  @Test func `a report of screens requires a directory`() async throws {
    try await TemporaryFolder.with([:]) { folder in
      let process = try await SpecProcess.run(["run", "--report", "screens"], in: folder)
      #expect(process.status == 2)
      #expect(process.errors.contains("requires a directory after the colon"), "\(process)")
    }
  }
}
