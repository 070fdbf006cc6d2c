import Foundation
import SpecDrivers
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecEngines

/// A headless Chromium that shows a page from a file.
struct PageBrowser {
  /// The server: `SPEC_CHROMEDRIVER`, or the first in `PATH`.
  private static let driver: String? = {
    let variables = ProcessInfo.processInfo.environment
    if let named = variables["SPEC_CHROMEDRIVER"] { return named }
    return (variables["PATH"] ?? "").split(separator: ":").map { "\($0)/chromedriver" }
      .first { access($0, X_OK) == 0 }
  }()

  static let isMissing = driver == nil
  static let whenMissing: Comment =
    "no chromedriver in PATH or SPEC_CHROMEDRIVER: install chromium-driver to try a real browser"

  /// One browser for all tests, one after another; it ends with this process.
  private static let shared = Task {
    var options = WebDriverOptions(server: .program(driver ?? ""))
    options.records = true
    var chromium: JSONObject = [
      "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,900"]
    ]
    if let shell = try? await HeadlessShell.path(options) { chromium["binary"] = .string(shell) }
    options.capabilities = ["goog:chromeOptions": .object(chromium)]
    let service = BrowserService(
      program: BrowserProgram(name: driver ?? ""), environment: [:], deadlines: options.deadlines)
    let address = try await service.address()
    let key = SessionPool.Key(device: .standard, locale: nil)
    let session = try await WebDriverSession.start(
      at: address, capabilities: options.capabilities(for: key), deadlines: options.deadlines)
    return (service, session)
  }

  private let session: WebDriverSession
  let folder: TemporaryFolder

  /// Works with the browser as if it had just been started.
  static func with<Answer>(_ work: (PageBrowser) async throws -> Answer) async throws -> Answer {
    try await TemporaryFolder.with([:]) { folder in
      let browser = PageBrowser(session: try await shared.value.1, folder: folder)
      try await browser.session.send(.open("about:blank"))
      try await browser.session.send(.chromium("Emulation.clearDeviceMetricsOverride"))
      try await browser.emulate()
      _ = try await browser.console()
      return try await work(browser)
    }
  }

  // MARK: - What a reader does

  /// Opens a page, at a fragment.
  func open(_ page: String, _ fragment: String = "", name: String = "page.html") async throws {
    try folder.write(page, to: name)
    try await session.send(.open("about:blank"))
    try await session.send(.open("file://\(folder.path)/\(name)\(fragment)"))
  }

  /// Follows a fragment of the page that is open.
  func follow(_ fragment: String) async throws {
    _ = try await run("location.hash = \(Self.quoted(fragment))")
    _ = try await run("return new Promise(done => setTimeout(done, 20))")
  }

  /// Runs a script in the page and returns its value as text.
  @discardableResult
  func run(_ script: String) async throws -> String {
    switch try await session.send(.run(script, what: "run a script")) {
    case .null: return ""
    case .string(let text): return text
    case let value: return value.description
    }
  }

  /// Presses keys, one after another.
  func press(_ keys: String...) async throws {
    let codes = [
      "Enter": "\u{E007}", "Escape": "\u{E00C}", "Tab": "\u{E004}", "Down": "\u{E015}",
      "Home": "\u{E011}",
    ]
    let actions = keys.map { codes[$0] ?? $0 }.flatMap { [Keys.press($0), Keys.release($0)] }
    try await session.send(.perform([Keys.source(actions)], what: "press keys"))
    _ = try await run("return new Promise(done => setTimeout(done, 200))")
  }

  func size(width: Int, height: Int = 900) async throws {
    try await session.send(
      .chromium(
        "Emulation.setDeviceMetricsOverride",
        [
          "width": .integer(width), "height": .integer(height), "deviceScaleFactor": 1,
          "mobile": false,
        ]))
  }

  /// Shows the page as on paper, or in dark colours.
  func emulate(media: String = "", scheme: String = "light") async throws {
    try await session.send(
      .chromium(
        "Emulation.setEmulatedMedia",
        [
          "media": .string(media),
          "features": [["name": "prefers-color-scheme", "value": .string(scheme)]],
        ]))
  }

  /// The number of bytes of the printed page.
  func print() async throws -> Int {
    try await session.send(.chromium("Page.printToPDF")).string(at: "data").utf8.count
  }

  /// The messages of the console since the last call, among them violations of the policy.
  func console() async throws -> [String] {
    try await session.send(.log).array().map { try $0.string(at: "message") }
  }

  /// The text of the elements that a selector finds.
  func texts(_ selector: String) async throws -> [String] {
    let text = try await run(
      """
      return [...document.querySelectorAll(\(Self.quoted(selector)))]
        .map(one => one.innerText.replace(/\\s+/g, ' ').trim()).join('\\n')
      """)
    return text.isEmpty ? [] : text.components(separatedBy: "\n")
  }

  static func quoted(_ text: String) -> String {
    String(decoding: JSONWriter.write(.string(text)), as: UTF8.self)
  }
}
