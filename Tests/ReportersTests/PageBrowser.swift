import Foundation
import SpecJSON
import SpecTestKit
import Testing

/// A headless Chromium that shows a page from a file, by way of its WebDriver server.
///
/// Nothing of the project is between a test and the browser, so that its console shows the page's
/// own messages only.
final class PageBrowser {
  /// The server: `SPEC_CHROMEDRIVER`, or the first in `PATH`.
  static let driver =
    ProcessInfo.processInfo.environment["SPEC_CHROMEDRIVER"] ?? inPath("chromedriver")
  private static let curl = inPath("curl")

  static let isMissing = driver == nil || curl == nil
  static let whenMissing: Comment =
    "no chromedriver or no curl in PATH: install chromium-driver and curl to try a real browser"

  private static func inPath(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  struct Failure: Error, CustomStringConvertible { let description: String }

  private let process: Process
  private let root: String
  private let mark = UUID().uuidString
  private var session = ""
  let folder: TemporaryFolder

  /// Works with a browser, and ends it.
  static func with<Answer>(_ work: (PageBrowser) async throws -> Answer) async throws -> Answer {
    try await TemporaryFolder.with([:]) { folder in
      let browser = try PageBrowser(folder)
      let result: Result<Answer, any Error>
      do {
        try await browser.startSession()
        result = .success(try await work(browser))
      } catch { result = .failure(error) }
      await browser.end()
      #expect(await ProcessCount.left(browser.mark) == 0, "processes were left behind")
      return try result.get()
    }
  }

  private init(_ folder: TemporaryFolder) throws {
    self.folder = folder
    (process, root) = try Self.startedServer(mark)
  }

  /// Starts the server; again if it ends, because another program may have taken its port before it
  /// listened.
  private static func startedServer(_ mark: String) throws -> (Process, root: String) {
    var text = ""
    for _ in 1...5 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: driver ?? "")
      process.arguments = ["--port=0"]
      process.environment = ProcessInfo.processInfo.environment.merging(
        [ProcessCount.variable: mark]
      ) { _, own in own }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      text = ""
      while true {
        let bytes = output.fileHandleForReading.availableData
        if bytes.isEmpty { break }
        text += String(decoding: bytes, as: UTF8.self)
        if let port = text.firstMatch(of: /on port (\d+)\./)?.1 {
          return (process, "http://127.0.0.1:\(port)")
        }
      }
    }
    throw Failure(description: "chromedriver ended: \(text)")
  }

  private func startSession() async throws {
    let answer = try await send(
      "session",
      [
        "capabilities": [
          "alwaysMatch": [
            "browserName": "chrome", "goog:loggingPrefs": ["browser": "ALL"],
            "goog:chromeOptions": [
              "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,900"]
            ],
          ]
        ]
      ])
    guard let object = answer as? [String: Any], let id = object["sessionId"] as? String else {
      throw Failure(description: "no session: \(answer)")
    }
    session = "session/\(id)/"
  }

  /// Ends the browser and its server.
  ///
  /// A `Process` starts with the signals blocked that the thread which starts it blocks. On Linux,
  /// threads of a test block SIGTERM, so only SIGKILL ends the server if it does not end by itself.
  private func end() async {
    _ = try? await send("shutdown", nil, method: "GET")
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  @discardableResult
  private func send(
    _ path: String, _ body: [String: Any]?, method: String = "POST"
  ) async throws -> Any {
    let input = try body.map { try JSONSerialization.data(withJSONObject: $0) }
    let data = try await Self.response(method, root + "/" + path, input ?? Data())
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let value = answer?["value"] ?? NSNull()
    if let failure = value as? [String: Any], let message = failure["message"] as? String {
      throw Failure(description: message)
    }
    return value
  }

  /// Sends a request and returns the body of its response.
  ///
  /// Through files: another program that starts at the same time would inherit a pipe, and its end
  /// would not come.
  private static func response(
    _ method: String, _ address: String, _ body: Data
  ) async throws -> Data {
    // URLSession on Linux does not accept the headers of this server.
    try await TemporaryFolder.with { folder in
      try body.write(to: folder.file("body"))
      let curl = try await SpecProcess.run(
        [
          "--silent", "--max-time", "60", "--request", method, "--data-binary", "@body",
          "--output", "answer", address,
        ], in: folder, deadline: .seconds(90), executable: URL(fileURLWithPath: curl ?? ""))
      guard let answer = try? Data(contentsOf: folder.file("answer")) else {
        throw Failure(description: "no answer to \(method) \(address): \(curl)")
      }
      return answer
    }
  }

  // MARK: - What a reader does

  /// Opens a page, at a fragment.
  func open(_ page: String, _ fragment: String = "", name: String = "page.html") async throws {
    try folder.write(page, to: name)
    try await send(session + "url", ["url": "about:blank"])
    try await send(session + "url", ["url": "file://\(folder.path)/\(name)\(fragment)"])
  }

  /// Follows a fragment of the page that is open.
  func follow(_ fragment: String) async throws {
    _ = try await run("location.hash = \(Self.quoted(fragment))")
    _ = try await run("return new Promise(done => setTimeout(done, 20))")
  }

  /// Runs a script in the page and returns its value as text.
  @discardableResult
  func run(_ script: String) async throws -> String {
    let value = try await send(session + "execute/sync", ["script": script, "args": [Any]()])
    return value is NSNull ? "" : "\(value)"
  }

  /// Presses keys, one after another.
  func press(_ keys: String...) async throws {
    let codes = [
      "Enter": "\u{E007}", "Escape": "\u{E00C}", "Tab": "\u{E004}", "Down": "\u{E015}",
      "Home": "\u{E011}",
    ]
    let actions: [[String: Any]] = keys.flatMap { key in
      ["keyDown", "keyUp"].map { ["type": $0, "value": codes[key] ?? key] }
    }
    try await send(
      session + "actions", ["actions": [["type": "key", "id": "keys", "actions": actions]]])
    _ = try await run("return new Promise(done => setTimeout(done, 200))")
  }

  func size(width: Int, height: Int = 900) async throws {
    try await command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Shows the page as on paper, or in dark colours.
  func emulate(media: String = "", scheme: String = "light") async throws {
    try await command(
      "Emulation.setEmulatedMedia",
      ["media": media, "features": [["name": "prefers-color-scheme", "value": scheme]]])
  }

  /// The number of bytes of the printed page.
  func print() async throws -> Int {
    (try await send(session + "print", [:]) as? String)?.utf8.count ?? 0
  }

  private func command(_ name: String, _ parameters: [String: Any]) async throws {
    try await send(session + "goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  /// The messages of the console since the last call, among them violations of the policy.
  func console() async throws -> [String] {
    let entries = try await send(session + "se/log", ["type": "browser"]) as? [[String: Any]]
    return (entries ?? []).compactMap { $0["message"] as? String }
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
