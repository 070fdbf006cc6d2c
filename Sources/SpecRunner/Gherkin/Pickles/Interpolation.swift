/// Puts the values of an examples row in place of `<names>`.
///
/// Column by column in the order of the header, on what the columns before have made of the text:
/// a value that holds `<other>` is filled in turn if `other` is a later column. Names are literal
/// text. A name that no column has stays as it is; of two equal names the first counts.
struct Interpolation: ~Copyable {
  /// The most bytes one text may grow by; values that name other columns can double it each time.
  static let limit = 1 << 20

  /// The buffers that hold the document's texts.
  struct Texts: BitwiseCopyable {
    let source: UnsafePointer<UInt8>
    let made: UnsafePointer<UInt8>

    /// The bytes of a text.
    @inline(__always)
    func bytes(_ span: TextSpan) -> UnsafeBufferPointer<UInt8> {
      let base = span.buffer == .source ? source : made
      return UnsafeBufferPointer(start: base + span.offset, count: span.count)
    }
  }

  struct Column: BitwiseCopyable {
    let name: UnsafeBufferPointer<UInt8>
    let value: UnsafeBufferPointer<UInt8>
  }

  private(set) var hasOutgrown = false
  private var texts: Texts?
  private var columns = Pool<Column>()
  private var current = Pool<UInt8>()
  private var other = Pool<UInt8>()

  init() {}

  /// Makes ready for the values of one row.
  ///
  /// The buffers must outlive all fillings.
  mutating func prepare(
    _ texts: Texts, header: Run, row: Run, _ document: borrowing DocumentRecords
  ) {
    self.texts = texts
    columns.truncate(to: 0)
    for (name, value) in zip(header.range, row.range) {
      columns.append(
        Column(
          name: texts.bytes(document.cells[name].value),
          value: texts.bytes(document.cells[value].value)))
    }
  }

  /// The text with the values in it: the same span if no name is in it, else one of `made`.
  mutating func fill(_ span: TextSpan, into made: inout Pool<UInt8>) -> TextSpan {
    guard let texts else { return span }
    let text = texts.bytes(span)
    guard text.contains(UInt8(ascii: "<")) else { return span }
    current.truncate(to: 0)
    current.append(text)
    var isChanged = false
    for index in 0..<columns.count where replace(columns[index], limit: text.count &+ Self.limit) {
      isChanged = true
      if hasOutgrown { break }
    }
    guard isChanged else { return span }
    let first = made.count
    made.append(current.buffer)
    return TextSpan(.pickles, from: first, to: made.count)
  }

  /// Replaces every occurrence of one name; tells whether there was any.
  private mutating func replace(_ column: Column, limit: Int) -> Bool {
    let count = column.name.count &+ 2
    let text = current.buffer
    guard var found = Self.find(column.name, in: text, from: 0) else { return false }
    other.truncate(to: 0)
    var copied = 0
    while true {
      other.append(UnsafeBufferPointer(rebasing: text[copied..<found]))
      other.append(column.value)
      copied = found &+ count
      if other.count > limit {
        hasOutgrown = true
        break
      }
      guard let next = Self.find(column.name, in: text, from: copied) else { break }
      found = next
    }
    other.append(UnsafeBufferPointer(rebasing: text[copied...]))
    swap(&current, &other)
    return true
  }

  /// The offset of the next `<name>`.
  private static func find(
    _ name: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    let last = text.count &- name.count &- 2
    var offset = start
    while offset <= last {
      if text[offset] == UInt8(ascii: "<"), text[offset &+ 1 &+ name.count] == UInt8(ascii: ">"),
        name.elementsEqual(text[(offset &+ 1)..<(offset &+ 1 &+ name.count)])
      {
        return offset
      }
      offset &+= 1
    }
    return nil
  }
}
