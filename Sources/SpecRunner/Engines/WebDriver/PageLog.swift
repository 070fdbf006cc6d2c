import SpecDrivers
import SpecJSON

/// What happened on the pages of a scenario, numbered in the order in which it was seen.
struct PageLog {
  private(set) var events: [Event] = []
  /// The page's own number of the last event taken over.
  private(set) var pageMark = 0
  /// What the page last looked at knew of the launch.
  private(set) var memory: JSONValue = .null

  mutating func take(_ look: ScreenReader) {
    // A page that cannot carry its log to the next one counts from the start there.
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

  /// Expects the numbers of a page that knows nothing of those before.
  mutating func beginPage() {
    pageMark = 0
    memory = .null
  }
}
