import SpecDrivers

/// The last screens that a session has seen, kept for the report of a failure.
///
/// They are observations that steps made anyway; keeping them costs a reference each.
struct SeenScreens: Sendable {
  /// The latest observation since the last action; nil if there was none.
  var latest: Observation? {
    didSet { if latest?.screen.elements.isEmpty == false { hadElements = true } }
  }
  /// Whether a screen of the scenario had an element so far.
  private(set) var hadElements = false
  /// The latest observation before the last action.
  private(set) var before: Observation?
  /// The last event before `before`; 0 if the log was restarted since.
  private(set) var beforeMark: EventMark = 0
  /// The last event that belongs to a recorded screen.
  var recordedMark: EventMark = 0

  /// Notes that an action had its effect: the latest screen is one before it.
  mutating func hasActed() {
    guard let latest else { return }
    before = latest
    beforeMark = latest.mark
    self.latest = nil
  }

  /// Notes that an app was launched, with a log of its own.
  mutating func hasLaunched() {
    hasActed()
    beforeMark = 0
    recordedMark = 0
  }

  /// Notes that an action failed: it had no effect, unless the app or the engine is gone.
  mutating func hasFailed(_ error: DriverError, mark: EventMark) {
    if let screen = error.screen {
      latest = Observation(screen: screen, mark: mark)
    } else if error.isInfrastructure {
      hasActed()
    }
  }
}
