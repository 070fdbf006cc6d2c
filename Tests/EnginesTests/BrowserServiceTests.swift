import Foundation
import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// That a WebDriver server ends with its engine, whatever it is doing; a script is the server.
@Suite struct BrowserServiceTests {
  /// It reports a port as soon as there is a file `go`.
  private static let server = """
    #!/bin/sh
    cd FOLDER
    echo >started
    until [ -e go ]; do sleep 0.05; done
    echo "ChromeDriver was started successfully on port 9."
    exec sleep 100

    """

  @Test func `a server that is stopped while it starts is left to nobody`() async throws {
    try await TemporaryFolder.with([:]) { folder in
      try folder.writeProgram(Self.server.replacing("FOLDER", with: folder.path), to: "server")
      let mark = UUID().uuidString
      let service = BrowserService(
        program: BrowserProgram(name: folder.file("server").path),
        environment: [ProcessCount.variable: mark, "TMPDIR": folder.path],
        deadlines: WebDriverDeadlines())
      async let start = refusal { _ = try await service.address() }
      #expect(await eventually { folder.files.contains("started") })
      async let stop: Void = service.stop()
      // Either may go on first when the server has started.
      try await Task.sleep(for: .milliseconds(100))
      try folder.write("", to: "go")
      await stop
      #expect(await start == "lost: \(folder.path)/server was shut down")
      #expect(await ProcessCount.left(mark) == 0)
      // Its supervisor has removed its folder, too.
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(!left.contains { $0.contains("spec-browser") })
      withExtendedLifetime(service) {}
    }
  }
}
