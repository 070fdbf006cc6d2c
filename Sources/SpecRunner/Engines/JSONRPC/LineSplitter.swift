/// Cuts a stream of bytes into lines, with memory for one line of a bounded length.
///
/// A line ends with a line feed; a carriage return before it is dropped. What comes after a line
/// that is too long is thrown away, since nobody knows any more where a message begins.
struct LineSplitter {
  /// The longest line, in bytes.
  let limit: Int
  /// Whether a line was longer than that.
  private(set) var isOverfull = false
  private var rest: [UInt8] = []

  init(limit: Int) { self.limit = limit }

  /// Takes in the next bytes and hands on every line they complete.
  mutating func append(_ bytes: UnsafeRawBufferPointer, _ deliver: ([UInt8]) -> Void) {
    var start = 0
    while !isOverfull, start < bytes.count {
      let unread = bytes[start...]
      guard let end = unread.firstIndex(of: UInt8(ascii: "\n")) else {
        // Only new bytes are searched for a line end: a long line costs no second look.
        if rest.count + unread.count > limit { overflow() } else { rest.append(contentsOf: unread) }
        return
      }
      let piece = bytes[start..<end]
      if rest.count + piece.count > limit { return overflow() }
      var line = rest
      rest = []
      line.append(contentsOf: piece)
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      deliver(line)
      start = end + 1
    }
  }

  /// Hands on what stands behind the last line end, if anything does: the stream has ended.
  mutating func finish(_ deliver: ([UInt8]) -> Void) {
    if !rest.isEmpty, !isOverfull { deliver(rest) }
    rest = []
  }

  private mutating func overflow() {
    isOverfull = true
    rest = []
  }
}
