#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Splits a stream of bytes into lines of a limited length.
///
/// A line ends with a line feed; a carriage return before it is removed. After a line that is too
/// long, the rest of the stream is discarded, because the start of the next message is unknown.
package struct LineSplitter {
  /// The maximum length of a line in bytes.
  package let limit: Int
  /// Whether a line was too long.
  package private(set) var isOverfull = false
  private var rest: [UInt8] = []

  package init(limit: Int) { self.limit = limit }

  /// Adds bytes and passes on the lines that they complete.
  package mutating func append(_ bytes: UnsafeRawBufferPointer, _ deliver: ([UInt8]) -> Void) {
    var unread = bytes
    while !isOverfull, let base = unread.baseAddress, !unread.isEmpty {
      // Only new bytes are searched for a line end, so long lines cost linear time.
      guard let end = memchr(base, Int32(UInt8(ascii: "\n")), unread.count) else {
        return keep(unread)
      }
      let count = UnsafeRawPointer(end) - base
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

  /// Passes on the text after the last line end, at the end of the stream.
  package mutating func finish(_ deliver: ([UInt8]) -> Void) {
    if !rest.isEmpty, !isOverfull { deliver(rest) }
    rest = []
  }
}
