/// Why a report could not be written: where, what stood in the way, and what to do.
public struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, or what else is written to, such as `standard output`.
  public var target: String
  /// What else could not be written.
  public var others: [OutputError] = []
  /// What the system said, as half a sentence.
  public var reason: String
  /// What to do about it.
  public var fix: String
  /// Whether whoever reads has gone, as `head` does: no error of the run.
  public var isReaderGone: Bool

  public init(target: String, reason: String, fix: String, isReaderGone: Bool = false) {
    self.target = target
    self.reason = reason
    self.fix = fix
    self.isReaderGone = isReaderGone
  }

  /// Sentence and remedy, a line each.
  public var description: String {
    let own = "\"\(VisibleText.line(target))\" cannot be written: \(reason)\n\(fix)"
    return ([own] + others.map(\.description)).joined(separator: "\n")
  }
}
