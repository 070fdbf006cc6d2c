/// A quoted text, as matched by `{string}`.
///
/// Its scanner records only its position; the groups of the official regular expression are
/// computed here on demand.
struct Quotation {
  /// The byte range between the quotes.
  let content: Range<Int>
  let isDouble: Bool
  /// The byte range from the last backslash to the end; nil without a backslash.
  let lastEscape: Range<Int>?

  /// The quotation at a byte range, quotes included.
  init(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    content = range.count < 2 ? range : range.lowerBound + 1..<range.upperBound - 1
    isDouble = bytes[range.lowerBound] == UInt8(ascii: "\"")
    var last: Int?
    var position = content.lowerBound
    while position < content.upperBound {
      if bytes[position] == UInt8(ascii: "\\") {
        last = position
        position += 1
      }
      position += 1
    }
    let end = content.upperBound
    lastEscape = last.map { $0..<end }
  }
}
