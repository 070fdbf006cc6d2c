/// A day of the calendar as a phone shows it: no time of day, no time zone.
package struct CalendarDate: Hashable, Comparable, Sendable {
  package let year: Int
  /// From 1 to 12.
  package let month: Int
  /// From 1 to the length of the month.
  package let day: Int

  /// The day a phone takes for today unless a specification says otherwise.
  package static let standardToday = CalendarDate(uncheckedYear: 2026, month: 1, day: 1)

  /// A day there is, in the years from 1 to 9999; nil for a 30th of February.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, in: year)).contains(day)
    else { return nil }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  /// Reads `2026-11-21`; a time behind it, as in `2026-11-21T09:30`, is read over.
  package init?(written text: String) {
    let date = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = (date.first ?? "").split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard parts.map(\.utf8.count) == [4, 2, 2], numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  private init(uncheckedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  package static func < (one: CalendarDate, other: CalendarDate) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }

  /// How many years have been completed from this day to a later one: an age.
  ///
  /// Who was born on a 29th of February completes a year on the 1st of March where there is none.
  package func completedYears(until later: CalendarDate) -> Int {
    let isCompleted = (later.month, later.day) >= (month, day)
    return later.year - year - (isCompleted ? 0 : 1)
  }

  /// The same day so many years later, or earlier; a 29th of February becomes the 28th.
  ///
  /// What would leave the calendar stops at its ends.
  package func moved(years: Int) -> CalendarDate {
    let (sum, overflow) = year.addingReportingOverflow(years)
    let target = overflow ? (years > 0 ? 9999 : 1) : min(max(1, sum), 9999)
    return CalendarDate(
      uncheckedYear: target, month: month,
      day: min(day, Self.length(ofMonth: month, in: target)))
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: CustomStringConvertible {
  /// As `2026-11-21`.
  package var description: String {
    let digits = String(year)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      + "-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}
