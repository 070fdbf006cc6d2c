/// A dialect's keywords laid out for looking one up at the start of a line.
///
/// The first byte of the line picks a few candidates, the first eight bytes decide between them
/// in one comparison each; only longer keywords look at more. Step keywords come first, the
/// longest first, so that `Sachant que ` wins over `Sachant `.
final class KeywordTable: Sendable {
  struct Entry: BitwiseCopyable, Sendable {
    /// The first eight bytes as one little-endian number, and which of them count.
    let head: UInt64
    let mask: UInt64
    /// All bytes in `spellings`; of a title keyword its colon, too.
    let first: UInt32
    let length: UInt32
    let kind: TokenKind
    let type: StepKeywordType
  }

  private let spellings: Pool<UInt8>
  private let entries: Pool<Entry>
  /// For every first byte the number of its first entry, and at 256 the number of all.
  private let starts: Pool<UInt16>

  init(titles: [(TokenKind, [String])], steps: [(StepKeywordType, [String])]) {
    var types: [String: StepKeywordType] = [:]
    for (type, words) in steps {
      for word in words { types[word] = types[word] == nil ? type : .unknown }
    }
    var all: [(bytes: [UInt8], kind: TokenKind, type: StepKeywordType)] = types.map {
      (Array($0.key.utf8), .stepLine, $0.value)
    }
    all.sort { left, right in
      left.bytes.count != right.bytes.count
        ? left.bytes.count > right.bytes.count
        : left.bytes.lexicographicallyPrecedes(right.bytes)
    }
    for (kind, words) in titles {
      all += words.map { (Array($0.utf8) + [UInt8(ascii: ":")], kind, .unknown) }
    }
    var spellings = Pool<UInt8>()
    var entries = Pool<Entry>(capacity: all.count)
    var starts = Pool<UInt16>(capacity: 257)
    for byte in UInt8.min...UInt8.max {
      starts.append(UInt16(truncatingIfNeeded: entries.count))
      for word in all where word.bytes.first == byte {
        let first = spellings.next
        for byte in word.bytes { spellings.append(byte) }
        entries.append(Entry(word.bytes, first: first, kind: word.kind, type: word.type))
      }
    }
    starts.append(UInt16(truncatingIfNeeded: entries.count))
    self.spellings = spellings
    self.entries = entries
    self.starts = starts
  }

  /// The table as bare pointers, valid as long as the table lives.
  var lookup: KeywordLookup {
    KeywordLookup(
      spellings: UnsafePointer(spellings.base), entries: UnsafePointer(entries.base),
      starts: UnsafePointer(starts.base))
  }
}

extension KeywordTable.Entry {
  fileprivate init(_ bytes: [UInt8], first: UInt32, kind: TokenKind, type: StepKeywordType) {
    var head: UInt64 = 0
    var mask: UInt64 = 0
    for (index, byte) in bytes.prefix(8).enumerated() {
      head |= UInt64(byte) << UInt64(8 * index)
      mask |= UInt64(0xFF) << UInt64(8 * index)
    }
    self.init(
      head: head, mask: mask, first: first, length: UInt32(bytes.count), kind: kind, type: type)
  }
}

/// A keyword found at the start of a line.
struct FoundKeyword {
  let kind: TokenKind
  let type: StepKeywordType
  /// The bytes of the keyword, without a title's colon.
  let length: Int
  /// The bytes up to where the text begins.
  let textOffset: Int
}

/// A keyword table as the scanners use it: bare pointers, no reference counting in their loop.
struct KeywordLookup {
  let spellings: UnsafePointer<UInt8>
  let entries: UnsafePointer<KeywordTable.Entry>
  let starts: UnsafePointer<UInt16>

  /// The keyword of one of the allowed kinds with which the text at `offset` begins.
  @inline(__always)
  func find(
    in base: UnsafePointer<UInt8>, at offset: Int, end: Int, limit: Int, allowed: TokenSet
  ) -> FoundKeyword? {
    let byte = Int(base[offset])
    var index = Int(starts[byte])
    let stop = Int(starts[byte &+ 1])
    if index == stop { return nil }
    let head = Self.head(of: base, at: offset, limit: limit)
    while index < stop {
      let entry = entries[index]
      if head & entry.mask == entry.head, allowed.contains(entry.kind),
        matches(entry, base + offset, count: end &- offset)
      {
        let length = Int(entry.length)
        return FoundKeyword(
          kind: entry.kind, type: entry.type,
          length: entry.kind == .stepLine ? length : length &- 1, textOffset: length)
      }
      index &+= 1
    }
    return nil
  }

  /// The eight bytes at an offset as a little-endian number, zeros beyond the end of the buffer.
  @inline(__always)
  private static func head(of base: UnsafePointer<UInt8>, at offset: Int, limit: Int) -> UInt64 {
    if offset &+ 8 <= limit {
      return UInt64(
        littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
    }
    var head: UInt64 = 0
    for index in 0..<max(0, limit &- offset) {
      head |= UInt64(base[offset &+ index]) << UInt64(8 &* index)
    }
    return head
  }

  /// Whether the line is long enough, and equal beyond the eighth byte.
  @inline(__always)
  private func matches(
    _ entry: KeywordTable.Entry, _ text: UnsafePointer<UInt8>, count: Int
  ) -> Bool {
    let length = Int(entry.length)
    if length > count { return false }
    var index = 8
    while index < length {
      if text[index] != spellings[Int(entry.first) &+ index] { return false }
      index &+= 1
    }
    return true
  }
}
