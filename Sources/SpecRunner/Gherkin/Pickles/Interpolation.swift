/// Substitutes the values of an examples row for `<names>`.
///
/// Columns are substituted in the order of the header, each in the result of the columns before: a
/// value that contains `<other>` is substituted in turn if `other` is a later column. Names are
/// literal text. A name without a column remains as it is; if a column name is repeated, the first
/// counts.
struct Interpolation: ~Copyable {
  /// The maximum growth of a text in bytes; values that contain names of other columns can double
  /// it each time.
  static let limit = 1 << 20
  /// The maximum number of bytes searched per file for names that values have inserted.
  private static let maximumWork = 1 << 28

  private static let open = UInt8(ascii: "<")
  private static let close = UInt8(ascii: ">")

  /// The buffers of the document's texts.
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
    var value: UnsafeBufferPointer<UInt8>
  }

  private(set) var exceedsLimit = false
  private var texts: Texts?
  private var columns = Pool<Column>()
  /// The columns sorted by name, the first of two equal ones first.
  private var order: [Int] = []
  /// Whether a name contains `<` or `>`, so that one pass does not find all names.
  private var hasMarkedName = false
  private var work = 0
  private var current = Pool<UInt8>()
  private var other = Pool<UInt8>()

  init() {}

  /// Prepares for the rows of an examples table.
  ///
  /// The buffers must outlive all substitutions.
  mutating func prepare(_ texts: Texts, header: Run, _ document: borrowing DocumentRecords) {
    self.texts = texts
    hasMarkedName = false
    columns.truncate(to: 0)
    for cell in header.range {
      let name = texts.bytes(document.cells[cell].value)
      columns.append(Column(name: name, value: name))
      hasMarkedName = hasMarkedName || name.contains { $0 == Self.open || $0 == Self.close }
    }
    order = (0..<columns.count).sorted { one, other in
      let difference = Self.compare(columns[one].name, columns[other].name)
      return difference == 0 ? one < other : difference < 0
    }
  }

  /// Sets the values of a row; columns without a value are not substituted.
  mutating func fillIn(_ row: Run, _ document: borrowing DocumentRecords) {
    guard let texts else { return }
    for (index, cell) in row.range.enumerated() where index < columns.count {
      let value = texts.bytes(document.cells[cell].value)
      columns.update(UInt32(truncatingIfNeeded: index)) { $0.value = value }
    }
  }

  /// The text with the values substituted: the same span if it contains no name, otherwise one in
  /// `made`.
  mutating func fill(_ span: TextSpan, into made: inout Pool<UInt8>) -> TextSpan {
    guard let texts else { return span }
    let text = texts.bytes(span)
    guard let base = text.baseAddress else { return span }
    let first = UTF8Scan.find(Self.open, in: base, from: 0, to: text.count)
    if first == text.count { return span }
    let start = made.count
    var outcome =
      hasMarkedName ? .isNested : fillInOnePass(base, text.count, from: first, into: &made)
    if outcome == .isNested {
      made.truncate(to: start)
      outcome = fillByColumns(text, into: &made)
    }
    exceedsLimit = exceedsLimit || made.count > TextSpan.limit
    return outcome == .unchanged ? span : TextSpan(.pickles, from: start, to: made.count)
  }

  private enum Outcome { case unchanged, filled, isNested }

  /// Substitutes in a text without a nested `<`, in the text and in the values.
  ///
  /// Then the names do not overlap, so that the order of the columns makes no difference.
  private mutating func fillInOnePass(
    _ base: UnsafePointer<UInt8>, _ count: Int, from first: Int, into made: inout Pool<UInt8>
  ) -> Outcome {
    let start = made.count
    var copied = 0
    var open = first
    while open < count {
      var close = open &+ 1
      while close < count, base[close] != Self.close {
        if base[close] == Self.open { return .isNested }
        close &+= 1
      }
      if close == count { break }
      let name = UnsafeBufferPointer(start: base + open + 1, count: close &- open &- 1)
      if let value = value(of: name) {
        if value.contains(Self.open) { return .isNested }
        made.append(base, from: copied, to: open)
        made.append(value)
        copied = close &+ 1
        if made.count &- start > count &+ Self.limit {
          exceedsLimit = true
          return .filled
        }
      }
      open = UTF8Scan.find(Self.open, in: base, from: close &+ 1, to: count)
    }
    if copied == 0 { return .unchanged }
    made.append(base, from: copied, to: count)
    return .filled
  }

  private func value(of name: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low &+ high) / 2
      if Self.compare(columns[order[middle]].name, name) < 0 {
        low = middle &+ 1
      } else {
        high = middle
      }
    }
    guard low < order.count else { return nil }
    let column = columns[order[low]]
    return Self.compare(column.name, name) == 0 ? column.value : nil
  }

  /// Negative if the first name comes before the second, 0 if they are equal.
  private static func compare(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
  ) -> Int {
    if one.count != other.count { return one.count &- other.count }
    for index in 0..<one.count where one[index] != other[index] {
      return Int(one[index]) &- Int(other[index])
    }
    return 0
  }

  /// Substitutes column by column.
  private mutating func fillByColumns(
    _ text: UnsafeBufferPointer<UInt8>, into made: inout Pool<UInt8>
  ) -> Outcome {
    current.truncate(to: 0)
    current.append(text)
    var outcome = Outcome.unchanged
    for index in 0..<columns.count where replace(columns[index], limit: text.count &+ Self.limit) {
      outcome = .filled
      if exceedsLimit { break }
    }
    if outcome == .filled { made.append(current.buffer) }
    return outcome
  }

  /// Replaces all occurrences of a name; true if there was one.
  private mutating func replace(_ column: Column, limit: Int) -> Bool {
    let count = column.name.count &+ 2
    let text = current.buffer
    work &+= text.count
    if work > Self.maximumWork {
      exceedsLimit = true
      return true
    }
    guard var found = find(column.name, in: text, from: 0) else { return false }
    other.truncate(to: 0)
    var copied = 0
    while true {
      other.append(UnsafeBufferPointer(rebasing: text[copied..<found]))
      other.append(column.value)
      copied = found &+ count
      if other.count > limit {
        exceedsLimit = true
        break
      }
      guard let next = find(column.name, in: text, from: copied) else { break }
      found = next
    }
    other.append(UnsafeBufferPointer(rebasing: text[copied...]))
    swap(&current, &other)
    return true
  }

  /// The offset of the next `<name>`.
  private mutating func find(
    _ name: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    let end = text.count &- name.count &- 1
    guard let base = text.baseAddress, start < end else { return nil }
    var offset = UTF8Scan.find(Self.open, in: base, from: start, to: end)
    while offset < end {
      if text[offset &+ 1 &+ name.count] == Self.close {
        work &+= name.count
        let found = text[(offset &+ 1)..<(offset &+ 1 &+ name.count)]
        if Self.compare(name, UnsafeBufferPointer(rebasing: found)) == 0 { return offset }
        if work > Self.maximumWork { return nil }
      }
      offset = UTF8Scan.find(Self.open, in: base, from: offset &+ 1, to: end)
    }
    return nil
  }
}
