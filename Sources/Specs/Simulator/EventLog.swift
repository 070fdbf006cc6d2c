package import SpecDrivers

/// Everything that happened on the phone, numbered and stamped, oldest first.
///
/// Entries are kept small and become events of the contract only when somebody asks for them.
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

  /// The number of the last event.
  package var mark: EventMark { records.count }

  /// Notes what happens now, and returns its number.
  @discardableResult
  package func record(_ entry: LogEntry) -> EventMark {
    records.append(Record(time: clock.now, entry: entry))
    return records.count
  }

  /// Completes an entry whose outcome was not known when it began.
  package func amend(_ number: EventMark, _ entry: LogEntry) {
    guard records.indices.contains(number - 1) else { return }
    records[number - 1].entry = entry
  }

  /// The events numbered above a mark; all of them if the mark is before the first.
  package func events(since mark: EventMark) -> [Event] {
    let start = min(max(0, mark), records.count)
    return records[start...].enumerated().map { offset, record in
      record.entry.event(number: start + offset + 1, time: record.time)
    }
  }
}
