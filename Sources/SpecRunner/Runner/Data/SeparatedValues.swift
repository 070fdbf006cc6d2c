import SpecGherkin
import SpecText

/// Reads CSV as in RFC 4180, and TSV, whose values have no quotes.
///
/// Lines end with LF, CR LF or CR. Blank lines are skipped. Blanks belong to values. A line end in
/// a quoted value becomes LF, like those of a doc string.
struct SeparatedValues {
  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private let bytes: UnsafeBufferPointer<UInt8>
  private let separator: UInt8
  private let quotes: Bool
  private var place: Int
  private var line = 1
  private var rows = ExamplesRows()

  /// The rows of a text in UTF-8; without any if it is blank.
  static func rows(
    of bytes: [UInt8], separator: UInt8, quotes: Bool
  ) throws(DataProblem) -> ExamplesRows {
    try bytes.withUnsafeBufferPointer { bytes -> Result<ExamplesRows, DataProblem> in
      var reader = SeparatedValues(bytes, separator, quotes)
      do throws(DataProblem) {
        try reader.read()
        return .success(reader.rows)
      } catch {
        return .failure(error)
      }
    }.get()
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ separator: UInt8, _ quotes: Bool) {
    self.bytes = bytes
    self.separator = separator
    self.quotes = quotes
    place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private mutating func read() throws(DataProblem) {
    while place < bytes.count {
      if skipLineEnd() { continue }
      try readRow()
    }
  }

  private mutating func readRow() throws(DataProblem) {
    let start = line
    try readValue()
    while place < bytes.count, bytes[place] == separator {
      place += 1
      try readValue()
    }
    _ = skipLineEnd()
    let count = rows.openValues
    if rows.count > 0, count != rows.width {
      throw DataProblem(
        line: start,
        "this row has \(count.counted("value")), and the header has \(rows.width.counted("column"))",
        fix: "give every row one value for each of "
          + rows.header.map { "\"\($0)\"" }.listed("and"))
    }
    if rows.isTooLarge { throw .tooLarge(line: start) }
    rows.endRow(line: start)
    if rows.count == 1 { try DataProblem.check(rows.header, line: start) }
  }

  private mutating func readValue() throws(DataProblem) {
    if quotes, place < bytes.count, bytes[place] == Self.quote { return try readQuoted() }
    let start = place
    while place < bytes.count, !isEnd(bytes[place]) {
      if quotes, bytes[place] == Self.quote {
        throw DataProblem(
          line: line, "there is a quote inside a value that does not begin with one",
          fix: "write the value in quotes and every quote inside twice, as in \"5\"\" pipe\"")
      }
      place += 1
    }
    rows.add(bytes[start..<place])
  }

  private mutating func readQuoted() throws(DataProblem) {
    let start = line
    var value: [UInt8] = []
    place += 1
    while place < bytes.count {
      let byte = bytes[place]
      if byte == Self.quote {
        place += 1
        guard place < bytes.count, bytes[place] == Self.quote else {
          guard place == bytes.count || isEnd(bytes[place]) else {
            throw DataProblem(
              line: line, "there is text between a closing quote and the next comma",
              fix: "write every quote inside a value twice")
          }
          rows.add(value)
          return
        }
        value.append(Self.quote)
        place += 1
      } else if skipLineEnd() {
        value.append(Self.lineFeed)
      } else {
        value.append(byte)
        place += 1
      }
    }
    throw DataProblem(
      line: start, "a quote that begins in this line never ends", fix: "write the closing quote")
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == separator || byte == Self.lineFeed || byte == Self.carriageReturn
  }

  /// Skips a line end at the cursor; false if there is none.
  private mutating func skipLineEnd() -> Bool {
    guard place < bytes.count else { return false }
    switch bytes[place] {
    case Self.lineFeed: place += 1
    case Self.carriageReturn:
      place += 1
      if place < bytes.count, bytes[place] == Self.lineFeed { place += 1 }
    default: return false
    }
    line += 1
    return true
  }
}
