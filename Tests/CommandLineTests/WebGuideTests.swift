import Foundation
import SpecTestKit
import Testing

/// What Documentation/Testing-a-Web-App.md shows is what happens.
///
/// With `SPEC_RECORD` set, what happens is written into the page.
@Suite(
  .enabled(if: Shell("chromedriver") != nil, "no chromedriver in PATH to open a page with"),
  .enabled(if: Shell("python3") != nil, "no python3 in PATH to serve pages with"), .browserTurn)
struct WebGuideTests {
  private static let page = ConformanceData.projectRoot
    .appendingPathComponent("Documentation/Testing-a-Web-App.md")

  @Test func `every command of the page prints what the page shows`() async throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let port = try #require(await Self.unusedPort())
    let happened = try await TemporaryFolder.with { folder in
      try folder.writeProgram(
        """
        #!/bin/sh
        exec python3 -m http.server \(port) --bind 127.0.0.1 --directory pages

        """, to: "bin/npm")
      return try await Self.happening(on: page, port: port, in: folder)
    }
    #expect(happened == page)
    if ProcessInfo.processInfo.environment["SPEC_RECORD"] != nil, happened != page {
      try happened.write(to: Self.page, atomically: true, encoding: .utf8)
    }
  }

  /// The page with the output of each command in the block after it.
  ///
  /// A block with a name is a file. The port of the page is replaced by one that is free, and the
  /// path of the folder is not shown.
  private static func happening(
    on page: String, port: String, in folder: TemporaryFolder
  ) async throws -> String {
    var parts = page.components(separatedBy: "\n```")
    for place in stride(from: 1, to: parts.count, by: 2) {
      let block = parts[place].split(separator: "\n", maxSplits: 1).map(String.init)
      let words = block[0].split(separator: " ")
      let text = block.dropFirst().joined().replacing(":3000", with: ":\(port)") + "\n"
      if words.count > 1 { try folder.write(text, to: String(words[1])) }
      guard words.first == "sh" else { continue }
      let process = try await run(text, in: folder)
      // A slow machine is told on standard error that it waits for the browser.
      let shown = (process.output.isEmpty ? process.errors : process.output)
        .replacing(":\(port)", with: ":3000").replacing(folder.path, with: "/…")
        .replacing(" --browser headless-shell", with: "")
      // The same but for how long it took.
      if Transcript.steady("text\n" + shown, in: folder)
        != Transcript.steady(parts[place + 2] + "\n", in: folder)
      {
        parts[place + 2] = "text\n" + shown.dropLast()
      }
    }
    return parts.joined(separator: "\n```")
  }

  private static func run(_ line: String, in folder: TemporaryFolder) async throws -> SpecProcess {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try await SpecProcess.run(
      ["-c", "spec() { \"$TOOL\" \"$@\"; }\n" + line], in: folder,
      environment: [
        "LANG": "en_US.UTF-8", "TOOL": SpecProcess.executable.path,
        "SPEC_BROWSER": Shell("chromium-headless-shell") == nil ? "chromium" : "headless-shell",
        "PATH": "\(folder.path)/bin:\(path)",
      ], executable: URL(filePath: "/bin/sh"))
  }

  private static func unusedPort() async -> String? {
    let program = """
      import socket
      s = socket.socket()
      s.bind(("127.0.0.1", 0))
      print(s.getsockname()[1])

      """
    let answer = try? await Shell("python3")?.run(
      program, in: FileManager.default.temporaryDirectory)
    return answer?.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
