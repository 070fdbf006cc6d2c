/// Durations as specifications write them: `300 ms`, `1.5 seconds`, `2 minutes`.
extension Duration {
  /// The nearest millisecond of a reported duration; zero for an invalid one.
  init(rounding milliseconds: Double) {
    self = .milliseconds(Int(exactly: milliseconds.rounded()) ?? 0)
  }

  /// Parses a duration to the nearest millisecond.
  ///
  /// - Throws: a message if the text is not a duration, or is longer than a year.
  package init(written text: String) throws {
    let parts = text.split(separator: " ")
    let limit = 31_536_000_000.0
    guard parts.count == 2, let number = Double(parts[0]), let unit = Self.unit(parts[1]),
      number >= 0, number * unit <= limit
    else { throw Unreadable(text, "a span of time up to a year") }
    self.init(rounding: number * unit)
  }

  private static func unit(_ word: Substring) -> Double? {
    switch word {
    case "ms", "millisecond", "milliseconds": 1
    case "s", "second", "seconds": 1_000
    case "minute", "minutes": 60_000
    default: nil
    }
  }
}
