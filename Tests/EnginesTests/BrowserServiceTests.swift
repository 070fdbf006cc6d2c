import Foundation
import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// That a WebDriver server ends with its engine, whatever it is doing; a script is the server.
@Suite(.timeLimit(.minutes(1))) struct BrowserServiceTests {
  /// It reports a port as soon as there is a file `go`.
  private static let server = """
    #!/bin/sh
    cd FOLDER
    echo >started
    until [ -e go ]; do sleep 0.05; done
    echo "ChromeDriver was started successfully on port 9."
    exec sleep 100

    """

  @Test func `a server that is stopped while it starts ends at once`() async throws {
    try await TemporaryFolder.with([:]) { folder in
      try folder.writeProgram(Self.server.replacing("FOLDER", with: folder.path), to: "server")
      let mark = UUID().uuidString
      var deadlines = WebDriverDeadlines()
      deadlines.start = .seconds(600)
      let service = BrowserService(
        program: BrowserProgram(name: folder.file("server").path),
        environment: [ProcessCount.variable: mark, "TMPDIR": folder.path],
        deadlines: deadlines)
      async let start = refusal { _ = try await service.address() }
      #expect(await eventually { folder.files.contains("started") })
      await service.stop()
      #expect(await start == "lost: \(folder.path)/server was shut down")
      #expect(await ProcessCount.left(mark) == 0)
      // Its supervisor has removed its folder, too.
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(!left.contains { $0.contains("spec-browser") })
      withExtendedLifetime(service) {}
    }
  }

  @Test(arguments: [("chromedriver", false), ("firefox", true)])
  func `a browser that is its own server has the time of a browser to start`(
    name: String, isBrowser: Bool
  ) async throws {
    // The server waits for the file `go`, so that it is late however slow this process is.
    try await TemporaryFolder.with(isBrowser ? ["go": ""] : [:]) { folder in
      try folder.writeProgram(Self.server.replacing("FOLDER", with: folder.path), to: name)
      var deadlines = WebDriverDeadlines()
      // No program starts in so short a time.
      deadlines.start = .nanoseconds(1)
      let service = BrowserService(
        program: BrowserProgram(name: folder.file(name).path),
        environment: ["TMPDIR": folder.path], deadlines: deadlines)
      let answer = await refusal { _ = try await service.address() }
      await service.stop()
      let late = "timed out: start \(folder.path)/\(name) (it reported no port)"
      #expect(answer == (isBrowser ? "nothing" : late))
    }
  }
}
