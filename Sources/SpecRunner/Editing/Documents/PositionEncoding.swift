/// The unit in which a client counts the characters of a line.
enum PositionEncoding: String, Sendable {
  case utf16 = "utf-16"
  case utf8 = "utf-8"

  /// The number of units of complete UTF-8 bytes.
  func units(in bytes: some Sequence<UInt8>) -> Int {
    switch self {
    case .utf8: bytes.reduce(0) { count, _ in count + 1 }
    // A lead byte is a unit; that of four bytes is a pair of surrogates.
    case .utf16:
      bytes.reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) + ($1 >= 0xF0 ? 1 : 0) }
    }
  }

  /// The number of bytes of a number of units at the start of a line, which may be shorter.
  ///
  /// A position inside a character is taken as that before it.
  func bytes(of units: Int, in line: ArraySlice<UInt8>) -> Int {
    var left = units
    var place = line.startIndex
    while place < line.endIndex, left > 0 {
      let lead = line[place]
      let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      let width = self == .utf8 ? length : length == 4 ? 2 : 1
      if width > left { break }
      left -= width
      place += length
    }
    return min(place, line.endIndex) - line.startIndex
  }
}
