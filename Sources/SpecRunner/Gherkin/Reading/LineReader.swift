/// One line of a text as offsets into its bytes, without its line end.
struct Line: BitwiseCopyable {
  /// Counted from 1.
  let number: UInt32
  let start: Int
  /// The first byte that is not white space; `end` in a blank line.
  let first: Int
  let end: Int
  /// The code points of white space before `first`.
  let indent: UInt32

  @inline(__always) var isBlank: Bool { first == end }
}

/// Splits a text into lines: at LF and CRLF, nowhere else.
///
/// A lone CR, U+2028, U+0085 and their like are ordinary characters of a line. A last piece
/// without line end that is blank is no line.
struct LineReader: BitwiseCopyable {
  let base: UnsafePointer<UInt8>
  let count: Int
  private(set) var position: Int
  /// The number of the line read last.
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
    var first = start
    while first < count, base[first] == 0x20 { first &+= 1 }
    let newline = UTF8Scan.find(0x0A, in: base, from: first, to: count)
    var end = newline
    if newline < count, newline > start, base[newline &- 1] == 0x0D { end &-= 1 }
    var indent = UInt32(truncatingIfNeeded: first &- start)
    if first < end, base[first] < 0x20 || base[first] >= 0x80 {
      indent &+= Self.skipOddIndent(base, &first, end: end)
    }
    if newline == count, first == end {
      position = count
      return nil
    }
    position = newline &+ 1
    number &+= 1
    return Line(number: number, start: start, first: first, end: end, indent: indent)
  }

  /// Goes past white space that is not all spaces; returns how many code points it is.
  private static func skipOddIndent(
    _ base: UnsafePointer<UInt8>, _ first: inout Int, end: Int
  ) -> UInt32 {
    var count: UInt32 = 0
    while true {
      let length = UTF8Scan.blankLength(base, at: first, end: end)
      if length == 0 { return count }
      first &+= length
      count &+= 1
    }
  }

  /// The column of an offset behind a line's indent: code points before it, plus 1.
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
