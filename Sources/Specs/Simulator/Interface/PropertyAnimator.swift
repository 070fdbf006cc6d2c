/// An animation that is put together first and started later; several may run side by side.
package final class PropertyAnimator {
  package let duration: Duration
  package let curve: Curve

  private let animations: Animations
  private var changes: [() -> Void] = []
  private var completions: [() -> Void] = []
  private var isStarted = false

  package init(on device: Device, duration: Duration, curve: Curve) {
    animations = device.animations
    self.duration = duration
    self.curve = curve
  }

  /// Adds changes; they are made when it starts, in the order they were added.
  package func addAnimations(_ block: @escaping () -> Void) {
    changes.append(block)
  }

  /// Adds something to do when the time is over.
  package func addCompletion(_ block: @escaping () -> Void) {
    completions.append(block)
  }

  /// Starts it; once it was started nothing happens.
  package func start() {
    guard !isStarted else { return }
    isStarted = true
    animations.animate(duration: duration, curve: curve) {
      for change in changes { change() }
    } completion: { [completions] in
      for completion in completions { completion() }
    }
  }
}
