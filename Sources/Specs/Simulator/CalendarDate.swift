package import SpecDrivers

/// A day of the calendar as a phone shows it: no time of day, no time zone.
package struct CalendarDate: Hashable, Comparable, Sendable {
  package let year: Int
  /// From 1 to 12.
  package let month: Int
  /// From 1 to the length of the month.
  package let day: Int

  /// The day of a moment.
  package init(of moment: LocalDateTime) {
    (year, month, day) = moment.day
  }

  /// Reads a day, `2026-11-21`, or the day of a moment, `2026-11-21T09:30`.
  package init?(written text: String) {
    guard let moment = LocalDateTime(written: text) else { return nil }
    self.init(of: moment)
  }

  private init(year: Int, month: Int, day: Int) {
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
  /// What would leave the years from 1 to 9999 stops at their ends.
  package func moved(years: Int) -> CalendarDate {
    let (sum, overflow) = year.addingReportingOverflow(years)
    let target = overflow ? (years > 0 ? 9999 : 1) : min(max(1, sum), 9999)
    let isLeap = target % 4 == 0 && (target % 100 != 0 || target % 400 == 0)
    let day = month == 2 && day == 29 && !isLeap ? 28 : day
    return CalendarDate(year: target, month: month, day: day)
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
