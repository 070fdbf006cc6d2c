/// Writes JSON into a buffer of bytes, piece by piece and without a tree in between.
///
/// The writer sets commas, colons and blanks; what it is told to open and close, and that an
/// object's values have keys, is its caller's care. Several values may follow one another if
/// `newline` stands between them. Numbers are written so that reading gives the same value back.
public struct JSONWriter: Sendable {
  /// Whether every element has a line of its own, indented by two spaces a level.
  public let isPretty: Bool

  /// The bytes written, and behind them room for more: growing by doubling and then only storing
  /// is twice as fast as appending to an array, which checks its room at every piece.
  var buffer: [UInt8] = []

  /// How many of the buffer's bytes are written.
  public internal(set) var count = 0

  private var position = Position.start
  private var depth = 0

  /// Where the next piece goes, which decides what is set before it.
  private enum Position: Sendable {
    /// Nothing stands before it in its container.
    case start
    /// A key and its colon stand before it.
    case afterKey
    /// A value stands before it.
    case afterValue
  }

  /// A writer with an empty buffer.
  public init(pretty: Bool = false) { isPretty = pretty }

  /// A value as JSON, without a line end behind it.
  public static func write(_ value: JSONValue, pretty: Bool = false) -> [UInt8] {
    var writer = JSONWriter(pretty: pretty)
    writer.value(value)
    return writer.take()
  }

  // MARK: Containers

  /// Opens an object; keys with their values follow.
  public mutating func beginObject() { begin(.openingBrace) }

  /// Closes the innermost object.
  public mutating func endObject() { end(.closingBrace) }

  /// Opens an array; its elements follow.
  public mutating func beginArray() { begin(.openingBracket) }

  /// Closes the innermost array.
  public mutating func endArray() { end(.closingBracket) }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    append(bracket)
    depth += 1
    position = .start
  }

  private mutating func end(_ bracket: UInt8) {
    if depth > 0 { depth -= 1 }
    if isPretty, position != .start { indent() }
    append(bracket)
    position = .afterValue
  }

  // MARK: Keys

  /// The key of the value that follows, known when the program is written.
  public mutating func key(_ name: StaticString) {
    name.withUTF8Buffer { key(utf8: $0) }
  }

  /// The key of the value that follows.
  public mutating func key(_ name: String) {
    name.withUTF8Bytes { key(utf8: $0) }
  }

  private mutating func key(utf8 name: UnsafeBufferPointer<UInt8>) {
    separate()
    appendQuoted(name)
    append(.colon)
    if isPretty { append(.space) }
    position = .afterKey
  }

  // MARK: Values

  /// A string; `/`, U+2028 and everything outside ASCII are written as they are.
  public mutating func string(_ text: String) {
    text.withUTF8Bytes { string(utf8: $0) }
  }

  /// A string known when the program is written.
  public mutating func string(_ text: StaticString) {
    text.withUTF8Buffer { string(utf8: $0) }
  }

  /// A string given as UTF-8, which is not checked.
  public mutating func string(utf8 text: UnsafeBufferPointer<UInt8>) {
    separate()
    appendQuoted(text)
    position = .afterValue
  }

  /// A whole number of any width.
  @inlinable public mutating func integer(_ value: some FixedWidthInteger) {
    if let value = Int64(exactly: value) {
      integer(magnitude: value.magnitude, isNegative: value < 0)
    } else if let value = UInt64(exactly: value) {
      integer(magnitude: value, isNegative: false)
    } else {
      raw(value.description)
    }
  }

  @usableFromInline mutating func integer(magnitude: UInt64, isNegative: Bool) {
    separate()
    appendDigits(of: magnitude, isNegative: isNegative)
    position = .afterValue
  }

  /// A number, as the shortest text that reads back as the same; JSON has no infinity and no NaN,
  /// these become null.
  public mutating func number(_ value: Double) {
    if value.isFinite { raw(value.description) } else { null() }
  }

  /// The literal `true` or `false`.
  public mutating func bool(_ value: Bool) {
    separate()
    append(value ? "true" : "false")
    position = .afterValue
  }

  /// The literal `null`.
  public mutating func null() {
    separate()
    append("null")
    position = .afterValue
  }

  /// A value that is JSON already, written as it is.
  public mutating func raw(_ json: String) {
    json.withUTF8Bytes { raw(utf8: $0) }
  }

  /// A value that is JSON already, written as it is.
  public mutating func raw(utf8 json: UnsafeBufferPointer<UInt8>) {
    separate()
    append(json)
    position = .afterValue
  }

  /// A whole value.
  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .integer(let value): integer(value)
    case .number(let value): number(value)
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

  /// A line feed; the value behind it gets no comma.
  public mutating func newline() {
    append(.lineFeed)
    position = .start
  }

  // MARK: What was written

  /// Makes room for so many bytes more.
  public mutating func reserve(_ bytes: Int) { makeRoom(for: bytes) }

  /// What was written; the writer begins anew with an empty buffer.
  public mutating func take() -> [UInt8] {
    var bytes: [UInt8] = []
    swap(&bytes, &buffer)
    bytes.removeLast(bytes.count - count)
    count = 0
    position = .start
    depth = 0
    return bytes
  }

  /// Hands on what was written, and forgets it but keeps the room: how a stream is written out.
  ///
  /// It may be called between any two pieces; the bytes handed on are valid within the call.
  public mutating func drain<Answer, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let written = count
    count = 0
    return try buffer.withUnsafeBufferPointer { bytes throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: bytes[..<written]))
    }
  }

  // MARK: Between the pieces

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
  /// Hands on the bytes of the text, copied only where they do not lie in one piece.
  fileprivate func withUTF8Bytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if utf8.withContiguousStorageIfAvailable(body) == nil {
      Array(utf8).withUnsafeBufferPointer(body)
    }
  }
}
