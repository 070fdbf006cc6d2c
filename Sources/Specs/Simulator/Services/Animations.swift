/// The view animations of an app, and their global switch.
///
/// As in UIKit, the switch is global, and an animation that starts while it is off is immediate;
/// its completion still runs, in the next run loop iteration.
package final class Animations {
  /// Whether view animations are enabled, globally.
  package private(set) var areEnabled = true

  private let clock: VirtualClock
  private let log: EventLog
  /// The duration of current changes; nil outside an animation.
  private var duration: Duration?
  private var curve: Curve?

  package init(clock: VirtualClock, log: EventLog) {
    self.clock = clock
    self.log = log
  }

  /// Enables or disables all view animations.
  package func setEnabled(_ enabled: Bool) {
    guard enabled != areEnabled else { return }
    areEnabled = enabled
    log.record(.animationSwitch(enabled: enabled))
  }

  /// Animates the changes in a closure.
  ///
  /// - Parameter completion: Runs at the end; capture the screen weakly.
  package func animate(
    duration: Duration, curve: Curve? = nil, _ changes: () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    let time = areEnabled ? max(.zero, duration) : .zero
    run(taking: time > .zero ? time : nil, along: curve, changes)
    clock.schedule(after: time, .animation, completion)
  }

  /// Applies changes without animation, even inside one.
  package func performWithoutAnimation(_ changes: () -> Void) {
    run(taking: nil, changes)
  }

  /// Records a property change of a view.
  func changed(
    _ view: View, of screen: String, _ property: ViewChange.Name, from: Double, to: Double
  ) {
    log.record(
      .change(
        ViewChange(
          label: view.label, id: view.id, screen: screen, property: property, from: from, to: to,
          duration: duration, curve: curve)))
  }

  /// Records that a vector animation is played.
  func played(_ view: View, of screen: String, duration: Duration) {
    run(taking: areEnabled ? duration : nil) {
      changed(view, of: screen, .progress, from: 0, to: 1)
    }
  }

  private func run(
    taking time: Duration?, along shape: Curve? = nil, _ changes: () -> Void
  ) {
    let outer = (duration, curve)
    (duration, curve) = (time, shape)
    changes()
    (duration, curve) = outer
  }
}
