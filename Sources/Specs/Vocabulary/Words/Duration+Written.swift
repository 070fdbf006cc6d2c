/// A span of app time as specifications write it: `300 ms`, `1.5 seconds`, `2 minutes`.
extension Duration {
  /// The nearest whole millisecond of what an engine reports; zero of what is no such time.
  init(rounding milliseconds: Double) {
    self = .milliseconds(Int(exactly: milliseconds.rounded()) ?? 0)
  }

  /// The span to the nearest millisecond.
  ///
  /// - Throws: a sentence if the text is no such span, or longer than a year.
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
