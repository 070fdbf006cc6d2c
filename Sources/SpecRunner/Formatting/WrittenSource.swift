import SpecGherkin

/// A source as its author wrote it: the input of a layout.
struct WrittenSource {
  let source: Source
  let lines: [WrittenLine]
  private let dialect: Dialect?

  init(_ source: Source, _ lines: [WrittenLine], _ dialect: Dialect?) {
    self.source = source
    self.lines = lines
    self.dialect = dialect
  }

  var bytes: [UInt8] { source.bytes }

  /// What stands between the keyword of a step and its text, and must stay there.
  ///
  /// That is nothing, because a keyword contains the blank after it if its language has one. But
  /// some texts begin so that, directly after one keyword, they would complete a longer one.
  func separator(of step: WrittenLine) -> Range<Int> {
    let between = step.keyword.upperBound..<max(step.keyword.upperBound, step.text.lowerBound)
    let nothing = between.lowerBound..<between.lowerBound
    guard !between.isEmpty, !step.text.isEmpty, let dialect else { return nothing }
    let start = bytes[step.keyword] + bytes[step.text].prefix(Self.longestKeyword)
    return dialect.stepKeywordLength(Array(start)) == step.keyword.count ? nothing : between
  }

  /// No keyword has more bytes.
  private static let longestKeyword = 200

  /// Whether every line ends with CR LF.
  var usesCarriageReturns: Bool {
    var lineFeeds = 0
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0A {
        if previous != 0x0D { return false }
        lineFeeds += 1
      }
      previous = byte
    }
    return lineFeeds > 0
  }

  /// A second byte order mark is a character of the text, and would become the first one.
  var keepsByteOrderMark: Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.starts(with: mark + mark)
  }
}
