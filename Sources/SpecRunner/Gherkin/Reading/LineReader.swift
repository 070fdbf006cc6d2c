/// A line of a text as byte offsets, without its line end.
package struct Line: BitwiseCopyable, Sendable {
  /// The line number, counted from 1.
  package let number: UInt32
  package let start: Int
  /// The offset of the first byte that is not white space; `end` in a blank line.
  package let first: Int
  package let end: Int
  /// The number of code points before `first`.
  package let indent: UInt32

  @inline(__always) package var isBlank: Bool { first == end }

  /// The start of the line after removing at most a number of white space code points, as for a
  /// line of a doc string.
  func start(without indent: UInt32, _ base: UnsafePointer<UInt8>) -> Int {
    if self.indent <= indent { return first }
    var offset = start
    for _ in 0..<indent {
      offset &+= max(UTF8Scan.whitespaceLength(base, at: offset, end: first), 1)
    }
    return offset
  }
}

/// Splits a text into lines, at LF and CR LF only.
///
/// A lone CR, U+2028, U+0085 and others are ordinary characters. White space after the last line
/// end is not a line.
struct LineReader: BitwiseCopyable {
  let base: UnsafePointer<UInt8>
  let count: Int
  private(set) var position: Int
  /// The number of the last line.
  private(set) var number: UInt32 = 0

  init(_ base: UnsafePointer<UInt8>, count: Int, from position: Int) {
    self.base = base
    self.count = count
    self.position = position
  }

  @inline(__always)
  mutating func next() -> Line? {
    let start = position
    if start >= count { return nil }
    var first = UTF8Scan.skipSpaces(base, from: start, to: count)
    let newline = UTF8Scan.find(0x0A, in: base, from: first, to: count)
    var end = newline
    if newline < count, newline > start, base[newline &- 1] == 0x0D { end &-= 1 }
    var indent = UInt32(truncatingIfNeeded: first &- start)
    if first < end, base[first] < 0x20 || base[first] >= 0x80 {
      indent &+= Self.skipWideIndent(base, &first, end: end)
    }
    if newline == count, first == end {
      position = count
      return nil
    }
    position = newline &+ 1
    number &+= 1
    return Line(number: number, start: start, first: first, end: end, indent: indent)
  }

  /// Skips white space other than spaces; returns its number of code points.
  private static func skipWideIndent(
    _ base: UnsafePointer<UInt8>, _ first: inout Int, end: Int
  ) -> UInt32 {
    var count: UInt32 = 0
    while true {
      let length = UTF8Scan.whitespaceLength(base, at: first, end: end)
      if length == 0 { return count }
      first &+= length
      count &+= 1
    }
  }

  /// The column of an offset after a line's indentation: the code points before it, plus 1.
  @inline(__always)
  func column(of offset: Int, in line: Line) -> UInt32 {
    var count = Int(line.indent) &+ offset &- line.first
    var index = line.first
    while index < offset {
      if base[index] & 0xC0 == 0x80 { count &-= 1 }
      index &+= 1
    }
    return UInt32(truncatingIfNeeded: count &+ 1)
  }
}
