import SpecSystem

/// Cuts a stream of bytes into lines, with memory for one line of a bounded length.
///
/// A line ends with a line feed; a carriage return before it is dropped. What comes after a line
/// that is too long is thrown away, since nobody knows any more where a message begins.
package struct LineSplitter {
  /// The longest line, in bytes.
  package let limit: Int
  /// Whether a line was longer than that.
  package private(set) var isOverfull = false
  private var rest: [UInt8] = []

  package init(limit: Int) { self.limit = limit }

  /// Takes in the next bytes and hands on every line they complete.
  package mutating func append(_ bytes: UnsafeRawBufferPointer, _ deliver: ([UInt8]) -> Void) {
    var unread = bytes
    while !isOverfull, !unread.isEmpty {
      // Only new bytes are searched for a line end: a long line costs no second look.
      guard let count = unread.offset(of: UInt8(ascii: "\n")) else {
        return keep(unread)
      }
      keep(UnsafeRawBufferPointer(rebasing: unread[..<count]))
      if isOverfull { return }
      if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
      deliver(rest)
      rest = []
      unread = UnsafeRawBufferPointer(rebasing: unread[(count + 1)...])
    }
  }

  private mutating func keep(_ bytes: UnsafeRawBufferPointer) {
    if rest.count + bytes.count > limit {
      isOverfull = true
      rest = []
    } else {
      rest.append(contentsOf: bytes)
    }
  }

  /// Hands on what stands behind the last line end, if anything does: the stream has ended.
  package mutating func finish(_ deliver: ([UInt8]) -> Void) {
    if !rest.isEmpty, !isOverfull { deliver(rest) }
    rest = []
  }
}
