import SpecText

/// A virtual clock that only advances on request; timers fire in order of time, then of creation.
///
/// There are two kinds of timers: `settle` waits for animations. A delay, such as a pending answer,
/// fires when its time comes, but is not waited for.
package final class VirtualClock {
  package enum Kind {
    case animation, delay
  }

  /// The identifier of a timer, for cancelling it.
  package struct TimerID: Hashable {
    fileprivate let number: Int
  }

  /// The time since the launch, in whole milliseconds.
  package private(set) var now: Duration = .zero

  /// Whether an animation is running.
  package var isAnimating: Bool { animations > 0 }

  /// Whether time is paused because an external answer is pending.
  package var isHeld = false

  /// The number of pending timers.
  package var pending: Int { timers.count }

  /// The timers, latest first, so that removing the next one is cheap.
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

  /// Schedules a timer; a negative delay counts as zero.
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

  /// Cancels a timer; if it has fired, nothing happens.
  package func cancel(_ id: TimerID) {
    guard let place = timers.firstIndex(where: { $0.number == id.number }) else { return }
    remove(at: place)
  }

  /// Cancels all timers.
  package func cancelAll() {
    let gone = timers
    timers = []
    animations = 0
    isHeld = false
    // Objects retained by the timers are freed only now, and may schedule timers.
    withExtendedLifetime(gone) {}
  }

  /// Advances the clock by a duration; due timers fire in order.
  package func advance(by delay: Duration) {
    advance(to: later(by: delay))
  }

  /// Advances the clock to a time, unless it is paused on the way.
  ///
  /// - Returns: Whether the time was reached.
  @discardableResult
  package func advance(to end: Duration) -> Bool {
    while !isHeld, let timer = timers.last, timer.due <= end { fire(timer) }
    if isHeld { return false }
    now = max(now, end)
    return true
  }

  /// Runs until all animations have ended, including those that start meanwhile.
  ///
  /// - Parameter limit: The maximum time, for endless animations.
  /// - Returns: Whether all animations have ended.
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

  /// The time after a delay, limited to the range of the clock.
  package func later(by delay: Duration) -> Duration {
    delay > .longest - now ? .longest : now + max(.zero, delay)
  }
}
