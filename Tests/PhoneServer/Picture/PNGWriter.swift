/// Writes pictures as PNG (ISO/IEC 15948) with 8 bits for red, green and blue.
///
/// Rows that repeat cost almost nothing: they are written as differences from the row above, which
/// are zeros, and runs of one byte are compressed.
struct PNGWriter {
  let width: Int
  let height: Int
  private var deflate = RunDeflate()

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Adds a row of `width` pixels, three bytes each, a number of times.
  mutating func add(_ row: [UInt8], times: Int) {
    guard times > 0 else { return }
    deflate.append(0)
    deflate.append(row)
    for _ in 1..<max(1, times) where times > 1 {
      // Filter 2: the difference from the row above.
      deflate.append(2)
      deflate.append(0, times: row.count)
    }
  }

  /// The file.
  mutating func finished() -> [UInt8] {
    var header = Self.bytes(UInt32(width)) + Self.bytes(UInt32(height))
    header += [8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
      + Self.chunk("IDAT", deflate.finished()) + Self.chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + data
    return bytes(UInt32(data.count)) + content + bytes(CRC32.of(content))
  }

  static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }
}

/// The checksum of PNG chunks.
private enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { start in
    (0..<8).reduce(UInt32(start)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  static func of(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }
}
