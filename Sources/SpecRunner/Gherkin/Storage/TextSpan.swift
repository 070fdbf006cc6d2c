/// A range of bytes in one of three buffers.
///
/// A text that is contiguous in the source is not copied; any other (an unescaped cell, a doc
/// string without its indentation, a text with values substituted) is in a side buffer.
struct TextSpan: BitwiseCopyable, Sendable {
  /// The buffer: the source's bytes, the document's own texts, or the pickles' own texts.
  enum Buffer: UInt32 {
    case source = 0
    case document = 0x4000_0000
    case pickles = 0x8000_0000
  }

  /// The maximum size of a buffer, which leaves two bits of an offset for the buffer.
  static let limit = 0x3FFF_FFFF

  static let empty = TextSpan(bits: 0, length: 0)
  /// An absent text, different from an empty one.
  static let absent = TextSpan(bits: .max, length: 0)

  let bits: UInt32
  let length: UInt32

  private init(bits: UInt32, length: UInt32) {
    self.bits = bits
    self.length = length
  }

  @inline(__always)
  init(_ buffer: Buffer = .source, from start: Int, to end: Int) {
    bits = UInt32(truncatingIfNeeded: start) | buffer.rawValue
    length = UInt32(truncatingIfNeeded: end &- start)
  }

  @inline(__always) init(bits: UInt32, shortLength: UInt16) {
    self.init(bits: bits, length: UInt32(shortLength))
  }

  var isAbsent: Bool { bits == .max }
  var offset: Int { Int(bits & 0x3FFF_FFFF) }
  var count: Int { Int(length) }
  var buffer: Buffer { Buffer(rawValue: bits & 0xC000_0000) ?? .source }

  /// The bytes of the span in the buffer that holds it.
  func slice(of buffer: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    assert(offset + count <= buffer.count, "a text beyond its buffer")
    return UnsafeBufferPointer(rebasing: buffer[offset..<(offset &+ count)])
  }
}

extension Pool where Element == UInt8 {
  /// Appends a text and returns its span; a text that does not fit is lost, and its span is empty.
  mutating func span(of text: String, _ buffer: TextSpan.Buffer) -> TextSpan {
    let first = count
    var text = text
    text.withUTF8 { bytes in
      if bytes.count <= TextSpan.limit - first { append(bytes) }
    }
    return TextSpan(buffer, from: first, to: count)
  }
}

/// A range of records: the index of the first, and their number.
struct Run: BitwiseCopyable, Sendable {
  var first: UInt32
  var count: UInt32

  static let none = Run(first: 0, count: 0)

  @inline(__always) init(first: UInt32, count: UInt32) {
    self.first = first
    self.count = count
  }

  /// The records from `first` up to but not including `end`.
  @inline(__always) init(from first: UInt32, to end: UInt32) {
    self.init(first: first, count: end &- first)
  }

  var end: UInt32 { first &+ count }
  var range: Range<Int> { Int(first)..<Int(first) + Int(count) }
}

/// Three ranges of records, one after another.
struct RunSequence: BitwiseCopyable, Sendable {
  private let first: Run
  private let second: Run
  private let third: Run

  init(_ first: Run = .none, _ second: Run = .none, _ third: Run = .none) {
    self.first = first
    self.second = second
    self.third = third
  }

  @inline(__always) var count: UInt32 { first.count &+ second.count &+ third.count }

  /// The index of the record at a position.
  @inline(__always)
  subscript(position: UInt32) -> UInt32 {
    if position < first.count { return first.first &+ position }
    let position = position &- first.count
    if position < second.count { return second.first &+ position }
    return third.first &+ position &- second.count
  }
}

/// A location in a record: two numbers, column 0 for none.
struct Spot: BitwiseCopyable, Sendable {
  let line: UInt32
  let column: UInt32

  @inline(__always) init(line: UInt32, column: UInt32) {
    self.line = line
    self.column = column
  }

  init(_ location: Location) {
    line = UInt32(clamping: location.line)
    column = UInt32(clamping: location.column ?? 0)
  }

  var location: Location { Location(line: Int(line), column: column == 0 ? nil : Int(column)) }
}

extension UInt32 {
  /// An index that refers to no record.
  static let none = UInt32.max
}
