/// The chunks of a PNG picture, whose checksums would refuse every change before it is read.
enum PictureChunks {
  /// The picture with the checksums of its chunks made right, as far as it has chunks.
  static func repaired(_ picture: [UInt8]) -> [UInt8] {
    var bytes = picture
    var start = 8
    while bytes.count - start >= 12 {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - start - 12 else { break }
      let end = start + 8 + length
      let sum = checksum(bytes[start + 4..<end])
      for place in 0..<4 { bytes[end + place] = UInt8(sum >> (24 - 8 * UInt32(place)) & 255) }
      start = end + 4
    }
    return bytes
  }

  /// CRC-32, one bit at a time.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }
}
