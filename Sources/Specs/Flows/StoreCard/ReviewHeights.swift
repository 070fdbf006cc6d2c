import SpecSimulator

/// How high the rows of reviews are: each by how much its text says.
struct ReviewHeights {
  /// What a row takes without its text, in points.
  static let room = 320.0
  /// The width a text is measured in, in points.
  static let measure = 100.0
  static let lineHeight = 20.0

  let font: Font
  let faults: StoreCardFaults

  /// A height for each review, in their order.
  func rows(_ reviews: [String]) -> [Double] {
    let rows = reviews.map(row)
    return faults.contains(.heightsSorted) ? rows.sorted() : rows
  }

  private func row(_ review: String) -> Double {
    if faults.contains(.rowsAlike) { return Self.room }
    let room = faults.contains(.roomFixed300) ? 300 : Self.room
    let ratio = faults.contains(.heightsNotDivided) ? 1.0 : 10
    return room + height(of: review, in: faults.contains(.measuredWide) ? 200 : Self.measure)
      / ratio
  }

  /// The height of a text with as many lines as it needs.
  func height(of text: String, in width: Double) -> Double {
    guard !text.isEmpty else { return 0 }
    if faults.contains(.oneLineOnly) { return Self.lineHeight }
    let perLine = max(1, Int(width / font.width(of: "0")))
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { max(1, ($0.count + perLine - 1) / perLine) }
    let height = Double(lines.reduce(0, +)) * Self.lineHeight
    return faults.contains(.heightCapped) ? min(height, Self.measure) : height
  }
}
