package import SpecGherkin
import SpecText

/// Applies the edits of findings to the text of a file.
package struct LintFixer {
  private let edits: [ExactText: [LintEdit]]

  package init(_ report: LintReport) {
    var edits: [ExactText: [LintEdit]] = [:]
    for finding in report.findings { edits[finding.uri, default: []] += finding.edits }
    self.edits = edits.filter { !$0.value.isEmpty }
  }

  /// The files that have edits, in order.
  package var uris: [String] { edits.keys.sorted().map(\.wrappedValue) }

  /// The text of a file after its edits.
  ///
  /// Of edits that overlap, the first is applied; the others are found again by the next lint.
  ///
  /// - Returns: the bytes, and the number of edits that were applied.
  package func fixed(_ source: Source) -> (bytes: [UInt8], count: Int) {
    var result: [UInt8] = []
    var place = 0
    var count = 0
    let ordered = (edits[source.uri] ?? []).sorted { $0.range.lowerBound < $1.range.lowerBound }
    for edit in ordered
    where edit.range.lowerBound >= place && edit.range.upperBound <= source.bytes.count {
      result += source.bytes[place..<edit.range.lowerBound]
      result += edit.text.utf8
      place = edit.range.upperBound
      count += 1
    }
    return (result + source.bytes[place...], count)
  }
}
