import SpecGherkin

/// Lines of a source that formatting replaces with others.
package struct LineReplacement: Hashable, Sendable {
  /// The lines, counted from 0; empty if lines are only added before the first.
  package let lines: Range<Int>
  /// The bytes that replace them, with line ends.
  package let bytes: [UInt8]

  /// The changes from a source to its canonical text, one for each line that comes from a line of
  /// the source, in order.
  package static func all(of formatted: FormattedSource) -> [LineReplacement] {
    guard formatted.isChanged, let text = formatted.text else { return [] }
    let old = UnifiedDiff.lines(of: formatted.source.bytes)
    var replacements: [LineReplacement] = []
    var first = 0
    var new: [UInt8] = []
    func end(_ end: Int) {
      if !old[first..<end].joined().elementsEqual(new) {
        replacements.append(LineReplacement(lines: first..<end, bytes: new))
      }
      first = end
      new = []
    }
    for (line, origin) in zip(UnifiedDiff.lines(of: text.bytes), text.origins) {
      new += line
      if origin > 0 { end(origin) }
    }
    end(old.count)
    return replacements
  }
}
