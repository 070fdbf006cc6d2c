import Foundation
import SpecDrivers
import SpecTestKit
import Testing

@testable import SpecEngines

/// A real browser for tests, where there is one.
enum Chromium {
  /// Its driver: `SPEC_CHROMEDRIVER`, or the first in `PATH`.
  static let driver: String? = {
    let variables = ProcessInfo.processInfo.environment
    if let named = variables["SPEC_CHROMEDRIVER"] { return named }
    return (variables["PATH"] ?? "").split(separator: ":").map { "\($0)/chromedriver" }
      .first { access($0, X_OK) == 0 }
  }()

  static let isMissing = driver == nil

  /// The headless shell, where it is installed: it takes half the time of the browser with windows.
  static let shell = TestBrowser.hasHeadlessShell ? HeadlessShell.name : nil
  static let whenMissing: Comment =
    "no chromedriver in PATH or SPEC_CHROMEDRIVER: install chromium-driver to try a real browser"

  /// An engine over pages of this name and content, and the mark of its processes.
  struct Bench: Sendable {
    let engine: WebDriverEngine
    let options: WebDriverOptions
    let folder: TemporaryFolder
    var mark = ""

    func makeDriver(_ change: (inout WebDriverOptions) -> Void = { _ in }) -> WebDriver {
      var options = options
      change(&options)
      return engine.webDriver(options)
    }
  }

  /// Works with drivers over the page `app` with this body; they share the browser of all tests.
  static func withDrivers<Answer: Sendable>(
    _ body: String, further: [String: String] = [:], hasPages: Bool = true,
    patience: Duration = .seconds(2), records: Bool = false, _ work: (Bench) async throws -> Answer
  ) async throws -> Answer {
    try await TemporaryFolder.with(files(body, further)) { folder in
      var options = WebDriverOptions(pages: hasPages ? folder.path : nil, patience: patience)
      options.records = records
      return try await work(
        Bench(engine: records ? recorder : shared, options: options, folder: folder))
    }
  }

  /// Works with an engine of its own over the page `app` with this body, and shuts the engine down.
  static func withPage<Answer: Sendable>(
    _ body: String, further: [String: String] = [:],
    _ change: (inout WebDriverOptions) -> Void = { _ in },
    _ work: (Bench) async throws -> Answer
  ) async throws -> Answer {
    try await TemporaryFolder.with(files(body, further)) { folder in
      let mark = UUID().uuidString
      var options = WebDriverOptions(
        server: .program(driver ?? ""), browser: shell, pages: folder.path, patience: .seconds(2),
        environment: [ProcessCount.variable: mark])
      change(&options)
      let bench = Bench(
        engine: WebDriverEngine(options), options: options, folder: folder, mark: mark)
      let result: Result<Answer, any Error>
      do { result = .success(try await work(bench)) } catch { result = .failure(error) }
      await bench.engine.shutdown()
      #expect(await ProcessCount.left(mark) == 0, "processes were left behind")
      return try result.get()
    }
  }

  /// One browser for all tests that leave it whole; it ends with this process.
  private static let shared = WebDriverEngine(
    WebDriverOptions(server: .program(driver ?? ""), browser: shell))

  /// The same for pages that report what a person does.
  private static let recorder = shared.recording(showsWindow: false)

  /// Works with a driver on which the page has been opened.
  ///
  /// - Parameter prepare: What to arrange before.
  static func withDriver<Answer: Sendable>(
    _ body: String, further: [String: String] = [:],
    options: LaunchOptions = LaunchOptions(app: "app"), patience: Duration = .seconds(2),
    records: Bool = false, prepare: (WebDriver) async throws -> Void = { _ in },
    _ work: (WebDriver) async throws -> Answer
  ) async throws -> Answer {
    try await withDrivers(
      body, further: further, hasPages: !options.app.hasPrefix("http:"), patience: patience,
      records: records
    ) { bench in
      let driver = bench.makeDriver()
      let result: Result<Answer, any Error>
      do {
        try await prepare(driver)
        try await driver.launch(options)
        result = .success(try await work(driver))
      } catch { result = .failure(error) }
      await driver.close()
      return try result.get()
    }
  }

  static func files(_ body: String, _ further: [String: String]) -> [String: String] {
    let head = """
      <!doctype html><meta charset=utf-8><title>Page</title>
      <meta name=viewport content="width=device-width, initial-scale=1">

      """
    var files = ["app/index.html": head + body]
    for (name, text) in further { files["app/" + name] = text }
    return files
  }
}

extension Driver {
  /// What is known of the elements, a line each: role, id, label and the wanted properties; without
  /// the texts that name other elements.
  func outline(_ properties: Property...) async throws -> String {
    let elements = try await observe(since: 0).screen.elements
    return elements.filter { $0.properties[.naming] == nil }.map { element in
      let values = properties.compactMap { property in
        element.properties[property].map { "\(property.rawValue) \($0.value?.written ?? "?")" }
      }
      return (["\(element.role.rawValue) \"\(element.label)\" #\(element.id)"] + values)
        .joined(separator: ", ")
    }.joined(separator: "\n")
  }

  /// The text a field or label shows.
  func text(of name: String) async throws -> String? {
    let screen = try await observe(since: 0).screen
    return try Selector(name).resolve(on: screen).properties[.text]?.value?.text
  }

  /// Whether an element with this identifier is visible.
  func shows(_ id: String) async throws -> Bool {
    try await observe(since: 0).screen.elements.contains { $0.id == id && $0.isVisible }
  }

  /// The value of a property of the screen, as written; nil if it is not listed.
  func screenProperty(_ name: String) async throws -> String? {
    try await observe(since: 0).screen.properties[Property(name)]?.value?.written
  }

  /// What has happened, a line each, but for when.
  func loggedEvents(_ kinds: Event.Kind..., since mark: EventMark = 0) async throws -> String {
    try await observe(since: mark).events.filter { kinds.contains($0.kind) }.map { event in
      let details = event.details.sorted { $0.key < $1.key }
        .map { " \($0.key)=\($0.value.written)" }.joined()
      return "\(event.kind.rawValue) \(event.subject)" + details
    }.joined(separator: "\n")
  }
}

/// The error an action ends with, in words and without the screen.
func refusal(_ work: () async throws -> Void) async -> String {
  do {
    try await work()
    return "nothing"
  } catch let error as DriverError {
    switch error {
    case .notInteractable(let selector, let why, _): return "cannot use \(selector): \(why)"
    case .impossible(let what, let why, _): return "cannot \(what): \(why)"
    case .elementNotFound(let selector, _): return "no \(selector)"
    case .ambiguousElement(let selector, let count, _): return "\(count) \(selector)"
    case .noSuchAnswer(let answer, _): return "no answer \(answer)"
    case .unknownKey(let name, _): return "no key \(name)"
    case .unsupported(let capability, _): return "lacks \(capability.rawValue)"
    case .unknownSetting(let name, let known): return "no \(name); \(known.joined(separator: ", "))"
    case .timedOut(let what, _): return "timed out: \(what)"
    case .engineLost(let why): return "lost: \(why)"
    default: return "\(error)"
    }
  } catch { return "\(error)" }
}

extension Chromium.Bench {
  /// Taps the button "Hang", whose page is given up; the next scenario has a page again.
  func checkThatHangingPageIsGivenUp() async throws {
    let driver = engine.makeDriver()
    try await driver.launch(LaunchOptions(app: "app"))
    let words = await refusal { try await driver.perform(.tap(Selector("Hang"))) }
    #expect(words.hasPrefix("timed out: "), "\(words)")
    await driver.close()
    let next = engine.makeDriver()
    try await next.launch(LaunchOptions(app: "app"))
    #expect(try await next.observe(since: 0).screen.name == "Page")
    await next.close()
  }
}
