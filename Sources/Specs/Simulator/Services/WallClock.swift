package import SpecDrivers

/// The day and time the app sees: a date the world began at, moved on by app time.
package struct WallClock {
  /// When worlds begin unless a specification says otherwise.
  package static let beginning = LocalDateTime(milliseconds: 1_767_258_000_000)

  private let clock: VirtualClock
  /// The date at which app time was zero.
  private var origin: LocalDateTime

  init(clock: VirtualClock, now: LocalDateTime?) {
    self.clock = clock
    origin = (now ?? Self.beginning).adding(.zero - clock.now)
  }

  /// The date as it is now.
  package var now: LocalDateTime { origin.adding(clock.now) }

  /// Sets it: from now on it goes on from there.
  mutating func set(to date: LocalDateTime) {
    origin = date.adding(.zero - clock.now)
  }
}
