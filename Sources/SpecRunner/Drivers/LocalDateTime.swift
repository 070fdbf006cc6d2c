import SpecText

/// A date and time in the Gregorian calendar without a time zone, to the millisecond.
package struct LocalDateTime: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00.
  package let milliseconds: Int

  package init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// Parses `2026-11-21` and `2026-11-21T09:30`, optionally with seconds and fractions.
  ///
  /// Years range from 1 to 9999; nil for an invalid date or time.
  package init?(written text: String) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard (1...2).contains(halves.count),
      let day = Self.numbers(in: halves[0], separator: "-", widths: [4, 2, 2]),
      (1...9999).contains(day[0]), (1...12).contains(day[1]),
      (1...Self.length(ofMonth: day[1], in: day[0])).contains(day[2])
    else { return nil }
    let time = halves.count == 2 ? Self.time(halves[1]) : 0
    guard let time else { return nil }
    milliseconds = Self.days(day[0], day[1], day[2]) * 86_400_000 + time
  }

  package static func < (one: LocalDateTime, other: LocalDateTime) -> Bool {
    one.milliseconds < other.milliseconds
  }

  /// The date and time after a duration, which may be negative.
  package func adding(_ time: Duration) -> LocalDateTime {
    let (sum, overflow) = milliseconds.addingReportingOverflow(time.wholeMilliseconds)
    return LocalDateTime(milliseconds: overflow ? (time < .zero ? .min : .max) : sum)
  }

  /// Year, month and day.
  package var day: (year: Int, month: Int, day: Int) {
    // Counting years from March puts the leap day at the end of the year.
    let days = Self.quotient(milliseconds, 86_400_000) + 719_468
    let era = Self.quotient(days, 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  /// Hours, minutes, seconds and milliseconds.
  package var clock: [Int] {
    let time = milliseconds - Self.quotient(milliseconds, 86_400_000) * 86_400_000
    return [time / 3_600_000, time / 60_000 % 60, time / 1_000 % 60, time % 1_000]
  }

  /// The format of `init(written:)`, to the millisecond: `2026-11-21T09:30:00.000`.
  package var written: String {
    let clock = clock
    return dayWritten(separator: "-") + "T"
      + clock.dropLast().map { $0.digits(2) }.joined(separator: ":") + "."
      + clock[3].digits(3)
  }

  /// The date in digits: year, month, day.
  package func dayWritten(separator: String) -> String {
    let day = day
    return [day.year.digits(4), day.month.digits(2), day.day.digits(2)]
      .joined(separator: separator)
  }

  private static func time(_ text: Substring) -> Int? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let widths = parts[0].utf8.count == 5 ? [2, 2] : [2, 2, 2]
    guard let clock = numbers(in: parts[0], separator: ":", widths: widths),
      clock[0] < 24, clock[1] < 60, clock.count < 3 || clock[2] < 60
    else { return nil }
    let seconds = clock.count == 3 ? clock[2] : 0
    let whole = (clock[0] * 3_600 + clock[1] * 60 + seconds) * 1_000
    guard parts.count == 2 else { return whole }
    guard clock.count == 3, let fraction = numbers(in: parts[1], separator: ".", widths: [3])
    else { return nil }
    return whole + fraction[0]
  }

  /// Parses numbers with the given digits; nil for anything else.
  private static func numbers(
    in text: Substring, separator: Character, widths: [Int]
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

  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = quotient(shifted, 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Division that rounds down.
  private static func quotient(_ number: Int, _ divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((-(number + 1)) / divisor) - 1
  }
}
