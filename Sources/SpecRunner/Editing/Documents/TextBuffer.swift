import SpecGherkin

/// The text of a document as UTF-8, with the places of its lines.
///
/// Clients end lines at LF, CR LF and lone CR; the parser, for which a lone CR is an ordinary
/// character, only at the first two. Places are therefore converted by way of byte offsets.
struct TextBuffer: Sendable {
  private(set) var bytes: [UInt8]
  let encoding: PositionEncoding
  /// The offsets at which the client's lines start.
  private var starts: [Int]
  /// The same for the parser; nil if the lines are the same.
  private var parserStarts: [Int]?

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    (starts, parserStarts) = Self.starts(in: bytes)
  }

  private static func starts(in bytes: [UInt8]) -> ([Int], [Int]?) {
    var starts = [0]
    var hasLoneReturn = false
    bytes.withUnsafeBufferPointer { bytes in
      for place in bytes.indices {
        if bytes[place] == 0x0A { starts.append(place + 1) }
        if bytes[place] == 0x0D, place + 1 == bytes.count || bytes[place + 1] != 0x0A {
          hasLoneReturn = true
          starts.append(place + 1)
        }
      }
    }
    guard hasLoneReturn else { return (starts, nil) }
    let parser = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    return (starts, parser)
  }

  /// Whether the text begins with a byte order mark, which the parser does not count.
  private var markLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  // MARK: - Lines

  /// The number of the client's lines, at least 1.
  var lineCount: Int { starts.count }

  /// The bytes of a line of the client without its end; an empty range after the last line.
  func range(ofLine line: Int) -> Range<Int> {
    guard starts.indices.contains(line) else { return bytes.count..<bytes.count }
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    if end > starts[line], bytes[end - 1] == 0x0A, line + 1 < starts.count { end -= 1 }
    if end > starts[line], bytes[end - 1] == 0x0D, line + 1 < starts.count { end -= 1 }
    return starts[line]..<end
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The offset of the start of a line of the client; the end after the last line.
  func start(ofLine line: Int) -> Int {
    starts.indices.contains(line) ? starts[line] : bytes.count
  }

  // MARK: - Positions

  func position(of offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = Self.line(of: offset, in: starts)
    return TextPosition(line: line, character: encoding.units(in: bytes[starts[line]..<offset]))
  }

  func range(_ range: Range<Int>) -> TextRange {
    TextRange(start: position(of: range.lowerBound), end: position(of: range.upperBound))
  }

  /// The offset of a position; one past the end of a line is its end.
  func offset(of position: TextPosition) -> Int {
    let line = range(ofLine: position.line)
    return line.lowerBound + encoding.bytes(of: position.character, in: bytes[line])
  }

  /// The offset of a location of the parser, whose columns are code points.
  func offset(of location: Location) -> Int {
    let starts = parserStarts ?? starts
    guard starts.indices.contains(location.line - 1) else { return bytes.count }
    var place = starts[location.line - 1]
    if place == 0 { place = markLength }
    for _ in 1..<max(location.column ?? 1, 1) {
      guard place < bytes.count, bytes[place] != 0x0A else { break }
      place += 1
      while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
    }
    return place
  }

  /// The parser's number of the line with an offset.
  func parserLine(of offset: Int) -> Int {
    Self.line(of: min(max(offset, 0), bytes.count), in: parserStarts ?? starts) + 1
  }

  /// The bytes of a line of the parser without its end.
  func range(ofParserLine line: Int) -> Range<Int> {
    let starts = parserStarts ?? starts
    guard starts.indices.contains(line - 1) else { return bytes.count..<bytes.count }
    var end = line < starts.count ? starts[line] - 1 : bytes.count
    if line < starts.count, end > starts[line - 1], bytes[end - 1] == 0x0D { end -= 1 }
    return starts[line - 1]..<end
  }

  private static func line(of offset: Int, in starts: [Int]) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: - Edits

  /// Replaces a range of bytes.
  mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
    bytes.replaceSubrange(range, with: text)
    (starts, parserStarts) = Self.starts(in: bytes)
  }
}
