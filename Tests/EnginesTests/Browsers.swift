import Foundation
import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// A kind of browser for tests, where it is installed.
enum TestBrowser: String, CaseIterable, Sendable {
  case chromium, firefox, webkit

  /// The program that serves it; nil if it is not installed.
  var program: String? {
    switch self {
    case .chromium: Chromium.driver
    case .firefox: Self.inPath("firefox") ?? Self.inPath("firefox-esr")
    case .webkit: Self.hasDisplay ? Self.inPath("WebKitWebDriver") : nil
    }
  }

  var isMissing: Bool { program == nil }

  static let firefoxIsMissing: Comment =
    "no firefox in PATH: install firefox-esr to try a real Firefox"
  static let webkitIsMissing: Comment =
    "no WebKitWebDriver in PATH, or no display: install webkit2gtk-driver and xvfb to try WebKit"

  /// Whether the headless shell of Chromium is there, which serves most tests in half the time.
  static let hasHeadlessShell = inPath("chromium-headless-shell") != nil

  private static let hasDisplay =
    inPath("Xvfb") != nil || ProcessInfo.processInfo.environment["DISPLAY"] != nil

  private static func inPath(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
      "\($0)/\(name)"
    }
    .first { access($0, X_OK) == 0 }
  }

  /// One engine for each browser for all tests that leave it whole; it ends with this process.
  static let engines = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { browser in
      browser.program.map { program in
        (browser, WebDriverEngine(WebDriverOptions(server: .program(program))))
      }
    })

  /// Works with an engine of its own over the page `app`, and shuts the engine down.
  func withEngine<Answer: Sendable>(
    _ body: String, further: [String: String] = [:],
    _ change: (inout WebDriverOptions) -> Void = { _ in },
    _ work: (Chromium.Bench) async throws -> Answer
  ) async throws -> Answer {
    try await Chromium.withPage(
      body, further: further,
      { options in
        options.server = .program(program ?? "")
        options.browser = nil
        change(&options)
      }, work)
  }
}
