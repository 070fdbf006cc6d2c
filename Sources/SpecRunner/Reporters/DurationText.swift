package import SpecMessages
import SpecText

/// Formats durations and instants, for people and for machines.
package enum DurationText {
  /// Returns `3 ms`, `1.24 s` or `2 min 5 s`: about three digits.
  package static func short(_ elapsed: Duration) -> String {
    let milliseconds = rounded(elapsed, to: 1_000_000)
    if milliseconds < 1000 { return "\(milliseconds) ms" }
    if milliseconds < 60_000 {
      let hundredths = rounded(elapsed, to: 10_000_000)
      return "\(hundredths / 100).\((hundredths % 100).digits(2)) s"
    }
    let seconds = rounded(elapsed, to: 1_000_000_000)
    if seconds < 3600 { return "\(seconds / 60) min \(seconds % 60) s" }
    return "\(seconds / 3600) h \(seconds / 60 % 60) min"
  }

  /// Returns seconds with three decimals and a point in every locale: `12.000`.
  static func seconds(_ elapsed: Duration) -> String {
    let milliseconds = rounded(elapsed, to: 1_000_000)
    return "\(milliseconds / 1000).\((milliseconds % 1000).digits(3))"
  }

  /// Returns the duration in units of the given nanoseconds, rounded; 0 if it is negative.
  private static func rounded(_ elapsed: Duration, to unit: UInt64) -> Int64 {
    Int64((UInt64(max(elapsed.wholeNanoseconds, 0)) + unit / 2) / unit)
  }

  /// Returns the day of an instant in UTC: `2026-01-02`.
  package static func date(_ timestamp: Timestamp) -> String {
    String(instant(timestamp).prefix(10))
  }

  /// Returns an instant in UTC in ISO 8601: `2026-01-02T03:04:05Z`.
  package static func instant(_ timestamp: Timestamp) -> String {
    let day: Int64 = 86_400
    let seconds = floorDivide(timestamp.nanoseconds, 1_000_000_000)
    let days = floorDivide(seconds, day)
    let rest = seconds - days * day
    let (year, month, date) = civil(days)
    return "\(year.digits(4))-\(month.digits(2))-\(date.digits(2))"
      + "T\((rest / 3600).digits(2)):\((rest / 60 % 60).digits(2)):\((rest % 60).digits(2))Z"
  }

  /// Returns an instant in UTC with three, six or nine decimals as needed.
  static func exactInstant(_ timestamp: Timestamp) -> String {
    var fraction = timestamp.nanoseconds % 1_000_000_000
    if fraction < 0 { fraction += 1_000_000_000 }
    if fraction == 0 { return instant(timestamp) }
    var digits = fraction.digits(9)
    while digits.hasSuffix("000") { digits.removeLast(3) }
    return instant(timestamp).dropLast() + ".\(digits)Z"
  }

  /// Converts days since 1970-01-01 to a date, using 400-year eras that begin in March.
  private static func civil(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = days + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static func floorDivide(_ value: Int64, _ divisor: Int64) -> Int64 {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
