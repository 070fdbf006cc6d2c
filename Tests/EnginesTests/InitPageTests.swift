import SpecTestKit
import Testing

/// The suite that `spec init` writes for a page passes in a browser.
@Suite(.serialized, .browserTurn, .enabled(if: !Chromium.isMissing, Chromium.whenMissing))
struct InitPageTests {
  private static let browser = Chromium.shell ?? "chromium"

  @Test func `the suite of a page passes at once`() async throws {
    try await TemporaryFolder.with { folder in
      let written = try await SpecProcess.run(["init", "--for", "page"], in: folder)
      #expect(written.ending == .exited(0), "\(written)")
      try folder.write(
        """
        Feature: Audit
          Scenario: The page is accessible
            Given the app is open
            Then the screen is accessible

        """, to: "specs/audit.feature")
      let run = try await SpecProcess.run(
        ["run", "--forbid-skipped", "--browser", Self.browser], in: folder)
      #expect(run.ending == .exited(0), "\(run)")
      #expect(run.output.contains("4 scenarios (4 passed)"))
      // It is the page that decides.
      let page = try folder.text(of: "app/index.html")
      try folder.write(page.replacing("1.1", with: "1.2"), to: "app/index.html")
      let failing = try await SpecProcess.run(
        ["run", "--browser", Self.browser, "--wait", "100ms"], in: folder)
      #expect(failing.output.contains("4 scenarios (2 failed, 2 passed)"), "\(failing)")
    }
  }

  @Test(.enabled(if: FakeEngine.isPossible, FakeEngine.whenImpossible))
  func `the suite of an address passes at once`() async throws {
    try await TemporaryFolder.with(["pages/index.html": "<title>A page</title><h1>Hello</h1>"]) {
      folder in
      let port = try LoopbackPort.unused()
      let address = "http://127.0.0.1:\(port)"
      let written = try await SpecProcess.run(["init", "--url", address], in: folder)
      #expect(written.ending == .exited(0), "\(written)")
      let server = "python3 -m http.server \(port) --bind 127.0.0.1 --directory pages"
      let run = try await SpecProcess.run(
        [
          "run", "--forbid-skipped", "--browser", Self.browser, "--serve",
          "{\"command\": \"\(server)\", \"ready\": \"\(address)\"}",
        ], in: folder)
      #expect(run.ending == .exited(0), "\(run)")
      #expect(run.output.contains("2 scenarios (2 passed)"), "\(run)")
    }
  }
}
