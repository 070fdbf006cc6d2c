import SpecDrivers
import SpecJSON
import SpecText

/// A date and time in the page's own time zone.
struct PageDate: Equatable {
  let moment: LocalDateTime
  /// The time at which it was set; nil if it starts with the next launch.
  var since: ContinuousClock.Instant?

  /// Parses a date and time with `LocalDateTime`; nil for invalid text.
  init?(written text: String) {
    guard let moment = LocalDateTime(written: text) else { return nil }
    self.moment = moment
  }

  /// The form of the page script: year, month, day, hours, minutes, seconds and milliseconds, and
  /// the milliseconds that have passed since.
  var json: [JSONValue] {
    let day = moment.day
    return [
      .array(([day.year, day.month, day.day] + moment.clock).map { .integer($0) }),
      .integer(since.map { $0.duration(to: .now).wholeMilliseconds } ?? 0),
    ]
  }
}
