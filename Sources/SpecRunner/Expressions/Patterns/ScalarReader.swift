/// A reader of code points from UTF-8; malformed bytes yield U+FFFD, one at a time.
///
/// It has no position of its own and never reads outside its bytes.
struct ScalarReader {
  let bytes: UnsafePointer<UInt8>
  let count: Int

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
  }

  /// The code point that starts at `position`, which must be inside the text, and its length.
  @inline(__always)
  func scalar(at position: Int) -> (value: UInt32, length: Int) {
    let first = bytes[position]
    return first < 0x80 ? (UInt32(first), 1) : longScalar(at: position)
  }

  private func longScalar(at position: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(bytes[position])
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC0, first < 0xF8, position + length <= count else { return (0xFFFD, 1) }
    var value = first & (0xFF >> UInt32(length + 1))
    for offset in 1..<length {
      let next = UInt32(bytes[position + offset])
      guard next & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | (next & 0x3F)
    }
    return (value, length)
  }

  /// The start of the code point before `position`, which must not be 0.
  @inline(__always)
  func position(before position: Int) -> Int {
    var result = position - 1
    while result > 0, bytes[result] & 0xC0 == 0x80 { result -= 1 }
    return result
  }
}
