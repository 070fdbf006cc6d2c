import Foundation
import SpecTestKit
import Testing

@testable import SpecCommandLine

/// Pages as people have them: `--url`, `--serve`, and "serve" in spec.json.
@Suite struct PageTests {
  private static let files = [
    "a.feature": "Feature: a\n  Scenario: b\n    Given the app is open\n    Then I see \"Home\"\n",
    "page.html": "<!doctype html><title>Page</title><h1>Home</h1>",
    "내 쪽/index.html": "<!doctype html><title>Page</title><h1>Home</h1>",
    "none/readme.txt": "",
  ]

  @Test(arguments: [
    (
      ["--url", "pge.html"], #"there is no file or folder "pge.html""#,
      #"did you mean "page.html"?"#
    ),
    (
      ["--url", "내 쪽/indx.html"], #"there is no file or folder "내 쪽/indx.html""#,
      #"did you mean "내 쪽/index.html"?"#
    ),
    (
      ["--url", "/no/such/page.html"], #"there is no file or folder "/no/such/page.html""#,
      "check the path"
    ),
    (
      ["--url", "localhost:3000"], #"there is no file or folder "localhost:3000""#,
      "did you mean http://localhost:3000?"
    ),
    (
      ["--url", "none"], #"the folder "none" has no index.html, and none of its folders has one"#,
      "name the page, or the folder that contains it"
    ),
    (
      ["--url", "shop="], "it requires a page, or a name, an equals sign and a page",
      "example: --url http://127.0.0.1:3000/, --url shop=./shop.html"
    ),
    (
      ["--url", "http://h:x/"],
      #""http://h:x": "x" is not a valid port, which is a number from 1 to 65535"#,
      "example: --url http://127.0.0.1:3000/, --url shop=./shop.html"
    ),
    (
      ["--url", "page.html", "--url", "none"], #"the run has two pages: "page.html" and "none""#,
      "name the pages of several apps: --url shop=PAGE --url admin=PAGE"
    ),
    (
      ["--url", "a=page.html", "--url", "a=none"],
      #"the app "a" has two pages: "page.html" and "none""#,
      "name the pages of several apps: --url shop=PAGE --url admin=PAGE"
    ),
    (
      ["--url", "page.html", "--engine", "sim"],
      "pages are opened by a browser, not by --engine sim",
      "remove one of them, or add --engine webdriver"
    ),
    (
      ["--url", "/gone.html", "--serve", "내 쪽"], #""내 쪽" has no page "/gone.html""#,
      "check the path, which is relative to it"
    ),
    (["--serve", "gone"], #"there is no folder "gone""#, #"did you mean "none"?"#),
    (
      ["--serve", "page.html"], #"there is no folder "page.html""#,
      "name a folder; --url opens a file"
    ),
    (
      ["--serve", "none", "--engine", "sim"], "pages are opened by a browser, not by --engine sim",
      "remove one of them, or add --engine webdriver"
    ),
    (
      ["--serve", "{"],
      "it is not a JSON object: line 1, column 2: expected a key in double quotes or '}', found the end of the text",
      #"example: {"command": "npm start", "ready": "http://127.0.0.1:3000/"}"#
    ),
  ])
  func `a page that cannot be is one clear message, before any scenario`(
    arguments: [String], problem: String, advice: String
  ) async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let process = try await SpecProcess.run(["run", "a.feature"] + arguments, in: folder)
      #expect(process.errors == "spec: \(arguments[0]): \(problem)\n\(advice)\n")
      #expect(process.output == "")
      #expect(process.status == 2)
    }
  }

  @Test(arguments: [
    (#""serve": {"command": "x"}"#, "ready: expected a string, found nothing"),
    (
      #""serve": {"command": " ", "ready": "http://h/"}"#,
      "command: expected a command, found an empty string"
    ),
    (
      #""serve": {"command": "x", "ready": "https://h/"}"#,
      #"ready: expected an address such as http://127.0.0.1:3000/, found "https://h/""#
    ),
    (
      #""serve": {"command": "x", "ready": "http://h/", "timeout": "5"}"#,
      #"timeout: expected a duration such as 90s, found "5""#
    ),
    (
      #""serve": {"command": "x", "ready": "http://h/", "reuse": "yes"}"#,
      "reuse: expected true or false, found a string"
    ),
    (
      #""serve": {"comand": "x", "ready": "http://h/"}"#,
      "comand: expected one of the keys command, ready, timeout, reuse, folder, found an unknown key"
    ),
  ])
  func `a server in a settings file is checked with its place`(
    setting: String, problem: String
  ) async throws {
    let files = Self.files.merging(["spec.json": "{\"defaults\": {\(setting)}}"]) { $1 }
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(["list", "a.feature"], in: folder)
      #expect(
        process.errors == """
          spec: spec.json:1:15: "serve": \(problem)
          example: {"command": "npm start", "ready": "http://127.0.0.1:3000/"}

          """)
      #expect(process.status == 2)
    }
  }

  @Test(arguments: [
    (
      ["--url", "page.html"],
      "page.html is one page or contains one, but no login/index.html; write "
        + "\"the app is open\", or name the page with --url login=page.html"
    ),
    (["--url", "pages"], "there are pages for: shop"),
    (["--url", "shop=page.html"], "there are pages for: shop"),
    (
      ["--browser", "chromium"],
      "the run does not set its page; add --url login=PAGE, or --url FOLDER, which contains "
        + "login/index.html"
    ),
  ])
  func `an app without a page is one error before the run, at the first step that opens it`(
    arguments: [String], advice: String
  ) async throws {
    let scenario = "  Scenario: s\n    Given the \"login\" app is open\n    Then I see \"A\"\n"
    let files = [
      "page.html": "", "pages/shop/index.html": "",
      "a.feature": "Feature: f\n" + scenario + scenario.replacing("s\n", with: "t\n"),
    ]
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(["run", "a.feature"] + arguments, in: folder)
      #expect(process.errors.contains("a.feature:3:5"))
      let parts = process.errors.components(separatedBy: "has no page for the app \"login\"")
      #expect(parts.count == 2)
      #expect(process.errors.contains("fix: " + advice + "\n"))
      #expect(process.status == 2)
    }
  }

  @Test func `settings of pages wait for a run in a browser`() async throws {
    let pages = #""url": ["gone.html", "shop=http://127.0.0.1:1/"], "serve": "gone""#
    try await TemporaryFolder.with([
      "spec.json": "{\"defaults\": {\(pages), \"engine\": \"sim\"}}",
      "a.feature":
        "Feature: a\n  Scenario: b\n    Given the \"memo\" app is open\n    Then I do not see \"x\"\n",
    ]) { folder in
      let process = try await SpecProcess.run(["run", "a.feature"], in: folder)
      #expect(process.status == 0, "\(process)")
    }
  }

  @Test func `paths in a settings file are relative to it`() throws {
    let paths = ConfigFilePaths(folder: "../up/")
    for (text, expected) in [
      ("./page.html", "../up/page.html"), ("shop=../shop", "shop=../up/../shop"),
      ("http://x/a=b", "http://x/a=b"), ("/cart", "/cart"), ("cart=/cart", "cart=/cart"),
    ] {
      #expect(RunFlags.url.inFile.value(text, paths) == expected)
    }
    #expect(RunFlags.serve.inFile.value("dist", paths) == "../up/dist")
  }

  @Test(arguments: [
    ("../up/spec.json", "", #","folder":"../up/""#),
    ("../up/spec.json", #", "folder": "web""#, #","folder":"../up/web""#),
    ("spec.json", "", ""), ("spec.json", #", "folder": "web""#, #","folder":"web""#),
  ])
  func `a command in a settings file runs in the folder of the file`(
    path: String, folder: String, shown: String
  ) throws {
    let text = #"{"defaults": {"serve": {"command": "./x", "ready": "http://h/"\#(folder)}}}"#
    let file = try ConfigFileReader.read(ConfigFile.Text(path: path, bytes: Array(text.utf8)))
    #expect(
      file.defaults.map(\.value) == [#"{"command":"./x","ready":"http://h/"\#(shown)}"#])
  }

  @Test(arguments: [
    ("page.html", nil, "page.html"), ("shop=page.html", "shop", "page.html"),
    ("http://h/?a=b", nil, "http://h/?a=b"), ("shop=http://h/?a=b", "shop", "http://h/?a=b"),
    ("./a=b.html", nil, "./a=b.html"), ("/cart?a=b", nil, "/cart?a=b"), ("가=나=다", "가", "나=다"),
  ])
  func `a name precedes an equals sign, an address does not`(
    text: String, app: String?, page: String
  ) {
    let url = UrlOption(text)
    #expect(url.app == app)
    #expect(url.page == page)
  }

  @Test func `the engine in effect is that of the pages`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let process = try await SpecProcess.run(["config", "--url", "page.html"], in: folder)
      let lines = process.output.split(separator: "\n").filter {
        $0.hasPrefix("url") || $0.hasPrefix("engine")
      }.map { $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") }
      #expect(lines == ["url page.html command line, --url", "engine webdriver default"])
    }
  }

  // MARK: - Runs

  /// Runs the feature, and returns its counts and its errors.
  private static func run(
    _ arguments: [String], in folder: TemporaryFolder,
    interruptions: [SpecProcess.Interruption] = []
  ) async throws -> SpecProcess {
    try await SpecProcess.run(
      ["run", "a.feature", "--no-config", "--report", "progress"] + arguments, in: folder,
      interruptions: interruptions)
  }

  @Test func `an address that does not answer fails the run before its scenarios, in every report`()
    async throws
  {
    // Port 1 is reserved, and nobody listens there.
    try await TemporaryFolder.with(Self.files) { folder in
      let process = try await SpecProcess.run(
        ["run", "a.feature", "--url", "http://127.0.0.1:1/", "--junit", "report.xml"], in: folder)
      #expect(process.status == 3)
      for text in [process.output, try folder.text(of: "report.xml")] {
        #expect(text.contains("http://127.0.0.1:1/ cannot be reached: Connection refused"))
      }
      #expect(process.output.contains("a hook before the run failed; no scenario was run"))
    }
  }

  @Test(.enabled(if: Shell("chromedriver") != nil, "no chromedriver in PATH to open a page with"))
  func `an engine's own page overrides that of all runs`() async throws {
    let settings = """
      {"defaults": {"url": "http://127.0.0.1:1/"},
       "engines": {"mine": {"engine": "webdriver", "set": {"web": "./page.html"}}}}
      """
    try await TemporaryFolder.with(Self.files.merging(["spec.json": settings]) { $1 }) { folder in
      let process = try await SpecProcess.run(
        ["run", "a.feature", "--engine", "mine"], in: folder)
      #expect(process.status == 0, "\(process)")
    }
  }

  @Test(.enabled(if: Shell("chromedriver") != nil, "no chromedriver in PATH to open a page with"))
  func `a page is opened as a file, in a folder and on a server`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      for arguments in [
        ["--url", "page.html"], ["--url", "내 쪽"], ["--serve", "내 쪽"],
        ["--serve", ".", "--url", "/page.html"],
        ["--engine", "webdriver", "--set", "web=page.html"],
      ] {
        let process = try await Self.run(arguments, in: folder)
        #expect(process.status == 0, "\(process)")
      }
    }
  }

  @Test(
    .enabled(if: Shell("chromedriver") != nil, "no chromedriver in PATH to open a page with"),
    .enabled(if: Shell("python3") != nil, "no python3 in PATH to serve a page with"))
  func `a command serves the pages of a run in a folder below, and ends with it`() async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let python = try #require(Shell("python3"))
      let port = try await python.run(
        "import socket; s = socket.socket(); s.bind(('127.0.0.1', 0)); print(s.getsockname()[1])",
        in: folder.url
      ).output.trimmingCharacters(in: .whitespacesAndNewlines)
      let settings = """
        {"defaults": {"serve": {"command": "python3 -m http.server --bind 127.0.0.1 \(port)",
          "ready": "http://127.0.0.1:\(port)/page.html", "folder": "."}}}
        """
      try folder.write(settings, to: "conf/spec.json")
      try folder.write(Self.files["page.html"] ?? "", to: "conf/page.html")
      for _ in 0..<2 {
        let process = try await SpecProcess.run(
          ["run", "a.feature", "--config", "conf/spec.json", "--url", "/page.html"], in: folder)
        #expect(process.status == 0, "\(process)")
      }
    }
  }

  @Test(
    .enabled(if: Shell("chromedriver") != nil, "no chromedriver in PATH to open a page with"))
  func `the faults of a served page are proven`() async throws {
    let page = """
      <!doctype html><meta name=spec-faults content=silent><title>Page</title><h1></h1>
      <script type=module>
        import { text } from "./text.js"
        if (!location.search.includes("silent")) document.querySelector("h1").textContent = text
      </script>
      """
    let files = Self.files.merging([
      "dist/index.html": page, "dist/text.js": "export const text = 'Home'",
    ]) { $1 }
    try await TemporaryFolder.with(files) { folder in
      let process = try await SpecProcess.run(
        ["prove", "a.feature", "--serve", "dist"], in: folder)
      #expect(process.status == 0, "\(process)")
      #expect(
        process.output == """
          Fault detection
            app   faults  caught
            dist       1       1
            scenarios tried: 1

          all faults were caught: 1 fault

          """)
    }
  }
}
