import SpecJSON

/// Values of scripts: BiDi marks each with its type, WebDriver uses plain JSON.
enum BiDiValue {
  /// The key of an object that refers to an element, by the W3C.
  static let elementKey = "element-6066-11e4-a52e-4f735466cecf"

  /// An argument of a script.
  static func argument(_ value: JSONValue) -> JSONValue {
    switch value {
    case .null: return ["type": "null"]
    case .bool: return ["type": "boolean", "value": value]
    case .integer, .number, .digits: return ["type": "number", "value": value]
    case .string: return ["type": "string", "value": value]
    case .array(let values): return ["type": "array", "value": .array(values.map(argument))]
    case .object(let object):
      if let element = object[elementKey] { return ["sharedId": element] }
      let entries = object.map { JSONValue.array([.string($0.key), argument($0.value)]) }
      return ["type": "object", "value": .array(entries)]
    }
  }

  /// The result of a script as JSON; what JSON has no form for is null.
  static func result(_ value: JSONValue) -> JSONValue {
    guard case .object(let object) = value, case .string(let type)? = object["type"] else {
      return .null
    }
    switch (type, object["value"]) {
    case ("string", let value?), ("boolean", let value?): return value
    case ("number", let value?):
      // NaN, -0 and infinities are written as texts.
      if case .string = value { return .null }
      // JavaScript has no integers: 3.0 is written as 3.
      return (try? value.integer()).map { .integer($0) } ?? value
    case ("array", .array(let values)?): return .array(values.map(result))
    case ("object", .array(let entries)?):
      return .object(
        JSONObject(
          entries.compactMap { entry in
            guard case .array(let pair) = entry, pair.count == 2, case .string(let key) = pair[0]
            else { return nil }
            return (key, result(pair[1]))
          }))
    case ("node", _):
      guard let id = object["sharedId"] else { return .null }
      return [elementKey: id]
    default: return .null
    }
  }
}
