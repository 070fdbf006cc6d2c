import SpecDrivers
import SpecJSON
import SpecText

/// A day and time as a specification writes it, in the page's own time zone.
struct PageDate: Equatable {
  let moment: LocalDateTime
  /// When it was set; nil if the next launch begins with it.
  var since: ContinuousClock.Instant?

  /// Reads what `LocalDateTime` reads; nil for what is no such day or time.
  init?(written text: String) {
    guard let moment = LocalDateTime(written: text) else { return nil }
    self.moment = moment
  }

  /// As the page's script takes it: year, month, day, hours, minutes, seconds and milliseconds,
  /// and how many milliseconds it has gone on since.
  var json: [JSONValue] {
    let day = moment.day
    return [
      .array(([day.year, day.month, day.day] + moment.clock).map { .integer($0) }),
      .integer(since.map { $0.duration(to: .now).wholeMilliseconds } ?? 0),
    ]
  }
}
