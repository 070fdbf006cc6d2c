/// Access to JSON values as Swift types, with errors that name the field and the problem.
///
/// A decoding function takes a `JSONValue` and throws `JSONDecodingError`. `field(at:as:)` and
/// `array(at:of:)` prepend the path to its errors, so paths cost nothing unless there is an error.
extension JSONValue {
  /// The value as a string.
  package func string() throws(JSONDecodingError) -> String {
    guard case .string(let value) = self else { throw mismatch("a string") }
    return value
  }

  /// The value as an integer: `3.0` is one, `3.5` and `1e30` are not.
  package func integer() throws(JSONDecodingError) -> Int {
    switch self {
    case .integer(let value): return value
    case .number(let value):
      guard let whole = Self.whole(value) else { break }
      return whole
    case .digits: break
    default: throw mismatch("a whole number")
    }
    throw JSONDecodingError(expected: "a whole number", found: description)
  }

  /// The value as a number.
  package func number() throws(JSONDecodingError) -> Double {
    switch self {
    case .integer(let value): return Double(value)
    case .number(let value): return value
    case .digits(let digits): return Double(digits) ?? .infinity
    default: throw mismatch("a number")
    }
  }

  /// The value as a Boolean.
  package func bool() throws(JSONDecodingError) -> Bool {
    guard case .bool(let value) = self else { throw mismatch("true or false") }
    return value
  }

  /// The value as an array.
  package func array() throws(JSONDecodingError) -> [JSONValue] {
    guard case .array(let value) = self else { throw mismatch("an array") }
    return value
  }

  /// The value as an object.
  package func object() throws(JSONDecodingError) -> JSONObject {
    guard case .object(let value) = self else { throw mismatch("an object") }
    return value
  }

  private func mismatch(_ expected: String) -> JSONDecodingError {
    JSONDecodingError(expected: expected, found: kind)
  }
}

extension JSONValue {
  /// The value of a required key, decoded; its errors have the key in their path.
  package func field<Field>(
    at key: String, as read: (JSONValue) throws(JSONDecodingError) -> Field
  ) throws(JSONDecodingError) -> Field {
    guard let value = try object()[key] else {
      throw JSONDecodingError(
        path: [.key(key)], expected: Self.expectation(of: read), found: "nothing")
    }
    do { return try read(value) } catch let error { throw error.prefixed(by: .key(key)) }
  }

  /// The expectation of a decoding function, found by decoding null.
  private static func expectation<Field>(
    of read: (JSONValue) throws(JSONDecodingError) -> Field
  ) -> String {
    do {
      _ = try read(.null)
      return "a value"
    } catch let error {
      return error.expected
    }
  }

  /// The decoded value of an optional key; nil if it is missing or null.
  package func fieldIfPresent<Field>(
    at key: String, as read: (JSONValue) throws(JSONDecodingError) -> Field
  ) throws(JSONDecodingError) -> Field? {
    switch try object()[key] {
    case nil, .null?: return nil
    case let value?:
      do { return try read(value) } catch let error { throw error.prefixed(by: .key(key)) }
    }
  }

  /// The decoded elements of an array; their errors have the index in their path.
  package func array<Element>(
    of read: (JSONValue) throws(JSONDecodingError) -> Element
  ) throws(JSONDecodingError) -> [Element] {
    let values = try array()
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do { elements.append(try read(value)) } catch let error {
        throw error.prefixed(by: .index(index))
      }
    }
    return elements
  }

  /// The decoded elements of the array at a required key.
  package func array<Element>(
    at key: String, of read: (JSONValue) throws(JSONDecodingError) -> Element
  ) throws(JSONDecodingError) -> [Element] {
    try field(at: key) { value throws(JSONDecodingError) in try value.array(of: read) }
  }

  /// The decoded elements of the array at an optional key; empty if it is missing or null.
  package func list<Element>(
    at key: String, of read: (JSONValue) throws(JSONDecodingError) -> Element
  ) throws(JSONDecodingError) -> [Element] {
    try fieldIfPresent(at: key) { value throws(JSONDecodingError) in try value.array(of: read) }
      ?? []
  }

  /// The elements of the array at an optional key; empty if it is missing or null.
  package func list(at key: String) throws(JSONDecodingError) -> [JSONValue] {
    try list(at: key, of: JSONForm.any)
  }

  /// The string at a required key.
  package func string(at key: String) throws(JSONDecodingError) -> String {
    try field(at: key, as: JSONForm.string)
  }

  /// The integer at a required key.
  package func integer(at key: String) throws(JSONDecodingError) -> Int {
    try field(at: key, as: JSONForm.integer)
  }

  /// The number at a required key.
  package func number(at key: String) throws(JSONDecodingError) -> Double {
    try field(at: key, as: JSONForm.number)
  }

  /// The Boolean at a required key.
  package func bool(at key: String) throws(JSONDecodingError) -> Bool {
    try field(at: key, as: JSONForm.bool)
  }

  /// The array at a required key.
  package func array(at key: String) throws(JSONDecodingError) -> [JSONValue] {
    try field(at: key) { value throws(JSONDecodingError) in try value.array() }
  }

  /// The object at a required key.
  package func object(at key: String) throws(JSONDecodingError) -> JSONObject {
    try field(at: key) { value throws(JSONDecodingError) in try value.object() }
  }

  /// The strings in the array at a required key.
  package func strings(at key: String) throws(JSONDecodingError) -> [String] {
    try array(at: key, of: JSONForm.string)
  }

  /// The value at a required key.
  package func value(at key: String) throws(JSONDecodingError) -> JSONValue {
    try field(at: key, as: JSONForm.any)
  }

  /// The value at an optional key; nil if it is missing or null.
  package func value(ifPresent key: String) throws(JSONDecodingError) -> JSONValue? {
    try fieldIfPresent(at: key, as: JSONForm.any)
  }

  /// The string at an optional key; nil if it is missing or null.
  package func string(ifPresent key: String) throws(JSONDecodingError) -> String? {
    try fieldIfPresent(at: key, as: JSONForm.string)
  }

  /// The integer at an optional key; nil if it is missing or null.
  package func integer(ifPresent key: String) throws(JSONDecodingError) -> Int? {
    try fieldIfPresent(at: key, as: JSONForm.integer)
  }

  /// The Boolean at an optional key; nil if it is missing or null.
  package func bool(ifPresent key: String) throws(JSONDecodingError) -> Bool? {
    try fieldIfPresent(at: key, as: JSONForm.bool)
  }
}

/// The decoding functions of plain values, to be passed to those of fields and elements.
package enum JSONForm {
  package static func any(_ json: JSONValue) throws(JSONDecodingError) -> JSONValue { json }

  package static func string(_ json: JSONValue) throws(JSONDecodingError) -> String {
    try json.string()
  }

  package static func integer(_ json: JSONValue) throws(JSONDecodingError) -> Int {
    try json.integer()
  }

  package static func number(_ json: JSONValue) throws(JSONDecodingError) -> Double {
    try json.number()
  }

  package static func bool(_ json: JSONValue) throws(JSONDecodingError) -> Bool {
    try json.bool()
  }
}
