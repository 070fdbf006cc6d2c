import Foundation
import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// Chromium's headless shell as a browser of its own.
@Suite(.serialized, .browserTurn) struct HeadlessShellTests {
  @Test(
    arguments: [
      (["chromium"], nil), (["chromium-headless-shell"], "chromium-headless-shell"),
      (["chromium-headless-shell", "chrome-headless-shell"], "chrome-headless-shell"),
    ] as [([String], String?)])
  func `it is found in the folders of programs`(programs: [String], found: String?) async throws {
    let files = Dictionary(uniqueKeysWithValues: programs.map { ($0, "#!/bin/sh\nexit 3\n") })
    try await TemporaryFolder.with(files) { folder in
      for name in programs {
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: folder.file(name).path)
      }
      let options = WebDriverOptions(environment: ["PATH": folder.path])
      if let found {
        #expect(try await HeadlessShell.path(options) == folder.path + "/" + found)
      } else {
        await #expect(
          throws: DriverError.engineLost(
            "no program \"chrome-headless-shell\" or \"chromium-headless-shell\" was found; install "
              + "it (Debian: chromium-headless-shell), or name its path with --browser")
        ) { try await HeadlessShell.path(options) }
      }
    }
  }

  @Test func `it shows no window, and asks for no permissions`() async throws {
    let engine = WebDriverEngine(WebDriverOptions())
    #expect(throws: SettingError.self) {
      try engine.configured(by: ["browser": "headless-shell", "headed": true])
    }
    for (settings, isExact) in [
      (["browser": "chromium"], true), (["browser": "headless-shell"], false),
    ] as [(Settings, Bool)] {
      let driver = try engine.configured(by: settings).makeDriver()
      #expect((driver.capabilities[.permissions] == .exact) == isExact, "\(settings)")
    }
  }

  @Test(
    .disabled(if: Chromium.isMissing, Chromium.whenMissing),
    .enabled("there is no headless shell of Chromium in PATH") {
      (try? await HeadlessShell.path(WebDriverOptions())) != nil
    })
  func `a session starts in it`() async throws {
    let starter = BrowserStarter(WebDriverOptions(browser: HeadlessShell.name))
    let session = try await starter.start(SessionPool.Key(device: .standard, locale: nil))
    #expect(session.browser.name == "chrome-headless-shell")
    await starter.stop()
  }
}
