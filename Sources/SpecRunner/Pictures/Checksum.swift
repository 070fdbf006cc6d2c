/// The checksums of PNG: CRC-32 of chunks, Adler-32 of the compressed data.
enum Checksum {
  /// CRC-32 (ISO 3309), the same as of zlib and gzip.
  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes { crc = table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ crc >> 8 }
    return ~crc
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in
      crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1
    }
  }

  /// Adler-32 (RFC 1950, section 9).
  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    var start = 0
    while start < bytes.count {
      // The sums of 5,552 bytes do not overflow; a remainder of each byte would take most of the time.
      let end = min(bytes.count, start + 5_552)
      while start < end {
        low &+= UInt32(bytes[start])
        high &+= low
        start += 1
      }
      low %= 65_521
      high %= 65_521
    }
    return high << 16 | low
  }
}
