import SpecJSON
import SpecRunner
import SpecText

/// The keywords of JSON Schema that describe the answers of services.
///
/// Read are those of draft 2020-12, and of draft 7 where they differ. A keyword that is not read is
/// an error, because a schema without it would accept more. `format` is an annotation.
struct JSONSchema {
  private let root: JSONValue

  /// What the value of a keyword is.
  private enum Kind {
    case schema, schemas, items, map, type, list, texts, count, number, flag, pattern, reference
    /// Anything, and nothing depends on it.
    case note
  }

  private static let keywords: [String: Kind] = [
    "type": .type, "enum": .list, "const": .note, "properties": .map, "required": .texts,
    "additionalProperties": .schema, "patternProperties": .map, "minProperties": .count,
    "maxProperties": .count, "items": .items, "prefixItems": .schemas, "contains": .schema,
    "minItems": .count, "maxItems": .count, "uniqueItems": .flag, "minLength": .count,
    "maxLength": .count, "pattern": .pattern, "minimum": .number, "maximum": .number,
    "exclusiveMinimum": .number, "exclusiveMaximum": .number, "multipleOf": .number,
    "anyOf": .schemas, "oneOf": .schemas, "allOf": .schemas, "not": .schema, "$ref": .reference,
  ]
  private static let notes: [String: Kind] = [
    "$defs": .map, "definitions": .map, "$schema": .note, "$id": .note, "$comment": .note,
    "title": .note, "description": .note, "default": .note, "examples": .note, "format": .note,
    "deprecated": .note, "readOnly": .note, "writeOnly": .note,
  ]
  private static let types = [
    "null", "boolean", "object", "array", "number", "integer", "string",
  ]
  /// The most references and schemas inside each other.
  private static let deepest = 200

  /// - Throws: `StepFailure` if it is not a schema, has an unknown keyword, or accepts everything.
  init(_ root: JSONValue) throws {
    self.root = root
    try check(root, at: "#")
    if Self.acceptsAll(root) { throw Self.problem("#", "accepts every value") }
  }

  /// Whether a schema certainly accepts every value; it has been checked.
  private static func acceptsAll(_ schema: JSONValue) -> Bool {
    guard case .object(let object) = schema else { return schema == .bool(true) }
    return object.keys.allSatisfy { excludesNothing($0, object[$0] ?? .null) }
  }

  private static func excludesNothing(_ key: String, _ rule: JSONValue) -> Bool {
    switch (keywords[key], rule) {
    case (nil, _): true
    // A number is of the type integer only if it is whole.
    case (.type, .array(let names)):
      types.allSatisfy { $0 == "integer" || names.contains(.string($0)) }
    case (.texts, .array(let names)): names.isEmpty
    case (.map, .object(let map)): map.keys.allSatisfy { acceptsAll(map[$0] ?? .null) }
    case (.schemas, .array(let schemas)) where key == "anyOf": schemas.contains(where: acceptsAll)
    case (.schemas, .array(let schemas)), (.items, .array(let schemas)):
      key != "oneOf" && schemas.allSatisfy(acceptsAll)
    case (.items, _), (.schema, _): key != "not" && key != "contains" && acceptsAll(rule)
    case (.flag, _): rule == .bool(false)
    case (.count, .integer(let count)): count == 0 && key.hasPrefix("min")
    default: false
    }
  }

  private static func problem(_ place: String, _ what: String) -> StepFailure {
    StepFailure("the schema at \(place.quoted) \(what)", kind: .argument)
  }

  private func check(_ schema: JSONValue, at place: String, depth: Int = 0) throws {
    if case .bool = schema { return }
    guard case .object(let object) = schema, depth < Self.deepest else {
      throw Self.problem(place, "is not an object, true or false")
    }
    for key in object.keys {
      let value = object[key] ?? .null
      guard let kind = Self.keywords[key] ?? Self.notes[key] else {
        throw StepFailure(
          "the schema at \(place.quoted) has the keyword \(key.quoted), which is not read",
          notes: ["these are: " + Self.keywords.keys.sorted().joined(separator: ", ")],
          kind: .argument)
      }
      let inner = place + "/" + key
      var isRight = true
      switch (kind, value) {
      case (.note, _): break
      case (.schema, _), (.items, .object), (.items, .bool):
        try check(value, at: inner, depth: depth + 1)
      case (.schemas, .array(let values)), (.items, .array(let values)):
        isRight = !values.isEmpty
        for (index, value) in values.enumerated() {
          try check(value, at: "\(inner)/\(index)", depth: depth + 1)
        }
      case (.map, .object(let map)):
        for name in map.keys {
          if key == "patternProperties" { _ = try Self.pattern(name, inner) }
          try check(map[name] ?? .null, at: inner + "/" + name, depth: depth + 1)
        }
      case (.type, .string(let type)): isRight = Self.types.contains(same: type)
      case (.type, .array(let types)):
        isRight =
          !types.isEmpty
          && types.allSatisfy {
            if case .string(let type) = $0 { Self.types.contains(same: type) } else { false }
          }
      case (.list, .array(let values)): isRight = !values.isEmpty
      case (.texts, .array(let values)):
        isRight = values.allSatisfy { if case .string = $0 { true } else { false } }
      case (.count, .integer(let count)): isRight = count >= 0
      case (.number, .integer), (.number, .number), (.number, .digits):
        isRight = key != "multipleOf" || (try? value.number()) ?? 0 > 0
      case (.flag, .bool): break
      case (.pattern, .string(let text)): _ = try Self.pattern(text, inner)
      case (.reference, .string(let text)):
        guard target(of: text) != nil else {
          throw Self.problem(place, "refers to \(text.quoted), which is not in this file")
        }
      default: isRight = false
      }
      if !isRight { throw Self.problem(inner, "has a value that this keyword cannot have") }
    }
  }

  private static func pattern(_ source: String, _ place: String) throws -> Regex<AnyRegexOutput> {
    do { return try Regex(source).matchingSemantics(.unicodeScalar) } catch {
      throw problem(place, "has an invalid regular expression: \(error)")
    }
  }

  /// What `#/$defs/user` refers to.
  private func target(of reference: String) -> JSONValue? {
    guard reference.utf8.first == UInt8(ascii: "#") else { return nil }
    return reference.dropFirst().split(separator: "/").reduce(root) { value, name in
      let name = String(name).replacing("~1", with: "/").replacing("~0", with: "~")
      return switch value {
      case .object(let object)?: object[name]
      case .array(let values)?: Int(name).flatMap { values.indices.contains($0) ? values[$0] : nil }
      default: nil
      }
    }
  }

  // MARK: - Validation

  /// The places where a value is not as the schema says.
  ///
  /// - Throws: `StepFailure` if the schema refers to itself without end.
  func differences(_ value: JSONValue) throws -> [JSONShape.Difference] {
    try differences(root, value, "$", 0)
  }

  private func accepts(_ schema: JSONValue, _ value: JSONValue, _ depth: Int) throws -> Bool {
    try differences(schema, value, "$", depth + 1).isEmpty
  }

  private func differences(
    _ schema: JSONValue, _ value: JSONValue, _ place: String, _ depth: Int
  ) throws -> [JSONShape.Difference] {
    guard depth < Self.deepest else {
      throw Self.problem("#", "refers to itself without end, or the value is too deep")
    }
    guard case .object(let object) = schema else {
      return schema == .bool(false) ? [Self.difference(place, "nothing", value)] : []
    }
    var found: [JSONShape.Difference] = []
    for key in object.keys {
      guard Self.keywords[key] != nil, let rule = object[key] else { continue }
      if let wanted = try lack(key, rule, value, depth) {
        found.append(Self.difference(place, wanted, value))
      }
    }
    for (schema, value, place) in try parts(object, value, place) {
      found += try differences(schema, value, place, depth + 1)
    }
    return found
  }

  private static func difference(
    _ place: String, _ wanted: String, _ value: JSONValue
  ) -> JSONShape.Difference {
    JSONShape.Difference(place: place, expected: wanted, actual: value.description)
  }

  /// The schemas that apply to a value, or to what it contains.
  private func parts(
    _ object: JSONObject, _ value: JSONValue, _ place: String
  ) throws -> [(JSONValue, JSONValue, String)] {
    var parts: [(JSONValue, JSONValue, String)] = []
    if case .string(let text)? = object["$ref"], let target = target(of: text) {
      parts.append((target, value, place))
    }
    if case .array(let schemas)? = object["allOf"] { parts += schemas.map { ($0, value, place) } }
    switch value {
    case .object(let fields):
      let named = if case .object(let map)? = object["properties"] { map } else { JSONObject() }
      let patterns =
        if case .object(let map)? = object["patternProperties"] { map } else { JSONObject() }
      for key in fields.keys {
        let inner = JSONShape.place(place, key)
        var schemas = [named[key]].compactMap { $0 }
        for source in patterns.keys
        where try Self.pattern(source, "#").firstMatch(in: key) != nil {
          schemas += [patterns[source]].compactMap { $0 }
        }
        if schemas.isEmpty { schemas += [object["additionalProperties"]].compactMap { $0 } }
        parts += schemas.map { ($0, fields[key] ?? .null, inner) }
      }
    case .array(let values):
      var first: [JSONValue] = []
      var rest = object["items"]
      if case .array(let schemas)? = object["prefixItems"] { first = schemas }
      if case .array(let schemas)? = rest { (first, rest) = (schemas, nil) }
      for (index, value) in values.enumerated() {
        guard let schema = index < first.count ? first[index] : rest else { continue }
        parts.append((schema, value, "\(place)[\(index)]"))
      }
    default: break
    }
    return parts
  }

  /// What a keyword requires of a value itself and the value is not; nil if it is.
  private func lack(
    _ key: String, _ rule: JSONValue, _ value: JSONValue, _ depth: Int
  ) throws -> String? {
    func require(_ holds: Bool, _ words: String) -> String? { holds ? nil : words }
    switch (key, rule, value) {
    case ("type", .string(let type), _): return require(Self.isOf(type, value), type)
    case ("type", .array(let types), _):
      let names = types.compactMap { if case .string(let name) = $0 { name } else { nil } }
      return require(
        names.contains { Self.isOf($0, value) }, names.joined(separator: " or "))
    case ("enum", .array(let values), _):
      return require(
        values.contains(value), "one of " + values.map(\.description).joined(separator: ", "))
    case ("const", _, _): return require(rule == value, rule.description)
    case ("required", .array(let names), .object(let fields)):
      let missing = names.filter {
        if case .string(let name) = $0 { fields[name] == nil } else { false }
      }
      return require(
        missing.isEmpty, "the keys " + missing.map(\.description).joined(separator: ", "))
    case ("minProperties", .integer(let least), .object(let fields)):
      return require(fields.keys.count >= least, "\(least.counted("key")) at least")
    case ("maxProperties", .integer(let most), .object(let fields)):
      return require(fields.keys.count <= most, "\(most.counted("key")) at most")
    case ("minItems", .integer(let least), .array(let values)):
      return require(values.count >= least, "\(least.counted("item")) at least")
    case ("maxItems", .integer(let most), .array(let values)):
      return require(values.count <= most, "\(most.counted("item")) at most")
    case ("uniqueItems", .bool(true), .array(let values)):
      return require(Set(values).count == values.count, "no item twice")
    case ("contains", _, .array(let values)):
      return require(
        try values.contains { try accepts(rule, $0, depth) }, "an item as in \"contains\"")
    case ("minLength", .integer(let least), .string(let text)):
      return require(
        text.unicodeScalars.count >= least, "\(least.counted("character")) at least")
    case ("maxLength", .integer(let most), .string(let text)):
      return require(text.unicodeScalars.count <= most, "\(most.counted("character")) at most")
    case ("pattern", .string(let source), .string(let text)):
      return require(try Self.pattern(source, "#").firstMatch(in: text) != nil, "/\(source)/")
    case ("anyOf", .array(let schemas), _):
      return require(
        try schemas.contains { try accepts($0, value, depth) },
        "one of \(schemas.count.counted("schema")) of anyOf")
    case ("oneOf", .array(let schemas), _):
      let count = try schemas.count { try accepts($0, value, depth) }
      return require(
        count == 1, "exactly one of \(schemas.count.counted("schema")) of oneOf, not \(count)")
    case ("not", _, _):
      return require(try !accepts(rule, value, depth), "a value that \"not\" excludes")
    default:
      guard let limit = try? rule.number(), let number = try? value.number() else { return nil }
      let quotient = number / limit
      return switch key {
      case "minimum": require(number >= limit, "\(rule) at least")
      case "maximum": require(number <= limit, "\(rule) at most")
      case "exclusiveMinimum": require(number > limit, "more than \(rule)")
      case "exclusiveMaximum": require(number < limit, "less than \(rule)")
      case "multipleOf":
        require(abs(quotient - quotient.rounded()) < 1e-9, "a multiple of \(rule)")
      default: nil
      }
    }
  }

  private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("object", .object), ("array", .array),
      ("string", .string), ("number", .integer), ("number", .number), ("number", .digits),
      ("integer", .integer), ("integer", .digits):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
