/// An animation that is configured first and started later; several may run in parallel.
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

  /// Adds changes, which are applied in order when the animation starts.
  package func addAnimations(_ block: @escaping () -> Void) {
    changes.append(block)
  }

  /// Adds a completion.
  package func addCompletion(_ block: @escaping () -> Void) {
    completions.append(block)
  }

  /// Starts the animation; starting it again has no effect.
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
