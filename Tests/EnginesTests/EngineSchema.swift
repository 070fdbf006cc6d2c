import Foundation
import SpecJSON
import SpecTestKit

/// The schema of the protocol, and as much of JSON Schema as it is written in.
struct EngineSchema {
  let root: JSONValue

  static func load() throws -> EngineSchema {
    let file = ConformanceData.projectRoot
      .appendingPathComponent("Documentation/engine-protocol.schema.json")
    return EngineSchema(root: try JSONReader.read([UInt8](Data(contentsOf: file))))
  }

  /// What is wrong with a value under one of the schema's definitions; nothing if it is valid.
  func problems(of json: JSONValue, as definition: String) -> [String] {
    check(json, against: ["$ref": .string("#/$defs/" + definition)], at: definition)
  }

  private func check(_ json: JSONValue, against schema: JSONValue, at path: String) -> [String] {
    guard case .object(let schema) = schema else {
      return schema == .bool(false) ? ["\(path): nothing may stand here"] : []
    }
    var problems: [String] = []
    for (keyword, value) in schema {
      problems += check(json, keyword, value, at: path)
    }
    return problems
  }

  private func check(
    _ json: JSONValue, _ keyword: String, _ value: JSONValue, at path: String
  ) -> [String] {
    switch (keyword, value) {
    case ("$ref", .string(let reference)):
      guard let schema = definition(reference) else { return ["no \(reference) in the schema"] }
      return check(json, against: schema, at: path)
    case ("type", _):
      let types = if case .array(let types) = value { types } else { [value] }
      return types.contains { Self.isOf($0, json) } ? [] : ["\(path): not \(value): \(json)"]
    case ("const", _): return json == value ? [] : ["\(path): not \(value): \(json)"]
    case ("enum", .array(let values)):
      return values.contains(json) ? [] : ["\(path): none of \(value): \(json)"]
    case ("minimum", .integer(let minimum)):
      return (try? json.number()).map { $0 >= Double(minimum) } ?? true
        ? [] : ["\(path): less than \(minimum)"]
    case ("pattern", .string(let pattern)):
      guard case .string(let text) = json else { return [] }
      let range = text.range(of: pattern, options: .regularExpression)
      return range == nil ? ["\(path): not like \(pattern): \(text)"] : []
    case ("allOf", .array(let schemas)):
      return schemas.flatMap { check(json, against: $0, at: path) }
    case ("anyOf", .array(let schemas)), ("oneOf", .array(let schemas)):
      let tries = schemas.map { check(json, against: $0, at: path) }
      let fitting = tries.count { $0.isEmpty }
      if fitting == 1 || (keyword == "anyOf" && fitting > 1) { return [] }
      if fitting > 1 { return ["\(path): fits \(fitting) of oneOf"] }
      let best = tries.min { Self.distance($0, at: path) < Self.distance($1, at: path) }
      return ["\(path): fits none"] + (best ?? [])
    case ("if", _), ("then", _), ("else", _), ("$defs", _), ("$schema", _), ("$id", _),
      ("title", _), ("description", _):
      return []
    default: return checkInside(json, keyword, value, at: path)
    }
  }

  private func checkInside(
    _ json: JSONValue, _ keyword: String, _ value: JSONValue, at path: String
  ) -> [String] {
    switch (keyword, value, json) {
    case ("required", .array(let keys), .object(let object)):
      return keys.compactMap { key in
        guard case .string(let key) = key, object[key] == nil else { return nil }
        return "\(path): \(key) is missing"
      }
    case ("properties", .object(let schemas), .object(let object)):
      return schemas.flatMap { key, schema in
        object[key].map { check($0, against: schema, at: path + "." + key) } ?? []
      }
    case ("additionalProperties", let schema, .object(let object)):
      return object.flatMap { check($0.value, against: schema, at: path + "." + $0.key) }
    case ("items", let schema, .array(let values)):
      return values.enumerated().flatMap { check($1, against: schema, at: path + "[\($0)]") }
    case ("required", _, _), ("properties", _, _), ("additionalProperties", _, _),
      ("items", _, _):
      return []
    default: return ["the schema uses \(keyword), which this check does not know"]
    }
  }

  /// How far off an attempt is: the one whose type fits says best what is wrong.
  private static func distance(_ problems: [String], at path: String) -> Int {
    let isOther = ["type", "kind", "method"].contains { name in
      problems.contains { $0.hasPrefix("\(path).\(name):") }
    }
    return problems.count + (isOther ? 1000 : 0)
  }

  private func definition(_ reference: String) -> JSONValue? {
    guard reference.hasPrefix("#/") else { return nil }
    var value = root
    for step in reference.dropFirst(2).split(separator: "/") {
      guard case .object(let object) = value, let next = object[String(step)] else { return nil }
      value = next
    }
    return value
  }

  private static func isOf(_ type: JSONValue, _ json: JSONValue) -> Bool {
    switch (type, json) {
    case ("null", .null), ("boolean", .bool), ("integer", .integer), ("number", .integer),
      ("number", .number), ("string", .string), ("array", .array), ("object", .object):
      true
    default: false
    }
  }
}
