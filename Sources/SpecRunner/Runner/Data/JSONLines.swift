import SpecGherkin
import SpecJSON
import SpecText

/// Reads JSON Lines: an object with texts, numbers, true and false in each line.
///
/// The keys of the first line are the columns, in their order; every other line has the same keys.
/// Numbers are taken as they are written. Blank lines are skipped.
struct JSONLines {
  private var rows = ExamplesRows()
  private var columns: [String] = []

  /// The rows of a text in UTF-8; without any if it is blank.
  static func rows(of bytes: [UInt8]) throws(DataProblem) -> ExamplesRows {
    var reader = JSONLines()
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let blanks: [UInt8] = [0x20, 0x09, 0x0D]
      let isBlank =
        line.allSatisfy(blanks.contains)
        || (number == 1 && line.starts(with: [0xEF, 0xBB, 0xBF])
          && line.dropFirst(3).allSatisfy(blanks.contains))
      if isBlank { continue }
      try reader.read(line, number)
      if reader.rows.isTooLarge { throw .tooLarge(line: number) }
    }
    return reader.rows
  }

  private mutating func read(_ line: ArraySlice<UInt8>, _ number: Int) throws(DataProblem) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.read(line)
    } catch {
      throw DataProblem(
        line: number, "this line is not JSON: \(error.problem) in column \(error.column)",
        fix: "write one object in each line, such as {\"name\": \"Ann\"}")
    }
    guard case .object(let object) = value,
      let fields = JSONReader.writtenFields(in: Array(line))
    else {
      throw DataProblem(
        line: number, "this line is \(value.kind), not an object",
        fix: "write one object in each line, such as {\"name\": \"Ann\"}")
    }
    if fields.count != object.keys.count {
      let names = fields.map(\.key)
      let name = names.indices.first { names[..<$0].contains(same: names[$0]) }.map { names[$0] }
      throw DataProblem(
        line: number, "the key \"\(name ?? "")\" is written twice", fix: "remove one of them")
    }
    if rows.count == 0 {
      guard !fields.isEmpty else {
        throw DataProblem(
          line: number, "this object has no keys", fix: "write one key for each column")
      }
      columns = object.keys
      try DataProblem.check(columns, line: number)
      for column in columns { rows.add(column.utf8) }
      rows.endRow(line: number)
    }
    try check(object, number)
    var written: [ExactText: Range<Int>] = [:]
    for field in fields { written[ExactText(field.key)] = field.value }
    for column in columns {
      let range = written[ExactText(column)] ?? 0..<0
      let raw = line[(line.startIndex + range.lowerBound)..<(line.startIndex + range.upperBound)]
      try add(object[column] ?? .null, raw, column, number)
    }
    rows.endRow(line: number)
  }

  /// Checks that the object has the keys of the first one.
  private func check(_ object: JSONObject, _ number: Int) throws(DataProblem) {
    if let missing = columns.first(where: { object[$0] == nil }) {
      throw DataProblem(
        line: number, "the key \"\(missing)\" is missing",
        fix: "write the same keys in every line; an empty text is \"\"")
    }
    guard object.keys.count != columns.count else { return }
    let known = Set(exactly: columns)
    let extra = object.keys.first { !known.contains($0) } ?? ""
    throw DataProblem(
      line: number, "the key \"\(extra)\" is missing in the lines before",
      fix: "write the same keys in every line; an empty text is \"\"")
  }

  private mutating func add(
    _ value: JSONValue, _ raw: ArraySlice<UInt8>, _ column: String, _ number: Int
  ) throws(DataProblem) {
    switch value {
    case .string(let text): rows.add(text.utf8)
    case .bool, .integer, .number, .digits: rows.add(raw)
    case .null, .array, .object:
      throw DataProblem(
        line: number, "the value of \"\(column)\" is \(value.kind)",
        fix: "write a text, a number, true or false; an empty text is \"\"")
    }
  }
}
