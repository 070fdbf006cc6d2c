/// A Huffman code of RFC 1951, by the lengths of its codes.
struct HuffmanCode {
  /// The maximum length of a code in bits.
  static let longest = 15
  /// The length of the codes that one look at a table decodes.
  static let quick = 10

  /// For the next bits, the symbol and the length of its code: symbol << 4 | length; 0 for codes that
  /// are longer, and for those that do not exist.
  let table: [UInt16]
  /// The number of codes of each length.
  let counts: [Int]
  /// The symbols, sorted by their codes.
  let symbols: [UInt16]

  /// Creates a code; nil if two codes are the same or some bits have none.
  ///
  /// Only a code with one symbol or none may be incomplete: a picture without repetition has no
  /// distances.
  init?(_ lengths: ArraySlice<UInt8>) {
    var counts = [Int](repeating: 0, count: Self.longest + 1)
    for length in lengths { counts[Int(length)] += 1 }
    var left = 1
    for length in 1...Self.longest {
      left = left * 2 - counts[length]
      if left < 0 { return nil }
    }
    if left > 0, lengths.count - counts[0] > (counts[1] == 1 ? 1 : 0) { return nil }
    self.init(counts, lengths)
  }

  /// Creates a code that is known to be complete.
  init(complete lengths: [UInt8]) {
    var counts = [Int](repeating: 0, count: Self.longest + 1)
    for length in lengths { counts[Int(length)] += 1 }
    self.init(counts, lengths[...])
  }

  private init(_ counts: [Int], _ lengths: ArraySlice<UInt8>) {
    var counts = counts
    counts[0] = 0
    self.counts = counts
    var starts = [Int](repeating: 0, count: Self.longest + 2)
    var firstCodes = starts
    for length in 1...Self.longest {
      starts[length + 1] = starts[length] + counts[length]
      firstCodes[length + 1] = (firstCodes[length] + counts[length]) << 1
    }
    var symbols = [UInt16](repeating: 0, count: starts[Self.longest + 1])
    var table = [UInt16](repeating: 0, count: 1 << Self.quick)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      symbols[starts[length]] = UInt16(symbol)
      starts[length] += 1
      let code = firstCodes[length]
      firstCodes[length] += 1
      guard length <= Self.quick else { continue }
      // Codes are read from their highest bit, and the bits of a byte from the lowest.
      var place = Self.reversed(code, length)
      while place < table.count {
        table[place] = UInt16(symbol << 4 | length)
        place += 1 << length
      }
    }
    self.symbols = symbols
    self.table = table
  }

  private static func reversed(_ code: Int, _ length: Int) -> Int {
    (0..<length).reduce(0) { $0 << 1 | code >> $1 & 1 }
  }
}

/// Reads bits from bytes, from the lowest bit of each.
struct BitReader {
  private let bytes: [UInt8]
  private var next: Int
  /// The bits that have been read from bytes and not been taken.
  private var bits: UInt64 = 0
  private var count = 0

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    next = start
  }

  /// Takes a number of bits, at most 32.
  mutating func take(_ size: Int) throws(PictureError) -> Int {
    fill()
    guard size <= count else { throw PictureError("its compressed pixels end early") }
    let taken = Int(bits & (1 << UInt64(size) - 1))
    drop(size)
    return taken
  }

  /// Takes the bits of a code and returns its symbol.
  mutating func symbol(of code: HuffmanCode) throws(PictureError) -> Int {
    fill()
    let entry = code.table[Int(bits & UInt64(1 << HuffmanCode.quick - 1))]
    let length = Int(entry & 15)
    if length > 0, length <= count {
      drop(length)
      return Int(entry >> 4)
    }
    return try longSymbol(of: code)
  }

  /// Drops the rest of the current byte.
  mutating func skipToByte() { drop(count % 8) }

  private mutating func drop(_ size: Int) {
    bits >>= UInt64(size)
    count -= size
  }

  private mutating func fill() {
    while count <= 48, next < bytes.count {
      bits |= UInt64(bytes[next]) << UInt64(count)
      count += 8
      next += 1
    }
  }

  /// Takes a code bit by bit.
  private mutating func longSymbol(of code: HuffmanCode) throws(PictureError) -> Int {
    var (value, first, index) = (0, 0, 0)
    for length in 1...HuffmanCode.longest {
      guard length <= count else { throw PictureError("its compressed pixels end early") }
      value |= Int(bits >> UInt64(length - 1) & 1)
      let size = code.counts[length]
      if value - first < size {
        drop(length)
        return Int(code.symbols[index + value - first])
      }
      index += size
      first = (first + size) << 1
      value <<= 1
    }
    throw PictureError("its compressed pixels are damaged")
  }
}
