import Foundation
import SpecDrivers
import SpecJSON
import SpecTestKit

@testable import SpecEngines

/// A person who uses the browser of another process: a second WebDriver server that attaches to it.
///
/// The browser cannot tell this input from that of a mouse and a keyboard.
struct Person {
  private let session: WebDriverSession

  struct TooLate: Error, CustomStringConvertible {
    let description: String
  }

  /// Attaches to the browser with this port for debugging, and detaches afterwards.
  static func attached<Answer>(
    to port: UInt16, _ work: (Person) async throws -> Answer
  ) async throws -> Answer {
    var options = WebDriverOptions(server: .program(Chromium.driver ?? ""))
    options.capabilities = [
      "goog:chromeOptions": ["debuggerAddress": .string("127.0.0.1:\(port)")]
    ]
    let service = BrowserService(
      program: BrowserProgram(name: Chromium.driver ?? ""), environment: [:],
      deadlines: options.deadlines)
    let result: Result<Answer, any Error>
    do {
      let address = try await service.address()
      let key = SessionPool.Key(device: .standard, locale: nil)
      let session = try await eventually("the browser starts") {
        try? await WebDriverSession.start(
          at: address, capabilities: options.capabilities(for: key),
          deadlines: options.deadlines)
      }
      let person = Person(session: session)
      _ = try await eventually("the page is loaded") {
        await person.sees("window.__spec && document.readyState === 'complete'") ? true : nil
      }
      result = .success(try await work(person))
    } catch { result = .failure(error) }
    await service.stop()
    return try result.get()
  }

  /// The first value within 30 seconds.
  static func eventually<Value>(
    _ what: String, _ value: () async throws -> Value?
  ) async throws -> Value {
    let end = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < end {
      if let value = try await value() { return value }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw TooLate(description: "not within 30 s: \(what)")
  }

  private func sees(_ condition: String) async -> Bool {
    (try? await session.send(.run("return Boolean(\(condition));", what: "see"))) == true
  }

  /// Clicks the first element of an XPath.
  func click(_ path: String) async throws {
    let found = try await Self.eventually("there is \(path)") { try await node(path) }
    _ = try await session.send(.click(found))
  }

  private func node(_ path: String) async throws -> String? {
    let script = """
      return document.evaluate(arguments[0], document, null, 9, null).singleNodeValue;
      """
    guard
      case .object(let node)? = try? await session.send(.run(script, [.string(path)], what: "find")),
      case .string(let name)? = node.first?.value
    else { return nil }
    return name
  }

  /// Types into the element that has the focus; a line break is the return key.
  func type(_ text: String) async throws {
    for stroke in Keys.strokes(for: text) {
      guard case .keys(let keys) = stroke else { continue }
      let actions = keys.flatMap { [Keys.press($0), Keys.release($0)] }
      _ = try await session.send(.perform([Keys.source(actions)], what: "type"))
    }
  }

  /// Presses the button of the mouse at the first point and releases it at the last one.
  func touch(_ points: [(x: Int, y: Int)]) async throws {
    func move(_ point: (x: Int, y: Int)) -> JSONValue {
      [
        "type": "pointerMove", "duration": 50, "origin": "viewport", "x": .integer(point.x),
        "y": .integer(point.y),
      ]
    }
    let down: JSONValue = ["type": "pointerDown", "button": 0]
    let actions = points.prefix(1).map(move) + [down] + points.dropFirst().map(move)
    _ = try await session.send(
      .perform(
        [
          [
            "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
            "actions": .array(actions + [["type": "pointerUp", "button": 0]]),
          ]
        ], what: "use the mouse"))
  }

  /// Looks at the screen for a moment: what follows sooner is recorded without a check between.
  func look() async throws { try await Task.sleep(for: .milliseconds(300)) }

  /// Presses a key by its name.
  func press(_ key: String) async throws {
    let codes = Keys.codes(of: KeyChord(key), isMac: false)
    _ = try await session.send(
      .perform([Keys.source(codes.map(Keys.press) + codes.map(Keys.release))], what: "press"))
  }

  func send(_ command: WebDriverCommand) async throws { _ = try await session.send(command) }
}
