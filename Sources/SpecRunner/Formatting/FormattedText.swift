/// The canonical text of a source, and where its lines come from.
package struct FormattedText: Sendable {
  /// The text as UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// The number of the line of the source that each line comes from, ascending; 0 for a new line.
  private(set) var origins: [Int] = []
  private let usesCarriageReturns: Bool

  /// Creates an empty text with the line ends of a source.
  init(for written: WrittenSource) {
    usesCarriageReturns = written.usesCarriageReturns
    bytes.reserveCapacity(written.bytes.count + written.bytes.count / 4)
    origins.reserveCapacity(written.lines.count)
    if written.keepsByteOrderMark { bytes += [0xEF, 0xBB, 0xBF] }
  }

  mutating func append(_ part: ArraySlice<UInt8>) { bytes += part }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(blanks count: Int) {
    if count > 0 { bytes += repeatElement(0x20, count: count) }
  }

  /// Ends the line, which comes from a line of the source, or is new (0).
  mutating func endLine(from origin: Int) {
    // Of a text that ends with CR, the line feed alone would take that away.
    if usesCarriageReturns || bytes.last == 0x0D { bytes.append(0x0D) }
    bytes.append(0x0A)
    origins.append(origin)
  }
}
