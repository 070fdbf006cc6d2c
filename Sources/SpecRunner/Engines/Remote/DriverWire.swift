package import SpecJSON

/// The conversion of the driver interface's values to JSON and back.
///
/// Each case has a `type` or a key. Unknown members are ignored, so that later versions can add
/// some. Decoding errors contain the place. Every value is equal to its original after encoding and
/// decoding.
package enum DriverWire {
  /// A function that decodes a value.
  package typealias Reading<Value> = (JSONValue) throws(JSONDecodingError) -> Value

  /// An object of the members that are not nil, in this order.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    var object = JSONObject()
    for (key, value) in members {
      if let value { object[key] = value }
    }
    return .object(object)
  }

  static func optional(_ text: String?) -> JSONValue? { text.map { .string($0) } }

  /// A number, without a fraction if it is whole.
  static func number(_ number: Double) -> JSONValue {
    if let whole = Int(exactly: number), number.sign == .plus || whole != 0 {
      .integer(whole)
    } else {
      .number(number)
    }
  }

  /// A string or null.
  static func nullableString(_ json: JSONValue) throws(JSONDecodingError) -> String? {
    json == .null ? nil : try json.string()
  }

  /// A case of an enumeration, by its raw value.
  static func raw<Value: RawRepresentable<String> & CaseIterable>(
    _ json: JSONValue
  ) throws(JSONDecodingError) -> Value {
    guard case .string(let name) = json, let value = Value(rawValue: name) else {
      let names = Value.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw JSONDecodingError(expected: "one of \(names)", found: json.description)
    }
    return value
  }

  /// An object whose members have the same type.
  static func dictionary<Value>(
    _ json: JSONValue, of read: Reading<Value>
  ) throws(JSONDecodingError) -> [String: Value] {
    var values: [String: Value] = [:]
    for (key, value) in try json.object() {
      do { values[key] = try read(value) } catch { throw error.prefixed(by: .key(key)) }
    }
    return values
  }

  /// The texts by name in an optional member; empty if it is missing or null.
  static func strings(
    _ json: JSONValue, at key: String
  ) throws(JSONDecodingError) -> [String: String] {
    try json.fieldIfPresent(at: key) { members throws(JSONDecodingError) in
      try dictionary(members, of: JSONForm.string)
    } ?? [:]
  }

  /// Members sorted by key, so that equal values have the same text.
  static func sorted(_ members: [String: JSONValue]) -> JSONValue {
    .object(JSONObject(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
  }
}
