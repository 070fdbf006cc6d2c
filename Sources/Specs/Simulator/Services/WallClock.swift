package import SpecDrivers

/// The date and time of the app: a start date plus the app time.
package struct WallClock {
  /// The default start date.
  package static let beginning = LocalDateTime(milliseconds: 1_767_258_000_000)

  private let clock: VirtualClock
  /// The date at which app time was zero.
  private var origin: LocalDateTime

  init(clock: VirtualClock, now: LocalDateTime?) {
    self.clock = clock
    origin = (now ?? Self.beginning).adding(.zero - clock.now)
  }

  /// The current date and time.
  package var now: LocalDateTime { origin.adding(clock.now) }

  /// Sets the current date and time.
  mutating func set(to date: LocalDateTime) {
    origin = date.adding(.zero - clock.now)
  }
}
