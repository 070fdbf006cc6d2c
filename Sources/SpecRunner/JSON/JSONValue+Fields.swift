/// Values taken out of JSON as Swift types, with errors that say which field is wrong and how.
///
/// A reader of a type takes a `JSONValue` and throws `JSONDecodingError`; handed to
/// `field(at:as:)` or `array(at:of:)`, its errors get the path in front. So paths cost nothing
/// until something is wrong.
extension JSONValue {
  /// The value as a string.
  public func string() throws(JSONDecodingError) -> String {
    guard case .string(let value) = self else { throw mismatch("a string") }
    return value
  }

  /// The value as a whole number; `3.0` is one, `3.5` and `1e30` are not.
  public func integer() throws(JSONDecodingError) -> Int {
    switch self {
    case .integer(let value): return value
    case .number(let value):
      // `Int(exactly:)` would do, but calls the C library's `trunc`, which is not linked here.
      guard abs(value) < 0x1p63, case let whole = Int(value), Double(whole) == value else {
        throw JSONDecodingError(expected: "a whole number", found: description)
      }
      return whole
    default: throw mismatch("a whole number")
    }
  }

  /// The value as a number, written as a whole one or not.
  public func number() throws(JSONDecodingError) -> Double {
    switch self {
    case .integer(let value): return Double(value)
    case .number(let value): return value
    default: throw mismatch("a number")
    }
  }

  /// The value as true or false.
  public func bool() throws(JSONDecodingError) -> Bool {
    guard case .bool(let value) = self else { throw mismatch("true or false") }
    return value
  }

  /// The value as a list.
  public func array() throws(JSONDecodingError) -> [JSONValue] {
    guard case .array(let value) = self else { throw mismatch("an array") }
    return value
  }

  /// The value as keys and values.
  public func object() throws(JSONDecodingError) -> JSONObject {
    guard case .object(let value) = self else { throw mismatch("an object") }
    return value
  }

  private func mismatch(_ expected: String) -> JSONDecodingError {
    JSONDecodingError(expected: expected, found: kind)
  }
}

extension JSONValue {
  /// The value of a key that must be there, read as something; errors inside get the key in front.
  public func field<Field>(
    at key: String, as read: (JSONValue) throws(JSONDecodingError) -> Field
  ) throws(JSONDecodingError) -> Field {
    guard let value = try object()[key] else {
      throw JSONDecodingError(
        path: [.key(key)], expected: Self.expectation(of: read), found: "nothing")
    }
    do { return try read(value) } catch let error { throw error.from(.key(key)) }
  }

  /// What a reader wants, learned by handing it a null.
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

  /// The value of a key that may be missing or null, read as something.
  public func fieldIfPresent<Field>(
    at key: String, as read: (JSONValue) throws(JSONDecodingError) -> Field
  ) throws(JSONDecodingError) -> Field? {
    switch try object()[key] {
    case nil, .null?: return nil
    case let value?:
      do { return try read(value) } catch let error { throw error.from(.key(key)) }
    }
  }

  /// The elements of a list, each read as something; errors inside get the index in front.
  public func array<Element>(
    of read: (JSONValue) throws(JSONDecodingError) -> Element
  ) throws(JSONDecodingError) -> [Element] {
    let values = try array()
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do { elements.append(try read(value)) } catch let error { throw error.from(.index(index)) }
    }
    return elements
  }

  /// The list at a key that must be there, each element read as something.
  public func array<Element>(
    at key: String, of read: (JSONValue) throws(JSONDecodingError) -> Element
  ) throws(JSONDecodingError) -> [Element] {
    try field(at: key) { value throws(JSONDecodingError) in try value.array(of: read) }
  }

  /// The string at a key that must be there.
  public func string(at key: String) throws(JSONDecodingError) -> String {
    try field(at: key) { value throws(JSONDecodingError) in try value.string() }
  }

  /// The whole number at a key that must be there.
  public func integer(at key: String) throws(JSONDecodingError) -> Int {
    try field(at: key) { value throws(JSONDecodingError) in try value.integer() }
  }

  /// The number at a key that must be there.
  public func number(at key: String) throws(JSONDecodingError) -> Double {
    try field(at: key) { value throws(JSONDecodingError) in try value.number() }
  }

  /// The true or false at a key that must be there.
  public func bool(at key: String) throws(JSONDecodingError) -> Bool {
    try field(at: key) { value throws(JSONDecodingError) in try value.bool() }
  }

  /// The list at a key that must be there.
  public func array(at key: String) throws(JSONDecodingError) -> [JSONValue] {
    try field(at: key) { value throws(JSONDecodingError) in try value.array() }
  }

  /// The object at a key that must be there.
  public func object(at key: String) throws(JSONDecodingError) -> JSONObject {
    try field(at: key) { value throws(JSONDecodingError) in try value.object() }
  }
}
