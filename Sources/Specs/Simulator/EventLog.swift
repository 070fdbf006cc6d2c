package import SpecDrivers

/// The log of everything that happened on the phone, in order, with sequence numbers and times.
package final class EventLog {
  private let clock: VirtualClock
  private var events: [Event] = []

  package init(clock: VirtualClock) {
    self.clock = clock
    events.reserveCapacity(64)
  }

  /// The sequence number of the last event.
  package var mark: EventMark { events.count }

  /// Records an entry at the current time and returns its number.
  @discardableResult
  package func record(_ entry: LogEntry) -> EventMark {
    let number = events.count + 1
    events.append(
      Event(
        number: number, time: clock.now, kind: entry.kind, subject: entry.subject,
        details: entry.details))
    return number
  }

  /// Replaces the details of an entry whose outcome was not known when it was recorded.
  package func amend(_ number: EventMark, _ entry: LogEntry) {
    guard events.indices.contains(number - 1) else { return }
    events[number - 1].details = entry.details
  }

  /// The events after a mark; all of them if the mark is before the first.
  package func events(since mark: EventMark) -> [Event] {
    Array(events[min(max(0, mark), events.count)...])
  }
}
