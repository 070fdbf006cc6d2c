import SpecGherkin
import SpecJSON

/// What a selection at a place grows to: a word, a quoted text, a step, its block, and so on.
struct SelectionRanges {
  let view: DocumentView

  func json(at offset: Int) -> JSONValue {
    var json: JSONValue?
    for range in ranges(at: offset).reversed() {
      json = .fields(["range": view.buffer.range(range).json, "parent": json])
    }
    return json ?? ["range": view.buffer.range(offset..<offset).json]
  }

  /// The ranges, each of which contains the one before.
  private func ranges(at offset: Int) -> [Range<Int>] {
    let line = view.buffer.parserLine(of: offset)
    let whole = view.buffer.range(ofParserLine: line)
    let bytes = view.buffer.bytes
    let word = grown(offset, in: whole) { byte in
      byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
    let cell = grown(offset, in: whole) { $0 != UInt8(ascii: "|") }
    var found = [word]
    let quotes = whole.filter { bytes[$0] == UInt8(ascii: "\"") }
    for pair in stride(from: 0, to: quotes.count - 1, by: 2) {
      let (open, close) = (quotes[pair], quotes[pair + 1])
      if open < offset, offset <= close { found += [open + 1..<close, open..<close + 1] }
    }
    if cell != whole { found.append(trimmed(cell)) }
    if let use = view.use(at: offset), use.text.contains(offset) { found.append(use.text) }
    found.append(trimmed(whole))
    for fold in FoldingProvider(view: view).folds.reversed() where (fold.first...fold.last) ~= line
    {
      let start = trimmed(view.buffer.range(ofParserLine: fold.first)).lowerBound
      found.append(start..<view.buffer.range(ofParserLine: fold.last).upperBound)
    }
    found.append(0..<bytes.count)
    var nested: [Range<Int>] = []
    for range in found where !range.isEmpty {
      let last = nested.last ?? offset..<offset
      if range.lowerBound <= last.lowerBound, last.upperBound <= range.upperBound, range != last {
        nested.append(range)
      }
    }
    return nested
  }

  private func grown(_ offset: Int, in line: Range<Int>, _ fits: (UInt8) -> Bool) -> Range<Int> {
    var (start, end) = (offset, offset)
    while start > line.lowerBound, fits(view.buffer.bytes[start - 1]) { start -= 1 }
    while end < line.upperBound, fits(view.buffer.bytes[end]) { end += 1 }
    return start..<end
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0D]
    let bytes = view.buffer.bytes[range]
    guard let first = bytes.firstIndex(where: { !blanks.contains($0) }),
      let last = bytes.lastIndex(where: { !blanks.contains($0) })
    else { return range }
    return first..<last + 1
  }
}
