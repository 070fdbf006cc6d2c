/// Why a report could not be written: where, what stood in the way, and what to do.
package struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, or what else is written to, such as `standard output`.
  package var target: String
  /// What else could not be written.
  package var others: [OutputError] = []
  /// What the system said, as half a sentence.
  package var reason: String
  /// What to do about it.
  package var fix: String
  /// Whether whoever reads has gone, as `head` does: no error of the run.
  package var isReaderGone: Bool

  package init(target: String, reason: String, fix: String, isReaderGone: Bool = false) {
    self.target = target
    self.reason = reason
    self.fix = fix
    self.isReaderGone = isReaderGone
  }

  /// Sentence and remedy, a line each.
  package var description: String {
    let own = "\"\(VisibleText.line(target))\" cannot be written: \(reason)\n\(fix)"
    return ([own] + others.map(\.description)).joined(separator: "\n")
  }
}
