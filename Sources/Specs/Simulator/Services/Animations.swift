/// Every animation there is: what moved, from where to where, how long; and the global switch.
///
/// As in UIKit the switch is one for the whole app, and an animation that starts while it is off
/// happens at once; its completion still runs, in the next turn.
package final class Animations {
  /// Whether view animations are on, for the whole app.
  package private(set) var areEnabled = true

  private let clock: VirtualClock
  private let log: EventLog
  /// How long the changes made just now take; nil outside an animation.
  private var duration: Duration?
  private var curve: Curve?

  package init(clock: VirtualClock, log: EventLog) {
    self.clock = clock
    self.log = log
  }

  /// Turns all view animations on or off.
  package func setEnabled(_ enabled: Bool) {
    guard enabled != areEnabled else { return }
    areEnabled = enabled
    log.record(.animationSwitch(enabled: enabled))
  }

  /// Animates the changes that a block makes.
  ///
  /// - Parameter completion: runs when the time is over; hold the screen weakly in it.
  package func animate(
    duration: Duration, curve: Curve? = nil, _ changes: () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    let time = areEnabled ? max(.zero, duration) : .zero
    run(taking: time > .zero ? time : nil, along: curve, changes)
    clock.schedule(after: time, .animation, completion)
  }

  /// Makes changes at once, even inside an animation.
  package func performWithoutAnimation(_ changes: () -> Void) {
    run(taking: nil, changes)
  }

  /// Notes that a view's property took another value.
  func changed(
    _ view: View, of screen: String, _ property: ViewChange.Name, from: Double, to: Double
  ) {
    log.record(
      .change(
        ViewChange(
          label: view.label, id: view.id, screen: screen, property: property, from: from, to: to,
          duration: duration, curve: curve)))
  }

  /// Notes that a drawn animation plays from its beginning to its end.
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
