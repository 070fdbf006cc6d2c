/// Writes JSON into a byte buffer, token by token and without an intermediate tree.
///
/// The writer adds commas, colons and white space. Its caller must balance the brackets and write a
/// key before each value of an object. Several values may follow one another, separated by
/// `newline`. Numbers are written so that parsing yields the same value.
package struct JSONWriter: Sendable {
  /// Whether every element is on its own line, indented by two spaces per level.
  package let isPretty: Bool

  /// The bytes written, followed by unused capacity: doubling the capacity and storing bytes is
  /// twice as fast as appending to an array, which checks its capacity every time.
  var buffer: [UInt8] = []

  /// The number of bytes written.
  package internal(set) var count = 0

  private var position = Position.start
  private var depth = 0

  /// The context of the next token, which decides about a separator before it.
  private enum Position: Sendable {
    /// At the start of its container.
    case start
    /// After a key and its colon.
    case afterKey
    /// After a value.
    case afterValue
  }

  /// Creates a writer with an empty buffer.
  package init(pretty: Bool = false) { isPretty = pretty }

  /// Encodes a value as JSON, without a line end.
  package static func write(_ value: JSONValue, pretty: Bool = false) -> [UInt8] {
    var writer = JSONWriter(pretty: pretty)
    writer.value(value)
    return writer.take()
  }

  // MARK: Containers

  /// Begins an object.
  package mutating func beginObject() { begin(.openingBrace) }

  /// Ends the innermost object.
  package mutating func endObject() { end(.closingBrace) }

  /// Begins an array.
  package mutating func beginArray() { begin(.openingBracket) }

  /// Ends the innermost array.
  package mutating func endArray() { end(.closingBracket) }

  private mutating func begin(_ bracket: UInt8) {
    token(1, then: .start) { room in
      room.pointee = bracket
      return 1
    }
    depth += 1
  }

  private mutating func end(_ bracket: UInt8) {
    if depth > 0 { depth -= 1 }
    if isPretty, position != .start { indent() }
    append(bracket)
    position = .afterValue
  }

  // MARK: Keys

  /// Writes the key of the next value, given as a literal without characters that need an escape.
  package mutating func key(_ name: StaticString) {
    name.withUTF8Buffer { name in
      assert(!name.hasEscape, "a key with an escape")
      let space = isPretty ? 1 : 0
      token(name.count &+ 4, then: .afterKey) { room in
        let end = room.fill(quoting: name)
        room[end] = .colon
        room[end &+ 1] = .space
        return end &+ 1 &+ space
      }
    }
  }

  /// Writes the key of the next value.
  package mutating func key(_ name: String) {
    string(name)
    append(.colon)
    if isPretty { append(.space) }
    position = .afterKey
  }

  // MARK: Values

  /// Writes a string; `/`, U+2028 and characters outside ASCII are not escaped.
  package mutating func string(_ text: String) {
    text.withUTF8Bytes { string(utf8: $0) }
  }

  /// Writes a string given as a literal.
  package mutating func string(_ text: StaticString) {
    text.withUTF8Buffer { string(utf8: $0) }
  }

  /// Writes a string given as UTF-8, which is not validated.
  package mutating func string(utf8 text: UnsafeBufferPointer<UInt8>) {
    if text.hasEscape {
      separate()
      appendQuoted(text)
      position = .afterValue
    } else {
      token(text.count &+ 2, then: .afterValue) { $0.fill(quoting: text) }
    }
  }

  /// Writes a number as a string of its decimal digits.
  package mutating func string(digitsOf number: UInt32) {
    token(12, then: .afterValue) { room in
      room.pointee = .quote
      let end = 1 &+ (room + 1).fill(digitsOf: UInt64(number))
      room[end] = .quote
      return end &+ 1
    }
  }

  /// Writes an integer of any width.
  @inlinable package mutating func integer(_ value: some FixedWidthInteger) {
    if let value = Int64(exactly: value) {
      integer(magnitude: value.magnitude, isNegative: value < 0)
    } else if let value = UInt64(exactly: value) {
      integer(magnitude: value, isNegative: false)
    } else {
      raw(value.description)
    }
  }

  @usableFromInline mutating func integer(magnitude: UInt64, isNegative: Bool) {
    let sign = isNegative ? 1 : 0
    token(21, then: .afterValue) { room in
      room.pointee = .minus
      return sign &+ (room + sign).fill(digitsOf: magnitude)
    }
  }

  /// Writes a number as the shortest text that yields the same value.
  ///
  /// Infinity and NaN, which JSON does not have, become null.
  package mutating func number(_ value: Double) {
    if value.isFinite { raw(value.description) } else { null() }
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    separate()
    append(value ? "true" : "false")
    position = .afterValue
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    append("null")
    position = .afterValue
  }

  /// Writes a value that is already JSON.
  package mutating func raw(_ json: String) {
    json.withUTF8Bytes { raw(utf8: $0) }
  }

  /// Writes a value that is already JSON.
  package mutating func raw(utf8 json: UnsafeBufferPointer<UInt8>) {
    separate()
    append(json)
    position = .afterValue
  }

  /// Writes a value.
  package mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .integer(let value): integer(value)
    case .number(let value): number(value)
    case .digits(let digits): raw(digits)
    case .string(let value): string(value)
    case .array(let values):
      beginArray()
      for value in values { self.value(value) }
      endArray()
    case .object(let object):
      beginObject()
      for (key, value) in object {
        self.key(key)
        self.value(value)
      }
      endObject()
    }
  }

  /// Writes a line feed; the next value is not preceded by a comma.
  package mutating func newline() {
    append(.lineFeed)
    position = .start
  }

  // MARK: Output

  /// Reserves capacity for a number of bytes.
  package mutating func reserve(_ bytes: Int) { makeRoom(for: bytes) }

  /// Returns the bytes written and resets the writer.
  package mutating func take() -> [UInt8] {
    var bytes: [UInt8] = []
    swap(&bytes, &buffer)
    bytes.removeLast(bytes.count - count)
    count = 0
    position = .start
    depth = 0
    return bytes
  }

  /// Passes the bytes written to a closure and removes them, but keeps the capacity; for streaming.
  ///
  /// It may be called between any two tokens; the bytes are valid only within the closure.
  package mutating func drain<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let written = count
    count = 0
    return try buffer.withUnsafeBufferPointer { bytes throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: bytes[..<written]))
    }
  }

  // MARK: Separators

  /// Writes a token of at most a number of bytes, preceded by its separator.
  ///
  /// Bytes are stored through a pointer: each access to the array checks that it is not shared.
  @inline(__always)
  private mutating func token(
    _ bytes: Int, then next: Position, _ body: (UnsafeMutablePointer<UInt8>) -> Int
  ) {
    if isPretty { separate() }
    let comma = !isPretty && position == .afterValue ? 1 : 0
    fill(bytes &+ 1) { room in
      room.pointee = .comma
      return comma &+ body(room + comma)
    }
    position = next
  }

  private mutating func separate() {
    if position == .afterKey { return }
    if position == .afterValue { append(.comma) }
    if isPretty, depth > 0 { indent() }
  }

  private mutating func indent() {
    append(.lineFeed)
    for _ in 0..<depth { append("  ") }
  }
}

extension String {
  /// Calls a closure with the text's UTF-8, copied only if it is not contiguous.
  fileprivate func withUTF8Bytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if utf8.withContiguousStorageIfAvailable(body) == nil {
      Array(utf8).withUnsafeBufferPointer(body)
    }
  }
}
