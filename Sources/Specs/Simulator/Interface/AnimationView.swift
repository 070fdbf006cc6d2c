package import SpecDrivers

/// A drawn animation that plays once over what is on the screen; nobody waits for its end.
package final class AnimationView: View {
  /// Where the animation is loaded from.
  package let url: String
  /// How long it plays.
  package let duration: Duration

  package init(id: String, label: String, url: String, duration: Duration) {
    self.url = url
    self.duration = duration
    super.init(id: id, role: .image, label: label)
  }

  /// Plays it from its beginning to its end.
  ///
  /// - Parameter completion: runs at the end; hold the screen weakly in it.
  package func play(completion: @escaping () -> Void) {
    guard let screen else { return }
    screen.device.animations.played(self, of: screen.name, duration: duration)
    screen.device.clock.schedule(after: duration, .delay, completion)
  }

  package override func describe(in properties: inout [Property: Observed<PropertyValue>]) {
    super.describe(in: &properties)
    properties[.image] = .known(.text(url))
  }
}
