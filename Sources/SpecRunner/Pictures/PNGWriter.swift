/// Writes opaque PNG pictures (ISO/IEC 15948), compressed as far as a quick search finds repetitions.
enum PNGWriter {
  /// - Parameter pixel: the colour of a place as 0xRRGGBBAA.
  static func write(
    width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> UInt32
  ) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (width * 3 + 1))
    var above = [UInt8](repeating: 0, count: width * 3)
    for y in 0..<height {
      // Each row is stored as its difference from the one above: rows of screens are alike.
      rows.append(2)
      for x in 0..<width {
        let pixel = pixel(x, y)
        for (place, shift) in [(x * 3, 24), (x * 3 + 1, 16), (x * 3 + 2, 8)] as [(Int, UInt32)] {
          let value = UInt8(pixel >> shift & 255)
          rows.append(value &- above[place])
          above[place] = value
        }
      }
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 2, 0, 0, 0]
    for (type, data) in [("IHDR", header), ("IDAT", Deflater.zlib(rows)), ("IEND", [])] {
      let named = Array(type.utf8) + data
      file += bytes(UInt32(data.count)) + named + bytes(Checksum.crc32(named[...]))
    }
    return file
  }

  fileprivate static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }
}

/// Compresses data in the zlib format (RFC 1950 and 1951), as one block with the fixed code.
struct Deflater {
  private var output: [UInt8] = [0x78, 0x01]
  private var bits: UInt64 = 0
  private var count: UInt64 = 0

  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var deflater = Deflater()
    deflater.put(0b011, 3)
    deflater.compress(bytes)
    deflater.put(symbol: 256)
    deflater.put(0, (8 - deflater.count % 8) % 8)
    return deflater.output + PNGWriter.bytes(Checksum.adler32(bytes))
  }

  private mutating func compress(_ bytes: [UInt8]) {
    /// For a hash of three bytes, the place after their last start.
    var last = [Int32](repeating: 0, count: 1 << 15)
    var place = 0
    while place < bytes.count {
      var length = 0
      var distance = 0
      if place + 3 <= bytes.count {
        let three =
          UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
        let hash = Int((three &* 0x9E37_79B1) >> 17)
        distance = place - Int(last[hash]) + 1
        if last[hash] > 0, distance <= 32_768 {
          let limit = min(258, bytes.count - place)
          while length < limit, bytes[place - distance + length] == bytes[place + length] {
            length += 1
          }
        }
        last[hash] = Int32(truncatingIfNeeded: place + 1)
      }
      if length < 3 {
        put(symbol: Int(bytes[place]))
        place += 1
      } else {
        put(length, Inflater.lengths, Inflater.lengthBits) { $0.put(symbol: 257 + $1) }
        put(distance, Inflater.distances, Inflater.distanceBits) { $0.put(reversed: $1, 5) }
        place += length
      }
    }
  }

  /// Writes the code of the range that has a number, and where in the range it is.
  private mutating func put(
    _ number: Int, _ starts: [Int], _ sizes: [Int], _ code: (inout Deflater, Int) -> Void
  ) {
    var index = starts.count - 1
    while starts[index] > number { index -= 1 }
    code(&self, index)
    put(UInt64(number - starts[index]), UInt64(sizes[index]))
  }

  /// Writes a symbol in the fixed code of RFC 1951, section 3.2.6.
  private mutating func put(symbol: Int) {
    switch symbol {
    case ..<144: put(reversed: 0x30 + symbol, 8)
    case ..<256: put(reversed: 0x190 + symbol - 144, 9)
    case ..<280: put(reversed: symbol - 256, 7)
    default: put(reversed: 0xC0 + symbol - 280, 8)
    }
  }

  /// Writes a code, whose highest bit comes first.
  private mutating func put(reversed code: Int, _ size: Int) {
    put((0..<size).reduce(0) { $0 << 1 | UInt64(code >> $1 & 1) }, UInt64(size))
  }

  private mutating func put(_ value: UInt64, _ size: UInt64) {
    bits |= value << count
    count += size
    while count >= 8 {
      output.append(UInt8(bits & 255))
      bits >>= 8
      count -= 8
    }
  }
}
