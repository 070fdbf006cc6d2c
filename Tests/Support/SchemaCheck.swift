package import Foundation
package import SpecJSON

/// As much of JSON Schema as the schemas of the messages and of the command line use.
package struct SchemaCheck: Sendable {
  private let schemas: [String: JSONValue]

  /// The schema of the messages, from the official data.
  package static func ofMessages() throws -> SchemaCheck {
    guard let folder = ConformanceData.folder else { throw NoData() }
    return try SchemaCheck(folder.appendingPathComponent("messages/src"))
  }

  struct NoData: Error, CustomStringConvertible {
    var description: String { ConformanceData.whenAbsent }
  }

  init(_ folder: URL) throws {
    var schemas: [String: JSONValue] = [:]
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      schemas[file.lastPathComponent] = try JSONReader.read(Array(Data(contentsOf: file)))
    }
    self.schemas = schemas
  }

  /// The only schema in a file.
  package init(of file: URL) throws {
    schemas = ["": try JSONReader.read(Array(Data(contentsOf: file)))]
  }

  /// What is wrong with a document of the only schema, a line each.
  package func complaints(aboutDocument document: JSONValue) -> [String] {
    complaints(document, schemas[""] ?? .null, "", "")
  }

  /// What is wrong with a message, a line each.
  package func complaints(about message: JSONValue) -> [String] {
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
    let types: [JSONValue] =
      if case .array(let several)? = rules["type"] { several } else { [rules["type"] ?? .null] }
    guard types.contains(where: { Self.fits(value, $0) }) else {
      return found + ["\(path): \(value.kind) is of the wrong type"]
    }
    switch value {
    case .object(let object): found += complaints(object, rules, file, path)
    case .array(let values):
      for (index, element) in values.enumerated() {
        found += complaints(element, rules["items"] ?? .null, file, "\(path)[\(index)]")
      }
    default: break
    }
    return found
  }

  private static func fits(_ value: JSONValue, _ type: JSONValue) -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("boolean", .bool),
      ("integer", .integer), ("number", .integer), ("number", .number), ("null", .null):
      true
    default: false
    }
  }

  private func complaints(
    _ object: JSONObject, _ rules: JSONObject, _ file: String, _ path: String
  ) -> [String] {
    var found: [String] = []
    if rules["properties"] == nil, let others = rules["additionalProperties"] {
      return object.flatMap { complaints($0.value, others, file, path + "." + $0.key) }
    }
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
