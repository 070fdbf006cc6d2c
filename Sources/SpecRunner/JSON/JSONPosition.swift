/// A position in a JSON text: line, column and byte offset.
package struct JSONPosition: Sendable, Hashable, CustomStringConvertible {
  /// The line, counted from 1; a line feed, a carriage return or both together end a line.
  package let line: Int

  /// The column in code points, counted from 1; a byte order mark is not counted.
  package let column: Int

  /// The number of UTF-8 bytes before the position.
  package let offset: Int

  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The position of a byte.
  ///
  /// It is counted from the start of the text, so only for error messages.
  init(offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var line = 1
    var column = 1
    var previous: UInt8 = 0
    for byte in bytes[bytes.lengthOfByteOrderMark..<max(bytes.lengthOfByteOrderMark, offset)] {
      switch byte {
      case .lineFeed where previous == .carriageReturn: break
      case .lineFeed, .carriageReturn:
        line += 1
        column = 1
      case 0x80...0xBF: break  // a code point's further bytes
      default: column += 1
      }
      previous = byte
    }
    self.init(line: line, column: column, offset: offset)
  }

  package var description: String { "line \(line), column \(column)" }
}

extension UnsafeBufferPointer<UInt8> {
  /// The length of a byte order mark at the start: 3 or 0.
  ///
  /// RFC 8259, section 8.1, allows a parser to ignore it, and editors still write it.
  var lengthOfByteOrderMark: Int {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3 : 0
  }
}
