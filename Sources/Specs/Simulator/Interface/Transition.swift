import SpecDrivers

/// The change of screens that is under way, if one is; there is one at a time.
final class Transition {
  private unowned let device: Device
  private var completion: (timer: VirtualClock.TimerID?, run: () -> Void)?

  init(on device: Device) {
    self.device = device
  }

  /// Runs what completes a change: after its duration, or at once if it is not animated.
  func complete(after duration: Duration, animated: Bool, _ run: @escaping () -> Void) {
    guard animated else { return run() }
    let timer = device.clock.schedule(after: duration, .animation) { [weak self] in self?.end() }
    completion = (timer, run)
  }

  /// Runs what completes a change when `end` is called, whenever that may be.
  func complete(whenEnded run: @escaping () -> Void) {
    completion = (nil, run)
  }

  /// A change in the middle of another ends that one first, so that no call gets lost.
  func finish() {
    guard let completion else { return }
    if let timer = completion.timer { device.clock.cancel(timer) }
    end()
  }

  /// Forgets the change: the app has ended.
  func drop() {
    let gone = completion
    completion = nil
    withExtendedLifetime(gone) {}
  }

  /// The change is complete; if none is under way nothing happens.
  func end() {
    let run = completion?.run
    completion = nil
    run?()
  }
}
