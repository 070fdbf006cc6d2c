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
    var escaped = String.UnicodeScalarView()
    for scalar in cell.unicodeScalars {
      switch scalar {
      case "\\": escaped.append(contentsOf: "\\\\".unicodeScalars)
      case "|": escaped.append(contentsOf: "\\|".unicodeScalars)
      case "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
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
