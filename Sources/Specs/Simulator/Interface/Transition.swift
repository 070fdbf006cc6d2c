import SpecDrivers

/// The current transition between screens; there is at most one.
final class Transition {
  private unowned let device: Device
  private var completion: (timer: VirtualClock.TimerID?, run: () -> Void)?

  init(on device: Device) {
    self.device = device
  }

  /// Runs a completion after a duration, or at once if not animated.
  func complete(after duration: Duration, animated: Bool, _ run: @escaping () -> Void) {
    guard animated else { return run() }
    let timer = device.clock.schedule(after: duration, .animation) { [weak self] in self?.end() }
    completion = (timer, run)
  }

  /// Runs a completion when `end` is called.
  func complete(whenEnded run: @escaping () -> Void) {
    completion = (nil, run)
  }

  /// Ends the current transition before another one starts, so that no call is lost.
  func finish() {
    guard let completion else { return }
    if let timer = completion.timer { device.clock.cancel(timer) }
    end()
  }

  /// Discards the transition when the app ends.
  func drop() {
    let gone = completion
    completion = nil
    withExtendedLifetime(gone) {}
  }

  /// Completes the current transition, if any.
  func end() {
    let run = completion?.run
    completion = nil
    run?()
  }
}
