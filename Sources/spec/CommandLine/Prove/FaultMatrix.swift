import SpecAnalysis
import SpecDrivers
import SpecText

/// Which scenario catches which fault, as SVG: a row for each fault, a column for each scenario
/// that catches any.
enum FaultMatrix {
  private static let side = 7

  static func svg(_ findings: [FaultProof.Finding]) -> String {
    var columns: [String: Int] = [:]
    for witness in findings.flatMap(\.catches).sorted(by: {
      ($0.uri, $0.line) < ($1.uri, $1.line)
    }) where columns["\(witness.uri):\(witness.line)"] == nil {
      columns["\(witness.uri):\(witness.line)"] = columns.count
    }
    let (width, height) = (columns.count * side, findings.count * side)
    let rows = findings.enumerated().map { row, finding in
      let squares = finding.catches.compactMap { columns["\($0.uri):\($0.line)"] }.map {
        "M\($0 * side) \(row * side)h\(side - 1)v\(side - 1)h-\(side - 1)z"
      }
      let title = "<title>\(HTMLPage.escape(finding.fault.name))</title>"
      return squares.isEmpty ? "" : "<path d=\"\(squares.joined())\">\(title)</path>"
    }
    return "<div class=\"grid\"><svg role=\"img\" aria-label=\"a matrix of "
      + "\(findings.count.counted("fault")) and \(columns.count.counted("scenario")): "
      + "a square means that the scenario catches the fault; the list below has the same data\" "
      + "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">"
      + "<path class=\"empty\" d=\"M0 0h\(width)v\(height)h-\(width)z\"/>\(rows.joined())</svg></div>\n"
  }
}
