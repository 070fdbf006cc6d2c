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
    var words: [Word] = []
    for (type, keywords) in steps {
      for keyword in keywords {
        let bytes = Array(keyword.utf8)
        // One listed under several types says nothing about its step.
        if let known = words.firstIndex(where: { $0.bytes == bytes }) {
          words[known].type = .unknown
        } else {
          words.append(Word(bytes: bytes, kind: .stepLine, type: type))
        }
      }
    }
    for (kind, keywords) in titles {
      words += keywords.map {
        Word(bytes: Array($0.utf8) + [UInt8(ascii: ":")], kind: kind, type: .unknown)
      }
    }
    words.sort(by: <)
    var spellings = Pool<UInt8>()
    var entries = Pool<Entry>(capacity: words.count)
    var starts = Pool<UInt16>(capacity: 257)
    for word in words {
      while starts.count <= Int(word.bytes.first ?? 0) {
        starts.append(UInt16(truncatingIfNeeded: entries.count))
      }
      entries.append(Entry(word.bytes, first: spellings.next, kind: word.kind, type: word.type))
      for byte in word.bytes { spellings.append(byte) }
    }
    while starts.count <= 256 { starts.append(UInt16(truncatingIfNeeded: entries.count)) }
    self.spellings = spellings
    self.entries = entries
    self.starts = starts
  }

  /// A keyword on its way into the table.
  private struct Word {
    let bytes: [UInt8]
    let kind: TokenKind
    var type: StepKeywordType

    /// By first byte, then steps before titles, then the longest first.
    static func < (left: Word, right: Word) -> Bool { left.rank < right.rank }

    private var rank: (UInt8, Int, Int) {
      (bytes.first ?? 0, kind == .stepLine ? 0 : 1, -bytes.count)
    }
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
