/// A place in a JSON text: line and column for people, the offset for programs.
public struct JSONPlace: Sendable, Hashable, CustomStringConvertible {
  /// The line, from 1; a line feed, a carriage return or both together end one.
  public let line: Int

  /// The code point in that line, from 1; a byte order mark is not counted.
  public let column: Int

  /// The UTF-8 bytes before the place.
  public let offset: Int

  /// A place by its three figures.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The place of a byte, counted from the start of the text: dear, so only for what is spoken of.
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

  public var description: String { "line \(line), column \(column)" }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many bytes a byte order mark takes at the start: three or none.
  ///
  /// RFC 8259, section 8.1, lets a reader ignore one, and editors still write it.
  var lengthOfByteOrderMark: Int {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3 : 0
  }
}
