import SpecSimulator

/// The heights of review rows, depending on their texts.
struct ReviewHeights {
  /// The width of a row's text, in points.
  static let textWidth = 100.0
  static let lineHeight = 20.0

  let font: Font
  let rules: RulesInUse<StoreCardRules>

  /// The height of each review, in order.
  func rows(_ reviews: [String]) -> [Double] {
    let rows = reviews.map(row)
    return rules.heightsKeepOrder ? rows : rows.sorted()
  }

  private func row(_ review: String) -> Double {
    rules.rowPadding + height(of: review, in: rules.measuringWidth) / rules.heightDivisor
  }

  /// The height of a text, wrapped into lines.
  func height(of text: String, in width: Double) -> Double {
    guard !text.isEmpty else { return 0 }
    guard rules.textWraps else { return Self.lineHeight }
    let perLine = max(1, Int(width / font.width(of: "0")))
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { max(1, ($0.count + perLine - 1) / perLine) }
    return min(Double(lines.reduce(0, +)) * Self.lineHeight, rules.maximumHeight)
  }
}
