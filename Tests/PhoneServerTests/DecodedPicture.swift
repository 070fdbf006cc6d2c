import SpecText

/// A PNG file as it is read by the rules of RFC 1950, RFC 1951 and the PNG specification, for
/// pictures of eight bits in three channels, in blocks with fixed codes.
struct DecodedPicture {
  let width: Int
  let height: Int
  private let compressed: [UInt8]

  struct Malformed: Error {}

  init(_ file: [UInt8]) throws {
    guard file.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else {
      throw Malformed()
    }
    var rest = file.dropFirst(8)
    var compressed: [UInt8] = []
    var size: (Int, Int)?
    var isAtEnd = false
    while !isAtEnd {
      let length = try Self.number(rest.prefix(4))
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      let content = rest.dropFirst(8).prefix(length)
      guard content.count == length,
        try Self.number(rest.dropFirst(8 + length).prefix(4))
          == Self.checksum(rest.dropFirst(4).prefix(4 + length))
      else { throw Malformed() }
      switch type {
      case "IHDR":
        size = (try Self.number(content.prefix(4)), try Self.number(content.dropFirst(4).prefix(4)))
        // Eight bits, true colour, not interlaced.
        guard Array(content.dropFirst(8)) == [8, 2, 0, 0, 0] else { throw Malformed() }
      case "IDAT": compressed += content
      case "IEND": isAtEnd = true
      default: throw Malformed()
      }
      rest = rest.dropFirst(12 + length)
    }
    guard let size, rest.isEmpty else { throw Malformed() }
    (width, height) = size
    self.compressed = Array(compressed.dropFirst(2).dropLast(4))
  }

  /// The colours of pixels, each as `#rrggbb`.
  func colors(_ points: (x: Int, y: Int)...) throws -> [String] {
    var stream = Inflate(compressed)
    let lines = try stream.bytes()
    let length = width * 3 + 1
    guard lines.count == height * length else { throw Malformed() }
    var rows: [[UInt8]] = []
    for line in 0..<height {
      let row = Array(lines[(line * length + 1)..<((line + 1) * length)])
      switch lines[line * length] {
      case 0: rows.append(row)
      // The difference from the row above.
      case 2: rows.append(rows.last.map { zip(row, $0).map { $0 &+ $1 } } ?? row)
      default: throw Malformed()
      }
    }
    return points.map { point in
      "#"
        + rows[point.y][(point.x * 3)..<(point.x * 3 + 3)].map { byte in
          let text = String(byte, radix: 16)
          return text.utf8.count == 1 ? "0" + text : text
        }.joined()
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) throws -> Int {
    guard bytes.count == 4 else { throw Malformed() }
    return bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var value: UInt32 = 0xffff_ffff
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1 }
    }
    return Int(value ^ 0xffff_ffff)
  }
}

/// Reads a deflated stream of blocks with fixed codes.
private struct Inflate {
  private let input: [UInt8]
  private var place = 0

  init(_ input: [UInt8]) { self.input = input }

  private mutating func bit() throws -> Int {
    guard place / 8 < input.count else { throw DecodedPicture.Malformed() }
    defer { place += 1 }
    return Int(input[place / 8] >> UInt8(place % 8)) & 1
  }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for index in 0..<count { value |= try bit() << index }
    return value
  }

  /// Codes come with their first bit first.
  private mutating func code(_ count: Int, after start: Int = 0) throws -> Int {
    var value = start
    for _ in 0..<count { value = value << 1 | (try bit()) }
    return value
  }

  private mutating func symbol() throws -> Int {
    let seven = try code(7)
    if seven <= 0b0010111 { return 256 + seven }
    let eight = try code(1, after: seven)
    if eight >= 0b00110000, eight <= 0b10111111 { return eight - 0b00110000 }
    if eight >= 0b11000000, eight <= 0b11000111 { return 280 + eight - 0b11000000 }
    return 144 + (try code(1, after: eight)) - 0b110010000
  }

  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]

  mutating func bytes() throws -> [UInt8] {
    var output: [UInt8] = []
    var isLast = false
    while !isLast {
      isLast = try bit() == 1
      guard try bits(2) == 1 else { throw DecodedPicture.Malformed() }
      var symbol = try symbol()
      while symbol != 256 {
        if symbol < 256 {
          output.append(UInt8(symbol))
        } else {
          let index = symbol - 257
          let extra = index < 8 || index == 28 ? 0 : index / 4 - 1
          let length = Self.lengths[index] + (try bits(extra))
          let distance = try code(5) + 1
          guard distance <= 4, distance <= output.count else { throw DecodedPicture.Malformed() }
          for _ in 0..<length { output.append(output[output.count - distance]) }
        }
        symbol = try self.symbol()
      }
    }
    return output
  }
}
