/// A report that could not be written: where, why, and what to do.
package struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or another destination, such as `standard output`.
  package var target: String
  /// Further errors.
  package var others: [OutputError] = []
  /// The cause, as a clause that can follow a colon.
  package var reason: String
  /// What to do about it.
  package var fix: String
  /// Whether the reader closed the pipe, as `head` does; not an error of the run.
  package var isReaderGone: Bool

  package init(target: String, reason: String, fix: String, isReaderGone: Bool = false) {
    self.target = target
    self.reason = reason
    self.fix = fix
    self.isReaderGone = isReaderGone
  }

  /// The message and what to do, one per line.
  package var description: String {
    let own = "\"\(VisibleText.line(target))\" cannot be written: \(reason)\n\(fix)"
    return ([own] + others.map(\.description)).joined(separator: "\n")
  }
}
