import Foundation
import SpecTestKit
import Testing

/// `--headed`: a browser with a window.
@Suite(.serialized, .browserTurn) struct HeadedTests {
  private static let files = [
    "page.html": """
    <!doctype html><title>Page</title><h1>Page</h1><p id="kind"></p>
    <script>
    document.querySelector("p").textContent =
      navigator.userAgent.includes("Headless") ? "no window" : "a window"
    </script>
    """,
    "a.feature": """
    Feature: A page
      Scenario: Its window
        Given the app is open
        Then I see "a window"

    """,
  ]

  /// A browser with its driver, and the reason why it cannot be tried.
  private static let browsers = [
    ("chromium", "chromedriver"), ("firefox", "firefox"), ("webkit", "WebKitWebDriver"),
  ].filter { Shell($0.1) != nil }.map(\.0)

  @Test(
    .enabled(if: Shell("xvfb-run") != nil, "no xvfb-run in PATH to show windows on"),
    arguments: browsers)
  func `a browser shows a window on a display`(_ browser: String) async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let process = try await SpecProcess.run(
        [
          "xvfb-run", "-a", SpecProcess.executable.path, "run", "a.feature", "--url", "page.html",
          "--browser", browser, "--headed",
        ], in: folder, deadline: .seconds(120), executable: URL(filePath: "/usr/bin/env"))
      #expect(process.status == 0, "\(process)")
      #expect(process.output.contains("1 scenario (1 passed)"), "\(process)")
    }
  }

  @Test(
    .enabled(if: Shell("chromedriver") != nil, "no chromedriver in PATH"),
    arguments: [
      ([], [:]), (["--headed", "--no-headed"], [:]), (["--no-headed"], ["SPEC_HEADED": "1"]),
      (["--set", "headed=off"], [:]),
    ] as [([String], [String: String])])
  func `a browser has no window by default, and none is shown`(
    _ arguments: [String], _ variables: [String: String]
  ) async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let process = try await SpecProcess.run(
        ["run", "a.feature", "--url", "page.html", "--wait", "100ms"] + arguments, in: folder,
        environment: variables)
      #expect(process.output.contains("no window"), "\(process)")
    }
  }

  #if os(Linux)
  @Test(
    arguments: [
      (["--headed"], [:], "--headed"), (["--set", "headed=on"], [:], "--set headed"),
      ([], ["SPEC_HEADED": "true"], "SPEC_HEADED"),
    ] as [([String], [String: String], String)])
  func `a window without a display is one clear message before any scenario`(
    _ arguments: [String], _ variables: [String: String], _ subject: String
  ) async throws {
    for command in [["run", "a.feature"], ["try"]] {
      try await TemporaryFolder.with(Self.files) { folder in
        let process = try await SpecProcess.run(
          command + ["--url", "page.html"] + arguments, in: folder, environment: variables)
        #expect(
          process.errors == """
            spec: \(subject): a browser with a window needs a display, and DISPLAY and \
            WAYLAND_DISPLAY are not set
            run it in a desktop session or with xvfb-run, or remove it

            """)
        #expect(process.output == "")
        #expect(process.status == 2)
      }
    }
  }
  #endif

  @Test(arguments: [["run", "a.feature"], ["try"], ["prove", "a.feature"]])
  func `an engine without a window is refused`(_ command: [String]) async throws {
    try await TemporaryFolder.with(Self.files) { folder in
      let process = try await SpecProcess.run(command + ["--headed"], in: folder)
      #expect(
        process.errors == """
          spec: --headed: only browsers have a window, and no engine of this run is one
          remove it, or add --engine webdriver

          """)
      #expect(process.status == 2)
      // A setting may wait for a run in a browser.
      let set = try await SpecProcess.run(
        ["run", "a.feature", "--dry-run"], in: folder, environment: ["SPEC_HEADED": "1"])
      #expect(set.status == 0, "\(set)")
    }
  }
}
