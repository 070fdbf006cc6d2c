import Foundation
import SpecDrivers
import SpecEngines
import SpecJSON
import SpecTestKit
import Testing

/// The page about the protocol tells what the code does.
struct ConversationTests {
  static let page = ConformanceData.projectRoot
    .appendingPathComponent("Documentation/EngineProtocol.md")

  /// The lines of the recorded conversation, each with its arrow.
  static func recording() throws -> [(isRequest: Bool, json: String)] {
    try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      if line.hasPrefix("→ ") { return (true, String(line.dropFirst(2))) }
      if line.hasPrefix("← ") { return (false, String(line.dropFirst(2))) }
      return nil
    }
  }

  /// Writes a conversation into the page, if `SPEC_RECORD` asks for it and nobody integrates.
  private static func record(_ lines: [String]) throws -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let isAsked = ["all", "failed"].contains(environment["SPEC_RECORD"])
    guard isAsked, environment["CI"] == nil else { return false }
    let text = try String(contentsOf: page, encoding: .utf8)
    guard let opening = text.range(of: "```\n→ "),
      let closing = text.range(of: "\n```", range: opening.upperBound..<text.endIndex)
    else { return false }
    let block = "```\n" + lines.joined(separator: "\n")
    try text.replacingCharacters(in: opening.lowerBound..<closing.lowerBound, with: block)
      .write(to: page, atomically: true, encoding: .utf8)
    return true
  }

  @Test func `the recorded conversation is what the server says`() async throws {
    let recording = try Self.recording()
    let requests = recording.filter(\.isRequest).map(\.json)
    let told = try await Conversation.replay(requests)
    let expected = recording.map { ($0.isRequest ? "→ " : "← ") + $0.json }
    if told != expected, try Self.record(told) { return }
    #expect(
      told == expected,
      """
      the conversation in the page differs:
      \(TextDiff(from: expected.joined(separator: "\n"), to: told.joined(separator: "\n")))
      """)
  }

  @Test func `the page names every method, notice, condition, action and error`() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let names =
      EngineProtocol.Method.allCases.map(\.rawValue)
      + EngineProtocol.Notice.allCases.map(\.rawValue)
      + DriverWire.ConditionType.allCases.map(\.rawValue)
      + DriverWire.ActionType.allCases.map(\.rawValue)
      + DriverWire.ErrorKind.allCases.map(\.rawValue)
      + DriverWire.capabilityGroups.flatMap { $0.value.map(\.rawValue) + [$0.key] }
    for name in names {
      #expect(page.contains("`\(name)`"), "the page does not name `\(name)`")
    }
  }

  @Test func `every message of the conversation is as the schema says`() throws {
    let schema = try EngineSchema.load()
    var methods: [JSONValue: String] = [:]
    for (isRequest, line) in try Self.recording() {
      let json = try JSONReader.read(line)
      if isRequest, let method = try? json.string(at: "method") {
        methods[try json.object()["id"] ?? .null] = method
        // The one thing a runner of this version never says: an action of a later one.
        if line.contains("dance") { continue }
        expectValid(json, schema, isRequest ? "request" : "answer")
      } else if let method = try methods[json.object()["id"] ?? .null] {
        expectValid(json, schema, "answer")
        if let result = try json.object()["result"] {
          expectValid(result, schema, method + ".result")
        }
      }
    }
  }

  @Test func `everything the wire can carry is as the schema says`() throws {
    let schema = try EngineSchema.load()
    for action in DriverWireTests.actions {
      expectValid(DriverWire.json(action), schema, "action")
    }
    for condition in DriverWireTests.conditions {
      expectValid(DriverWire.json(condition), schema, "condition")
    }
    for screen in DriverWireTests.screens {
      expectValid(DriverWire.json(screen), schema, "screen")
    }
    for error in DriverWireTests.errors {
      expectValid(DriverWire.json(error), schema, "failure")
    }
  }

  static let broken: [(String, JSONValue, String)] = [
    ("action", ["type": "fly"], "type"), ("action", ["type": "tap"], "target"),
    ("action", ["type": "wait", "milliseconds": "1"], "milliseconds"),
    ("condition", ["type": "permission", "permission": "camera", "state": "maybe"], "state"),
    ("failure", ["kind": "unknownApp"], "name"),
    ("screen", ["name": "a", "elements": []], "size"),
    ("request", ["jsonrpc": "2.0", "id": 1, "method": "observe", "params": [:]], "session"),
  ]

  @Test(arguments: broken)
  func `what is not as agreed the schema refuses`(
    _ definition: String, _ json: JSONValue, _ mention: String
  ) throws {
    let problems = try EngineSchema.load().problems(of: json, as: definition)
    #expect(problems.contains { $0.contains(mention) }, "\(problems)")
  }

  private func expectValid(
    _ json: JSONValue, _ schema: EngineSchema, _ definition: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let problems = schema.problems(of: json, as: definition)
    #expect(problems == [], "\(json) as \(definition)", sourceLocation: sourceLocation)
  }
}
