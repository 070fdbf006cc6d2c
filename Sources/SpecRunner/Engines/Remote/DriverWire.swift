package import SpecJSON

/// The contract's values as JSON: the page an engine's author reads in Swift.
///
/// Every case of the contract has a `type`, or a key, with a name people read; members that are
/// not known are ignored, so that a newer side can say more. Decoding says what is wrong and
/// where. What crosses the wire comes back equal; a test holds every case to that.
package enum DriverWire {
  /// How a value of the contract reads its JSON.
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

  /// A number without a fraction where it has none, as people write it.
  static func number(_ number: Double) -> JSONValue {
    if let whole = Int(exactly: number), number.sign == .plus || whole != 0 {
      .integer(whole)
    } else {
      .number(number)
    }
  }

  static func string(_ json: JSONValue) throws(JSONDecodingError) -> String { try json.string() }

  /// A string or null.
  static func nullableString(_ json: JSONValue) throws(JSONDecodingError) -> String? {
    json == .null ? nil : try json.string()
  }

  /// A value of an enumeration by its raw value.
  static func raw<Value: RawRepresentable<String> & CaseIterable>(
    _ json: JSONValue
  ) throws(JSONDecodingError) -> Value {
    guard case .string(let name) = json, let value = Value(rawValue: name) else {
      let names = Value.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw JSONDecodingError(expected: "one of \(names)", found: json.description)
    }
    return value
  }

  /// An object whose members are all read alike.
  static func dictionary<Value>(
    _ json: JSONValue, of read: Reading<Value>
  ) throws(JSONDecodingError) -> [String: Value] {
    var values: [String: Value] = [:]
    for (key, value) in try json.object() {
      do { values[key] = try read(value) } catch { throw error.prefixed(by: .key(key)) }
    }
    return values
  }

  /// Members in the order of their keys, so that the same value is always the same line.
  static func sorted(_ members: [String: JSONValue]) -> JSONValue {
    .object(JSONObject(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
  }
}
