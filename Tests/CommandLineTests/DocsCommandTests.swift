import Foundation
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecCommandLine

/// `spec docs`: what it writes, what it keeps, and what it refuses.
@Suite struct DocsCommandTests {
  private static let files = [
    "specs/memo/requirements.md":
      "# Memo\n\n- **memo-1.1** [M] It opens.\n- **memo-1.2** [M] It ends.\n",
    "specs/memo/memo.feature": """
    Feature: Memo
      @memo-1.1
      Scenario: It opens
        Given the "memo" app is open
        Then I see "Sign in with Apple"

      Scenario: It is wrong
        Given the "memo" app is open
        Then I see "Nothing of the sort"

    """,
    "specs/README.md": "# Memos\n",
  ]

  private static let recording = ["run", "specs", "--report", "messages:run.ndjson"]

  @Test func `a site is written, and written again`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let first = try await SpecProcess.run(["docs", "specs"], in: folder)
      #expect(
        first.output == """
          wrote site/index.html, 7 files
          1 flow, 2 statements, 1 of 2 covered, 1 feature, 2 scenarios

          """, "\(first)")
      let files = try Self.contents(of: folder.file("site"))
      #expect(
        files.keys.sorted() == [
          "assets/docs.css", "assets/docs.js", "assets/search.js", "index.html",
          "memo.html", "spec-docs.json", "specs-readme.html", "steps.html",
        ])
      let again = try await SpecProcess.run(["docs", "specs", "--format", "json"], in: folder)
      #expect(
        try JSONReader.read(Array(again.output.utf8)).object(at: "changes")["unchanged"] == 7)
      #expect(try Self.contents(of: folder.file("site")) == files)
    }
  }

  @Test func `a run shows its results, and what has changed since`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      _ = try await SpecProcess.run(Self.recording, in: folder)
      let text = try folder.text(of: "specs/memo/memo.feature")
      let changed = text.replacing("Sign in with Apple", with: "Sign in")
        .replacing("It is wrong", with: "It is new")
      try folder.write(changed, to: "specs/memo/memo.feature")
      let docs = try await SpecProcess.run(
        ["docs", "specs", "--recording", "run.ndjson", "--format", "json"], in: folder)
      let json = try JSONReader.read(Array(docs.output.utf8))
      #expect(
        try json.field(at: "results") { $0 } == [
          "passed": 1, "failed": 0, "knownIssues": 0, "quarantined": 0, "skipped": 0, "neverRun": 1,
          "stale": 1,
        ], "\(docs)")
      #expect(
        docs.errors == """
          spec: warning: 1 of 2 scenarios in "run.ndjson" do not exist any more; the page of the \
          runs lists them

          """)
      let page = try folder.text(of: "site/memo.html")
      #expect(page.contains("data-state=\"stale\""))
      #expect(try folder.text(of: "site/runs.html").contains("It is wrong"))
    }
  }

  @Test
  func `a quarantined scenario is no known issue, and a scenario of every screen not missing`()
    async throws
  {
    try await TemporaryFolder.with(Self.files) { folder in
      let text = try folder.text(of: "specs/memo/memo.feature")
        .replacing(
          "  Scenario: It is wrong", with: "  @quarantine @memo-1.2\n  Scenario: It is wrong")
      let always = """

          @always
          Scenario: The screen has a name
            Then I see "Memo"

        """
      try folder.write(text + always, to: "specs/memo/memo.feature")
      _ = try await SpecProcess.run(Self.recording, in: folder)
      let docs = try await SpecProcess.run(
        ["docs", "specs", "--recording", "run.ndjson"], in: folder)
      #expect(docs.output.hasSuffix("\nlast results: 1 passed, 1 quarantined\n"), "\(docs)")
      let page = try folder.text(of: "site/memo.html")
      #expect(page.contains("data-state=\"quarantined\""))
      #expect(page.contains("checked by spec explore") && !page.contains("known issue"))
    }
  }

  @Test func `of several runs the newest counts`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      _ = try await SpecProcess.run(Self.recording, in: folder)
      let good = try folder.text(of: "specs/memo/memo.feature")
        .replacing("Nothing of the sort", with: "Sign in with Apple")
      try folder.write(good, to: "specs/memo/memo.feature")
      _ = try await SpecProcess.run(
        ["run", "specs", "--report", "messages:newer.ndjson"], in: folder)
      for order in [["newer.ndjson", "run.ndjson"], ["run.ndjson", "newer.ndjson"]] {
        let docs = try await SpecProcess.run(
          ["docs", "specs"] + order.flatMap { ["--recording", $0] }, in: folder)
        #expect(docs.output.contains("last results: 2 passed\n"), "\(docs)")
      }
    }
  }

  @Test func `a recording that was cut off is used`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      _ = try await SpecProcess.run(Self.recording, in: folder)
      let text = try folder.text(of: "run.ndjson")
      let ends = text.ranges(of: "{\"testCaseFinished\"")
      let cut = text[..<text.index(ends[1].lowerBound, offsetBy: 10)]
      try folder.write(String(cut), to: "run.ndjson")
      let docs = try await SpecProcess.run(
        ["docs", "specs", "--recording", "run.ndjson"], in: folder)
      #expect(docs.status == 0)
      #expect(docs.output.contains("last results: 1 passed, 1 never run\n"), "\(docs)")
      #expect(docs.errors.contains("has no end: the run was stopped"), "\(docs)")
    }
  }

  @Test func `pages that are not needed are removed, and files of others kept`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      try folder.write("mine", to: "site/CNAME")
      _ = try await SpecProcess.run(["docs", "specs"], in: folder)
      try FileManager.default.removeItem(at: folder.file("specs/README.md"))
      let docs = try await SpecProcess.run(["docs", "specs", "--format", "json"], in: folder)
      #expect(
        try JSONReader.read(Array(docs.output.utf8)).object(at: "changes")["removed"] == 1,
        "\(docs)")
      let names = try Self.contents(of: folder.file("site")).keys
      #expect(!names.contains("specs-readme.html") && names.contains("CNAME"))
    }
  }

  @Test func `a list of files that was changed removes nothing else`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      try folder.write("mine", to: "mine.html")
      try folder.write("mine", to: "site/notes.txt")
      try folder.write(
        "{\"version\": 1, \"files\": [\"../mine.html\", \"notes.txt\", \".html\", 3]}",
        to: "site/spec-docs.json")
      #expect(try await SpecProcess.run(["docs", "specs"], in: folder).status == 0)
      #expect(try folder.text(of: "mine.html") == "mine")
      #expect(try folder.text(of: "site/notes.txt") == "mine")
    }
  }

  @Test func `bad input writes nothing and says what to do`() async throws {
    let bad: [(arguments: [String], files: [String: String])] = [
      (["docs", "gone"], [:]),
      (["docs", "specs"], ["specs/broken.feature": "Featur: a\n"]),
      (["docs", "specs"], ["specs/requirements.md": "- **a-1** It has no kind.\n"]),
      (["docs", "specs"], ["specs/memo/requirements.ko.md": "- **memo-9** [M] 없다.\n"]),
      (["docs", "specs"], ["site/index.html": "mine"]),
      (["docs", "specs"], ["site/spec-docs.json": "[]"]),
      (["docs", "specs", "--out", "specs/README.md"], [:]),
      (["docs", "specs", "--out", ""], [:]),
      (["docs", "specs", "--recording", "gone.ndjson"], [:]),
      (["docs", "specs", "--recording", "bad.ndjson"], ["bad.ndjson": "{}\nno\n"]),
      (["docs", "specs", "--recording", "specs"], [:]),
      (["docs", "specs", "--recording", "other.ndjson"], [:]),
      (["docs", "specs", "--proof", "bad.json"], ["bad.json": "{\"version\": 1}"]),
      (["docs", "specs", "--proof", "other.json"], ["other.json": Self.otherProof]),
      (["docs", "specs", "--title", ""], [:]),
    ]
    let other = try await TemporaryFolder.with(["a.feature": Files.typing]) { folder in
      _ = try await SpecProcess.run(
        ["run", "a.feature", "--report", "messages:other.ndjson"], in: folder)
      return try folder.text(of: "other.ndjson")
    }
    var transcript = ""
    for (arguments, files) in bad {
      let all = Self.files.merging(files) { $1 }.merging(["other.ndjson": other]) { $1 }
      try await TemporaryFolder.with(all) { folder in
        let process = try await SpecProcess.run(arguments, in: folder)
        transcript += Transcript.steady("\(process)\n", in: folder)
        #expect(!FileManager.default.fileExists(atPath: folder.file("site/memo.html").path))
      }
    }
    expectGolden(transcript, "docs/refused.txt")
  }

  private static let otherProof = """
    {"version": 1, "faults": [{"app": "a", "name": "b", "summary": "", "statements": ["other-1"],
     "outcome": "caught", "catches": [{"file": "x.feature", "line": 1, "name": "c"}]}]}
    """

  @Test func `the project's own requirements all have their place`() async throws {
    let specs = ConformanceData.projectRoot.appendingPathComponent("specs").path
    try await TemporaryFolder.with { folder in
      let docs = try await SpecProcess.run(["docs", specs, "--format", "json"], in: folder)
      let json = try JSONReader.read(Array(docs.output.utf8))
      #expect(try json.object(at: "statements")["testable"] == 359, "\(docs)")
      let pages = try Self.contents(of: folder.file("site")).filter { $0.key.hasSuffix(".html") }
      let shown = pages.values.flatMap { $0.matches(of: /class="statement" id="([^"]+)"/) }
        .map { String($0.1) }
      #expect(shown.count == 389)
      #expect(Set(shown).count == 389)
      #expect(SiteLinks.broken(in: pages) == [])
      let written = pages.values.reduce(0) { $0 + $1.utf8.count }
      #expect(written < 6_000_000, "\(written)")
    }
  }

  @Test(
    .enabled(if: Shell("chromedriver") != nil, "no chromedriver in PATH to open a page with"),
    arguments: ["site/memo.html", "memo.html"])
  func `pages work in a browser, opened as files`(page: String) async throws {
    let feature = """
      Feature: The site
        Scenario: The search finds a statement by keyboard
          Given the app is open
          When I press "/"
          And I type "it ends" into "Search the documentation"
          Then I see "1 result"
          When I press "Down"
          And I press "Enter"
          Then the address matches /.*memo\\.html#memo-1\\.2/
          And I do not see "1 result"
          And the console shows no error

        Scenario: A filter hides the other statements
          Given the app is open
          When I tap the "not covered 1" button
          Then I see the "memo-1.2 It ends." card
          And I do not see the "memo-1.1 It opens." card
          And the "not covered 1" button is pressed

        Scenario: A scenario can be opened
          Given the app is open
          When I tap the "open all" button
          Then I see the "Then I see \\"Sign in with Apple\\"" list item
          And the console shows no error

      """
    try await TemporaryFolder.with(Self.files) { folder in
      try folder.write(feature, to: "site.feature")
      let out = page.hasPrefix("site/") ? "site" : page
      #expect(
        try await SpecProcess.run(["docs", "specs", "--out", out], in: folder).status == 0)
      let process = try await SpecProcess.run(
        ["run", "site.feature", "--url", page], in: folder)
      #expect(process.status == 0, "\(process)")
    }
  }

  /// The texts of the files below a folder, by path.
  static func contents(of folder: URL) throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var contents: [String: String] = [:]
    for name in names {
      let file = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      if !isFolder.boolValue { contents[name] = try String(contentsOf: file, encoding: .utf8) }
    }
    return contents
  }
}

/// The links of a site.
enum SiteLinks {
  /// The links in pages that lead to no page or anchor.
  static func broken(in pages: [String: String]) -> [String] {
    let anchors = pages.mapValues { text in
      Set(text.matches(of: /\sid="([^"]*)"/).map { String($0.1) })
    }
    return pages.flatMap { name, text in
      text.matches(of: /href="([^"]*)"/).compactMap { match -> String? in
        let address = String(match.1)
        if address.contains("://") || address.hasPrefix("assets/") { return nil }
        let parts = address.split(separator: "#", omittingEmptySubsequences: false)
        guard let found = anchors[parts[0].isEmpty ? name : String(parts[0])] else {
          return "\(name): \(address)"
        }
        let anchor = parts.count > 1 ? String(parts[1]).removingPercentEncoding : nil
        return anchor.map { found.contains($0) } ?? true ? nil : "\(name): \(address)"
      }
    }.sorted()
  }
}
