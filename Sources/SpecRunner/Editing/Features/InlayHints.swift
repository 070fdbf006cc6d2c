import SpecGherkin
import SpecJSON
import SpecText

/// What the variables and the columns of examples in steps are, after each.
struct InlayHints {
  let view: DocumentView

  /// The most values of a column that are shown.
  private static let mostValues = 3

  func json(within range: Range<Int>) -> JSONValue {
    var hints: [JSONValue] = []
    for use in view.uses where use.text.overlaps(range) {
      let bytes = view.buffer.bytes[use.text]
      var place = bytes.startIndex
      while let start = bytes[place...].firstIndex(where: { "<{".utf8.contains($0) }) {
        place = start + 1
        let isColumn = bytes[start] == UInt8(ascii: "<")
        let close = isColumn ? UInt8(ascii: ">") : UInt8(ascii: "}")
        guard isColumn || start > bytes.startIndex && bytes[start - 1] == UInt8(ascii: "$"),
          let end = bytes[place...].firstIndex(of: close)
        else { continue }
        let name = String(decoding: bytes[place..<end], as: UTF8.self)
        guard let value = isColumn ? values(name, use) : view.variable(name) else { continue }
        place = end + 1
        hints.append([
          "position": view.buffer.position(of: place).json, "label": .string(value),
          "paddingLeft": true,
        ])
      }
    }
    return .array(hints)
  }

  /// The values of a column, in the order of the rows.
  private func values(_ name: String, _ use: StepUse) -> String? {
    var values: [String] = []
    for examples in use.scenario?.examples.map({ $0 }) ?? [] {
      guard let header = examples.tableHeader,
        let column = header.cells.map(\.value).firstIndex(where: { $0.isSame(as: name) })
      else { continue }
      for row in examples.tableBody {
        let cells = row.cells.map(\.value)
        guard cells.indices.contains(column), !values.contains(same: cells[column]) else {
          continue
        }
        values.append(cells[column])
      }
    }
    if values.isEmpty { return nil }
    let shown = values.prefix(Self.mostValues).map { $0.isEmpty ? "\"\"" : $0 }
    return shown.joined(separator: ", ") + (values.count > Self.mostValues ? ", …" : "")
  }
}
