package import SpecDrivers

/// A calendar date, without time of day and time zone.
package struct CalendarDate: Hashable, Comparable, Sendable {
  package let year: Int
  /// The month, from 1 to 12.
  package let month: Int
  /// The day, from 1 to the length of the month.
  package let day: Int

  /// The date of a local date and time.
  package init(of moment: LocalDateTime) {
    (year, month, day) = moment.day
  }

  /// Parses a date, `2026-11-21`, or the date of `2026-11-21T09:30`; nil if it is neither.
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

  /// The number of completed years from this date to a later one: an age.
  ///
  /// A year from February 29 is completed on March 1 if the later year has no February 29.
  package func completedYears(until later: CalendarDate) -> Int {
    let isCompleted = (later.month, later.day) >= (month, day)
    return later.year - year - (isCompleted ? 0 : 1)
  }

  /// The same day a number of years later, or earlier; February 29 becomes February 28 if needed.
  ///
  /// The result is limited to the years 1 to 9999.
  package func moved(years: Int) -> CalendarDate {
    let (sum, overflow) = year.addingReportingOverflow(years)
    let target = overflow ? (years > 0 ? 9999 : 1) : min(max(1, sum), 9999)
    let isLeap = target % 4 == 0 && (target % 100 != 0 || target % 400 == 0)
    let day = month == 2 && day == 29 && !isLeap ? 28 : day
    return CalendarDate(year: target, month: month, day: day)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date in ISO 8601: `2026-11-21`.
  package var description: String {
    let digits = String(year)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      + "-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}
