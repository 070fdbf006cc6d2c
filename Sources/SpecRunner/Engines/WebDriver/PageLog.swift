import SpecDrivers
import SpecJSON

/// The events on the pages of a scenario, numbered in order of arrival.
struct PageLog {
  private(set) var events: [Event] = []
  /// The page's number of the last received event.
  private(set) var pageMark = 0
  /// The last observed page's record of the launch.
  private(set) var memory: JSONValue = .null

  mutating func take(_ look: ScreenReader) {
    // A page that cannot pass its log on numbers its events from the start.
    if look.last < pageMark { pageMark = 0 }
    for event in look.loggedEvents where event.number > pageMark {
      events.append(
        Event(
          number: events.count + 1, time: event.time, kind: event.kind, subject: event.subject,
          details: event.details))
    }
    pageMark = look.last
    memory = look.memory
  }

  /// Expects event numbers from the start, from a page without a log.
  mutating func beginPage() {
    pageMark = 0
    memory = .null
  }
}
