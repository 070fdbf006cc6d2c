/// Compresses bytes as a zlib stream (RFC 1950, RFC 1951) with fixed codes, in which only runs of
/// one byte are shortened.
struct RunDeflate {
  private var output: [UInt8] = [0x78, 0x01]
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var last: UInt8?
  private var run = 0
  private var low: UInt32 = 1
  private var high: UInt32 = 0

  init() {
    // One block, the last, with fixed codes.
    put(1, 1)
    put(1, 2)
  }

  mutating func append(_ bytes: [UInt8]) {
    for byte in bytes { append(byte) }
  }

  mutating func append(_ byte: UInt8, times: Int = 1) {
    guard times > 0 else { return }
    count(byte, times)
    if byte == last {
      run += times
      return
    }
    flush()
    literal(byte)
    last = byte
    run = times - 1
  }

  /// The stream with its checksum.
  mutating func finished() -> [UInt8] {
    flush()
    put(0, 7)
    while bitCount > 0 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
    return output + PNGWriter.bytes(high << 16 | low)
  }

  /// Updates the checksum (Adler-32) for equal bytes at once.
  private mutating func count(_ byte: UInt8, _ times: Int) {
    let value = UInt64(byte)
    let number = UInt64(times)
    // After n bytes b: low + n b, and high + n low + b n (n + 1) / 2.
    let sum = UInt64(high) + number * UInt64(low) + value * (number * (number + 1) / 2)
    high = UInt32(sum % 65_521)
    low = UInt32((UInt64(low) + number * value) % 65_521)
  }

  /// Writes the pending run as copies of the byte before it.
  private mutating func flush() {
    while run >= 3 {
      // Two bytes must remain for no copy, or three for the next one.
      let length = min(run, 258)
      copy(length)
      run -= length
    }
    if let last { for _ in 0..<run { literal(last) } }
    run = 0
  }

  private mutating func literal(_ byte: UInt8) {
    if byte < 144 {
      code(UInt32(byte) + 0x30, 8)
    } else {
      code(UInt32(byte) - 144 + 0x190, 9)
    }
  }

  /// A copy of `length` bytes from one byte back.
  private mutating func copy(_ length: Int) {
    let place = Self.lengths.lastIndex { $0.base <= length } ?? 0
    let symbol = UInt32(257 + place)
    if symbol < 280 { code(symbol - 256, 7) } else { code(symbol - 280 + 0xC0, 8) }
    put(UInt32(length - Self.lengths[place].base), Self.lengths[place].extra)
    code(0, 5)
  }

  /// The shortest length of each code from 257, and its number of extra bits.
  private static let lengths: [(base: Int, extra: Int)] = {
    var lengths: [(base: Int, extra: Int)] = (3...10).map { ($0, 0) }
    var base = 11
    for extra in 1...5 {
      for _ in 0..<4 {
        lengths.append((base, extra))
        base += 1 << extra
      }
    }
    // The last code is for 258 alone.
    return lengths + [(258, 0)]
  }()

  /// A code, whose first bit is the highest one.
  private mutating func code(_ value: UInt32, _ count: Int) {
    for place in (0..<count).reversed() { put(value >> UInt32(place) & 1, 1) }
  }

  private mutating func put(_ value: UInt32, _ count: Int) {
    bits |= UInt64(value) << UInt64(bitCount)
    bitCount += count
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}
