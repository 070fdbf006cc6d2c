import SpecSystem

/// Splits a stream of bytes into lines of a limited length.
///
/// A line ends with a line feed; a carriage return before it is removed.
package struct LineSplitter {
  /// The maximum length of a line in bytes.
  package let limit: Int
  /// Whether a line was too long; the rest of the stream is discarded unless such lines are skipped.
  package private(set) var isOverfull = false
  private let skipsLong: Bool
  private var isSkipping = false
  private var rest: [UInt8] = []

  /// - Parameter skipsLong: whether the lines after one that is too long are read.
  package init(limit: Int, skipsLong: Bool = false) {
    self.limit = limit
    self.skipsLong = skipsLong
  }

  /// Whether lines were skipped since the last call because they are too long.
  package mutating func hasSkipped() -> Bool {
    defer { if skipsLong { isOverfull = false } }
    return skipsLong && isOverfull
  }

  /// Adds bytes and passes on the lines that they complete.
  package mutating func append(_ bytes: UnsafeRawBufferPointer, _ deliver: ([UInt8]) -> Void) {
    var unread = bytes
    while skipsLong || !isOverfull, !unread.isEmpty {
      // Only new bytes are searched for a line end, so long lines cost linear time.
      guard let count = unread.offset(of: UInt8(ascii: "\n")) else {
        return keep(unread)
      }
      keep(UnsafeRawBufferPointer(rebasing: unread[..<count]))
      if isOverfull, !skipsLong { return }
      if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
      if !isSkipping { deliver(rest) }
      isSkipping = false
      rest = []
      unread = UnsafeRawBufferPointer(rebasing: unread[(count + 1)...])
    }
  }

  private mutating func keep(_ bytes: UnsafeRawBufferPointer) {
    if isSkipping { return }
    if rest.count + bytes.count > limit {
      isOverfull = true
      isSkipping = skipsLong
      rest = []
    } else {
      rest.append(contentsOf: bytes)
    }
  }

  /// Passes on the text after the last line end, at the end of the stream.
  package mutating func finish(_ deliver: ([UInt8]) -> Void) {
    if !rest.isEmpty, skipsLong || !isOverfull { deliver(rest) }
    rest = []
  }
}
