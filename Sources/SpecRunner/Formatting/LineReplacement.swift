import SpecGherkin

/// Lines of a source that formatting replaces with others.
package struct LineReplacement: Hashable, Sendable {
  /// The lines, counted from 0; empty if lines are only added before the first.
  package let lines: Range<Int>
  /// The bytes that replace them, with line ends.
  package let bytes: [UInt8]

  /// The changes from a source to its canonical text, in the order of the lines.
  package static func all(of formatted: FormattedSource) -> [LineReplacement] {
    guard formatted.isChanged, let text = formatted.text else { return [] }
    var replacements: [LineReplacement] = []
    var first: Int?
    var end = 0
    var added: [UInt8] = []
    func flush() {
      if let start = first {
        replacements.append(LineReplacement(lines: start..<end, bytes: added))
      }
      first = nil
      added = []
    }
    for change in UnifiedDiff.changes(formatted.source.bytes, text) {
      guard change.role != .same else {
        flush()
        continue
      }
      if first == nil { (first, end) = (change.before.old, change.before.old) }
      if change.role == .removed { end += 1 } else { added += change.bytes }
    }
    flush()
    return replacements
  }
}
