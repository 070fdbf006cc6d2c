/// Decompresses data in the zlib format (RFC 1950 and 1951).
///
/// The length of the result is known, so that a small text cannot grow without bounds: more or less
/// is an error.
struct Inflater {
  /// The maximum number of blocks; those that real programs write have thousands of bytes each.
  private static let mostBlocks = 100_000

  private var input: BitReader
  private var output: [UInt8]
  /// The number of bytes written.
  private var end = 0

  /// Decompresses data to a number of bytes.
  static func inflate(_ bytes: [UInt8], to count: Int) throws(PictureError) -> [UInt8] {
    guard bytes.count >= 6 else { throw early }
    guard bytes[0] & 15 == 8, bytes[0] >> 4 <= 7, bytes[1] & 0x20 == 0,
      (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0
    else { throw PictureError("its pixels are not compressed as PNG requires") }
    var inflater = Inflater(
      input: BitReader(bytes, from: 2), output: [UInt8](repeating: 0, count: count))
    try inflater.blocks()
    guard inflater.end == count else {
      throw PictureError("it has \(inflater.end) bytes of pixels, and needs \(count)")
    }
    try inflater.check()
    return inflater.output
  }

  private static let early = PictureError("its compressed pixels end early")
  private static let long = PictureError("it has more pixels than its size allows")
  private static let damaged = PictureError("its compressed pixels are damaged")

  private mutating func blocks() throws(PictureError) {
    for _ in 0..<Self.mostBlocks {
      let isLast = try input.take(1) == 1
      switch try input.take(2) {
      case 0: try copyStored()
      case 1: try decode(Self.fixedLiterals, Self.fixedDistances)
      case 2:
        let (literals, distances) = try codes()
        try decode(literals, distances)
      default: throw Self.damaged
      }
      if isLast { return }
    }
    throw PictureError("its pixels are in more than \(Self.mostBlocks) compressed blocks")
  }

  /// Compares the checksum after the last block.
  private mutating func check() throws(PictureError) {
    input.skipToByte()
    var sum: UInt32 = 0
    for _ in 0..<4 { sum = sum << 8 | UInt32(try input.take(8)) }
    guard sum == Checksum.adler32(output) else {
      throw PictureError("its pixels are damaged: the checksum differs")
    }
  }

  // MARK: - Blocks

  private mutating func copyStored() throws(PictureError) {
    input.skipToByte()
    let (length, complement) = (try input.take(16), try input.take(16))
    guard length == ~complement & 0xFFFF else { throw Self.damaged }
    guard length <= output.count - end else { throw Self.long }
    for _ in 0..<length {
      output[end] = UInt8(try input.take(8))
      end += 1
    }
  }

  private mutating func decode(
    _ literals: HuffmanCode, _ distances: HuffmanCode
  ) throws(PictureError) {
    while true {
      let symbol = try input.symbol(of: literals)
      if symbol < 256 {
        guard end < output.count else { throw Self.long }
        output[end] = UInt8(symbol)
        end += 1
        continue
      }
      if symbol == 256 { return }
      guard symbol <= 285 else { throw Self.damaged }
      let length = Self.lengths[symbol - 257] + (try input.take(Self.lengthBits[symbol - 257]))
      let code = try input.symbol(of: distances)
      guard code < 30 else { throw Self.damaged }
      let distance = Self.distances[code] + (try input.take(Self.distanceBits[code]))
      guard distance <= end else { throw Self.damaged }
      guard length <= output.count - end else { throw Self.long }
      // The source may overlap the copy, which then repeats it.
      let last = end + length
      while end < last {
        output[end] = output[end - distance]
        end += 1
      }
    }
  }

  /// Reads the codes of a block that has its own.
  private mutating func codes() throws(PictureError) -> (HuffmanCode, HuffmanCode) {
    let literalCount = try input.take(5) + 257
    let distanceCount = try input.take(5) + 1
    let orderCount = try input.take(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw Self.damaged }
    var orderLengths = [UInt8](repeating: 0, count: 19)
    for place in 0..<orderCount { orderLengths[Self.order[place]] = UInt8(try input.take(3)) }
    guard let order = HuffmanCode(orderLengths[...]) else { throw Self.damaged }
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try input.symbol(of: order)
      switch symbol {
      case 0..<16: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last else { throw Self.damaged }
        lengths += [UInt8](repeating: last, count: 3 + (try input.take(2)))
      case 17: lengths += [UInt8](repeating: 0, count: 3 + (try input.take(3)))
      default: lengths += [UInt8](repeating: 0, count: 11 + (try input.take(7)))
      }
    }
    guard lengths.count == literalCount + distanceCount, lengths[256] > 0,
      let literals = HuffmanCode(lengths[..<literalCount]),
      let distances = HuffmanCode(lengths[literalCount...])
    else { throw Self.damaged }
    return (literals, distances)
  }

  // MARK: - Tables of RFC 1951

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]

  static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]

  static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]

  private static let fixedLiterals = HuffmanCode(
    complete: [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
      + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8))

  private static let fixedDistances = HuffmanCode(complete: [UInt8](repeating: 5, count: 32))
}
