/// The rows of an examples block that are in a data file: the header, then the body.
///
/// Values are in one buffer, because a file may have a million rows.
package struct ExamplesRows: Sendable {
  /// The maximum number of values in all rows, as many as the pickles of a file may have.
  package static let limit = PickleCompiler.limit

  /// A data file that an examples block names.
  package struct Request: Sendable {
    /// The path as written.
    package let path: String
    /// The feature file.
    package let uri: String
    /// The location of the examples block.
    package let location: Location
  }

  /// Supplies the rows of a data file, or says why there are none.
  package typealias Supply = (Request) -> Result<ExamplesRows, Diagnostic>

  private(set) var text: [UInt8] = []
  /// The end of each value in `text`.
  private(set) var ends: [UInt32] = []
  /// The lines of the rows in the data file.
  private(set) var lines: [UInt32] = []
  private var valuesBefore = 0
  /// The number of values in the header.
  package private(set) var width = 0

  package init() {}

  /// The number of rows, with the header.
  package var count: Int { lines.count }
  /// The number of values since the last complete row.
  package var openValues: Int { ends.count - valuesBefore }
  /// Whether the limit is exceeded.
  package var isTooLarge: Bool { ends.count > Self.limit }

  /// Adds a value to the open row.
  package mutating func add(_ value: some Collection<UInt8>) {
    text += value
    ends.append(UInt32(clamping: text.count))
  }

  /// Completes a row that begins at a line of the data file.
  package mutating func endRow(line: Int) {
    if lines.isEmpty { width = ends.count }
    valuesBefore = ends.count
    lines.append(UInt32(clamping: line))
  }

  /// The values of the header.
  package var header: [String] {
    (0..<width).map { index in
      let start = index == 0 ? 0 : Int(ends[index - 1])
      return String(decoding: text[start..<Int(ends[index])], as: UTF8.self)
    }
  }

  /// The data file that the name of an examples block begins with: `from "rows.csv"`.
  package static func path(in name: String) -> String? {
    var name = name
    return name.withUTF8 { bytes in
      place(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    }
  }

  /// The bytes of the path between the quotes; nil if the name is an ordinary one.
  static func place(in name: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let word = "from".utf8
    guard name.starts(with: word) else { return nil }
    var start = word.count
    while start < name.count, name[start] == 0x20 || name[start] == 0x09 { start += 1 }
    guard start > word.count, start < name.count, name[start] == 0x22 else { return nil }
    start += 1
    // The official parsers know no such names, so a missing quote is left to the reader of the file.
    return start..<(name[start...].firstIndex(of: 0x22) ?? name.count)
  }
}
