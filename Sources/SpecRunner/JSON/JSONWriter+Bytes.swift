/// The output buffer of the writer, and escaping.
extension JSONWriter {
  /// Ensures capacity for a number of bytes.
  @inline(__always) mutating func makeRoom(for bytes: Int) {
    if buffer.count - count < bytes { grow(by: bytes) }
  }

  @inline(never) private mutating func grow(by bytes: Int) {
    let size = max(256, buffer.count * 2, count + bytes)
    let written = count
    buffer = [UInt8](unsafeUninitializedCapacity: size) { room, initialized in
      guard let start = UnsafeMutableRawPointer(room.baseAddress) else { return }
      buffer.withUnsafeBytes { old in
        if let old = old.baseAddress { start.copyMemory(from: old, byteCount: written) }
      }
      // Block by block, because filling byte by byte is a hundred times slower in unoptimised code.
      var filled = written
      Self.zeros.withUnsafeBytes { zeros in
        while filled < size, let source = zeros.baseAddress {
          let block = min(size - filled, zeros.count)
          start.advanced(by: filled).copyMemory(from: source, byteCount: block)
          filled += block
        }
      }
      initialized = filled
    }
  }

  private static let zeros = [UInt8](repeating: 0, count: 4096)

  /// Passes the unused capacity, of at least a number of bytes, to a closure that fills it.
  ///
  /// - Parameter body: Returns the number of bytes that it has filled.
  @inline(__always)
  mutating func fill(_ bytes: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    makeRoom(for: bytes)
    let start = count
    count &+= buffer.withUnsafeMutableBufferPointer { room in
      room.baseAddress.map { body($0 + start) } ?? 0
    }
  }

  mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    buffer[count] = byte
    count += 1
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append($0) }
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    makeRoom(for: bytes.count)
    let start = count
    buffer.withUnsafeMutableBytes {
      $0.baseAddress?.advanced(by: start).copyMemory(from: source, byteCount: bytes.count)
    }
    count += bytes.count
  }

  /// Appends a quoted string with its escapes.
  mutating func appendQuoted(_ text: UnsafeBufferPointer<UInt8>) {
    makeRoom(for: text.count + 2)
    append(.quote)
    var start = 0
    while true {
      let end = text.firstEscape(from: start)
      append(UnsafeBufferPointer(rebasing: text[start..<end]))
      if end == text.count { break }
      appendEscape(of: text[end])
      start = end + 1
    }
    append(.quote)
  }

  private mutating func appendEscape(of byte: UInt8) {
    append(.backslash)
    switch byte {
    case .quote, .backslash: append(byte)
    case 0x08: append(UInt8(ascii: "b"))
    case .tab: append(.t)
    case .lineFeed: append(.n)
    case 0x0C: append(.f)
    case .carriageReturn: append(UInt8(ascii: "r"))
    default:
      append("u00")
      for digit in [byte >> 4, byte & 15] {
        append(digit < 10 ? .zero + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Stores a text in quotes, without escapes; returns the number of bytes.
  @inline(__always)
  func fill(quoting text: UnsafeBufferPointer<UInt8>) -> Int {
    pointee = .quote
    if let start = text.baseAddress { (self + 1).update(from: start, count: text.count) }
    self[text.count &+ 1] = .quote
    return text.count &+ 2
  }

  /// Stores a number in decimal digits; returns their number.
  func fill(digitsOf number: UInt64) -> Int {
    var length = 1
    var bound: UInt64 = 10
    while length < 20, number >= bound {
      length += 1
      bound = length < 20 ? bound &* 10 : bound
    }
    var rest = number
    var index = length
    repeat {
      index &-= 1
      let tenth = rest / 10
      self[index] = .zero + UInt8(truncatingIfNeeded: rest &- tenth &* 10)
      rest = tenth
    } while rest > 0
    return length
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a byte must be escaped in a JSON string.
  var hasEscape: Bool { firstEscape(from: 0) < count }

  /// The offset of the first byte that must be escaped in a JSON string, or the end.
  ///
  /// It checks eight bytes at a time, and the last eight once more for the rest: most keys and
  /// values are short, so that the rest matters.
  fileprivate func firstEscape(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(self)
    var offset = start
    while offset + 8 <= count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let marks = word.marksOfEscapes
      if marks != 0 { return offset + marks.trailingZeroBitCount / 8 }
      offset += 8
    }
    if offset < count, count >= 8 {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
      let seen = UInt64(8 - (count - offset)) * 8
      // Shifting inserts zeros, which would count as control characters; spaces replace them.
      let unseen = word >> seen | 0x2020_2020_2020_2020 << (64 - seen)
      let marks = unseen.marksOfEscapes
      return marks == 0 ? count : offset + marks.trailingZeroBitCount / 8
    }
    if offset == 0, count >= 4 {
      let first = raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let last = raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      if (UInt64(first) | UInt64(last) << 32).marksOfEscapes == 0 { return count }
    }
    while offset < count, self[offset] >= 0x20, self[offset] != .quote, self[offset] != .backslash {
      offset += 1
    }
    return offset
  }
}
