import SpecText

/// The quoted texts in the steps of a suite, with the words before each, and how often they occur.
///
/// They are the names of elements, apps and files that the suite already uses.
struct QuotedTexts {
  struct Use: Hashable {
    /// The step up to the quotation mark, without the contents of other quotations.
    @ExactText var before: String
    @ExactText var text: String
  }

  private var counts: [ExactText: [ExactText: Int]] = [:]
  /// How often each text occurs.
  private(set) var totals: [ExactText: Int] = [:]

  mutating func add(_ uses: [Use], by step: Int) {
    for use in uses {
      counts[ExactText(use.before), default: [:]][ExactText(use.text), default: 0] += step
      totals[ExactText(use.text), default: 0] += step
    }
  }

  /// The texts that follow the same words, the most frequent first, then all others.
  func texts(after before: String) -> (same: [String], other: [String]) {
    let same = Self.ranked(counts[before] ?? [:])
    let known = Set(exactly: same)
    return (same, Self.ranked(totals).filter { !known.contains($0) })
  }

  private static func ranked(_ counts: [ExactText: Int]) -> [String] {
    counts.filter { $0.value > 0 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map(\.key.wrappedValue)
  }

  /// The quoted texts of a step.
  static func uses(in step: String) -> [Use] {
    guard step.utf8.contains(UInt8(ascii: "\"")) else { return [] }
    var uses: [Use] = []
    var before: [UInt8] = []
    var text: [UInt8]?
    var isEscaped = false
    for byte in step.utf8 {
      let isQuote = byte == UInt8(ascii: "\"") && !isEscaped
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      guard let open = text else {
        before.append(byte)
        if isQuote { text = [] }
        continue
      }
      guard isQuote else {
        text?.append(byte)
        continue
      }
      uses.append(
        Use(
          before: String(decoding: before, as: UTF8.self),
          text: String(decoding: open, as: UTF8.self)))
      before.append(byte)
      text = nil
    }
    return uses
  }

  /// The step up to an open quotation mark, without the contents of others; nil if none is open.
  static func open(in typed: String) -> (before: String, text: String)? {
    // A mark after the text closes it, if it is open.
    let uses = uses(in: typed + "\"")
    guard uses.count > self.uses(in: typed).count else { return nil }
    return uses.last.map { ($0.before, $0.text) }
  }
}
