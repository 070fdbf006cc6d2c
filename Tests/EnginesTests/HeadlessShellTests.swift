import Foundation
import SpecTestKit
import Testing

@testable import SpecEngines

/// When Chromium's headless shell is started in place of the whole browser.
@Suite(.serialized, .browserTurn) struct HeadlessShellTests {
  /// A folder with programs that only fail.
  private static func withPrograms(
    _ names: [String], _ work: (String) async throws -> Void
  ) async throws {
    try await TemporaryFolder.with(
      Dictionary(uniqueKeysWithValues: names.map { ($0, "#!/bin/sh\nexit 3\n") })
    ) { folder in
      for name in names {
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: folder.file(name).path)
      }
      try await work(folder.path)
    }
  }

  @Test(
    arguments: [
      ([], nil), (["chromium"], nil), (["chromium-headless-shell"], "chromium-headless-shell"),
      (["chromium-headless-shell", "chrome-headless-shell"], "chrome-headless-shell"),
    ] as [([String], String?)])
  func `it is found in the folders of programs`(programs: [String], found: String?) async throws {
    try await Self.withPrograms(programs) { folder in
      let options = WebDriverOptions(environment: ["PATH": folder])
      #expect(await HeadlessShell(options).path == found.map { folder + "/" + $0 })
    }
  }

  @Test(arguments: [
    WebDriverOptions(browser: "/usr/bin/chromium"), WebDriverOptions(showsWindow: true),
    WebDriverOptions(server: .program("firefox")),
    WebDriverOptions(server: .program("geckodriver")),
    WebDriverOptions(server: .address("http://127.0.0.1:9")),
  ])
  func `a browser, a window or a server that was chosen stays`(options: WebDriverOptions)
    async throws
  {
    try await Self.withPrograms(["chrome-headless-shell"]) { folder in
      var options = options
      options.environment["PATH"] = folder
      #expect(await HeadlessShell(options).path == nil)
    }
  }

  @Test(.disabled(if: Chromium.isMissing, Chromium.whenMissing))
  func `the whole browser is started if the shell does not start`() async throws {
    try await Self.withPrograms(["chrome-headless-shell"]) { folder in
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let starter = BrowserStarter(
        WebDriverOptions(environment: ["PATH": folder + ":" + path]))
      let key = SessionPool.Key(device: .standard, locale: nil)
      let names = try await [starter.start(key), starter.start(key)].map(\.browser.name)
      #expect(names == ["chrome", "chrome"])
      await starter.stop()
    }
  }
}
