import SpecJSON

/// A day and time as a specification writes it, in the page's own time zone.
struct PageDate: Equatable {
  /// Year, month, day; then hours, minutes, seconds and milliseconds as far as they are written.
  let parts: [Int]
  /// When it was set; nil if the next launch begins with it.
  var since: ContinuousClock.Instant?

  /// Reads `2026-11-21`, `2026-11-21T09:30`, and with seconds or their thousandths.
  ///
  /// Years go from 1 to 9999; nil for what is no such day or time.
  init?(written text: String) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard (1...2).contains(halves.count),
      let day = Self.numbers(in: halves[0], "-", widths: [4, 2, 2]),
      (1...9999).contains(day[0]), (1...12).contains(day[1]),
      (1...Self.length(ofMonth: day[1], in: day[0])).contains(day[2])
    else { return nil }
    guard halves.count == 2 else {
      parts = day + [0]
      return
    }
    let seconds = halves[1].split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = seconds.first,
      let clock = Self.numbers(in: first, ":", widths: [2, 2])
        ?? Self.numbers(in: first, ":", widths: [2, 2, 2]),
      clock[0] < 24, clock[1] < 60, clock.count < 3 || clock[2] < 60
    else { return nil }
    guard seconds.count == 2 else {
      parts = day + clock
      return
    }
    guard clock.count == 3, let rest = Self.numbers(in: seconds[1], ".", widths: [3]) else {
      return nil
    }
    parts = day + clock + rest
  }

  /// As the page's script takes it: the parts, and how many milliseconds it has gone on since.
  var json: [JSONValue] {
    [
      .array(parts.map { .integer($0) }),
      .integer(since.map { $0.duration(to: .now).wholeMilliseconds } ?? 0),
    ]
  }

  private static func numbers(
    in text: Substring, _ separator: Character, widths: [Int]
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == widths.count else { return nil }
    var numbers: [Int] = []
    for (part, width) in zip(parts, widths) {
      guard part.utf8.count == width, part.utf8.allSatisfy({ (48...57).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
