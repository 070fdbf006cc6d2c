import SpecText

/// Time that moves only when told: timers fire in the order they are due, ties as they were set.
///
/// Timers are of two kinds. An animation is something a person waits for: `settle` lets it end.
/// A delay, such as an answer under way, fires when the time comes to it and is not waited for.
package final class VirtualClock {
  package enum Kind {
    case animation, delay
  }

  /// A timer that was set, to cancel it by.
  package struct TimerID: Hashable {
    fileprivate let number: Int
  }

  /// The time since the launch, in whole milliseconds.
  package private(set) var now: Duration = .zero

  /// Whether an animation is under way.
  package var isAnimating: Bool { animations > 0 }

  /// Whether time stands still, because something outside has yet to say what happens now.
  package var isHeld = false

  /// How many timers have yet to fire.
  package var pending: Int { timers.count }

  /// The latest first, so that the next to fire is cheap to take.
  private var timers: [Timer] = []
  private var animations = 0
  private var lastNumber = 0

  private struct Timer {
    let due: Duration
    let number: Int
    let kind: Kind
    let action: () -> Void
  }

  package init() {}

  /// Sets a timer; a negative delay counts as none.
  @discardableResult
  package func schedule(
    after delay: Duration, _ kind: Kind = .delay, _ action: @escaping () -> Void
  ) -> TimerID {
    lastNumber += 1
    let timer = Timer(due: later(by: delay), number: lastNumber, kind: kind, action: action)
    var place = timers.count
    while place > 0, timers[place - 1].due <= timer.due { place -= 1 }
    timers.insert(timer, at: place)
    if kind == .animation { animations += 1 }
    return TimerID(number: timer.number)
  }

  /// Takes a timer back; one that has fired is no error.
  package func cancel(_ id: TimerID) {
    guard let place = timers.firstIndex(where: { $0.number == id.number }) else { return }
    remove(at: place)
  }

  /// Takes every timer back.
  package func cancelAll() {
    let gone = timers
    timers = []
    animations = 0
    isHeld = false
    // What the timers kept alive is freed only now, and may set timers of its own.
    withExtendedLifetime(gone) {}
  }

  /// Lets time pass, to the millisecond; what falls due on the way fires in order.
  package func advance(by delay: Duration) {
    advance(to: later(by: delay))
  }

  /// Lets time pass until then, unless it is held on the way.
  ///
  /// - Returns: whether it is then.
  @discardableResult
  package func advance(to end: Duration) -> Bool {
    while !isHeld, let timer = timers.last, timer.due <= end { fire(timer) }
    if isHeld { return false }
    now = max(now, end)
    return true
  }

  /// Lets the animations under way end, and those that start meanwhile.
  ///
  /// - Parameter limit: how much time may pass at most, so that an endless animation ends.
  /// - Returns: whether all have ended.
  @discardableResult
  package func settle(within limit: Duration = .seconds(10)) -> Bool {
    let end = later(by: limit)
    let most = limit.wholeMilliseconds
    var firings = 0
    while !isHeld, isAnimating, let timer = timers.last, timer.due <= end, firings < most {
      fire(timer)
      firings += 1
    }
    return !isAnimating
  }

  private func fire(_ timer: Timer) {
    remove(at: timers.count - 1)
    now = max(now, timer.due)
    timer.action()
  }

  private func remove(at place: Int) {
    if timers.remove(at: place).kind == .animation { animations -= 1 }
  }

  /// The end of time is as far as the clock goes.
  package func later(by delay: Duration) -> Duration {
    delay > .longest - now ? .longest : now + max(.zero, delay)
  }
}
