import SpecText

extension PickleStep {
  /// The table and the doc string as Gherkin, one line each, which a parser reads as the same.
  package var argumentLines: [String] {
    let table = dataTable?.rows.map { row in
      "|" + row.map { " \(PickleTable.escaped($0)) |" }.joined()
    }
    let text = docString?.lines
    let isTextFirst = (docString?.argumentIndex ?? 2) < (dataTable?.argumentIndex ?? 1)
    return isTextFirst ? (text ?? []) + (table ?? []) : (table ?? []) + (text ?? [])
  }
}

extension PickleTable {
  /// The text of a cell with the special characters of a table escaped.
  package static func escaped(_ cell: String) -> String {
    cell.escaped { scalar in
      switch scalar {
      case "\\", "|": "\\\(scalar)"
      case "\n": "\\n"
      default: nil
      }
    }
  }
}

extension PickleDocString {
  /// The lines between delimiters; those in the content are escaped.
  fileprivate var lines: [String] {
    let escaped = content.replacing("\"\"\"", with: "\\\"\\\"\\\"")
    return ["\"\"\"" + (mediaType ?? "")]
      + escaped.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + ["\"\"\""]
  }
}
