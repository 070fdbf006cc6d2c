import Foundation
import SpecGherkin
import SpecJSON
import SpecTestKit
import Testing

@testable import SpecMessages

/// As much of JSON Schema as the messages' schema uses.
struct SchemaCheck {
  private let schemas: [String: JSONValue]

  init(_ folder: URL) throws {
    var schemas: [String: JSONValue] = [:]
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      schemas[file.lastPathComponent] = try JSONReader.read(Array(Data(contentsOf: file)))
    }
    self.schemas = schemas
  }

  /// What is wrong with a message, a line each.
  func complaints(about message: JSONValue) -> [String] {
    complaints(message, .object(["$ref": "./Envelope.schema.json"]), "", "")
  }

  private func complaints(
    _ value: JSONValue, _ schema: JSONValue, _ file: String, _ path: String
  ) -> [String] {
    guard case .object(let rules) = schema else { return ["\(path): no schema"] }
    if case .string(let reference)? = rules["$ref"] {
      let parts = reference.split(separator: "#", omittingEmptySubsequences: false)
      let named = parts[0].hasPrefix("./") ? parts[0].dropFirst(2) : parts[0]
      let name = named.isEmpty ? file : String(named)
      var target = schemas[name] ?? .null
      for key in (parts.count > 1 ? parts[1] : "").split(separator: "/") {
        if case .object(let object) = target { target = object[String(key)] ?? .null }
      }
      return complaints(value, target, name, path)
    }
    var found: [String] = []
    if case .array(let values)? = rules["enum"], !values.contains(value) {
      found.append("\(path): not one of the values")
    }
    switch (rules["type"], value) {
    case ("object"?, .object(let object)):
      found += complaints(object, rules, file, path)
    case ("array"?, .array(let values)):
      for (index, element) in values.enumerated() {
        found += complaints(element, rules["items"] ?? .null, file, "\(path)[\(index)]")
      }
    case ("string"?, .string), ("boolean"?, .bool), ("integer"?, .integer): break
    default: found.append("\(path): \(value.kind) is of the wrong type")
    }
    return found
  }

  private func complaints(
    _ object: JSONObject, _ rules: JSONObject, _ file: String, _ path: String
  ) -> [String] {
    var found: [String] = []
    guard case .object(let properties)? = rules["properties"] else { return [] }
    if case .array(let required)? = rules["required"] {
      for case .string(let key) in required where object[key] == nil {
        found.append("\(path).\(key) is missing")
      }
    }
    for (key, value) in object {
      if let rule = properties[key] {
        found += complaints(value, rule, file, path + "." + key)
      } else {
        found.append("\(path).\(key) is not in the schema")
      }
    }
    return found
  }
}

@Suite(.enabled(if: ConformanceData.isPresent, Comment(rawValue: ConformanceData.whenAbsent)))
struct SchemaTests {
  static func check() throws -> SchemaCheck {
    let folder = try #require(ConformanceData.folder)
    return try SchemaCheck(folder.appendingPathComponent("messages/src"))
  }

  @Test func `everything that can be written is valid`() throws {
    let check = try Self.check()
    for (_, line) in NDJSONTests.lines {
      let complaints = check.complaints(about: try JSONReader.read(line))
      #expect(complaints == [], "\(line)")
    }
  }

  @Test(arguments: ConformanceData.cases("gherkin", "good"))
  func `every good feature makes valid sources, documents and pickles`(
    sample: ConformanceData.Case
  ) throws {
    let check = try Self.check()
    let bytes = try sample.data(endingWith: ".feature")
    let source = Source(uri: sample.name + ".feature", bytes: Array(bytes))
    let result = Parser.parse(source)
    let stream: [Envelope] =
      [.source(source)] + (result.document.map { [.gherkinDocument($0)] } ?? [])
      + result.pickles.map { .pickle($0) }
    let text = NDJSON.text(stream)
    for line in text.utf8.split(separator: 0x0A) {
      #expect(check.complaints(about: try JSONReader.read(Array(line))) == [])
    }
    #expect(NDJSON.text(try NDJSON.envelopes(text)) == text)
  }

  @Test(arguments: ["messages", "merged"])
  func `every recorded and every merged stream is valid`(kind: String) throws {
    let check = try Self.check()
    let folder = ConformanceData.projectRoot.appendingPathComponent("Tests/Goldens/\(kind)")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      for line in try Data(contentsOf: file).split(separator: 0x0A) {
        let complaints = check.complaints(about: try JSONReader.read(Array(line)))
        #expect(complaints == [], "\(file.lastPathComponent)")
      }
    }
  }

  @Test func `the check itself sees what is wrong`() throws {
    let check = try Self.check()
    for line in [
      #"{"testRunStarted":{"timestamp":{"seconds":0}}}"#,
      #"{"testRunStarted":{"timestamp":{"seconds":"0","nanos":0}}}"#,
      #"{"testRunStarted":{"timestamp":{"seconds":0,"nanos":0},"more":1}}"#,
      #"{"attachment":{"body":"","contentEncoding":"GZIP","mediaType":""}}"#,
    ] {
      #expect(check.complaints(about: try JSONReader.read(line)).count == 1)
    }
  }
}
