public import SpecDrivers
public import SpecRunner

/// A span of app time as specifications write it: `300 ms`, `1.5 seconds`, `2 minutes`.
public struct AppTime: Hashable, Sendable, StepArgument, CustomStringConvertible {
  public let milliseconds: Milliseconds

  public init(milliseconds: Milliseconds) {
    self.milliseconds = milliseconds
  }

  /// The nearest whole millisecond of what an engine says; 0 of what is no such time.
  init(rounding number: Double) {
    milliseconds = Int(exactly: number.rounded()) ?? 0
  }

  /// - Throws: a sentence if the text is no such span, or longer than a year.
  package init(written text: String) throws {
    let parts = text.split(separator: " ")
    let limit = 31_536_000_000.0
    guard parts.count == 2, let number = Double(parts[0]), let unit = Self.unit(parts[1]),
      number >= 0, number * unit <= limit
    else { throw Unreadable(text, "a span of time up to a year") }
    milliseconds = Int((number * unit).rounded())
  }

  private static func unit(_ word: Substring) -> Double? {
    switch word {
    case "ms", "millisecond", "milliseconds": 1
    case "s", "second", "seconds": 1_000
    case "minute", "minutes": 60_000
    default: nil
    }
  }

  public var description: String {
    milliseconds % 1_000 == 0 && milliseconds > 0
      ? "\(milliseconds / 1_000) s" : "\(milliseconds) ms"
  }
}
