/// A dialect's keywords, indexed for lookup at the start of a line.
///
/// The first byte of a line selects a few candidates, which are compared by their first eight bytes
/// at once; only longer keywords need more. Step keywords come first, and longer before shorter
/// ones, so that `Sachant que ` wins over `Sachant `.
final class KeywordTable: Sendable {
  struct Entry: BitwiseCopyable, Sendable {
    /// The first eight bytes as a little-endian number, and the mask of those in use.
    let head: UInt64
    let mask: UInt64
    /// The range of all bytes in `spellings`; for a title keyword with its colon.
    let first: UInt32
    let length: UInt32
    let kind: TokenKind
    let type: StepKeywordType
  }

  private let spellings: Pool<UInt8>
  private let entries: Pool<Entry>
  /// The index of the first entry for each first byte, followed by the number of entries.
  private let starts: Pool<UInt16>

  /// Creates the table of a dialect.
  ///
  /// It allocates no strings and arrays, because every start runs it.
  init(_ row: StaticString) {
    var spellings = Pool<UInt8>(capacity: row.utf8CodeUnitCount * 2)
    var words = Pool<Word>(capacity: 64)
    row.withUTF8Buffer { Self.read($0, into: &words, &spellings) }
    Self.sort(&words, spellings)
    var entries = Pool<Entry>(capacity: words.count)
    var starts = Pool<UInt16>(capacity: 257)
    for index in 0..<words.count {
      let entry = Entry(words[index], spellings)
      while starts.count <= Int(spellings[entry.first]) {
        starts.append(UInt16(truncatingIfNeeded: entries.count))
      }
      entries.append(entry)
    }
    while starts.count <= 256 { starts.append(UInt16(truncatingIfNeeded: entries.count)) }
    self.spellings = spellings
    self.entries = entries
    self.starts = starts
  }

  /// A keyword while the table is built.
  struct Word: BitwiseCopyable {
    let first: UInt32
    let length: UInt32
    let kind: TokenKind
    var type: StepKeywordType
  }

  /// Reads the keywords of a dialect; a step keyword of several types has type unknown.
  private static func read(
    _ row: UnsafeBufferPointer<UInt8>, into words: inout Pool<Word>, _ spellings: inout Pool<UInt8>
  ) {
    var field = 0
    var first = spellings.next
    for index in 0...row.count {
      let byte = index < row.count ? row[index] : Dialect.Field.separator
      guard byte == Dialect.Field.separator || byte == Dialect.Field.wordSeparator else {
        spellings.append(byte)
        continue
      }
      if let (kind, type) = Dialect.Field(rawValue: field)?.meaning, spellings.next > first {
        if kind != .stepLine { spellings.append(UInt8(ascii: ":")) }
        let word = Word(first: first, length: spellings.next &- first, kind: kind, type: type)
        add(word, to: &words, spellings)
      }
      if byte == Dialect.Field.separator { field += 1 }
      first = spellings.next
    }
  }

  private static func add(
    _ word: Word, to words: inout Pool<Word>, _ spellings: borrowing Pool<UInt8>
  ) {
    for index in 0..<words.count where words[index].length == word.length {
      let known = spellings.bytes(words[index].first, words[index].length)
      if known.elementsEqual(spellings.bytes(word.first, word.length)) {
        words[index].type = .unknown
        return
      }
    }
    words.append(word)
  }

  /// Sorts by first byte, then steps before titles, then longest first.
  private static func sort(_ words: inout Pool<Word>, _ spellings: borrowing Pool<UInt8>) {
    func rank(_ word: Word, _ first: UInt8) -> Int {
      Int(first) << 16 | (word.kind == .stepLine ? 0 : 0x8000) | 0x7FFF - Int(word.length)
    }
    for end in 0..<words.count {
      let word = words[end]
      let wordRank = rank(word, spellings[word.first])
      var index = end
      while index > 0, rank(words[index - 1], spellings[words[index - 1].first]) > wordRank {
        words[index] = words[index - 1]
        index -= 1
      }
      words[index] = word
    }
  }

  /// The table as raw pointers, valid as long as the table exists.
  var lookup: KeywordLookup {
    KeywordLookup(
      spellings: UnsafePointer(spellings.base), entries: UnsafePointer(entries.base),
      starts: UnsafePointer(starts.base))
  }
}

extension KeywordTable.Entry {
  fileprivate init(_ word: KeywordTable.Word, _ spellings: borrowing Pool<UInt8>) {
    var head: UInt64 = 0
    var mask: UInt64 = 0
    for index in 0..<min(8, word.length) {
      let shift = UInt64(8 * index)
      head |= UInt64(spellings[word.first + index]) << shift
      mask |= UInt64(0xFF) << shift
    }
    self.init(
      head: head, mask: mask, first: word.first, length: word.length, kind: word.kind,
      type: word.type)
  }
}

extension Pool where Element == UInt8 {
  fileprivate func bytes(_ first: UInt32, _ length: UInt32) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + Int(first), count: Int(length))
  }
}

extension Dialect.Field {
  /// The kind of line and the type of step for keywords of this field.
  fileprivate var meaning: (TokenKind, StepKeywordType)? {
    switch self {
    case .name, .native: nil
    case .feature: (.featureLine, .unknown)
    case .rule: (.ruleLine, .unknown)
    case .background: (.backgroundLine, .unknown)
    case .scenario, .scenarioOutline: (.scenarioLine, .unknown)
    case .examples: (.examplesLine, .unknown)
    case .given: (.stepLine, .context)
    case .when: (.stepLine, .action)
    case .then: (.stepLine, .outcome)
    case .and, .but: (.stepLine, .conjunction)
    }
  }
}

/// A keyword found at the start of a line.
struct FoundKeyword {
  let kind: TokenKind
  let type: StepKeywordType
  /// The length of the keyword in bytes, without a title's colon.
  let length: Int
  /// The offset of the text after the keyword, in bytes.
  let textOffset: Int
}

/// A keyword table for the scanners: raw pointers, without reference counting in their loops.
struct KeywordLookup {
  let spellings: UnsafePointer<UInt8>
  let entries: UnsafePointer<KeywordTable.Entry>
  let starts: UnsafePointer<UInt16>

  /// The keyword of an allowed kind at `offset`.
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

  /// The eight bytes at an offset as a little-endian number, padded with zeros beyond the buffer.
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

  /// Whether the line is long enough and equal after the eighth byte.
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
