import SpecDrivers
import SpecJSON

/// The events on the pages of a scenario, numbered in order of arrival.
struct PageLog {
  private(set) var events: [Event] = []
  /// The page's number of the last received event.
  private(set) var pageMark = 0
  /// The last observed page's record of the launch.
  private(set) var memory: JSONValue = .null

  /// The marks and memories of the other windows.
  private var others: [String: (mark: Int, memory: JSONValue)] = [:]

  /// Continues with the log of another window.
  mutating func enter(window: String, from old: String) {
    others[old] = (pageMark, memory)
    (pageMark, memory) = others[window] ?? (0, .null)
  }

  /// Adds an event that the driver has noticed.
  mutating func add(
    _ kind: Event.Kind, _ subject: String, _ details: Event.Details, at time: Duration
  ) {
    events.append(
      Event(number: events.count + 1, time: time, kind: kind, subject: subject, details: details))
  }

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
