#if DEBUG && canImport(UIKit)
import SpecDrivers
import Synchronization

/// What has happened in the app since its launch, numbered; the oldest events go first.
final class EventLog: Sendable {
  /// The most events that are kept.
  private static let limit = 10_000

  private struct State {
    var events: [Event] = []
    var last: EventMark = 0
    var start = ContinuousClock.now
  }

  private let state = Mutex(State())

  /// The time since the launch.
  var time: Duration { state.withLock { ContinuousClock.now - $0.start } }

  /// Forgets everything: the app is launched.
  func restart() {
    state.withLock { $0 = State() }
  }

  func record(_ kind: Event.Kind, _ subject: String, _ details: Event.Details = [:]) {
    state.withLock { state in
      state.last += 1
      state.events.append(
        Event(
          number: state.last, time: ContinuousClock.now - state.start, kind: kind,
          subject: subject, details: details))
      if state.events.count > Self.limit { state.events.removeFirst(Self.limit / 10) }
    }
  }

  /// The events after a mark, and the number of the last one.
  func events(since mark: EventMark) -> (events: [Event], mark: EventMark) {
    state.withLock { state in (state.events.filter { $0.number > mark }, state.last) }
  }
}
#endif
