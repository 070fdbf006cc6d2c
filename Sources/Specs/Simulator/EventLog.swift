package import SpecDrivers

/// The log of everything that happened on the phone, in order, with sequence numbers and times.
///
/// Entries are small and converted to events of the driver protocol only on request.
package final class EventLog {
  private let clock: VirtualClock
  private var records: [Record] = []

  private struct Record {
    let time: Duration
    var entry: LogEntry
  }

  package init(clock: VirtualClock) {
    self.clock = clock
    records.reserveCapacity(64)
  }

  /// The sequence number of the last event.
  package var mark: EventMark { records.count }

  /// Records an entry at the current time and returns its number.
  @discardableResult
  package func record(_ entry: LogEntry) -> EventMark {
    records.append(Record(time: clock.now, entry: entry))
    return records.count
  }

  /// Replaces an entry whose outcome was not known when it was recorded.
  package func amend(_ number: EventMark, _ entry: LogEntry) {
    guard records.indices.contains(number - 1) else { return }
    records[number - 1].entry = entry
  }

  /// The events after a mark; all of them if the mark is before the first.
  package func events(since mark: EventMark) -> [Event] {
    let start = min(max(0, mark), records.count)
    return records[start...].enumerated().map { offset, record in
      record.entry.event(number: start + offset + 1, time: record.time)
    }
  }
}
